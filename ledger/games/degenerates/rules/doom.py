"""The Doom Track, the Hand of Doom and the Doom cards."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, refused
from ledger.games.degenerates import content
from ledger.games.degenerates.events.decks import CardReturned, DeckShuffled
from ledger.games.degenerates.events.doom import (
    DoomAdvanced,
    DoomCardAside,
    DoomCardDue,
    DoomCardMissing,
    DoomCardResolved,
    DoomHeld,
    DoomLoomed,
    DoomPrevented,
    DoomReduced,
    GameLost,
    HandMoved,
    LastDoomShown,
)
from ledger.games.degenerates.events.setup import Reminded
from ledger.games.degenerates.moves.danger import Advance, Doom, NoDoom, Prevent
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds, ask_region, need_region, no, place
from ledger.games.degenerates.rules.reading import doom_read, no_abilities, read_doom
from ledger.games.degenerates.rules.tracks import luck_lost
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.game import Degenerates, campaign, pile
from ledger.games.degenerates.state.options import option
from ledger.games.degenerates.state.turns import Looming

decides = Deciders[Degenerates]()


def loom(state: Degenerates, space: str, hand: str, why: str) -> Unfolds:
    """The track is about to advance: in a campaign with enough Luck the table may still prevent it (DD-059)."""
    looming = Looming(space=space, hand=hand, region=need_region(state, space), why=why)
    _colour(space, looming.region)
    luck = sum(state.adventurers[who].luck for who in payers(state))
    if campaign(state) and luck and luck >= price(state):
        return (yield DoomLoomed(looming=looming, why=why, rule="DD-059"))
    return (yield from advance(state, looming))


def _colour(space: str, region: str) -> str:
    """The Doom colour of a Region; raises Refused `region-unknown` for the Maze, which lies in none."""
    row = content.region(region)
    if row is None:
        raise refused("region-unknown", "DD-055", f"{space} has no Doom colour.", "a space of a Region")
    return row.colour


def price(state: Degenerates) -> int:
    """Luck that prevents an advance: as much as adventurers live."""
    return len(state.adventurers)


def payers(state: Degenerates) -> tuple[str, ...]:
    """Adventurers outside the Maze."""
    maze = content.board().maze
    return tuple(who for who, each in state.adventurers.items() if each.space != maze)


def advance(state: Degenerates, looming: Looming) -> Unfolds:
    """A counter, the Hand, a Doom card, in this order (DD-054); with a full track the game is lost (DD-058)."""
    was = len(state.doom)
    if was >= content.play().doom.holds:
        return (yield GameLost(why="the Doom Track is full", rule="DD-058"))
    colour = _colour(looming.space, looming.region)
    state = yield DoomAdvanced(
        colour=colour,
        was=was,
        now=was + 1,
        first=colour not in state.colours,
        why=looming.why,
        rule="DD-055",
    )
    if looming.hand:
        state = yield HandMoved(place=looming.hand, was=state.hand, rule="DD-064")
    return (yield DoomCardDue(rule="DD-054"))


def lighten(state: Degenerates, region: str, why: str) -> Unfolds:
    """A Doom counter of a Region's colour leaves the track, if there is one (DD-060)."""
    row = content.region(region)
    colour = row.colour if row else ""
    if colour not in state.doom:
        return (yield DoomHeld(colour=colour or "matching", rule="DD-060"))
    was = len(state.doom)
    return (yield DoomReduced(colour=colour, was=was, now=was - 1, why=why, rule="DD-060"))


@decides(Prevent)
def prevent(state: Degenerates, move: Prevent) -> Decision[Degenerates]:
    if not campaign(state):
        yield no("campaign-only", "DD-059", "Luck prevents Doom in a campaign only.", "advance")
    if state.looming is None:
        raise refused("doom-calm", "DD-059", "No Doom advance is due.", "next")
    paid = sum(by for _, by in move.pay)
    if paid != price(state):
        yield no("luck-price", "DD-059", f"The price is {price(state)} Luck, not {paid}.", "prevent NAME=LUCK")
    for who, by in move.pay:
        if who not in state.adventurers:
            raise refused("adventurer-missing", "DD-059", f"{who} is not on the board.", ", ".join(state.adventurers))
        if who not in payers(state):
            yield no("payer-in-maze", "DD-059", f"{who} is in the Maze and cannot pay.", "others pay")
        if by > state.adventurers[who].luck:
            told = f"{who} has {state.adventurers[who].luck} Luck, not {by}."
            yield no("luck-short", "DD-059", told, "other shares")
        if by:
            state = yield luck_lost(state, who, by, "Doom prevented", "DD-059")
    yield DoomPrevented(rule="DD-059")


