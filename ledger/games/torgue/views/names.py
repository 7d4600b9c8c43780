"""The names of each kind that the campaign knows, for matching and completion."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ledger.core.options import DICE
from ledger.games.torgue import content
from ledger.games.torgue.state.decks import listable
from ledger.games.torgue.state.figures import enemy_card
from ledger.games.torgue.state.game import SHARED, Torgue
from ledger.games.torgue.state.options import OPTIONS


def _once(*names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for each in names for name in each if name))


def sidekicks(state: Torgue) -> Iterator[str]:
    """Sidekicks that are in the campaign."""
    return (each.sidekick.name for each in state.hunters.values() if each.sidekick)


def actors(state: Torgue) -> tuple[str, ...]:
    """Vault Hunters and Sidekicks: whoever may act."""
    return _once(state.hunters, sidekicks(state))


def enemies(state: Torgue) -> tuple[str, ...]:
    """Enemies in the Arena, by what the table calls them."""
    return tuple(state.enemies)


def pieces(state: Torgue) -> tuple[str, ...]:
    """Terrain tokens."""
    return _once(each.label for zone in state.zones.values() for each in zone.pieces)


def targets(state: Torgue) -> tuple[str, ...]:
    """Enemies and barrels, and where there is one, what may be taken for a target: objectives, friends."""
    found = (each for zone in state.zones.values() for each in zone.pieces)
    there = _once(
        enemies(state), (each.label for each in found if each.kind in ("barrel", "objective") or each.objective)
    )
    return _once(there, actors(state)) if there else ()


def zones(state: Torgue) -> tuple[str, ...]:
    """Zones that were entered, or in which a model stands."""
    stands = (*(each.zone for each in state.hunters.values()), *(each.zone for each in state.enemies.values()))
    return _once(state.zones, (way for each in state.zones.values() for way in each.ways), stands)


def gear(state: Torgue) -> tuple[str, ...]:
    """Cards of Gear: read, worn, stored, drawn, offered."""
    held = (worn.card for each in state.hunters.values() for worn in (*each.equipped, *each.inventory))
    return _once(held, (each.card for each in state.fresh), (each.card for each in state.offers), state.lore.gear)


def weapons(state: Torgue) -> tuple[str, ...]:
    """What attacks: cards of Gear and actions."""
    return _once(gear(state), state.lore.actions)


def announcements(state: Torgue) -> tuple[str, ...]:
    """Announcements that were read, dealt, or stand in the deck by name."""
    return _once((each.name for each in state.queue), state.deck.known, state.lore.announcements, (state.tier_zero,))


def enemy_cards(state: Torgue) -> tuple[str, ...]:
    """Enemy cards: read, in the Arena, on a list."""
    listed = (name for name, _ in state.scenario.spawns) if state.scenario else ()
    return _once((each.card for each in state.enemies.values()), state.lore.enemies, listed, (state.boss,))


def models(state: Torgue) -> tuple[str, ...]:
    """Physical models."""
    return _once(state.models, (each.model for each in state.lore.enemies.values()), state.lore.enemies)


def trees(state: Torgue) -> tuple[str, ...]:
    """Skill Trees."""
    return _once((tree for each in state.hunters.values() for tree in each.trees), state.lore.trees)


def slots(state: Torgue) -> tuple[str, ...]:
    """Slots of Skill Trees."""
    return _once(slot for each in state.lore.trees.values() for slot in each.slots)


def specials(state: Torgue) -> tuple[str, ...]:
    """Special Actions of enemies in the Arena."""
    return _once(name for each in state.enemies.values() for name in enemy_card(state, each.card).specials)


def decks(_: Torgue) -> tuple[str, ...]:
    """All decks."""
    return tuple(each.name for each in content.cards().decks)


def loot(_: Torgue) -> tuple[str, ...]:
    """Kinds of Loot tokens."""
    return tuple(each.name for each in content.cards().loot)


def letters(state: Torgue) -> tuple[str, ...]:
    """Action Tokens by their letter: where a card or a token may be meant, a whole letter is the token."""
    return _once(token.id for each in state.hunters.values() for token in each.tokens)


def in_play(state: Torgue) -> tuple[str, ...]:
    """Every model in the Arena."""
    return _once(actors(state), enemies(state))


FIRST = dict.fromkeys(("enemy", "target"), "enter CARD at ZONE, if one is")
"""What to type where nobody of a kind is there."""
NAMES: dict[str, Callable[[Torgue], tuple[str, ...]]] = {
    "player": lambda state: _once(state.players, actors(state)),
    "actor": actors,
    "hunter": actors,
    "hunter-card": lambda state: _once(state.hunters, state.lore.hunters),
    "sidekick": lambda state: _once(sidekicks(state), state.lore.sidekicks),
    "enemy": enemies,
    "enemy-card": enemy_cards,
    "target": targets,
    "model": models,
    "model-in-play": in_play,
    "piece": pieces,
    "token-there": lambda state: _once(loot(state), ("all",), pieces(state)),
    "loot": loot,
    "zone": zones,
    "gear": gear,
    "weapon": weapons,
    "card": lambda state: _once(
        gear(state), announcements(state), state.lore.events, state.lore.favorites, letters(state)
    ),
    "action": lambda state: _once(state.lore.actions),
    "announcement": announcements,
    "event": lambda state: _once(state.lore.events, state.events.under, state.events.discard),
    "campaign": lambda state: _once((state.campaign,)),
    "scenario": lambda state: _once((state.scenario.name,) if state.scenario else ()),
    "callout": lambda state: tuple(state.scenario.callouts) if state.scenario else (),
    "deck": decks,
    "pile": lambda _: listable(),
    "tree": trees,
    "slot": slots,
    "favorite": lambda state: _once(state.lore.favorites),
    "bounty": lambda state: _once(state.lore.bounties),
    "special": specials,
    "skill": lambda _: content.play().skills,
    "payer": lambda state: _once(state.hunters, (SHARED,)),
    "thing": lambda state: _once(gear(state), loot(state), in_play(state), pieces(state)),
    "spot": lambda state: _once(state.hunters, zones(state)),
    "option": lambda _: tuple(each.name for each in (*OPTIONS, DICE)),
    "option-value": lambda _: _once(word for each in (*OPTIONS, DICE) for word in each.words),
}
