"""Tables, seats, time, memory: matches between people, knowing games only by the contract."""
