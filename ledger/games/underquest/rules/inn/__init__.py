"""The people of the Lonely Troll Inn, and the reward of a victory."""
