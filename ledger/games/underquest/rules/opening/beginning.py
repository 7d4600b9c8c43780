"""An enemy comes: its card, the level, the abominations, and who acts first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import Pairs
from ledger.games.underquest.events.decks import DueSettled
from ledger.games.underquest.events.fighting import FightBegun, InitiativeRolled
from ledger.games.underquest.moves.opening import BeginFight, RollInitiative
from ledger.games.underquest.rules.asking import Objections, Unfolds, mid_fight, need_adventurer, no, unsettled
from ledger.games.underquest.rules.blows import the_fight
from ledger.games.underquest.rules.decks import by_program, draw, take
from ledger.games.underquest.rules.dice import fall, paid
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.cards import AbominationRead, EnemyRead
from ledger.games.underquest.state.fights import WITH_LEVEL, By, Fight, Foe
from ledger.games.underquest.state.figures import parts, stat, total
from ledger.games.underquest.state.game import UnderQuest, due
from ledger.games.underquest.state.options import option

decides = Deciders[UnderQuest]()
Added: TypeAlias = tuple[AbominationRead, ...]
BROUGHT: dict[str, By] = {"Skirmish": "skirmish", "Ambush": "ambush", "Exalted Foe": "exalted"}
"""What an open dungeon card makes of an enemy."""
UNDRAWN: tuple[By, ...] = ("boss", "mimic")
"""Enemies that do not come from the enemy deck."""


@decides(BeginFight)
def fight(state: UnderQuest, move: BeginFight) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from mid_fight(state, "UQ-CBT-01")
    by = move.as_ or _brought(state)
    yield from unsettled(state, "boss", "reveal-quest", "resolve-quest", "treasure", "trap")
    yield from _due_now(state, by)
    yield from _fitting(state, by, move)
    if by not in UNDRAWN:
        yield from by_program(state, "enemy", move.enemy, "enemy")
    row = content.enemy(move.enemy)
    name = row.name if row else move.enemy
    card = reading.enemy(state, name)
    health, initiative = move.health or card.health, card.initiative if move.initiative is None else move.initiative
    if health is None:
        yield Asking(field="health", asks=f"Health of {name}?")
    if initiative is None:
        yield Asking(field="initiative", asks=f"Initiative of {name}?")
    added = tuple(reading.abomination(state, each) for each in (move.prefix, move.suffix) if each)
    dice = sum(each.dice for each in added)
    fallen = (yield from fall(state, dice, move.hp, "Health that it adds?", "hp")) if dice else None
    state = yield from learn(state, "enemies", name, health=move.health, initiative=move.initiative)
    for fact in paid(state, fallen, "health of the enemy") if fallen else ():
        state = yield fact
    state = yield from _cards_out(state, by, name, move)
    thrown = sum(fallen.faces) if fallen else 0
    printed = card.but(health=health or 0, initiative=initiative or 0)
    level = state.level if by in WITH_LEVEL or option(state, "level-health") == "all" else 0
    made = tuple(_health(printed, level, thrown, added))
    foe = _foe(printed, added).but(health=total(made), most=total(made))
    begun = Fight(by=by, foe=foe, level=level, prefix=move.prefix, suffix=move.suffix, check=card.check)
    yield FightBegun(fight=begun, parts=made, dice=fallen.dice if fallen else (), rule="UQ-CBT-03")


def _brought(state: UnderQuest) -> By:
    """What brought the enemy, where the line does not say: the boss that waits, the open card, an encounter."""
    if due(state, "boss"):
        return "boss"
    turn = state.turn
    if turn and turn.encounter:
        return "encounter"
    return BROUGHT.get(turn.card, "card") if turn else "card"


def _due_now(state: UnderQuest, by: By) -> Objections:
    """The boss waits behind the sixth quest card; enemies of dungeon cards come while that card is resolved."""
    if by == "boss" and due(state, "boss") is None:
        yield no("boss-early", "UQ-QST-07", "The last quest card is not paid.", "pay")
    if by in WITH_LEVEL and not (state.phase == "resolving" and state.turn and BROUGHT.get(state.turn.card) == by):
        yield no("foe-uncalled", "UQ-CBT-02", f"No card of that kind is being resolved: {by}.", "draw, then resolve")


def _fitting(state: UnderQuest, by: By, move: BeginFight) -> Objections:
    """The abominations that the dungeon card asks for, no more and no less (UQ-ABO-02, UQ-ABO-03)."""
    second = bool(state.turn and state.turn.position == "second")
    if by == "exalted" and not (move.prefix and move.suffix):
        yield no("suffix-missing", "UQ-ABO-03", "Exalted Foe takes two abominations.", "fight X prefix A suffix B")
    if by in ("skirmish", "ambush"):
        if second and not move.prefix:
            yield no("prefix-missing", "UQ-ABO-02", "The second card adds a prefix.", "fight X prefix A")
        if move.suffix or (move.prefix and not second):
            yield no("prefix-extra", "UQ-ABO-02", "The card adds no such abomination.", "fight X")


def _cards_out(state: UnderQuest, by: By, name: str, move: BeginFight) -> Unfolds:
    """The enemy and its abominations leave their decks; a mimic left the treasure deck before."""
    if by == "boss":
        state = yield from take(state, "boss", name, "UQ-QST-08")
        state = yield DueSettled(name="boss", rule="UQ-QST-07")
    elif by != "mimic":
        state = yield from draw(state, "enemy", name, "UQ-CBT-02")
    for card in (move.prefix, move.suffix):
        if card:
            state = yield from draw(state, "abomination", card, "UQ-ABO-03" if move.suffix else "UQ-ABO-02")
    return state


def _health(printed: EnemyRead, level: int, thrown: int, added: Added) -> Iterator[tuple[str, int]]:
    """What its health is made of (UQ-CBT-03)."""
    yield printed.name, printed.health or 0
    if level:
        yield "level", level
    if thrown:
        yield "dice", thrown
    yield from ((each.name, each.health) for each in added if each.health)


def _foe(printed: EnemyRead, added: Added) -> Foe:
    """The enemy with everything that the abominations add to its own (UQ-ABO-04)."""
    on_hit: Pairs = (*printed.on_hit, *(pair for each in added for pair in each.on_hit))
    return Foe(
        name=printed.name,
        health=0,
        most=0,
        damage=(printed.damage or 0) + sum(each.damage for each in added),
        defence=(printed.defence or 0) + sum(each.defence for each in added),
        initiative=(printed.initiative or 0) + sum(each.initiative for each in added),
        xp=printed.xp or 0,
        treasure=printed.treasure,
        weakness=(*printed.weakness, *(kind for each in added for kind in each.weakness)),
        immune=(*printed.immune, *(kind for each in added for kind in each.immune)),
        check=printed.check,
        after_miss=printed.after_miss,
        bribe=printed.bribe,
        on_hit=on_hit,
        loot=tuple(pair for each in added for pair in each.loot),
        text=printed.text,
    )


@decides(RollInitiative)
def initiative(state: UnderQuest, move: RollInitiative) -> Decision[UnderQuest]:
    foe = the_fight(state).foe
    if the_fight(state).side:
        yield no("initiative-rolled", "UQ-CBT-04", "Who acts first is known.", "attack D1 D2, or enemy D1 D2")
    fallen = yield from fall(state, 1, move.die, f"Initiative against {foe.initiative}?")
    value = stat(state, "agility") + total(parts(state, "initiative"))
    reached = fallen.faces[0] + value
    for fact in paid(state, fallen, "initiative"):
        state = yield fact
    yield InitiativeRolled(
        die=fallen.dice[0],
        value=value,
        total=reached,
        against=foe.initiative,
        side="adventurer" if reached >= foe.initiative else "enemy",
        rule="UQ-CBT-04",
    )
