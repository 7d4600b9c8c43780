"""Defence, wounds, [RE]actions, and who is taken out."""
