"""Action Tokens and Shield tokens, one by one: each has an identity, a colour it was printed in, and one it has now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from ledger.core.frozen import Frozen
from ledger.games.torgue.content.rows import Colour

TokenWord: TypeAlias = Literal[
    "green",
    "yellow",
    "red",
    "a",
    "b",
    "c",
    "d",
    "e",
    "f",
    "k1",
    "k2",
    "k3",
    "k4",
    "s1",
    "s2",
    "s3",
    "s4",
    "w1",
    "w2",
]
"""A token as it is typed: its colour, or its own letter where the colour says too little."""
LETTERS = ("a", "b", "c", "d", "e", "f")
COMPANION = "k"
SHIELD = "s"
WEAPON = "w"
COLOURS: tuple[Colour, ...] = ("green", "yellow", "red")


class Token(Frozen):
    """One token: a letter for an Action Token, `k1` for one of a Sidekick, `s1` on a Shield, `w1` for Run and Gun."""

    id: str
    printed: Colour
    colour: Colour
    ready: bool = True


def fresh(id: str, colour: Colour) -> Token:  # noqa: A002  the field's own word
    """A Ready token in its printed colour."""
    return Token(id=id, printed=colour, colour=colour)


def row(colours: Iterable[Colour], prefix: str = "") -> tuple[Token, ...]:
    """The tokens of a card in the order of print: a, b, c, or prefix and number."""
    named = list(colours)
    ids = [f"{prefix}{n}" for n in range(1, len(named) + 1)] if prefix else list(LETTERS[: len(named)])
    return tuple(fresh(id_, colour) for id_, colour in zip(ids, named, strict=True))


def wounded(token: Token) -> bool:
    """Whether it stands RED for a better colour."""
    return token.colour != token.printed


def ready(tokens: Iterable[Token]) -> tuple[Token, ...]:
    """The Ready ones."""
    return tuple(each for each in tokens if each.ready)


def reds(tokens: Iterable[Token]) -> int:
    """RED tokens, native and wounded, Ready and Exhausted."""
    return sum(each.colour == "red" for each in tokens)


def woundable(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """Tokens that a wound may turn RED: those that are not yet (TB-118)."""
    return tuple(each for each in tokens if each.colour != "red")


def named(tokens: Iterable[Token], word: str) -> Iterator[Token]:
    """The tokens that a word may mean: the one of that letter, or all of that colour."""
    return (each for each in tokens if word in (each.id, each.colour))


def same(tokens: tuple[Token, ...]) -> bool:
    """Whether it makes no difference which of these is used: all alike but for the letter."""
    return len({(each.printed, each.colour, each.ready) for each in tokens}) <= 1


def alike(tokens: tuple[Token, ...]) -> bool:
    """The same for a defence, in which a RED token is a RED token: a wound takes its owner out, whichever it is."""
    return len({(each.colour, each.ready and each.colour != "red") for each in tokens}) <= 1


def shown(tokens: Iterable[Token]) -> str:
    """Tokens in a few letters: `G y R<g`; capitals are Ready, `<` tells what a wounded one was."""
    return " ".join(_shown(each) for each in tokens)


def _shown(token: Token) -> str:
    letter = token.colour[0].upper() if token.ready else token.colour[0]
    return f"{letter}<{token.printed[0]}" if wounded(token) else letter
