"""What the table sets right by hand: numbers and cards, always with the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Event, refused
from ledger.core.table.corrections import Handle, reasoned
from ledger.core.table.moves import Place, Remove
from ledger.games.underquest.content.rows import STATS, Stat
from ledger.games.underquest.events.changes import COUNTERS, set_to, value
from ledger.games.underquest.events.decks import CardTaken
from ledger.games.underquest.events.items import IngredientsLost, ItemLost, TrinketLost
from ledger.games.underquest.events.learning import IncantationGained, IncantationLost, SkillGained, SkillLost
from ledger.games.underquest.events.meeting import ScourgeFell, ScourgeLifted
from ledger.games.underquest.events.numbers import CapMoved, EncumbranceMoved, StatMoved
from ledger.games.underquest.rules.asking import Unfolds, need_adventurer
from ledger.games.underquest.rules.carrying import carry, pocket_ingredient, pocket_trinket
from ledger.games.underquest.rules.decks import discard, draw
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import owned, spells
from ledger.games.underquest.state.game import UnderQuest

RULE = "UQ-SET-02"
SPOTS = ("items", "ingredients", "trinkets", "skills", "incantations", "scourges")
"""Where a card may be put by hand, or taken from."""
decides = Deciders[UnderQuest]()


def _counter(name: str) -> Handle[UnderQuest]:
    def change(state: UnderQuest, _: str, now: int, why: str) -> Iterator[Event]:
        yield from set_to(state, name, now, why, RULE)

    low = None if name == "morality" else 0
    return Handle(read=lambda state, _: value(state, name), change=change, low=low)


def _stat(name: Stat) -> Handle[UnderQuest]:
    def change(state: UnderQuest, _: str, now: int, why: str) -> Iterator[Event]:
        yield StatMoved(stat=name, was=state.me.stats.get(name, 0), now=now, why=why, rule=RULE)

    return Handle(read=lambda state, _: state.me.stats.get(name, 0), change=change)


def _cap(name: str) -> Handle[UnderQuest]:
    def read(state: UnderQuest, _: str) -> int:
        return state.me.health_start if name == "health" else state.me.grit_start

    def change(state: UnderQuest, _: str, now: int, why: str) -> Iterator[Event]:
        yield CapMoved(cap=name, was=read(state, ""), now=now, why=why, rule=RULE)

    return Handle(read=read, change=change)


def _encumbrance(state: UnderQuest, _: str, now: int, why: str) -> Iterator[Event]:
    yield EncumbranceMoved(was=state.me.encumbrance, now=now, why=why, rule=RULE)


def handles() -> dict[str, Handle[UnderQuest]]:
    """Every number that `gain`, `lose` and `set` may correct."""
    counted = tuple(each for each in COUNTERS if each not in ("ingredients", "morale"))
    return {
        **{name: _counter(name) for name in counted},
        **{name: _stat(name) for name in STATS},
        "starting-health": _cap("health"),
        "starting-grit": _cap("grit"),
        "encumbrance": Handle(read=lambda state, _: state.me.encumbrance, change=_encumbrance),
    }


@decides(Place)
def put(state: UnderQuest, move: Place) -> Decision[UnderQuest]:
    reasoned(RULE, move)
    rows: dict[str, Callable[[UnderQuest, str], Unfolds]] = {
        "items": _put_item,
        "ingredients": lambda state, card: pocket_ingredient(state, card, RULE, "by hand"),
        "trinkets": lambda state, card: pocket_trinket(state, card, RULE),
        "skills": _put_skill,
        "incantations": _put_incantation,
        "scourges": _put_scourge,
    }
    if move.at not in rows:
        raise refused("spot-unknown", "UQ-SET-02", f"Nothing lies at '{move.at}'.", ", ".join(SPOTS))
    need_adventurer(state)
    yield from rows[move.at](state, move.thing)


def _put_item(state: UnderQuest, card: str) -> Unfolds:
    deck = reading.item(state, card).deck or "treasure"
    return (yield from carry(state, card, deck, RULE, "by hand", drawn=deck == "treasure"))


def _put_skill(state: UnderQuest, card: str) -> Unfolds:
    yield CardTaken(deck="skill", card=card, rule=RULE)
    return (yield SkillGained(skill=card, cost=0, why="by hand", rule=RULE))


def _put_incantation(state: UnderQuest, card: str) -> Unfolds:
    yield CardTaken(deck="incantation", card=card, rule=RULE)
    level = reading.incantation(state, card).level or 1
    return (yield IncantationGained(name=card, level=level, how="by hand", rule=RULE))


def _put_scourge(state: UnderQuest, card: str) -> Unfolds:
    yield from draw(state, "scourge", card, RULE)
    return (yield ScourgeFell(card=card, rule=RULE))


@decides(Remove)
def take_off(state: UnderQuest, move: Remove) -> Decision[UnderQuest]:
    why = reasoned(RULE, move)
    found = _lost(state, move.from_, move.thing, why)
    if found is None:
        told = f"{move.thing} does not lie among your {move.from_}."
        raise refused("thing-unknown", "UQ-SET-02", told, ", ".join(SPOTS))
    deck, fact = found
    yield fact
    yield from discard(deck, move.thing, RULE)


def _lost(state: UnderQuest, spot: str, card: str, why: str) -> tuple[str, Event] | None:
    """The deck of a card that lies there, and the fact that it is gone."""
    me, item = state.me, owned(state.me, card)
    if spot == "items":
        return (item.deck, ItemLost(item=item, why=why, rule=RULE)) if item else None
    rows: dict[str, tuple[tuple[str, ...], str, Event]] = {
        "ingredients": (
            me.ingredients,
            "ingredient",
            IngredientsLost(cards=(card,), named=(card,), why=why, rule=RULE),
        ),
        "trinkets": (me.trinkets, "trinket", TrinketLost(card=card, why=why, rule=RULE)),
        "skills": (me.skills, "skill", SkillLost(skill=card, why=why, rule=RULE)),
        "incantations": (spells(me), "incantation", IncantationLost(name=card, why=why, rule=RULE)),
        "scourges": (me.scourges, "scourge", ScourgeLifted(card=card, why=why, rule=RULE)),
    }
    if spot not in rows:
        return None
    cards, deck, fact = rows[spot]
    return (deck, fact) if card in cards else None
