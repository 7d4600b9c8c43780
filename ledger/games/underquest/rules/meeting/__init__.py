"""Checks, gains and losses, encounters, curses."""
