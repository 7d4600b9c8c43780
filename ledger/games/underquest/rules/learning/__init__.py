"""Skills and incantations: what experience buys, and what it brings."""
