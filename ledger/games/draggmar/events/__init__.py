"""Every fact, with the numbers that applied."""
