"""The network: WebSocket and HTTP, sessions and messages, middleware, the pages of the client."""
