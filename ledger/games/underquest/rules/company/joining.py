"""Companions come and go: one at a time, from wherever the game says."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, refused
from ledger.core.table.listing import unlisted
from ledger.games.underquest import content
from ledger.games.underquest.events.meeting import CompanionJoined, CompanionLeft, EncounterOver, RewardTaken
from ledger.games.underquest.moves.company import Dismiss, GainCompanion
from ledger.games.underquest.rules.asking import Objections, Unfolds, need_adventurer, no, remind, too_heavy
from ledger.games.underquest.rules.decks import take
from ledger.games.underquest.rules.meeting.sources import source
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import Companion, companion_row
from ledger.games.underquest.state.game import UnderQuest, pile
from ledger.games.underquest.state.options import option

decides = Deciders[UnderQuest]()
REWARD = "reward"
BRINGERS = ("quest", "encounter", REWARD)
"""Where companions come from, and where their cards lie (UQ-COM-01, UQ-RWD-03)."""


@decides(GainCompanion)
def companion(state: UnderQuest, move: GainCompanion) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from too_heavy(state)
    yield from joined(state, move)


def joined(state: UnderQuest, move: GainCompanion) -> Unfolds:
    """A companion joins, with the die of its card; the one who was there before goes, and the card with it."""
    deck, by = _origin(state, move)
    if deck == REWARD:
        yield from untaken(state, move.name)
    yield from _room_for(state, move)
    if not by:
        yield Asking(field="by", asks=f"What brings {move.name}?")
    morale = move.morale or reading.companion(state, move.name).morale
    if morale is None:
        yield Asking(field="morale", asks=f"Morale of {move.name}?")
    state = yield from learn(state, "companions", move.name, morale=move.morale)
    if state.me.companion:
        why = f"{move.name} comes instead"
        state = yield CompanionLeft(name=state.me.companion.name, why=why, rule="UQ-COM-02")
    state = yield from _card_of(state, deck, move.name)
    friend = Companion(name=move.name, deck=deck, morale=morale or 1, start=morale or 1)
    state = yield CompanionJoined(companion=friend, by=by, rule="UQ-COM-01")
    if reading.unread(reading.companion(state, move.name)):
        state = yield remind("effect-untold", "UQ-COM-06", f"What it adds: {companion_row(friend)}.")
    return state


def _origin(state: UnderQuest, move: GainCompanion) -> tuple[str, str]:
    """(deck of the card, what brings the companion): as read, as typed, or as what lies open tells; else empty."""
    by = source(state, move.by)
    read = content.deck(reading.companion(state, move.name).deck)
    if read and read.way in ("drawn", "searched"):
        return read.name, by or read.name
    if by in BRINGERS:
        return by, by
    if move.name in content.cards().rewards:
        return REWARD, by or REWARD
    if state.turn and state.turn.encounter == move.name:
        return "encounter", by
    return ("quest" if state.quest and by == state.quest.title else ""), by


def _room_for(state: UnderQuest, move: GainCompanion) -> Objections:
    """One companion at most; the same one does not come instead of itself (UQ-COM-02)."""
    friend = state.me.companion
    if friend and friend.name == move.name:
        yield no("companion-there", "UQ-COM-02", f"{friend.name} is with you already.", "cheer, or dismiss by CARD")
    elif friend and not move.swap:
        hint = "leave it, or add: swap"
        yield no("companion-second", "UQ-COM-02", f"{friend.name} is with you; there is one at most.", hint)


def untaken(state: UnderQuest, card: str) -> Objections:
    """A reward card is there once, unless the table has several of it (UQ-RWD-01, AMB-42)."""
    if card in state.me.rewards and option(state, "copies") == "one":
        yield no("reward-taken", "UQ-RWD-01", f"{card} was taken already.", "option copies several")
    else:
        yield from unlisted(REWARD, pile(state, REWARD), card, "UQ-RWD-01")


def _card_of(state: UnderQuest, deck: str, name: str) -> Unfolds:
    """The card leaves its deck; an encounter that is the companion itself is over, and stays on the table."""
    if deck == "encounter" and state.turn and state.turn.encounter == name:
        return (yield EncounterOver(card=name, rule="UQ-ENC-06"))
    row = content.deck(deck)
    if row is None or row.way not in ("drawn", "searched"):
        return state
    if deck == REWARD:
        state = yield RewardTaken(card=name, rule="UQ-RWD-03")
    return (yield from take(state, deck, name, "UQ-COM-01"))


def the_companion(state: UnderQuest, rule: str) -> Companion:
    """Who goes with the adventurer; raises Refused `companion-missing`."""
    if state.me.companion is None:
        raise refused("companion-missing", rule, "There is no companion.", "companion NAME")
    return state.me.companion


@decides(Dismiss)
def dismiss(state: UnderQuest, move: Dismiss) -> Decision[UnderQuest]:
    friend = the_companion(state, "UQ-COM-08")
    yield from too_heavy(state)
    by = source(state, move.by)
    yield CompanionLeft(name=friend.name, why=f"{by} says so" if by else "it is sent away", rule="UQ-COM-08")
