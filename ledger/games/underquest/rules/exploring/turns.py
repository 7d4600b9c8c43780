"""A turn: two cards, one of them resolved and laid into the tableau."""

from __future__ import annotations

from ledger.core.fields import BY_PROGRAM
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, refused
from ledger.core.piles import UNSEEN
from ledger.core.printed import meant
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import DungeonRow, Token
from ledger.games.underquest.events.changes import changed
from ledger.games.underquest.events.decks import CardDiscarded, DeckCounted
from ledger.games.underquest.events.exploring import (
    CardLaid,
    CardResolved,
    CardSettled,
    CardsTaken,
    CardTurned,
    DungeonCardDiscarded,
    DungeonCardTakenBack,
)
from ledger.games.underquest.events.meeting import EncounterOver
from ledger.games.underquest.moves.exploring import Done, Draw, Lay, Resolve, Swap, TurnUp
from ledger.games.underquest.rules.asking import (
    Gives,
    Objections,
    Unfolds,
    half_changed,
    half_checked,
    mid_fight,
    need_adventurer,
    no,
    out_of_phase,
    remind,
    unsettled,
)
from ledger.games.underquest.rules.decks import by_program
from ledger.games.underquest.state.dungeon import End, Position, Turn
from ledger.games.underquest.state.game import UnderQuest, due, held, pile, turns_of_level

decides = Deciders[UnderQuest]()
A_TURN = 2
"""Cards that a turn takes."""


@decides(Draw)
def draw(state: UnderQuest, move: Draw) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from out_of_phase(state, "UQ-LVL-02", "shop", "between")
    yield from _turns_left(state)
    yield from unsettled(state, "reveal-quest")
    yield from half_changed(state)
    yield from half_checked(state)
    if move.card:
        yield from _known(state, move.card)
    if due(state, "reveal-quest"):
        state = yield remind("quest-unseen", "UQ-SET-07", "No quest card lies open yet.")
    state = yield from cut_short(state)
    left = pile(state, "dungeon").left or 0
    if left < A_TURN:
        why = "cards came after all"
        state = yield DeckCounted(deck="dungeon", was=left, now=A_TURN, why=why, rule="UQ-LVL-02")
    state = yield CardsTaken(turn=state.turns + 1, left=max(left, A_TURN) - A_TURN, rule="UQ-LVL-02")
    if move.card:
        yield CardTurned(card=move.card, position="first", rule="UQ-LVL-03")


def cut_short(state: UnderQuest) -> Unfolds:
    """What lies open of a turn that a ruling ends goes to the discard piles."""
    if state.turn is None:
        return state
    if state.turn.encounter:
        state = yield from _encountered(state)
    for card in held(state, "dungeon")[len(state.tableau) :]:
        state = yield DungeonCardDiscarded(card=card, rule="UQ-LVL-09")
    return state


def _turns_left(state: UnderQuest) -> Objections:
    most = turns_of_level(state)
    if state.turns >= most and state.adventure == 1:
        yield no("level-over", "UQ-LVL-01", f"All {most} turns of level {state.level} are done.", "level-end")
    elif state.turns >= most:
        yield no("level-over", "UQ-INN-08", f"All {most} turns of level {state.level} are done.", "level-end")


def _known(state: UnderQuest, card: str) -> Unfolds:
    """A card that is turned up is one of the twelve; the program draws it where the line leaves it to it."""
    if card == BY_PROGRAM:
        yield from by_program(state, "dungeon", card)
    _row(card)
    yield from by_program(state, "dungeon", card)
    return state


def _row(card: str) -> DungeonRow:
    """The printed row of a dungeon card; raises Refused `card-unknown` (UQ-LVL-08)."""
    row = content.dungeon(card)
    if row is None:
        known = [each.name for each in content.cards().dungeon]
        raise refused("card-unknown", "UQ-LVL-08", f"No dungeon card '{card}'{meant(card, known)}.", ", ".join(known))
    return row


@decides(TurnUp)
def turn_up(state: UnderQuest, move: TurnUp) -> Decision[UnderQuest]:
    if state.turn is None:
        raise refused("cards-missing", "UQ-LVL-02", "No cards are drawn.", "draw CARD")
    yield from out_of_phase(state, "UQ-LVL-03", "drawn")
    yield from _known(state, move.card)
    state = yield from _other_back(state)
    yield CardTurned(card=move.card, position="first", rule="UQ-LVL-03")


@decides(Resolve)
def resolve(state: UnderQuest, move: Resolve) -> Decision[UnderQuest]:
    yield from out_of_phase(state, "UQ-LVL-04", "revealed")
    yield from _kept(state, _turned(state))


def _turned(state: UnderQuest) -> Turn:
    """The turn with a card turned up; raises Refused `card-missing`."""
    if state.turn is None or not state.turn.card:
        raise refused("card-missing", "UQ-LVL-03", "No card is turned up.", "draw CARD")
    return state.turn


