"""The campaign, its cards, the adventurer, and the way from one adventure to the next."""
