"""The names of each kind that the campaign knows, for matching and completion."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ledger.core.options import DICE
from ledger.core.piles import UNSEEN
from ledger.games.degenerates import content
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.options import OPTIONS
from ledger.games.degenerates.views.turn import turn

NOBODY = "nobody"
STAY = "stay"
PARTY = "party"
CHOICES = ("approach", "ignore", "fight")
HANDLED = ("Hand", "Voidgate")


def _once(*names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for each in names for name in each if name and name != UNSEEN))


def players(state: Degenerates) -> tuple[str, ...]:
    """Everybody at the table."""
    return state.players


def places(state: Degenerates) -> tuple[str, ...]:
    """Locations, Paths and Roads, Territories, and the overlays."""
    return _once(board.spoken(state), state.lands, content.board().overlays)


def _of_goer(state: Degenerates, leads: Callable[[Degenerates, str], tuple[str, ...]]) -> tuple[str, ...]:
    """Where those who travel next may go, by one way of travelling."""
    goer = state.adventurers.get(turn(state, "foot") or state.acting)
    return leads(state, goer.space) if goer else ()


def items(state: Degenerates) -> tuple[str, ...]:
    """Items in somebody's hands."""
    return _once(item.name for each in state.adventurers.values() for item in each.items)


def cards(state: Degenerates) -> tuple[str, ...]:
    """Every card that was read or lies before somebody, and those that the rulebook names."""
    own: list[str] = []
    for each in state.adventurers.values():
        own += [*each.allies, *each.diseases, *each.weaknesses, *each.triumphs]
        own += [skill.name for skill in each.skills]
    wares = [ware.card for stall in state.stalls.values() for ware in stall.wares]
    finds = [found.card for found in state.fight.found] if state.fight else []
    left = [name for estate in state.estates for name, _ in estate.items]
    named = [each.name for each in content.cards().named]
    return _once(items(state), own, wares, finds, left, state.lore.cards, named)


def monsters(state: Degenerates) -> tuple[str, ...]:
    """Monster cards that were read."""
    return _once(state.lore.monsters, epics(state), (card for card, _ in state.mission.cards) if state.mission else ())


def epics(state: Degenerates) -> tuple[str, ...]:
    """Epic Monsters with a counter, and those in play."""
    return _once(state.epics, state.out.get("epic", ()))


def foes(state: Degenerates) -> tuple[str, ...]:
    """Monsters in the fight, or waiting for it."""
    waiting = [foe.label for turn in state.turns for foe in turn.foes]
    return _once((foe.label for foe in state.fight.foes) if state.fight else (), waiting)


def trophies(state: Degenerates) -> tuple[str, ...]:
    """Destroyed monsters of the fight."""
    if state.fight is None:
        return ()
    return _once(each.label for held in state.fight.fighters.values() for each in held.trophies)


def encounters(state: Degenerates) -> tuple[str, ...]:
    """Encounter cards that were drawn before, and those of the Mission deck."""
    return _once(state.lore.encounters, (card for card, _ in state.mission.cards) if state.mission else ())


def dangers(state: Degenerates) -> tuple[str, ...]:
    """Danger cards: read, named in the rulebook, and one a Territory and Location."""
    return _once(state.lore.dangers, (each.name for each in content.cards().danger))


def dooms(state: Degenerates) -> tuple[str, ...]:
    """Doom cards that were read or that the rulebook names."""
    return _once(state.lore.dooms, (each.name for each in content.cards().doom))


def missions(state: Degenerates) -> tuple[str, ...]:
    """Missions that the rulebook names, and those that were played."""
    return _once(content.box().missions, state.missions, (state.mission.name,) if state.mission else ())


def decks(_: Degenerates) -> tuple[str, ...]:
    """All decks."""
    return tuple(each.name for each in content.box().decks)


def goals(state: Degenerates) -> tuple[str, ...]:
    """Where an Epic Monster or Void Travel may go."""
    return _once(board.spoken(state), state.adventurers, (PARTY, STAY))


def things(state: Degenerates) -> tuple[str, ...]:
    """What a correction may put or remove, and what one hands to another."""
    out = (card for held in state.out.values() for card in held)
    allies = (name for each in state.adventurers.values() for name in each.allies)
    return _once(HANDLED, state.adventurers, items(state), allies, out)


NAMES: dict[str, Callable[[Degenerates], tuple[str, ...]]] = {
    "player": players,
    "tester": lambda state: _once(state.adventurers, (NOBODY,)),
    "place": places,
    "step": lambda state: _of_goer(state, board.seen_from),
    "march": lambda state: _of_goer(state, board.beyond),
    "lake-port": board.lake_ports,
    "river-port": lambda state: _of_goer(state, board.river_to),
    "territory": lambda state: tuple(state.lands),
    "overlay": lambda _: content.board().overlays,
    "character": lambda state: _once(content.box().characters, state.lore.characters),
    "item": items,
    "card": cards,
    "monster": monsters,
    "epic": epics,
    "foe": foes,
    "trophy": trophies,
    "encounter": encounters,
    "danger": dangers,
    "doom": dooms,
    "sign": lambda state: state.lore.signs,
    "mission": missions,
    "deck": decks,
    "pile": decks,
    "goal": goals,
    "choice": lambda _: CHOICES,
    "thing": things,
    "spot": lambda state: _once(state.adventurers, board.spoken(state), decks(state)),
    "option": lambda _: tuple(each.name for each in (*OPTIONS, DICE)),
    "option-value": lambda _: _once(word for each in (*OPTIONS, DICE) for word in each.words),
}
