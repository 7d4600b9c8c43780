"""Laying out the campaign and a game."""
