"""Phases, parties, stances and travel."""
