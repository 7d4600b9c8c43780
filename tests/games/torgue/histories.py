"""Histories of a table of Mister Torgue's Arena, told move by move up to the moment that a row is about.

Vault Hunters are H1 to H4, as in the vectors. Their cards are written down in the set-up, wounds come from an effect,
tokens are spent by an Easy action; nobody sets a number by hand but effect tokens.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias, cast

from ledger.core.model import Move
from ledger.core.table.moves import Found, Place
from ledger.games.torgue.content.rows import Colour, Effect
from ledger.games.torgue.moves.cards import EnemyCard, GearCard
from ledger.games.torgue.moves.defence import Harm
from ledger.games.torgue.moves.setup import (
    AddHunter,
    Announcements,
    Bag,
    Begin,
    BeginScenario,
    ChooseTree,
    Correct,
    DealFavorite,
    DealQueue,
    Deploy,
    GiveSpotlight,
    LayZone,
    PlaceEnemy,
    Shuffle,
    StartCampaign,
    StartCash,
)
from ledger.games.torgue.moves.turns import Activate, Do, Done, Next

Moves: TypeAlias = tuple[Move, ...]

NAMES = ("H1", "H2", "H3", "H4")
HOME = "A"
"""The zone of the New-U Station, where everybody is deployed unless a row says otherwise."""
BESIDE = "Z"
CARDS = ("A1", "A2")
BECAUSE = "a card says so"
ROOM = 3
"""Models that a zone holds."""


def hunter(name: str, tokens: str = "red", **more: Any) -> AddHunter:
    """A Vault Hunter with tokens as `green yellow`, Skills as keywords of a mapping `skills`."""
    skills = tuple(cast("Mapping[str, int]", more.pop("skills", {})).items())
    colours = tuple(cast("Colour", each) for each in tokens.split())
    return AddHunter(name=name, tokens=colours, skills=skills, **more)


def four(*hunters: AddHunter) -> tuple[AddHunter, ...]:
    """These, and as many plain ones as make four."""
    taken = {each.name for each in hunters}
    spare = [name for name in NAMES if name not in taken][: 4 - len(hunters)]
    return (*hunters, *(hunter(name) for name in spare))


def founded(*players: str) -> Found:
    return Found(players=players or ("Ana", "Ben", "Cleo", "Dag"))


def opened(*hunters: AddHunter, cards: Iterable[Move] = (), **scenario: Any) -> Moves:
    """A campaign with four Vault Hunters whose first scenario is opened."""
    told = {"queue": len(CARDS), **scenario}
    return (
        founded(),
        StartCampaign(name="Arena"),
        *cards,
        *four(*hunters),
        BeginScenario(name="Brawl", **told),
    )


def laid(
    *hunters: AddHunter,
    cards: Iterable[Move] = (),
    board: Iterable[Move] = (),
    at: Mapping[str, str] | None = None,
    queue: tuple[str, ...] = CARDS,
    holder: str = "",
    bag: Iterable[Bag] = (Bag(kind="ammo", count=20),),
    **scenario: Any,
) -> Moves:
    """The whole set-up but the first round: `at` says where whom is deployed, `holder` who has the Spotlight."""
    everybody = [each.name for each in four(*hunters)]
    where = {**places(*everybody), **(at or {})}
    return (
        *opened(*hunters, cards=cards, queue=len(queue), **scenario),
        LayZone(name=HOME, station=True, by=(BESIDE,)),
        *board,
        *(ChooseTree(name=f"Tree {name}", who=name) for name in everybody),
        *(DealFavorite(name=f"Fan of {name}", who=name) for name in everybody),
        GiveSpotlight(to=holder or everybody[0]),
        StartCash(dollars=2000),
        Announcements(first=12),
        *(Deploy(zone=where[name], who=name) for name in everybody),
        *_friends(where, *four(*hunters)),
        DealQueue(cards=queue),
        *bag,
        Shuffle(deck="guns"),
    )


def _friends(where: Mapping[str, str], *hunters: AddHunter) -> Moves:
    """Sidekicks are deployed with their owners, or beside them where the zone is full (TB-134)."""
    taken = [where[each.name] for each in hunters]
    beside = {HOME: BESIDE, BESIDE: HOME}
    found = []
    for each in hunters:
        if each.sidekick:
            own = where[each.name]
            zone = where.get(each.sidekick, own if taken.count(own) < ROOM else beside[own])
            found.append(Deploy(zone=zone, who=each.sidekick))
            taken.append(zone)
    return tuple(found)


def places(*names: str) -> dict[str, str]:
    """Where four are deployed by default: three in the zone of the Station, the last one beside it."""
    return {name: HOME if n + 1 < len(names) else BESIDE for n, name in enumerate(names)}


def game(*hunters: AddHunter, then: Iterable[Move] = (), **more: Any) -> Moves:
    """The first round has begun; `then` follows."""
    return (*laid(*hunters, **more), Begin(), *then)


def spent(who: str, *tokens: str) -> Moves:
    """Tokens that are Exhausted by an Easy action."""
    return tuple(Do(who=who, action="Wait", token=cast("Any", token)) for token in tokens)


def over(*names: str) -> Moves:
    """Activations of these, in which nothing happens."""
    return tuple(move for name in names for move in (Activate(hunter=name), Done(who=name)))


def enemy_turn(*names: str) -> Moves:
    """Everybody named has its activation, and the Enemy Turn begins."""
    return (*over(*(names or NAMES)), Next())


def hurt(who: str, *tokens: str) -> Harm:
    """An effect turns these tokens RED."""
    return Harm(hunter=who, count=len(tokens) or 1, hurt=cast("Any", tokens))


def afflicted(model: str, effect: Effect, count: int = 1) -> Correct:
    return Correct(model=model, effect=effect, count=count, because=BECAUSE)


def lies(kind: str, zone: str) -> Place:
    """A Loot token lies in a zone, or on the card of a Vault Hunter."""
    return Place(thing=kind, at=zone, because=BECAUSE)


def gun(name: str, **more: Any) -> GearCard:
    """A ranged weapon that reaches RED and YELLOW."""
    told = {"kind": "weapon", "deck": "guns", "skill": "ranged", "range": ("red", "yellow"), **more}
    return GearCard(name=name, **told)


def enemy(name: str, **more: Any) -> EnemyCard:
    """An enemy card: Move 2, Defense 5, 2 Hit Points, Strength 5 against Melee, range 1 unless a row says otherwise."""
    told = {"move": 2, "defense": 5, "hp": 2, "strength": 5, "resist": "melee", "reach": 1, **more}
    return EnemyCard(name=name, **told)


def enters(card: str, zone: str = "", called: str = "") -> PlaceEnemy:
    return PlaceEnemy(card=card, zone=zone, called=called or card)
