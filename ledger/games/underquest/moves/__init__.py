"""Every move of UnderQuest, one file a chapter of the rulebook."""
