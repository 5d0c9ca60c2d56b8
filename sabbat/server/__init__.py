"""The server: tables, seats, clocks, storage and the network. It knows games only by the contract."""
