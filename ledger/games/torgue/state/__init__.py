"""Everything that is true at a table of Mister Torgue's Arena, in small frozen values, and readers of it."""
