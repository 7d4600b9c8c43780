"""The facts of a table of Dungeon Degenerates in the words of the rules: who has what, and what lies where."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from ledger.games.degenerates.events.setup import Reminded
from ledger.games.degenerates.state import attributes as of
from ledger.games.degenerates.state import game
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.adventurers import Adventurer
from ledger.games.degenerates.state.game import Degenerates
from tests.tables import Sitting

At: TypeAlias = Sitting[Degenerates]
Names: TypeAlias = tuple[str, ...]
T = TypeVar("T")


def _each(at: At, reads: Callable[[Adventurer], T]) -> Mapping[str, T]:
    return {who: reads(each) for who, each in at.state.adventurers.items()}


def _all(at: At, reads: Callable[[Degenerates, str], T]) -> Mapping[str, T]:
    return {who: reads(at.state, who) for who in at.state.adventurers}


def phase(at: At) -> str:
    return at.state.phase


def turn(at: At) -> int:
    return at.state.turn


def status(at: At) -> str:
    return at.state.ended or "running"


def overruled(at: At) -> int:
    return at.state.overruled


def reminders(at: At) -> Names:
    """The codes of what the table was reminded of since the history ended."""
    return tuple(each.code for each in at.facts(Reminded))


def owes(at: At) -> Names:
    """The fields that opened moves wait for."""
    return tuple(each.field for each in at.state.opened)


def options(at: At) -> Mapping[str, str]:
    return at.state.options


# ---------------------------------------------------------------- adventurers


def alive(at: At) -> Names:
    """The players whose adventurer is on the board, in alphabetical order."""
    return tuple(sorted(at.state.adventurers))


def fallen(at: At) -> Names:
    return tuple(each.player for each in at.state.fallen)


def attributes(at: At) -> Mapping[str, Mapping[str, int]]:
    """Current attributes of everybody; a row names those that it is about."""
    return {
        who: {name: of.attribute(at.state, who, name) for name in ("agi", "con", "mag", "mrl", "per", "str")}
        for who in at.state.adventurers
    }


def hp(at: At) -> Mapping[str, int]:
    return _all(at, of.hp)


def armor(at: At) -> Mapping[str, int]:
    return _all(at, lambda state, who: of.bonus(state, who, "arm"))


def wounds(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: each.wounds)


def luck(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: each.luck)


def gold(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: each.gold)


def xp(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: each.xp)


def conditions(at: At) -> Mapping[str, Mapping[str, str]]:
    """Conditions with their duration; where none may be left, read `afflicted`."""
    return _each(at, lambda each: {condition.name: condition.lasts for condition in each.conditions})


def afflicted(at: At) -> Mapping[str, Names]:
    """All conditions of everybody, each as often as it is held, in alphabetical order."""
    return _each(at, lambda each: tuple(sorted(condition.name for condition in each.conditions)))


def defeated(at: At) -> Mapping[str, bool]:
    return _each(at, lambda each: each.defeated)


def where(at: At) -> Mapping[str, str]:
    return _each(at, lambda each: each.space)


def stances(at: At) -> Mapping[str, str]:
    return _each(at, lambda each: each.stance or "")


def combat_stances(at: At) -> Mapping[str, str]:
    return _each(at, lambda each: each.combat or "")


def acted(at: At) -> Mapping[str, str]:
    """The Map Action of everybody: travel, rest, or nothing."""
    return _each(at, lambda each: each.acted)


def rested(at: At) -> Mapping[str, Names]:
    """The Rest actions of this turn."""
    return _each(at, lambda each: each.rested)


def items(at: At) -> Mapping[str, Names]:
    """The Items of everybody in alphabetical order, equipped or not."""
    return _each(at, lambda each: tuple(sorted(owned.name for owned in each.items)))


def worn(at: At) -> Mapping[str, Names]:
    """The equipped Items."""
    return _each(at, lambda each: tuple(sorted(owned.name for owned in each.items if owned.worn)))


def loaded(at: At) -> Mapping[str, Mapping[str, str]]:
    """Item -> the ammunition in it."""
    return _each(at, lambda each: {owned.name: owned.loaded for owned in each.items if owned.loaded})


def skills(at: At) -> Mapping[str, Mapping[str, str]]:
    """Skill -> learned or mastered."""
    return _each(at, lambda each: {one.name: "mastered" if one.mastered else "learned" for one in each.skills})


def weaknesses(at: At) -> Mapping[str, Names]:
    return _each(at, lambda each: each.weaknesses)


def triumphs(at: At) -> Mapping[str, Names]:
    return _each(at, lambda each: each.triumphs)


def allies(at: At) -> Mapping[str, Names]:
    return _each(at, lambda each: each.allies)


def diseases(at: At) -> Mapping[str, Names]:
    return _each(at, lambda each: each.diseases)


# ---------------------------------------------------------------- parties


def parties(at: At) -> tuple[Names, ...]:
    """The parties in their order, each with its members in alphabetical order."""
    return tuple(tuple(sorted(each.members)) for each in at.state.parties)


def leaders(at: At) -> Names:
    return tuple(each.leader for each in at.state.parties)


def party_next(at: At) -> Names:
    """The party that acts now in the Danger or Encounter Phase; nobody when there is none."""
    now = game.current(at.state)
    return tuple(sorted(now.members)) if now else ()


def plan(at: At) -> Mapping[str, str]:
    """What the party of each leader does about its card: hunt, stealth or nothing."""
    return {each.leader: each.plan for each in at.state.turns}


def value(at: At) -> Mapping[str, int]:
    """The Danger Value of each leader's party, as Hunt or Stealth left it."""
    return {each.leader: (each.value or 0) + each.change for each in at.state.turns}


