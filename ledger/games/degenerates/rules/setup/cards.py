"""What cards and sheets print."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.games.degenerates import content
from ledger.games.degenerates.events.setup import (
    CardLearned,
    CharacterLearned,
    DangerLearned,
    DoomLearned,
    MonsterLearned,
)
from ledger.games.degenerates.moves.setup import Card, Character, DangerCard, DoomCard, MonsterCard
from ledger.games.degenerates.rules.reading import (
    danger_read,
    doom_read,
    no_abilities,
    read_card,
    read_character,
    read_danger,
    read_doom,
    read_monster,
)
from ledger.games.degenerates.state.attributes import card as card_read
from ledger.games.degenerates.state.cards import CharacterRead
from ledger.games.degenerates.state.combat import monster
from ledger.games.degenerates.state.game import Degenerates

decides = Deciders[Degenerates]()


@decides(Card)
def card(state: Degenerates, move: Card) -> Decision[Degenerates]:
    fields = {
        name: getattr(move, name)
        for name in (
            "kind", "price", "slot", "attack", "reach", "heavy", "shield", "town", "lootonly", "uses", "cost",
            "mastery", "bonus", "needs", "master", "gives", "classes",
        )
    }  # fmt: skip
    before = state.lore
    state = yield from read_card(state, move.name, **fields)
    if state.lore is before:
        yield CardLearned(card=card_read(state, move.name), rule="DD-286")


@decides(MonsterCard)
def monster_card(state: Degenerates, move: MonsterCard) -> Decision[Degenerates]:
    yield from no_abilities(move.can)
    before = state.lore
    state = yield from read_monster(state, move.name, **monster_fields(move))
    if state.lore is before:
        yield MonsterLearned(card=monster(state, move.name), rule="DD-198")


def monster_fields(move: MonsterCard) -> dict[str, object]:
    """What a line says of a monster."""
    val = move.val or (None, None)
    aim = (
        None if move.aim is None else move.aim if move.aim in ("all", "none") else f"{move.aim} {move.target or 'mrl'}"
    )
    return {
        "xp": val[0],
        "gold": val[1],
        "target": aim,
        "arm": move.arm,
        "att": move.att,
        "hp": move.hp,
        "reach": move.reach,
        "abilities": move.can,
        "classes": move.classes,
        "lairs": move.lairs,
    }


@decides(DangerCard)
def danger_card(state: Degenerates, move: DangerCard) -> Decision[Degenerates]:
    before = state.lore
    values = tuple(("" if trait == "any" else trait, value) for trait, value in move.values)
    state = yield from read_danger(
        state,
        move.name,
        special=move.special,
        raises=move.raises,
        hand=move.hand,
        values=values,
        law=move.law or None,
    )
    if state.lore is before:
        yield DangerLearned(card=danger_read(state, move.name), rule="DD-170")


@decides(DoomCard)
def doom_card(state: Degenerates, move: DoomCard) -> Decision[Degenerates]:
    yield from no_abilities(move.grants)
    before = state.lore
    state = yield from read_doom(state, move.name, at=move.at, stays=move.stays, blocks=move.blocks, grants=move.grants)
    if state.lore is before:
        yield DoomLearned(card=doom_read(state, move.name), rule="DD-062")


@decides(Character)
def character(state: Degenerates, move: Character) -> Decision[Degenerates]:
    before = state.lore
    state = yield from read_character(state, move.name, **character_fields(move))
    if state.lore is before:
        known = state.lore.characters.get(move.name, CharacterRead(name=move.name))
        yield CharacterLearned(card=known, rule="DD-008")


def character_fields(move: Character) -> dict[str, object]:
    """What a line says of a character sheet; raises Refused `attributes-wrong`, and for values out of range."""
    names = content.play().attributes.names
    if move.values and len(move.values) != len(names):
        told = f"Six attributes are needed, not {len(move.values)}."
        raise refused("attributes-wrong", "DD-008", told, " ".join(names).upper())
    printed = Roster(dict(zip(names, move.values, strict=True))) if move.values else None
    return {
        "printed": printed,
        "luck": move.luck or None,
        "gold": move.gold or None,
        "xp": move.xp or None,
        "classes": tuple(each.casefold() for each in move.classes),
        "skills": move.skills,
        "items": move.items,
        "lucky": move.lucky.replace("_", " "),
    }
