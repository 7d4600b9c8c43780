"""What is true now at a table of Shadows of Brimstone."""
