"""The Danger Phase: Epics on the move, Danger cards, Hunt and Stealth, the comparison."""
