"""The opening of a fight."""
