"""The Encounter Phase: what is drawn, Encounters, the Law, Dispel, and the end of missions."""
