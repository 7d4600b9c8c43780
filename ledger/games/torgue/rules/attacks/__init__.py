"""Attacks on enemies, and what becomes of them."""
