"""MCP: an assistant sits down at a table of its own, or at a seat of a running house (`sabbat mcp`)."""