def _kept(state: UnderQuest, turn: Turn) -> Unfolds:
    """Option a: the card is resolved, the other one goes away unseen."""
    if state.phase == "revealed":
        yield DungeonCardDiscarded(card=UNSEEN, rule="UQ-LVL-04")
    return (yield _resolved(turn.card, "first"))


def _other_back(state: UnderQuest) -> Unfolds:
    """By a ruling, the other card of the turn is taken up again after it was discarded."""
    away = pile(state, "dungeon").discard
    if state.phase not in ("resolving", "placing") or not away:
        return state
    return (yield DungeonCardTakenBack(card=away[-1], rule="UQ-LVL-05"))


def _resolved(card: str, position: Position) -> CardResolved:
    """Of a card with two parts, the first card shows 1 and the second shows 2 (UQ-LVL-07)."""
    parts = _row(card).parts
    part = 0 if parts == 1 else 1 if position == "first" else 2
    return CardResolved(card=card, position=position, part=part, rule="UQ-LVL-06" if parts == 1 else "UQ-LVL-07")


@decides(Swap)
def swap(state: UnderQuest, move: Swap) -> Decision[UnderQuest]:
    yield from out_of_phase(state, "UQ-LVL-05", "revealed")
    turn = _turned(state)
    yield from _known(state, move.card)
    state = yield from _other_back(state)
    state = yield DungeonCardDiscarded(card=turn.card, rule="UQ-LVL-05")
    state = yield CardTurned(card=move.card, position="second", rule="UQ-LVL-05")
    yield _resolved(move.card, "second")


@decides(Done)
def done(state: UnderQuest, move: Done) -> Decision[UnderQuest]:
    yield from out_of_phase(state, "UQ-LVL-09", "resolving")
    turn = _turned(state)
    yield from mid_fight(state, "UQ-LVL-09")
    yield from unsettled(state, "reveal-quest", "resolve-quest", "boss")
    yield from half_checked(state)
    if state.phase == "revealed":
        state = yield from _kept(state, turn)
    yield from (_encountered(state) if turn.encounter else _settled(turn))


def _encountered(state: UnderQuest) -> Unfolds:
    card = state.turn.encounter if state.turn else ""
    state = yield EncounterOver(card=card, rule="UQ-ENC-06")
    return (yield CardDiscarded(deck="encounter", card=card, rule="UQ-ENC-06"))


def _settled(turn: Turn) -> Unfolds:
    """The card is resolved to the end; a Clearing not without its encounter (UQ-ENC-01)."""
    row = _row(turn.card)
    if row.encounter and not turn.encounters:
        yield no("encounter-missing", "UQ-ENC-01", f"{turn.card} brings an encounter.", "encounter CARD")
    if row.foe and not turn.fights:
        yield remind("foe-unseen", "UQ-LVL-26", f"No enemy of {turn.card} was fought.")
    return (yield CardSettled(card=turn.card, rule="UQ-LVL-09"))


@decides(Lay)
def lay(state: UnderQuest, move: Lay) -> Decision[UnderQuest]:
    yield from out_of_phase(state, "UQ-TAB-02", "revealed", "resolving", "placing")
    turn = _turned(state)
    yield from mid_fight(state, "UQ-TAB-09")
    yield from unsettled(state, "reveal-quest", "resolve-quest", "boss")
    yield from half_checked(state)
    end = yield from _which_end(state, move, turn.card)
    state = yield from _up_to_here(state, turn)
    token = _seam(state, move, end)
    state = yield CardLaid(
        card=turn.card,
        end=end,
        left=move.left,
        right=move.right,
        token=token,
        turn=state.turns + 1,
        rule="UQ-TAB-03" if token else "UQ-TAB-04" if len(state.tableau) else "UQ-TAB-01",
    )
    if token:
        yield from changed(state, token, 1, turn.card, "UQ-TAB-03")


def _up_to_here(state: UnderQuest, turn: Turn) -> Unfolds:
    """Laying a card also resolves it, and its encounter, where nobody said so before."""
    if state.phase == "revealed":
        state = yield from _kept(state, turn)
    if state.turn and state.turn.encounter:
        state = yield from _encountered(state)
    return (yield from _settled(turn)) if state.phase == "resolving" else state


def _which_end(state: UnderQuest, move: Lay, card: str) -> Gives[End]:
    """The end of the line; asked for with what each end would give. The first card has none (UQ-TAB-01, UQ-TAB-03)."""
    if move.end == "either" and state.tableau:
        left, right = (_seam(state, move, end) or "nothing" for end in ("left", "right"))
        yield Asking(field="end", asks=f"{card}: left gives {left}, right gives {right}. Which end?")
    return "left" if move.end == "left" else "right"


def _seam(state: UnderQuest, move: Lay, end: str) -> Token | None:
    """What the touching halves give: a token where they are of one kind, none for the first card (UQ-TAB-03)."""
    if not state.tableau:
        return None
    old, new = (state.tableau[0].left, move.right) if end == "left" else (state.tableau[-1].right, move.left)
    return new if old == new else None
