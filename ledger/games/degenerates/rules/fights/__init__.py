"""A fight, from the first target to the last looted card."""
