"""The End of Round, step by step."""
