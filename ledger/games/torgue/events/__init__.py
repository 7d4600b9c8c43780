"""Every fact of a table, one file a chapter of the rulebook."""
