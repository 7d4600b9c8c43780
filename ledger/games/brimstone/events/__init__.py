"""Every fact of Shadows of Brimstone; each carries the numbers that applied."""
