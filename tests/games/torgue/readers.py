"""The facts of a table of Mister Torgue's Arena in the words of the rules: who has what, and what lies where."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Effect
from ledger.games.torgue.events.setup import Reminded
from ledger.games.torgue.state import figures
from ledger.games.torgue.state.enemies import Enemy
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import Hunter, shields
from ledger.games.torgue.state.owed import Blast
from ledger.games.torgue.state.tokens import Token, wounded
from tests.tables import Sitting

At: TypeAlias = Sitting[Torgue]
Names: TypeAlias = tuple[str, ...]
T = TypeVar("T")


def _each(at: At, reads: Callable[[Hunter], T]) -> Mapping[str, T]:
    return {who: reads(each) for who, each in at.state.hunters.items()}


def _foes(at: At, reads: Callable[[Enemy], T]) -> Mapping[str, T]:
    return {label: reads(each) for label, each in at.state.enemies.items()}


def _told(token: Token) -> str:
    """A token as the vectors write it: `GREEN/ready`, `RED<GREEN/exhausted`."""
    was = f"<{token.printed.upper()}" if wounded(token) else ""
    return f"{token.colour.upper()}{was}/{'ready' if token.ready else 'exhausted'}"


def _counts(effects: Mapping[Effect, int]) -> dict[str, int]:
    return {str(name): count for name, count in effects.items()}


def phase(at: At) -> str:
    return at.state.phase


def step(at: At) -> str:
    return at.state.step


def game_round(at: At) -> int:
    return at.state.round


def games(at: At) -> int:
    return at.state.games


def active(at: At) -> str:
    return at.state.active


def overruled(at: At) -> int:
    return at.state.overruled


def reminders(at: At) -> Names:
    """The codes of what the table was reminded of since the history ended."""
    return tuple(each.code for each in at.facts(Reminded))


def owes(at: At) -> Names:
    """The fields that opened moves wait for."""
    return tuple(each.field for each in at.state.opened)


# ---------------------------------------------------------------- Vault Hunters


def tokens(at: At) -> Mapping[str, Mapping[str, str]]:
    """Action Tokens by letter; a row names those that it is about."""
    return _each(at, lambda each: {token.id: _told(token) for token in each.tokens})


def shield_tokens(at: At) -> Mapping[str, Mapping[str, str]]:
    return _each(at, lambda each: {token.id: _told(token) for token in shields(each)})


def friend_tokens(at: At) -> Mapping[str, Mapping[str, str]]:
    """Tokens of Sidekicks, under the name of the owner."""
    return _each(at, lambda each: {one.id: _told(one) for one in (each.sidekick.tokens if each.sidekick else ())})


def zones(at: At) -> Mapping[str, str]:
    """Where Vault Hunters, Sidekicks and enemies stand."""
    friends = {each.sidekick.name: each.sidekick.zone for each in at.state.hunters.values() if each.sidekick}
    return {**_each(at, lambda each: each.zone), **friends, **_foes(at, lambda each: each.zone)}


def stands(at: At) -> Mapping[str, str]:
    return _each(at, lambda each: each.stands)


def activated(at: At) -> Names:
    return tuple(who for who, each in at.state.hunters.items() if each.activated)


def effects(at: At) -> Mapping[str, Mapping[str, int]]:
    """Effect tokens of every model; none of a kind is not there."""
    return {**_each(at, lambda each: _counts(each.effects)), **_foes(at, lambda each: _counts(each.effects))}


def loot(at: At) -> Mapping[str, Names]:
    """Kinds of Loot tokens on each card."""
    return _each(at, lambda each: tuple(one.kind for one in each.loot))


def cash(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: each.cash)


def equipped(at: At) -> Mapping[str, Names]:
    return _each(at, lambda each: tuple(one.card for one in each.equipped))


def inventory(at: At) -> Mapping[str, Names]:
    return _each(at, lambda each: tuple(one.card for one in each.inventory))


def empty(at: At) -> Mapping[str, Names]:
    """Cards that are Out of Ammo, equipped or stored."""
    return _each(at, lambda each: tuple(one.card for one in (*each.equipped, *each.inventory) if not one.ready))


def objects(at: At) -> Mapping[str, Names]:
    return _each(at, lambda each: each.objects)


def trees(at: At) -> Mapping[str, str]:
    return _each(at, lambda each: each.tree)


def favorites(at: At) -> Mapping[str, str]:
    return _each(at, lambda each: each.favorite)


def slots(at: At) -> Mapping[str, Names]:
    return _each(at, lambda each: each.slots)


def skills(at: At) -> Mapping[str, Mapping[str, int]]:
    """All six Skills of each Vault Hunter."""
    names = content.play().skills
    return {who: {str(name): figures.skill(at.state, who, name) for name in names} for who in at.state.hunters}


# ---------------------------------------------------------------- the board, the queue, what is owed


def enemies(at: At) -> Names:
    return tuple(at.state.enemies)


def enemy_wounds(at: At) -> Mapping[str, int]:
    return _foes(at, lambda each: each.wounds)


def enemy_shields(at: At) -> Mapping[str, str]:
    return _foes(at, lambda each: each.shield)


def lying(at: At) -> Mapping[str, Names]:
    """Kinds of Loot tokens in each zone."""
    return {name: tuple(one.kind for one in each.loot) for name, each in at.state.zones.items()}


def terrain(at: At) -> Mapping[str, Names]:
    """Labels of the terrain tokens in each zone."""
    return {name: tuple(one.label for one in each.pieces) for name, each in at.state.zones.items()}


def spotlight(at: At) -> str:
    return at.state.spotlight.holder


def side(at: At) -> str:
    return at.state.spotlight.side


def queue(at: At) -> Names:
    return tuple(each.name for each in at.state.queue)


def spent(at: At) -> Names:
    """Exhausted cards of the queue."""
    return tuple(each.name for each in at.state.queue if each.spent)


def tiers(at: At) -> tuple[int, int, int]:
    return at.state.deck.tiers


def left_in_deck(at: At) -> int:
    return sum(at.state.deck.tiers) - sum(1 for each in at.state.queue if each.tier)


def shared_cash(at: At) -> int:
    return at.state.cash


def bag(at: At) -> Mapping[str, int]:
    """Tokens in the bag by kind."""
    found: dict[str, int] = {}
    for each, count in at.state.bag.items():
        found[each.kind] = found.get(each.kind, 0) + count
    return found


def aside(at: At) -> Names:
    return tuple(each.kind for each in at.state.drawn)


def draws(at: At) -> int:
    """Loot tokens that are still to be drawn."""
    return sum(each.count for each in at.state.draws)


def defenders(at: At) -> Names:
    """Who still has to defend against the attack in the air."""
    return at.state.strike.defenders if at.state.strike else ()


def blasts(at: At) -> tuple[Blast, ...]:
    """Explosions whose Strength is still to be rolled."""
    return at.state.blasts


def wounds_owed(at: At) -> Mapping[str, int]:
    return {each.who: each.count for each in at.state.wounds}


def peril(at: At) -> Names:
    return at.state.peril


def chests_left(at: At) -> Mapping[str, int]:
    return {str(kind): count for kind, count in at.state.chests.items()}


def set_up_done(at: At) -> Names:
    return at.state.steps


def swaps(at: At) -> Mapping[str, str]:
    return at.state.swaps
