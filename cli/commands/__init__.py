"""The commands of the other door: each reads its words and calls one function of `cli.verbs`."""
