"""An enemy comes: its card, the level, the abominations, and who acts first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ledger.core.fields import BY_PROGRAM
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.core.piles import UNSEEN
from ledger.games.underquest import content
from ledger.games.underquest.events.decks import DueSettled
from ledger.games.underquest.events.fighting import FightBegun, FightOver, InitiativeRolled
from ledger.games.underquest.moves.opening import BeginFight, RollInitiative
from ledger.games.underquest.rules.asking import (
    Gives,
    Objections,
    Unfolds,
    half_changed,
    mid_fight,
    need_adventurer,
    next_blow,
    no,
    unsettled,
)
from ledger.games.underquest.rules.blows import the_fight
from ledger.games.underquest.rules.decks import by_program, draw, take
from ledger.games.underquest.rules.dice import Fallen, fall, paid
from ledger.games.underquest.rules.opening.abominations import (
    Added,
    abominations_out,
    added,
    drawn_by_program,
    joined,
    unfit_abominations,
    unread_abominations,
)
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.cards import EnemyRead
from ledger.games.underquest.state.fights import WITH_LEVEL, By, Fight
from ledger.games.underquest.state.figures import parts, stat, total
from ledger.games.underquest.state.game import UnderQuest, due
from ledger.games.underquest.state.options import option

decides = Deciders[UnderQuest]()
BROUGHT: dict[str, By] = {"Skirmish": "skirmish", "Ambush": "ambush", "Exalted Foe": "exalted"}
"""What an open dungeon card makes of an enemy."""
ROW = ", or its row: health damage defence initiative xp"
"""How the whole card answers the question for its first number."""
UNDRAWN: tuple[By, ...] = ("boss", "mimic")
"""Enemies that do not come from the enemy deck."""


@decides(BeginFight)
def fight(state: UnderQuest, move: BeginFight) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from mid_fight(state, "UQ-CBT-01")
    by = move.as_ or _brought(state)
    name = _canonical(move.enemy, by)
    yield from _due_now(state, by)
    if by == "card" and not move.as_ and state.phase != "resolving":
        yield no("foe-uncalled", "UQ-CBT-02", "No card brings an enemy now.", "draw CARD, or fight X as card")
    yield from unsettled(state, "boss", "reveal-quest", "resolve-quest", "treasure", "trap", "mimic")
    yield from half_changed(state)
    yield from _drawn(state, by, name)
    yield from drawn_by_program(state, by, move)
    yield from unfit_abominations(state, by, move)
    yield from unread_abominations(state, move)
    more = added(state, move)
    fallen = (yield from _dice_of_health(state, move, more)) if move.hp else None
    printed = yield from _printed(state, name, move)
    fallen = fallen or (yield from _dice_of_health(state, move, more))
    if state.fight:
        state = yield FightOver(name=state.fight.foe.name, how="called off", rule="UQ-CBT-01")
    state = yield from learn(state, "enemies", name, **_row(move))
    for fact in paid(state, fallen, "health of the enemy") if fallen else ():
        state = yield fact
    state = yield from _card_out(state, by, name)
    state = yield from abominations_out(state, move)
    level = state.level if by in WITH_LEVEL or option(state, "level-health") == "all" else 0
    made = tuple(_health(printed, level, fallen, more))
    foe = joined(printed, more).but(health=total(made), most=total(made))
    begun = Fight(by=by, foe=foe, level=level, prefix=move.prefix, suffix=move.suffix, check=printed.check)
    yield FightBegun(fight=begun, parts=made, dice=fallen.dice if fallen else (), rule="UQ-CBT-03")


def _canonical(name: str, by: By) -> str:
    """The one name of an enemy (AMB-35); raises Refused `enemy-unnamed` where nobody draws a boss or a mimic."""
    if by == "boss" and name in (BY_PROGRAM, UNSEEN):
        raise refused("enemy-unnamed", "UQ-QST-08", "A boss is looked for by its name.", "fight BOSS")
    row = content.enemy(name)
    return row.name if row else name


def _drawn(state: UnderQuest, by: By, name: str) -> Iterator[Asking | Objection]:
    """The enemy deck gives most enemies; a mimic lies among the treasures, until it is owed."""
    if by not in UNDRAWN:
        yield from by_program(state, "enemy", name, "enemy")
    elif by == "mimic" and due(state, "mimic") is None:
        yield from by_program(state, "treasure", name, "enemy")


def _printed(state: UnderQuest, name: str, move: BeginFight) -> Gives[EnemyRead]:
    """The enemy as its card prints it: health and initiative typed, read or asked for (UQ-CBT-02)."""
    card = reading.enemy(state, name)
    card = card.but(**{field: value for field, value in _row(move).items() if value not in (None, ())})
    if card.health is None:
        rest = ROW if card.initiative is None else ""
        yield Asking(field="health", asks=f"Health of {name}{rest}?")
    if card.initiative is None:
        yield Asking(field="initiative", asks=f"Initiative of {name}?")
    return card.but(health=card.health or 0, initiative=card.initiative or 0)


def _row(move: BeginFight) -> dict[str, Any]:
    """What the line says of the enemy's card, in the order of its numbers."""
    return {
        "health": move.health,
        "damage": move.damage,
        "defence": move.defence,
        "initiative": move.initiative,
        "xp": move.xp,
        "weakness": (move.weak,) if move.weak else (),
    }


