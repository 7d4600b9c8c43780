"""Curses: taken, and lifted."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.core.piles import UNSEEN
from ledger.core.table.listing import seen
from ledger.games.draggmar.events.heroes import CurseLifted, CurseTaken
from ledger.games.draggmar.moves.party import Afflict, Lift
from ledger.games.draggmar.rules.asking import in_play, seated
from ledger.games.draggmar.rules.cards import drawable, ready_to_draw
from ledger.games.draggmar.state.crawl import Curse
from ledger.games.draggmar.state.game import Draggmar

decides = Deciders[Draggmar]()


@decides(Afflict)
def afflict(state: Draggmar, move: Afflict) -> Decision[Draggmar]:
    who = seated(state, move.player)
    hero = in_play(state, move.on, "DR-123")[1].label if move.on else ""
    yield from drawable(state, "curses", move.name)
    yield from ready_to_draw(state, "curses", "DR-124")
    yield CurseTaken(who=who, name=seen(move.name), hero=hero, rule="DR-123")


@decides(Lift)
def lift(state: Draggmar, move: Lift) -> Decision[Draggmar]:
    found = active_curse(state, move.curse, move.of or move.who)
    yield CurseLifted(who=found.player, name=found.name, rule="DR-126")


def active_curse(state: Draggmar, name: str, of: str) -> Curse:
    """A curse in play by its name, first that of one player; raises Refused `curse-unknown`."""
    wanted = UNSEEN if name == "curse" else name
    named = [each for each in state.curses if each.name == wanted]
    found = [each for each in named if each.player == of] or named
    if not found:
        told = f"Nobody has the curse {name}."
        raise refused("curse-unknown", "DR-126", told, ", ".join(each.name for each in state.curses))
    return found[0]
