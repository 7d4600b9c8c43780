"""What an open chest gives: everything goes to its opener at once (TB-246)."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.frozen import Frozen
from ledger.core.model import Asking, Objection
from ledger.games.torgue import content
from ledger.games.torgue.events.attacks import BlastSet
from ledger.games.torgue.events.loot import CardDrawn, CashGained, DrawOwed
from ledger.games.torgue.events.turns import ChestOpened
from ledger.games.torgue.moves.turns import Contents, Interact
from ledger.games.torgue.rules.asking import Gives, Unfolds, no, objected
from ledger.games.torgue.rules.decks import unlikely
from ledger.games.torgue.rules.reading import read_gear
from ledger.games.torgue.state.figures import gear
from ledger.games.torgue.state.game import Torgue, owner
from ledger.games.torgue.state.owed import Blast, Draw, Fresh
from ledger.games.torgue.state.zones import Piece

OBJECTIVE = "objective"
ALL = "gear, token, money, objective, bomb, control-panel, fire or nothing"
SAME: dict[Contents, Contents] = {"gear": "card", "token": "loot", "money": "cash", "fire": "blast"}
"""Answers that are neither verbs nor small words of the line, and what each is as a fact."""


class Opened(Frozen):
    """What the face of a chest shows; `card` and `deck` where it is a card."""

    content: Contents
    card: str = ""
    deck: str = ""


def opened(state: Torgue, move: Interact, found: Piece, *, own: bool) -> Gives[Opened]:
    """What a chest shows, asked for where the line does not say; `own` is a scenario with a rule for that chest."""
    if move.holds is None:
        yield Asking(field="holds", asks=f"{found.label} holds {ALL}?")
        return Opened(content="nothing")
    holds = SAME.get(move.holds, move.holds)
    yield from objected(tuple(_untaken(holds, takes=move.takes)))
    if not own:
        yield from objected(tuple(_unlikely(holds, found)))
    if holds != "card":
        return Opened(content=holds)
    if not move.card:
        yield Asking(field="card", asks="Which card?")
    deck = move.deck or gear(state, move.card).deck
    if not deck:
        yield Asking(field="deck", asks=f"Of which deck is {move.card}?")
    row = content.deck(deck)
    if row is None or not row.loot:
        decks = ", ".join(each.name for each in content.cards().decks if each.loot)
        yield no("deck-gearless", "TB-246", f"No chest gives a card of {deck}.", decks)
    return Opened(content="card", card=move.card, deck=deck)


def _untaken(holds: Contents, *, takes: bool) -> Iterator[Objection]:
    """An objection to carrying what is no objective: the rest has its own way to its opener."""
    if takes and holds not in (OBJECTIVE, *content.board().objectives):
        yield no("objective-missing", "TB-246", f"Nobody carries {holds}.", "leave takes out")


def _unlikely(holds: Contents, found: Piece) -> Iterator[Objection]:
    """An objection to bombs and control panels in anything but an Ammo Chest (TB-272)."""
    if holds in content.board().objectives and not content.terrain(found.kind).objectives:
        yield no("chest-objective", "TB-272", f"{found.label} never holds a {holds}.", "only an Ammo Chest does")


def unfolded(state: Torgue, who: str, zone: str, found: Piece, inside: Opened) -> Unfolds:
    """The contents take effect; a Sidekick gains nothing, its owner does (TB-137)."""
    held = owner(state, who)
    state = yield ChestOpened(who=who, piece=found.label, content=inside.content, rule="TB-246")
    if inside.content == "card":
        yield from objected(tuple(unlikely(state, inside.deck, (inside.card,))))
        state = yield from read_gear(state, inside.card, deck=inside.deck)
        fresh = Fresh(who=held, card=inside.card, deck=inside.deck)
        state = yield CardDrawn(fresh=fresh, rule="TB-246")
    elif inside.content == "loot":
        state = yield DrawOwed(draw=Draw(count=1, zone="", who=held), rule="TB-246")
    elif inside.content == "cash":
        was, more = state.hunters[held].cash, content.play().chest_cash // content.play().cash
        state = yield CashGained(who=held, was=was, now=was + more, why=found.label, rule="TB-246")
    elif inside.content == "blast":
        blast = Blast(zone=zone, why=found.label, by=held, element="burning", rolls=True)
        state = yield BlastSet(blast=blast, rule="TB-246")
    return state