def _brought(state: UnderQuest) -> By:
    """What brought the enemy, where the line does not say: what waits, the open card, an encounter."""
    if due(state, "boss"):
        return "boss"
    if due(state, "mimic"):
        return "mimic"
    turn = state.turn
    if turn and turn.encounter:
        return "encounter"
    return BROUGHT.get(turn.card, "card") if turn else "card"


def _due_now(state: UnderQuest, by: By) -> Objections:
    """The boss waits behind the sixth quest card; enemies of dungeon cards come while that card is resolved."""
    if state.phase in ("won", "inn") and not (by == "mimic" and due(state, "mimic")):
        yield no("foe-uncalled", "UQ-CBT-02", "No enemy comes after the victory.", "inn, or retire")
    if by == "boss" and due(state, "boss") is None:
        yield no("boss-early", "UQ-QST-07", "The last quest card is not paid.", "pay")
    if by in WITH_LEVEL and state.turn and state.turn.fights:
        yield no(
            "foe-fought", "UQ-LVL-26", "That card has brought its enemy.", "lay left LEFT RIGHT, or fight X as card"
        )
    if by in WITH_LEVEL and not (state.phase == "resolving" and state.turn and BROUGHT.get(state.turn.card) == by):
        yield no("foe-uncalled", "UQ-CBT-02", f"No card of that kind is being resolved: {by}.", "draw, then resolve")


def _dice_of_health(state: UnderQuest, move: BeginFight, more: Added) -> Gives[Fallen | None]:
    """The dice of health that abominations add; None where they add none (UQ-ABO-05)."""
    dice = sum(each.dice for each in more) or len(move.hp)
    whose = " and ".join(each.name for each in more if each.dice)
    return (yield from fall(state, dice, move.hp, f"Health that {whose} adds?", "hp")) if dice else None


def _card_out(state: UnderQuest, by: By, name: str) -> Unfolds:
    """The enemy leaves its deck; a mimic that is owed left the treasure deck before."""
    if by == "boss":
        state = yield from take(state, "boss", name, "UQ-QST-08")
        state = yield DueSettled(name="boss", rule="UQ-QST-07")
    elif by == "mimic" and due(state, "mimic"):
        state = yield DueSettled(name="mimic", rule="UQ-ITM-05")
    elif by == "mimic":
        state = yield from draw(state, "treasure", name, "UQ-ITM-05")
    else:
        state = yield from draw(state, "enemy", name, "UQ-CBT-02")
    return state


def _health(printed: EnemyRead, level: int, fallen: Fallen | None, more: Added) -> Iterator[tuple[str, int]]:
    """What its health is made of (UQ-CBT-03)."""
    yield printed.name, printed.health or 0
    if level:
        yield "level", level
    if fallen:
        yield "dice", sum(fallen.faces)
    yield from ((each.name, each.health) for each in more if each.health)


@decides(RollInitiative)
def initiative(state: UnderQuest, move: RollInitiative) -> Decision[UnderQuest]:
    foe = the_fight(state).foe
    if the_fight(state).side:
        yield no("initiative-rolled", "UQ-CBT-04", "Who acts first is known.", next_blow(the_fight(state)))
    fallen = yield from fall(state, 1, move.die, f"Initiative against {foe.name} ({foe.initiative})?")
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
