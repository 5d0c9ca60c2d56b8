"""Other people's interfaces over the contract: NumPy batches, Gymnasium, PettingZoo, OpenSpiel."""
