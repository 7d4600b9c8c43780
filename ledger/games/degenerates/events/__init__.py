"""Every fact of the game, by chapter."""
