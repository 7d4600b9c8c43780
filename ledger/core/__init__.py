"""What all games share; knows no game, no clock, no disk and no dice of its own."""
