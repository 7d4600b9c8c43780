"""Every fact of UnderQuest, one file a chapter of the rulebook."""
