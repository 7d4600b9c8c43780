"""Rest actions, one file a kind."""
