"""Small words that sentences of every game are made of."""

from __future__ import annotations


def counted(number: int, thing: str = "card") -> str:
    """A number of things: `1 card`, `2 cards`; `thing` is one of them and takes an s."""
    return f"{number} {thing}{'' if number == 1 else 's'}"
