"""Set-up: the board, the decks, adventurers, missions, what cards print."""
