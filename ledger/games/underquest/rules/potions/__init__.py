"""Potions: crafted between turns, with their rewards and their risks."""
