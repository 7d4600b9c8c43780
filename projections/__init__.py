"""The read side: what people look at, folded from entries and the neutral nouns."""
