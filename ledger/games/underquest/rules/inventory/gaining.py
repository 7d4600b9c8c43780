"""What comes to the adventurer: items, ingredients and trinkets, and what the treasure deck holds besides."""

from __future__ import annotations

from ledger.core.fields import BY_PROGRAM
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.core.piles import UNSEEN
from ledger.games.underquest.content.rows import Deck, Hazard, Sort
from ledger.games.underquest.events.decks import DueFell, DueSettled
from ledger.games.underquest.moves.inventory import Disarm, GainIngredient, GainTrinket, Obtain, Treasure
from ledger.games.underquest.rules.asking import Objections, Unfolds, need_adventurer, no, remind, too_heavy
from ledger.games.underquest.rules.carrying import carry, pocket_ingredient, pocket_trinket, weighed, weighed_or_met
from ledger.games.underquest.rules.company.joining import untaken
from ledger.games.underquest.rules.decks import by_program, discard, draw
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.dungeon import Due, DueName
from ledger.games.underquest.state.game import UnderQuest, due

decides = Deciders[UnderQuest]()
HAZARD_RULES: dict[Hazard, str] = {"trap": "UQ-ITM-06", "mimic": "UQ-ITM-05"}


@decides(Obtain)
def obtain(state: UnderQuest, move: Obtain) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from too_heavy(state)
    card = reading.item(state, move.item)
    deck: Deck = move.deck or card.deck or "treasure"
    if deck == "treasure" or move.is_ in HAZARD_RULES:
        yield from from_treasures(state, move.item, "item", sort=move.is_, weight=move.weight, by=move.by)
        return
    if move.item == BY_PROGRAM:
        yield from by_program(state, deck, move.item, "item")
    _need_name(move.item)
    if deck == "reward":
        yield from untaken(state, move.item)
    weight = yield from weighed(state, move.item, move.weight)
    state = yield from learn(state, "items", move.item, deck=deck, weight=weight)
    state = yield from carry(state, move.item, deck, "UQ-INV-02", move.by)
    yield from _brought(state, deck, move.item)


@decides(Treasure)
def treasure(state: UnderQuest, move: Treasure) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from too_heavy(state)
    state = yield from from_treasures(state, move.card, "card", sort=move.is_, weight=move.weight)
    if due(state, "treasure"):
        yield DueSettled(name="treasure", rule="UQ-CBT-24")


def from_treasures(
    state: UnderQuest, card: str, field: str, *, sort: Sort | None, weight: int | None, by: str = ""
) -> Unfolds:
    """The next treasure card: an item is carried, a trap or a mimic lies open and is owed (UQ-ITM-05, UQ-ITM-06)."""
    told: Hazard | None = None if sort == "item" else sort
    hazard = told if sort else reading.item(state, card).hazard
    yield from _hazard_open(state)
    yield from by_program(state, "treasure", card, field)
    _need_name(card)
    if hazard is None:
        heavy = yield from (weighed if sort else weighed_or_met)(state, card, weight)
    if due(state, "next-treasure"):
        state = yield DueSettled(name="next-treasure", rule="UQ-ITM-06")
    if hazard:
        state = yield from learn(state, "items", card, deck="treasure", hazard=hazard)
        state = yield from draw(state, "treasure", card, HAZARD_RULES[hazard])
        owed = Due(name=hazard, cards=(card,))
        state = yield DueFell(due=owed, rule=HAZARD_RULES[hazard])
    else:
        state = yield from learn(state, "items", card, deck="treasure", weight=heavy)
        state = yield from carry(state, card, "treasure", "UQ-INV-02", by, drawn=True)
    return (yield from _brought(state, "treasure", card))


def _hazard_open(state: UnderQuest) -> Objections:
    """An objection while a trap or a mimic lies open: the next treasure comes after it."""
    trap, mimic = due(state, "trap"), due(state, "mimic")
    if trap:
        told = f"{', '.join(trap.cards)} is not resolved."
        yield no("trap-open", "UQ-ITM-06", told, "test STAT DIE, then disarm")
    elif mimic:
        told = f"{', '.join(mimic.cards)} is to be fought."
        yield no("mimic-open", "UQ-ITM-05", told, "fight MIMIC as mimic")


def _need_name(card: str) -> None:
    """Raise Refused `card-unnamed` for an item or a trinket without a name."""
    if card in ("", UNSEEN, BY_PROGRAM):
        raise refused("card-unnamed", "UQ-SET-03", "That card goes by its name.", "look at it, and type its name")


def _brought(state: UnderQuest, deck: str, card: str) -> Unfolds:
    """A card is there that was owed: what the familiar brings, or what was claimed (UQ-CHR-18, UQ-CBT-24)."""
    rows: dict[DueName, str] = {"familiar-bonus": "UQ-CHR-18", "claimed": "UQ-CBT-24"}
    owed = next((each for each in state.dues if each.name in rows and {deck, card} & {*each.cards}), None)
    if owed:
        state = yield DueSettled(name=owed.name, cards=owed.cards, rule=rows[owed.name])
    return state


@decides(Disarm)
def disarm(state: UnderQuest, _: Disarm) -> Decision[UnderQuest]:
    need_adventurer(state)
    trap = due(state, "trap")
    if trap is None:
        raise refused("trap-missing", "UQ-ITM-06", "No trap lies open.", "treasure CARD trap")
    yield from too_heavy(state)
    state = yield DueSettled(name="trap", rule="UQ-ITM-06")
    for card in trap.cards:
        for fact in discard("treasure", card, "UQ-ITM-06"):
            state = yield fact
    if due(state, "next-treasure"):
        yield remind("treasure-next", "UQ-ITM-06", "The next treasure card may be drawn.")
    else:
        yield DueFell(due=Due(name="next-treasure"), rule="UQ-ITM-06")


@decides(GainTrinket)
def trinket(state: UnderQuest, move: GainTrinket) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from too_heavy(state)
    yield from by_program(state, "trinket", move.card)
    _need_name(move.card)
    state = yield from learn(state, "trinkets", move.card, worth=move.worth)
    state = yield from pocket_trinket(state, move.card, "UQ-TRK-02", move.by)
    yield from _brought(state, "trinket", move.card)


@decides(GainIngredient)
def ingredient(state: UnderQuest, move: GainIngredient) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from too_heavy(state)
    yield from by_program(state, "ingredient", move.card)
    state = yield from pocket_ingredient(state, move.card, "UQ-POT-01", move.by)
    yield from _brought(state, "ingredient", move.card)
