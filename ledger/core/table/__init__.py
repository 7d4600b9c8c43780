"""What every table does, whatever the game: sit down, note, roll, correct by hand, settle an option, overrule."""
