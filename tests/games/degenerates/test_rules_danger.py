"""Danger cards, large counters, Encounters, the Law, and Epic Monsters on the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.moves.cards import Clue, Haunt
from ledger.games.degenerates.moves.danger import Compare, Danger, Gate, Hunt, Stealth
from ledger.games.degenerates.moves.encounters import (
    BeginFight,
    Encounter,
    ResolveEncounter,
)
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import AddAdventurer, DangerCard
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    FAR,
    HOME,
    LANDS,
    Moves,
    begun,
    foe,
    fog,
    hero,
    on_to_danger,
    road,
    space,
    spot,
    trait,
)
from tests.tables import No, Row, each, prove

X = "Xanten"
PIT = "Hell Pit"
ORDER = "Holy Order"
PLACES = (*LANDS, space(PIT, 2), space(X, 2, region="lowlands"), road(HOME, X))
BARON = foe("Baron", 4, 6, val=(4, 2))
COUNT = foe("Count", 4, 6, val=(3, 1))
JUDGE = foe("Judge", 4, 6, lairs=("law",))
GUARD = foe("Guard", 4, 9, val=(2, 3))


def drawing(*heroes: AddAdventurer, board: Moves = (), **begins: Any) -> Moves:
    """The Danger Phase of the first turn."""
    told = begun(*heroes, board=(*PLACES, *board), **begins)
    return (*told, *on_to_danger("".join(each.who for each in heroes)))


def party(size: int) -> tuple[AddAdventurer, ...]:
    return tuple(hero(who) for who in "ABCD"[:size])


def haunted(*epics: Any, size: int = 2, law: bool = False, value: int = 1, **begins: Any) -> Moves:
    """A party with Epic Monsters in its space has drawn its card."""
    board = tuple(move for epic in epics for move in (epic, Haunt(epic=epic.name, place=HOME)))
    told = drawing(*party(size), board=board, **begins)
    return (*told, Danger(card="Fog", value=value, raises=FAR, law=law or None))


def asked_now(sitting: at.At) -> str:
    """The question that is open."""
    return sitting.state.opened[-1].asks if sitting.state.opened else ""


def learned_card(sitting: at.At) -> tuple[object, ...]:
    """What the last Danger card prints: place, Hand, values, Law icon."""
    read = sitting.state.lore.dangers["Dark Night"]
    return (read.raises, read.hand, read.values, read.law)


def learned_keys(sitting: at.At) -> Mapping[str, tuple[int, bool, bool]]:
    """Card, trait and party size -> Monster, Encounter and Epic icons."""
    return {name: (key.monsters, key.encounter, key.epic) for name, key in sitting.state.lore.keys.items()}


CARDS: dict[str, Row[Degenerates]] = {
    "DD-169 each party draws, the first alone resolves it all": Row(
        given=drawing(hero("A", mrl=8), hero("B", X)),
        when=(Danger(card=PIT, value=12), Next(), Danger(card="Hell Pit 2", value=12, raises=PIT), Next()),
        then={at.danger: {PIT: 3}, at.decks: {"danger": 34}, at.phase: "encounter"},
    ),
    "DD-169 no party is passed over, none draws twice": Row(
        given=drawing(hero("A")),
        when=(Next(), fog(12), fog(12).but(card="Fog 2")),
        refused={1: No("DD-169", "danger-missing"), 3: No("DD-169", "danger-drawn")},
        then={at.decks: {"danger": 35}},
    ),
    "DD-170 what a Danger card prints, from top to bottom": Row(
        given=(
            *drawing(hero("A"), hero("B"), board=(space(HOME, 5),)),
            DangerCard(name="Dark Night", raises=PIT, hand=X, values=(("outside", 4), ("inside", 3)), law=True),
        ),
        when=(Danger(card="Dark Night"), Compare(monsters=2, encounter=True)),
        then={
            at.danger: {PIT: 3},
            at.value: {"A": 4},
            at.monsters_due: {"A": ("lowlands", 2)},
            at.encounter_due: {"A": True},
            learned_card: (PIT, X, (("outside", 4), ("inside", 3)), True),
            learned_keys: {"Dark Night/outside/2": (2, True, False)},
        },
    ),
    "DD-170 its icons are known the next time, for that trait and size": Row(
        given=(
            *drawing(hero("A"), board=(space(HOME, 5),)),
            DangerCard(name="Dark Night", raises=FAR, values=(("outside", 4),)),
            *(Danger(card="Dark Night"), Compare(encounter=True), Next(), Encounter(card="Beggar")),
            *(ResolveEncounter(choice="ignore"), Next(), Next(), *on_to_danger("A"), Danger(card="Dark Night")),
        ),
        when=Next(),
        then={at.phase: "encounter", at.encounter_due: {"A": True}},
    ),
    "DD-170 the Hand goes where the card says": Row(
        given=(
            *drawing(hero("A"), board=(space(PIT, 6),)),
            DangerCard(name="Dark Night", raises=PIT, hand=X, values=(("any", 12),)),
        ),
        when=Danger(card="Dark Night"),
        then={at.hand: X, at.doom: ("red",), at.danger: {PIT: 6}},
    ),
    "DD-171 the own space counts at its raised level": Row(
        given=drawing(hero("A"), board=(space(HOME, 3),)),
        when=(Danger(card="Night", value=4, raises=HOME), Compare(monsters=1)),
        then={at.danger: {HOME: 4}, at.is_safe: {"A": False}},
    ),
    "DD-172 every space with a Voidgate": Row(
        given=drawing(hero("A"), board=(space(X, 6), *(Gate(place=name, by="Rift") for name in (PIT, X)))),
        when=Danger(card="Each space with a Voidgate", value=12),
        then={at.danger: {PIT: 3, X: 6}, at.doom: ()},
    ),
    "DD-174 your current space": Row(
        given=drawing(hero("A"), at=f"{HOME}-{X}"),
        when=Danger(card="Your current space", value=12),
        then={at.danger: {"Fields": 3, f"{HOME}-{X}": 3}},
    ),
    "DD-174 none in the Maze": Row(
        given=drawing(hero("A"), at="The Maze"),
        when=Danger(card="Your current space", value=3),
        then={at.danger: {"Fields": 2, HOME: 3}, at.wounds: {"A": 3}},
    ),
    "DD-176 all declare before anybody rolls": Row(
        given=(*drawing(*party(3), stance="bold"), fog(4)),
        when=(Hunt(names=("A", "B")), spot("A", "1 1"), Hunt(names=("A", "B", "C")), spot("C", "1 1"), Compare()),
        refused={3: No("DD-176", "plan-made"), 4: No("DD-176", "plan-missing"), 5: No("DD-176", "search-open", "B")},
        then={at.plan: {"A": "hunt"}},
    ),
    **{
        f"DD-176 {told} of three: the value is {value}": Row(
            given=(*drawing(*party(3), stance="bold"), fog(4), Hunt(names=tuple("ABC"))),
            when=(*(spot(who, "1 1" if n < passes else "6 6") for n, who in enumerate("ABC")), Compare(monsters=1)),
            then={at.value: {"A": value}},
        )
        for told, passes, value in (("two", 2, 3), ("one", 1, 4))
    },
    "DD-176 the Hunt may be left alone, and ends at 1": Row(
        given=(*drawing(hero("A"), stance="bold"), fog(1), Hunt(), spot("A", "1 1")),
        when=Compare(monsters=1),
        then={at.value: {"A": 1}},
    ),
    "DD-176 the party need not lower the value": Row(
        given=(*drawing(hero("A"), stance="bold"), fog(4), Hunt(), spot("A", "1 1")),
        when=Compare(stand=True),
        then={at.value: {"A": 4}, at.is_safe: {"A": True}},
    ),
    "DD-177 one failure, and Stealth is nothing": Row(
        given=(*drawing(*party(2), stance="cautious"), fog(3), Stealth(), spot("A", "1 1")),
        when=(spot("B", "6 6"), Compare(monsters=1)),
        then={at.value: {"A": 3}, at.is_safe: {"A": False}},
    ),
    "DD-177 who does not roll has not passed": Row(
        given=(*drawing(*party(2), stance="cautious"), fog(3), Stealth(), spot("A", "1 1")),
        when=Compare(monsters=1),
        then={at.value: {"A": 3}, at.is_safe: {"A": False}},
    ),
    "DD-177 only the Cautious sneak, only the Bold Hunt": Row(
        given=(*drawing(hero("A"), stance="bold"), fog(3)),
        when=(Stealth(), Hunt()),
        refused={1: No("DD-177", "stance-bold")},
        then={at.plan: {"A": "hunt"}},
    ),
    **{
        f"DD-178 value {value} at level 3": Row(
            given=(*drawing(hero("A")), fog(value)),
            when=Compare(monsters=1),
            then={at.is_safe: {"A": safe}, at.monsters_due: {"A": ("" if safe else "lowlands", 0 if safe else 1)}},
        )
        for value, safe in ((3, False), (4, True))
    },
}

COUNTERS: dict[str, Row[Degenerates]] = {
    "DD-180 a mission's Encounter leaves no random one": Row(
        given=(*drawing(hero("A"), board=(Clue(place=HOME),)), fog(12), Next()),
        when=(Encounter(card="Beggar", mission=True), Encounter(card="Thief", mission=True)),
        refused={2: No("DD-180", "encounter-second")},
        then={at.encounters: {"A": "Beggar"}},
    ),
    "DD-181 an Epic counter is fought whatever the card says": Row(
        given=haunted(BARON, size=1, value=12),
        when=(Next(), Next(), BeginFight()),
        refused={2: No("DD-241", "foes-wait", "Baron")},
        then={fight.foes_left: ("Baron",), at.is_safe: {"A": True}},
    ),
    **{
        f"DD-181 a party of {size} draws as {size - 1}": Row(
            given=haunted(BARON, size=size),
            when=Compare(),
            asked={1: "monsters"},
            then={asked_now: f"Monster icons for {size - 1}? with encounter or epic, if shown"},
        )
        for size in (2, 3, 4)
    },
    "DD-181 Epic and Law icons do not count, the Encounter does (AMB-26)": Row(
        given=haunted(BARON),
        when=Compare(monsters=1, epic=True, encounter=True),
        then={
            at.epics_due: {"A": 0},
            at.law_attacks: {"A": False},
            at.encounter_due: {"A": True},
            at.waiting_foes: {"A": ("Baron",)},
            at.monsters_due: {"A": ("lowlands", 1)},
        },
    ),
    "DD-181 one alone draws no random monster": Row(
        given=haunted(BARON, size=1),
        when=Compare(monsters=3, encounter=True),
        then={at.monsters_due: {"A": ("", 0)}, at.encounter_due: {"A": True}, at.waiting_foes: {"A": ("Baron",)}},
    ),
    "DD-181 two Epics lower the size once, and both are fought": Row(
        given=haunted(BARON, COUNT, size=3),
        when=Compare(),
        asked={1: "monsters"},
        then={asked_now: "Monster icons for 2? with encounter or epic, if shown"},
    ),
    "DD-182 a Law Epic brings the Law, and no Encounter": Row(
        given=haunted(JUDGE, bounty=3, value=3),
        when=Compare(monsters=1, encounter=True, epic=True),
        then={
            at.law_attacks: {"A": True},
            at.monsters_due: {"A": ("law", 1)},
            at.encounter_due: {"A": False},
            at.epics_due: {"A": 0},
            at.waiting_foes: {"A": ("Judge",)},
        },
    ),
    "DD-182 above the Bounty Level nobody else comes": Row(
        given=haunted(JUDGE, bounty=2, value=3),
        when=Compare(),
        then={at.monsters_due: {"A": ("", 0)}, at.waiting_foes: {"A": ("Judge",)}, at.encounter_due: {"A": False}},
    ),
    "DD-183 counters add up": Row(
        given=(*haunted(BARON), trait("destroyed", HOME)),
        when=Compare(monsters=1, encounter=True),
        then={at.encounter_due: {"A": False}, at.monsters_due: {"A": ("lowlands", 1)}},
    ),
}


@each(CARDS | COUNTERS)
def test_danger(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
