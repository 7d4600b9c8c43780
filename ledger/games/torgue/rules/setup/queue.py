"""The Announcement deck and Queue, the bag, the decks, and the first round."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core import dice as notation
from ledger.core.dice import Dice, Die
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.games.torgue import content
from ledger.games.torgue.events.agreeing import GroupAgreed, NumberRolled
from ledger.games.torgue.events.setup import (
    BagFilled,
    DeckCounted,
    DeckShuffled,
    GameBegan,
    QueueDealt,
)
from ledger.games.torgue.events.turns import PhaseBegan, RoundBegan
from ledger.games.torgue.moves.setup import Agree, Announcements, Bag, Begin, DealQueue, NumberRoll, Shuffle
from ledger.games.torgue.rules.asking import Unfolds, fall, no, objected, out_of_phase, remind, unsettled
from ledger.games.torgue.state.game import Torgue, hunting
from ledger.games.torgue.state.hunters import Loot
from ledger.games.torgue.state.laying import WORDS, open_steps
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.orders import Announcement, lowest

decides = Deciders[Torgue]()


@decides(Announcements)
def announcements(state: Torgue, move: Announcements) -> Decision[Torgue]:
    yield from out_of_phase(state, "TB-016", "set-up", "between")
    now = (move.first, move.second, move.third)
    size = content.play().announcements.deck
    first = state.games == 0 and (move.second or move.third)
    if sum(now) != size or first:
        told = f"The first deck is {size} Tier 1 cards." if first else f"The deck holds {size} cards, not {sum(now)}."
        yield no("deck-size", "TB-016" if first else "TB-217", told, f"announcements {size}")
    yield DeckCounted(was=state.deck.tiers, now=now, rule="TB-016")


@decides(DealQueue)
def deal(state: Torgue, move: DealQueue) -> Decision[Torgue]:
    yield from dealt(state, move.cards)


def dealt(state: Torgue, names: tuple[str, ...]) -> Unfolds:
    """The queue lies on the table, the Tier 0 card last (TB-017, TB-226)."""
    yield from objected(tuple(_deals(state, len(names))))
    cards = tuple(Announcement(name=each, tier=_tier(state, each)) for each in names)
    last = Announcement(name=state.tier_zero or content.play().announcements.boxed, tier=0)
    return (yield QueueDealt(cards=(*cards, last), rule="TB-017"))


def _deals(state: Torgue, count: int) -> Iterator[Objection]:
    if state.phase != "set-up":
        yield no("queue-fixed", "TB-017", "Nothing is added to the queue during a game.", "it runs out")
        return
    wanted = content.play().hunt.announcements if hunting(state) else None
    if wanted is None and state.scenario:
        wanted = state.scenario.announcements
    if wanted is not None and count != wanted:
        yield no("queue-size", "TB-017", f"The queue has {wanted} cards and Tier 0.", f"{wanted} names")


def _tier(state: Torgue, card: str) -> int:
    """The tier of a card: as known, as read, else the lowest that the deck has."""
    read = state.lore.announcements.get(card)
    known = state.deck.known.get(card) or (read.tier if read else None)
    return known or lowest(state.deck) or 1


@decides(Bag)
def bag(state: Torgue, move: Bag) -> Decision[Torgue]:
    row = next(each for each in content.cards().loot if each.name == move.kind)
    if not row.bagged:
        yield no("bag-legendary", "TB-083", f"{move.kind.capitalize()} never goes into the bag.", "leave it out")
    held = sum(count for loot, count in state.bag.items() if loot.kind == move.kind)
    if row.once and held + move.count > 1:
        yield no("bag-once", "TB-018", f"There is one {move.kind} token.", f"bag {move.kind}")
    if row.once and any(loot.kind == move.kind for loot in state.drawn):
        yield no("bag-aside", "TB-077", f"The {move.kind} token lies aside.", "leave it out")
    loot = Loot(kind=move.kind, back=move.back or ("resale" if move.worth else "plain"), value=move.worth)
    yield BagFilled(loot=loot, count=move.count, rule="TB-018")


@decides(Shuffle)
def shuffle(state: Torgue, move: Shuffle) -> Decision[Torgue]:
    for deck in (move.deck, *move.more):
        if content.deck(deck) is None:
            known = ", ".join(each.name for each in content.cards().decks)
            raise refused("deck-unknown", "TB-019", f"No deck '{deck}'.", known)
        if deck == "event" and state.events.shuffled and option(state, "event-shuffle") == "campaign":
            state = yield remind("event-order", "TB-153", "The Event deck keeps its order between games.")
        state = yield DeckShuffled(deck=deck, rule="TB-019")


@decides(Begin)
def begin(state: Torgue, move: Begin) -> Decision[Torgue]:
    yield from out_of_phase(state, "TB-020", "set-up")
    left = open_steps(state)
    if left:
        yield no("set-up-open", "TB-020", f"Still open: {', '.join(left)}.", WORDS[left[0]])
    yield from objected(tuple(unsettled(state)))
    size = content.play().announcements.deck
    if sum(state.deck.tiers) != size:
        told = f"The Announcement deck holds {size} cards, not {sum(state.deck.tiers)}."
        yield no("deck-size", "TB-016", told, f"announcements {size}")
    state = yield GameBegan(number=state.games + 1, mode=state.mode, rule="TB-020")
    state = yield RoundBegan(round=1, rule="TB-021")
    yield PhaseBegan(phase="hunters", rule="TB-021")


@decides(Agree)
def agree(state: Torgue, move: Agree) -> Decision[Torgue]:
    holder = state.hunters.get(state.spotlight.holder)
    thrown: tuple[Die, ...] = ()
    if move.die:
        thrown = yield from fall(int(move.die[1:]), move.dice, f"{move.die} for {move.choice}?")
    by = holder.player if holder else ""
    told = move.choice.replace("_", " ")
    yield GroupAgreed(choice=told, by=by, die=move.die or "", dice=thrown, rule="TB-003")


@decides(NumberRoll)
def number(state: Torgue, move: NumberRoll) -> Decision[Torgue]:
    sides = int(move.die[1:])
    face = {"fumble": "1", "crit": str(sides)}.get(move.face, move.face)
    thrown = notation.throw(Dice(count=1, sides=sides), (face,))
    yield NumberRolled(die=move.die, value=thrown.total, why=move.for_, rule="TB-005")
