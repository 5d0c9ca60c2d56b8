"""Many matches between bots: who meets whom, with which chance, and what the results are worth."""
