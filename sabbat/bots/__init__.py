"""Levels of play: one search for all games, and who uses it how."""
