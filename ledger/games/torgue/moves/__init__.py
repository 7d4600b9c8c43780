"""Everything that may be said at the table, one file a chapter of the rulebook."""
