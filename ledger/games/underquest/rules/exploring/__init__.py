"""Turns, the tableau, the end of a level, and the quest."""
