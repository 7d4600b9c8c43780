"""What cards print, as somebody types it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ledger.core.frozen import Roster
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.printed import meant
from ledger.games.torgue import content
from ledger.games.torgue.events.cards import TypeSwapped
from ledger.games.torgue.moves import cards as moves
from ledger.games.torgue.moves.setup import AddHunter, SwapType
from ledger.games.torgue.rules.asking import Unfolds, no, objected, out_of_phase
from ledger.games.torgue.rules.reading import (
    no_keywords,
    no_modifiers,
    read_action,
    read_announcement,
    read_bounty,
    read_enemy,
    read_event,
    read_favorite,
    read_gear,
    read_hunter,
    read_sidekick,
    read_tree,
)
from ledger.games.torgue.state.cards import EnemyRead
from ledger.games.torgue.state.figures import enemy_card, is_modifier
from ledger.games.torgue.state.game import Torgue

decides = Deciders[Torgue]()
MOMENTS = ("success", "crit", "fail", "always")
"""When a further effect of an attack works."""
KINDS = ("weapon", "shield", "grenade", "mod")


def hunter_fields(move: moves.HunterCard | AddHunter) -> dict[str, Any]:
    """The fields of a Vault Hunter card, as a line gives them; raises Refused `skill-unknown`, `slot-unknown`."""
    return {
        "skills": skills(move.skills),
        "tokens": move.tokens,
        "gear": move.gear,
        "trees": move.trees,
        "sidekick": move.sidekick,
        "gives": move.gives,
        "keywords": move.has,
        "slots": Roster(dict(_slot(each) for each in move.slots)),
    }


def skills(words: tuple[tuple[str, int], ...]) -> Roster[str, int]:
    """Skills as typed; raises Refused `skill-unknown` for one that the rulebook does not have (TB-030)."""
    known = content.play().skills
    for name, _ in words:
        if name not in known:
            raise refused("skill-unknown", "TB-030", f"No Skill '{name}'{meant(name, known)}.", ", ".join(known))
    return Roster(dict(words))


def _slot(word: str) -> tuple[str, int]:
    kind, _, told = word.partition(":")
    if kind not in KINDS or not told.isdecimal():
        raise refused("slot-unknown", "TB-093", f"'{word}' is no slot.", "like weapon:3")
    return kind, int(told)


def effects(words: tuple[str, ...]) -> tuple[str, ...]:
    """Further effects of an attack as typed; raises Refused `effect-untimed` for one without its moment (TB-045)."""
    for word in words:
        moment, _, told = word.partition(":")
        if moment not in MOMENTS or not told:
            raise refused(
                "effect-untimed", "TB-045", f"When does '{word}' work?", ", ".join(f"{m}:..." for m in MOMENTS)
            )
    return tuple(word.replace("_", " ") for word in words)


def _known(*words: tuple[str, ...]) -> Iterator[Objection]:
    """Objections to keywords and modifiers that mean nothing."""
    keywords, gives = words
    yield from no_keywords(tuple(each for each in keywords if not is_modifier(each)))
    yield from no_modifiers(gives)


@decides(moves.HunterCard)
def hunter_card(state: Torgue, move: moves.HunterCard) -> Decision[Torgue]:
    yield from objected(no_modifiers(move.gives))
    yield from _learned(state, read_hunter(state, move.name, **hunter_fields(move)))


@decides(moves.SidekickCard)
def sidekick_card(state: Torgue, move: moves.SidekickCard) -> Decision[Torgue]:
    read = read_sidekick(state, move.name, skills=skills(move.skills), tokens=move.tokens)
    yield from _learned(state, read)


@decides(moves.GearCard)
def gear_card(state: Torgue, move: moves.GearCard) -> Decision[Torgue]:
    yield from objected(_known(move.has, move.gives))
    names = ("kind", "deck", "skill", "range", "gives", "shields", "die", "melee", "price", "resale")
    fields = {name: getattr(move, name) for name in names}
    read = read_gear(state, move.name, keywords=move.has, effects=effects(move.then), **fields)
    yield from _learned(state, read)


@decides(moves.ActionCard)
def action_card(state: Torgue, move: moves.ActionCard) -> Decision[Torgue]:
    yield from objected(no_keywords(move.has))
    names = ("of", "skill", "range", "die", "number", "free", "harmless", "blind", "several")
    fields = {name: getattr(move, name) for name in names}
    read = read_action(state, move.name, keywords=move.has, effects=effects(move.then), **fields)
    yield from _learned(state, read)


@decides(moves.EnemyCard)
def enemy(state: Torgue, move: moves.EnemyCard) -> Decision[Torgue]:
    yield from objected(_known(move.has, ()))
    names = ("type", "ring", "model", "large", "move", "defense", "hp", "strength", "resist", "shield", "peaceful")
    fields = {name: getattr(move, name) for name in names}
    told = {
        "range": move.reach,
        "keywords": move.has,
        "specials": tuple(each.replace("_", " ") for each in move.specials),
        "attack_fumble": move.attack.replace("_", " "),
        "defense_fumble": move.guard.replace("_", " "),
        "unique": move.named or move.type == "unique",
        "boss": move.chief or move.type == "boss",
    }
    yield from _learned(state, read_enemy(state, move.name, **fields, **told))


@decides(moves.AnnouncementCard)
def announcement(state: Torgue, move: moves.AnnouncementCard) -> Decision[Torgue]:
    text = move.text.replace("_", " ")
    yield from _learned(state, read_announcement(state, move.name, tier=move.tier, orders=move.orders, text=text))


@decides(moves.EventCard)
def event(state: Torgue, move: moves.EventCard) -> Decision[Torgue]:
    yield from _learned(state, read_event(state, move.name, orders=move.orders, text=move.text.replace("_", " ")))


@decides(moves.TreeCard)
def tree(state: Torgue, move: moves.TreeCard) -> Decision[Torgue]:
    slots = {name: told.replace("_", " ") for name, _, told in (each.partition(":") for each in move.slots)}
    yield from _learned(state, read_tree(state, move.name, slots=Roster(slots)))


@decides(moves.FavoriteCard)
def favorite(state: Torgue, move: moves.FavoriteCard) -> Decision[Torgue]:
    fields = {"kills": move.kills, "skill": move.skill, "moment": move.moment, "text": move.text.replace("_", " ")}
    yield from _learned(state, read_favorite(state, move.name, **fields))


@decides(moves.BountyCard)
def bounty(state: Torgue, move: moves.BountyCard) -> Decision[Torgue]:
    fields = {"enemies": move.enemies, "uniques": move.uniques, "text": move.text.replace("_", " ")}
    yield from _learned(state, read_bounty(state, move.name, **fields))


def _learned(state: Torgue, reading: Unfolds) -> Unfolds:
    """What a line teaches; raises Refused `card-same` where it says nothing new."""
    after = yield from reading
    if after is state:
        raise refused("card-same", "TB-002", "That is known already.", "add what the card prints")
    return after


@decides(SwapType)
def swap_type(state: Torgue, move: SwapType) -> Decision[Torgue]:
    yield from out_of_phase(state, "TB-146", "set-up", "between")
    one, other = enemy_card(state, move.card), enemy_card(state, move.for_)
    yield from objected(_unlike(one, other))
    yield TypeSwapped(card=move.card, by=move.for_, rule="TB-146")


def _unlike(one: EnemyRead, other: EnemyRead) -> Iterator[Objection]:
    if one.type != other.type:
        told = f"{one.name} is {one.type or 'unknown'}, {other.name} {other.type or 'unknown'}."
        yield no("type-differs", "TB-146", told, "an enemy of the same type")
    elif bool(_ring(one)) != bool(_ring(other)):
        yield no("ring-differs", "TB-146", "One has a base ring, the other has none.", "an enemy with the same ring")


def _ring(card: EnemyRead) -> str:
    return "" if card.ring == "none" else card.ring
