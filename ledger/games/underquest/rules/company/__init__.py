"""The Rewards deck, companions, and the dungeon cards that answer morality or tiredness."""