def is_safe(at: At) -> Mapping[str, bool]:
    return {each.leader: each.safe for each in at.state.turns}


def law_attacks(at: At) -> Mapping[str, bool]:
    return {each.leader: each.law for each in at.state.turns}


def monsters_due(at: At) -> Mapping[str, tuple[str, int]]:
    """Deck and number of random monsters that each leader's party still draws."""
    return {each.leader: (each.deck, each.monsters) for each in at.state.turns}


def epics_due(at: At) -> Mapping[str, int]:
    return {each.leader: each.epics for each in at.state.turns}


def encounter_due(at: At) -> Mapping[str, bool]:
    return {each.leader: each.encounter for each in at.state.turns}


def sign_due(at: At) -> Mapping[str, bool]:
    """Whether each leader's party still draws a Sign of Power."""
    return {each.leader: at.state.hand == each.space and not each.signed for each in at.state.turns}


def waiting_foes(at: At) -> Mapping[str, Names]:
    """Drawn monsters that wait for the fight."""
    return {each.leader: tuple(foe.label for foe in each.foes) for each in at.state.turns}


def encounters(at: At) -> Mapping[str, str]:
    """The Encounter card in front of each leader's party."""
    return {each.leader: each.waiting.card if each.waiting else "" for each in at.state.turns}


def choices(at: At) -> Mapping[str, str]:
    """The option that was chosen of it."""
    return {each.leader: each.waiting.choice if each.waiting else "" for each in at.state.turns}


# ---------------------------------------------------------------- the board


def danger(at: At) -> Mapping[str, int]:
    """Danger Levels of all places and Territories that have one now; a Path shows that of its Territory."""
    names = (*at.state.sites, *at.state.lands)
    found = {name: board.danger(at.state, name) for name in names}
    return {name: level for name, level in found.items() if level is not None}


def towns(at: At) -> Mapping[str, int]:
    """Town Levels of all Towns."""
    found = {name: board.level(at.state, name) for name in at.state.sites if board.town(at.state, name)}
    return {name: level for name, level in found.items() if level is not None}


def is_town(at: At) -> Mapping[str, bool]:
    return {name: board.town(at.state, name) for name in at.state.sites}


