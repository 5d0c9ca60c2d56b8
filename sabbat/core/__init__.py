"""The contract, records, fair chance: pure, and the same for every game."""
