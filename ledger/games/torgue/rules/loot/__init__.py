"""Loot out of the bag and what it is good for, Gear, levels."""
