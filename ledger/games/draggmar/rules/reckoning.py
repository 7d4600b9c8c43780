"""The arithmetic of a fight: what is known adds up, and what is not known is asked for."""

from __future__ import annotations

from ledger.core.frozen import Frozen
from ledger.games.draggmar import content
from ledger.games.draggmar.state.cards import RoomCard
from ledger.games.draggmar.state.crawl import Fighter, Group, fighting
from ledger.games.draggmar.state.game import Draggmar
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.readings import hero_read, item_read


class Reckoning(Frozen):
    """A fight in numbers; None where a card was not read."""

    heroes: int
    health: int | None
    attack: int | None
    strike: int | None
    unread: tuple[str, ...] = ()
    """The cards whose values are missing."""


def reckon(state: Draggmar, group: Group, card: RoomCard) -> Reckoning:
    """Health is defence times heroes fighting (DR-119); attack is the sum of theirs (DR-120)."""
    heroes = fighting(group)
    attacks = {hero.label: attack_of(state, group, hero) for hero in heroes}
    unread = tuple(label for label, value in attacks.items() if value is None)
    return Reckoning(
        heroes=len(heroes),
        health=None if card.defence is None else card.defence * len(heroes),
        attack=None if unread else sum(value or 0 for value in attacks.values()),
        strike=_strike(state, group, card),
        unread=unread if card.defence is not None else (card.name, *unread),
    )


def attack_of(state: Draggmar, group: Group, hero: Fighter) -> int | None:
    """A hero's attack with items, skills and Fame; None where a card was not read."""
    own = hero_read(state, hero.card.name, hero.card.level).attack
    items = [value for _, value in _worn(state, group, hero, "attack")]
    if own is None or None in items:
        return None
    return own + hero.attack + hero.attack_here + sum(value or 0 for value in items)


def absorbed(state: Draggmar, group: Group, hero: Fighter) -> int:
    """Damage that items, skills and Fame take from a hero in this room (DR-077), and what lasts if it does (AMB-15)."""
    lasting = hero.defence if option(state, "lasting-defence") == "absorbs" else 0
    return lasting + hero.defence_here + sum(value or 0 for _, value in _worn(state, group, hero, "defence"))


def _worn(state: Draggmar, group: Group, hero: Fighter, stat: str) -> list[tuple[str, int | None]]:
    """Each item beside a hero and what it adds; what is no weapon, helmet, armour or scroll may add nothing."""
    found: list[tuple[str, int | None]] = []
    for played in group.items:
        item = item_read(state, played.card.name, played.card.level)
        if played.hero == hero.label:
            value: int | None = getattr(item, stat)
            found.append((item.name, 0 if value is None and item.slot in ("lockpick", "other") else value))
    return found


def _strike(state: Draggmar, group: Group, card: RoomCard) -> int | None:
    """The monster's attack; at home it is higher in the difficult variant (DR-175)."""
    if card.attack is None:
        return None
    site = state.sites.get(group.place)
    home = option(state, "difficult") == "on" and site and card.faction and site.faction == card.faction
    return card.attack + content.play().difficult.strike if home else card.attack
