"""Incantations: how they are learned, cast once, and made ready again."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.fields import BY_PROGRAM
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.core.piles import UNSEEN, may_come
from ledger.core.wording import one_word
from ledger.games.underquest import content
from ledger.games.underquest.events.decks import DueSettled
from ledger.games.underquest.events.learning import IncantationGained, IncantationReady
from ledger.games.underquest.moves.learning import GainIncantation, Reactivate
from ledger.games.underquest.rules.asking import Gives, Objections, Unfolds, need_adventurer, no
from ledger.games.underquest.rules.decks import by_program, draw, take
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import Incantation, incantation
from ledger.games.underquest.state.dungeon import DueName
from ledger.games.underquest.state.game import UnderQuest, due, pile

decides = Deciders[UnderQuest]()
RANDOM: DueName = "incantation-random"
CHOSEN: DueName = "incantation-chosen"
DECK = "incantation"
FIRST = 1
"""The level of what Wizardry brings (UQ-INC-02)."""


def need_spell(state: UnderQuest, name: str) -> Incantation:
    """The incantation of that name, spent or not; raises Refused `incantation-missing`."""
    found = incantation(state.me, name)
    if found is None:
        known = ", ".join(each.name for each in state.me.incantations) or "incantation NAME"
        raise refused("incantation-missing", "UQ-INC-01", f"You do not know {name}.", known)
    return found


@decides(GainIncantation)
def gain_incantation(state: UnderQuest, move: GainIncantation) -> Decision[UnderQuest]:
    need_adventurer(state)
    owed = _owed(state, move)
    yield from _unlearned(state, owed, move)
    if owed == RANDOM:
        yield from _by_chance(state, move.name)
    elif move.name in (BY_PROGRAM, UNSEEN):
        raise refused("incantation-unnamed", "UQ-INC-02", "This one is chosen.", "incantation NAME")
    level = yield from _leveled(state, owed, move)
    state = yield from learn(state, "incantations", move.name, level=level)
    rule = "UQ-INC-02" if owed else "UQ-INC-03"
    state = yield from _out_of_deck(state, owed, move.name, rule)
    how = {RANDOM: "random", CHOSEN: "chosen"}.get(owed, move.by) if owed else move.by
    state = yield IncantationGained(name=move.name, level=level, how=how, rule=rule)
    if owed:
        yield DueSettled(name=owed, rule=rule)


def _owed(state: UnderQuest, move: GainIncantation) -> DueName | None:
    """What Wizardry still owes, the random one first; a card that is named gives one besides."""
    return None if move.by else next((name for name in (RANDOM, CHOSEN) if due(state, name)), None)


def _unlearned(state: UnderQuest, owed: DueName | None, move: GainIncantation) -> Objections:
    """Wizardry comes first, then its school; each incantation is learned once (UQ-INC-01 to UQ-INC-03)."""
    wizardry = content.cards().wizardry
    if wizardry not in state.me.skills:
        yield no("wizardry-missing", "UQ-INC-01", f"{wizardry} comes first.", f"learn {wizardry}")
    elif move.by in content.schools() and move.by not in state.me.skills:
        yield no("school-missing", "UQ-INC-03", f"You have not learned {move.by}.", f"learn {one_word(move.by)}")
    elif not owed and not move.by:
        told = "Nothing gives an incantation now."
        yield no("incantation-undue", "UQ-INC-03", told, "incantation NAME by Fire_Magic, or by CARD")
    if incantation(state.me, move.name):
        yield no("incantation-known", "UQ-INC-02", f"You know {move.name}.", "another incantation")


def _by_chance(state: UnderQuest, card: str) -> Iterator[Asking | Objection]:
    """A random one of those of level one: of a deck that is searched, only these are shuffled."""
    first = tuple(each for each in may_come(pile(state, DECK)) if _may_be_first(state, each))
    yield from by_program(state, DECK, card, "name", first)


def _may_be_first(state: UnderQuest, card: str) -> bool:
    return reading.incantation(state, card).level in (None, FIRST)


def _leveled(state: UnderQuest, owed: DueName | None, move: GainIncantation) -> Gives[int]:
    """Its level: typed, read or asked for; what Wizardry brings is of level one."""
    read = reading.incantation(state, move.name).level
    level = read if move.level is None else move.level
    if level is None:
        yield Asking(field="level", asks=f"Level of {move.name}?")
    if owed and level not in (None, FIRST):
        told = f"{move.name} is of level {level}; Wizardry brings level {FIRST}."
        yield no("level-other", "UQ-INC-02", told, "incantation NAME 1")
    return level or FIRST


def _out_of_deck(state: UnderQuest, owed: DueName | None, name: str, rule: str) -> Unfolds:
    leave = draw if owed == RANDOM else take
    return (yield from leave(state, DECK, name, rule))


@decides(Reactivate)
def reactivate(state: UnderQuest, move: Reactivate) -> Decision[UnderQuest]:
    need_adventurer(state)
    spell = need_spell(state, move.name)
    if not move.by:
        told = "A card makes it ready, or a ration at the Campsite."
        yield no("source-missing", "UQ-INC-08", told, "reactivate NAME by CARD, or camp NAME")
    if not spell.spent:
        yield no("incantation-ready", "UQ-INC-08", f"{spell.name} is ready.", "cast NAME")
    yield IncantationReady(name=spell.name, why=move.by, rule="UQ-INC-08")
