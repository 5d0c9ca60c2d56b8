"""Tables in memory: rooms and their listeners, what happens by itself, bots at tables, several workers."""
