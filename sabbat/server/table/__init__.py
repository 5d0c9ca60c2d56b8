"""A table as a pure value: its events, who sits where, the match, the clock. No I/O, and time is passed in."""
