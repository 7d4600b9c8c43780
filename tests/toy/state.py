"""What is true in the toy game."""

from __future__ import annotations

from ledger.core.frozen import Frozen, Roster
from ledger.core.model import State
from ledger.core.piles import Pile

DOOM = 10
HAND = 3
CARDS = {"Torch": 2, "Long Sword": 1, "Elixir of Life": 1}


class Hero(Frozen):
    owner: str
    level: int
    wounds: int = 0
    items: tuple[str, ...] = ()


class Toy(State):
    doom: int = DOOM
    deck: Pile = Pile()
    hands: Roster[str, tuple[str, ...]] = Roster()
    heroes: Roster[str, Hero] = Roster()
    levels: Roster[str, int] = Roster()
    beaten: tuple[str, ...] = ()