@decides(Advance)
def let_advance(state: Degenerates, move: Advance) -> Decision[Degenerates]:
    if state.looming and not move.place:
        yield from advance(state, state.looming)
        return
    if not move.place:
        raise refused("doom-calm", "DD-052", "No Doom advance is due.", "advance PLACE by CARD")
    if not move.by:
        told = "Only Danger cards and effects that say so advance Doom."
        yield no("doom-cause", "DD-052", told, "advance PLACE by CARD")
    space = place(state, move.place)
    state = yield from ask_region(state, space, move.region)
    hand = place(state, move.hand) if move.hand else hand_for(state, space)
    yield from loom(state, space, hand, move.by or move.because or "by hand")


def hand_for(state: Degenerates, space: str) -> str:
    """Where the Hand goes for a space: the Location itself, or the one that a Territory's card names (DD-064)."""
    if space in state.sites:
        return space
    row = content.territory(space)
    return row.hand if row else ""


@decides(Doom)
def doom(state: Degenerates, move: Doom) -> Decision[Degenerates]:
    if state.ended:
        yield from _last(state, move.card)
        return
    if not state.doom_due:
        yield no("doom-not-due", "DD-054", "No Doom card is due.", "next")
    yield from decks.by_program(state, "doom", move.card)
    yield from no_abilities(move.grants)
    state = yield from read_doom(state, move.card, stays=move.stays, blocks=move.blocks, grants=move.grants)
    read = doom_read(state, move.card)
    fits = move.fits
    if fits is None and not read.at:
        yield Asking(field="fits", asks=f"Does it list {state.hand or 'the space'}? yes or no")
    if fits is None:
        fits = state.hand in read.at
    if move.card in state.out.get("doom", ()):
        raise refused("doom-card-out", "DD-061", f"{move.card} is on the table already.", "another card, or no-doom")
    if fits and state.hand and (read.stays or read.grants):
        state = yield from ask_region(state, state.hand, move.region)
    state = yield from decks.draw(state, "doom", move.card, "DD-061")
    if not fits:
        yield DoomCardAside(card=move.card, place=state.hand, rule="DD-061")
        return
    region = board.region_of(state, state.hand)
    rule = "DD-062" if read.stays else "DD-061"
    state = yield DoomCardResolved(
        card=move.card, stays=read.stays, blocks=read.blocks, grants=read.grants, region=region, rule=rule
    )
    yield from _after_search(state, "" if read.stays else move.card)


def _last(state: Degenerates, card: str) -> Unfolds:
    """One more card may be looked at when the track is full; it does nothing any more (DD-058)."""
    full = state.ended == "lost" and len(state.doom) >= content.play().doom.holds
    if not full or state.epilogue:
        yield no("game-over", "DD-058", f"The game is over: {state.ended}.", "undo, or start a new campaign")
    yield from decks.by_program(state, "doom", card)
    state = yield from decks.draw(state, "doom", card, "DD-058")
    return (yield LastDoomShown(card=card, rule="DD-058"))


@decides(NoDoom)
def no_doom(state: Degenerates, move: NoDoom) -> Decision[Degenerates]:
    if not state.doom_due:
        raise refused("doom-not-due", "DD-061", "No Doom card is due.", "next")
    left = pile(state, "doom").left
    if left:
        told = f"{left} Doom cards are left."
        yield no("doom-left", "DD-061", told, "doom CARD")
    state = yield DoomCardMissing(place=state.hand, rule="DD-061")
    yield from _after_search(state, "")


def _after_search(state: Degenerates, card: str) -> Unfolds:
    """Cards set aside go back; where a resolved one goes is an option (AMB-08)."""
    for each in state.doom_aside:
        state = yield CardReturned(deck="doom", card=each, rule="DD-063")
    if card and option(state, "doom-resolved") == "deck":
        state = yield CardReturned(deck="doom", card=card, rule="DD-063")
    elif card:
        for event in decks.discard(state, "doom", card, "DD-063"):
            state = yield event
    state = yield DeckShuffled(deck="doom", why="after the search", rule="DD-063")
    if not state.doom_due and card:
        return (yield Reminded(code="doom-effects", text=f"Do what {card} says.", rule="DD-061"))
    return state
