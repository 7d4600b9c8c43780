"""What is true now: the adventurer, the dungeon, the fight, the cards, and small readers of them."""
