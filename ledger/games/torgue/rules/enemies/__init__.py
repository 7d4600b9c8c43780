"""The Enemy Turn: orders, moves, spawning."""
