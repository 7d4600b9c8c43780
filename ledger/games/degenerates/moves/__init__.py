"""Every move, in rulebook order; the classes are the command grammar."""
