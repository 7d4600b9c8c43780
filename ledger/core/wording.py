"""Small words that sentences of every game are made of."""

from __future__ import annotations


def counted(number: int, thing: str = "card") -> str:
    """A number of things: `1 card`, `2 cards`; `thing` is one of them and takes an s."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def one_word(name: str) -> str:
    """A name as one word of a line: `Burial_Mound`."""
    return name.replace(" ", "_")


def plain(text: str) -> str:
    """A text that was typed as one word, as people read it."""
    return text.replace("_", " ")
