"""Combat: blows in either direction, and how a fight ends."""