def traits(at: At) -> Mapping[str, Names]:
    """All traits of every space, in alphabetical order."""
    return {name: tuple(sorted(board.traits(at.state, name))) for name in at.state.sites}


def counters(at: At) -> Mapping[str, Names]:
    """Trait counters of every space."""
    return {name: tuple(sorted(at.state.counters.get(name, ()))) for name in (*at.state.sites, *at.state.lands)}


def explored(at: At) -> Mapping[str, bool]:
    return {name: board.is_(at.state, name, "explored") for name in at.state.sites}


def neighbours(at: At) -> Mapping[str, Names]:
    return {name: tuple(sorted(board.neighbours(at.state, name))) for name in at.state.sites}


def regions(at: At) -> Mapping[str, str]:
    return {name: board.region_of(at.state, name) for name in (*at.state.sites, *at.state.lands)}


def territories(at: At) -> Mapping[str, str]:
    return {name: each.territory for name, each in at.state.sites.items()}


def kinds(at: At) -> Mapping[str, str]:
    return {name: each.kind for name, each in at.state.sites.items()}


def downriver(at: At) -> Mapping[str, Names]:
    """Where River Port Travel leads now."""
    return {name: tuple(sorted(board.river_to(at.state, name))) for name in at.state.sites}


def lake_ports(at: At) -> Names:
    return tuple(sorted(board.lake_ports(at.state)))


def bounty(at: At) -> int:
    return at.state.bounty


def doom(at: At) -> Names:
    """The colours on the Doom track, in alphabetical order."""
    return tuple(sorted(at.state.doom))


def doom_due(at: At) -> bool:
    """Whether a Doom card is still to be drawn."""
    return at.state.doom_due


def looms(at: At) -> bool:
    """Whether a Doom advance waits to be prevented or let through."""
    return at.state.looming is not None


def doom_in_play(at: At) -> Names:
    return tuple(each.name for each in at.state.lasting)


def doom_aside(at: At) -> Names:
    return at.state.doom_aside


def hand(at: At) -> str:
    """Where the Hand of Doom is; nowhere is empty."""
    return at.state.hand


def hand_wounds(at: At) -> int:
    return at.state.hand_wounds


def gates(at: At) -> Mapping[str, int]:
    """Voidgates with the Wounds on them; for their number alone, read `gates_at`."""
    return at.state.gates


def gates_at(at: At) -> Names:
    return tuple(sorted(at.state.gates))


def epics(at: At) -> Mapping[str, str]:
    """Epic Monsters with a counter, and where it stands."""
    return {name: each.space for name, each in at.state.epics.items()}


def clues(at: At) -> Names:
    return tuple(sorted(at.state.clues))


def mission(at: At) -> str:
    return at.state.mission.name if at.state.mission else ""


def mission_cards(at: At) -> Mapping[str, str]:
    return dict(at.state.mission.cards) if at.state.mission else {}


def outcome(at: At) -> str:
    """How the mission ended; empty while it is played."""
    return at.state.mission.outcome if at.state.mission else ""


def stalls(at: At) -> Mapping[str, Names]:
    """The revealed Loot cards of each Town."""
    return {name: tuple(ware.card for ware in each.wares) for name, each in at.state.stalls.items()}


# ---------------------------------------------------------------- decks


def decks(at: At) -> Mapping[str, int | None]:
    """What is left of each deck; None where nobody counted it."""
    return {name: each.left for name, each in at.state.piles.items()}


def discarded(at: At) -> Mapping[str, Names]:
    """The names on each discard pile, in alphabetical order."""
    return {name: tuple(sorted(each.discard)) for name, each in at.state.piles.items()}


def out(at: At) -> Mapping[str, Names]:
    """The cards of each deck that lie somewhere in the game, in alphabetical order."""
    return {name: tuple(sorted(cards)) for name, cards in at.state.out.items()}


def removed(at: At) -> Mapping[str, Names]:
    return at.state.removed


def strong_waiting(at: At) -> Mapping[str, int]:
    """Strong monsters that still lie in the discard pile of their deck."""
    return at.state.strong
