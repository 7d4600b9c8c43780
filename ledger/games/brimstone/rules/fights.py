"""Fights: how they begin, who stands there, how they end."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.brimstone import content
from ledger.games.brimstone.events.fighting import (
    FightBegan,
    FightOver,
    FoesCame,
    FoesFell,
    LootLapsed,
    ThreatDrawn,
    ThreatNamed,
)
from ledger.games.brimstone.events.numbers import MovementLost
from ledger.games.brimstone.events.posse import CautionGiven
from ledger.games.brimstone.moves.fighting import Brawl, FightEnd, Foes, Slay, Threat, ThreatCard
from ledger.games.brimstone.rules.asking import Unfolds, actor, foe
from ledger.games.brimstone.rules.damage import bounty
from ledger.games.brimstone.rules.purse import won
from ledger.games.brimstone.rules.turns import lapsed
from ledger.games.brimstone.state.fights import Foe, standing
from ledger.games.brimstone.state.game import Brimstone, living, lost, placing, threat
from ledger.games.brimstone.state.options import settled

decides = Deciders[Brimstone]()


@decides(Brawl)
def brawl(state: Brimstone, move: Brawl) -> Decision[Brimstone]:
    if state.fight:
        raise refused("fight-on", "SB-FGT-01", "A fight is on already.", "foes NAME COUNT, or fight-end")
    if not move.cause.strip():
        raise refused("cause-missing", "SB-FGT-02", "What started the fight?", "fight the Darkness")
    yield FightBegan(cause=move.cause, rule="SB-FGT-02")


def begun(state: Brimstone, cause: str) -> Unfolds:
    """A fight is on, as it may be already (SB-FGT-01)."""
    return state if state.fight else (yield FightBegan(cause=cause, rule="SB-FGT-01"))


@decides(Foes)
def foes(state: Brimstone, move: Foes) -> Decision[Brimstone]:
    before = (state.fight.foes if state.fight else state.strays).get(move.name)
    if not move.count and not (state.fight and before):
        told = f"No {move.name} is on the board."
        raise refused("foe-unknown", "SB-FGT-01", told, f"foes {one_word(move.name)} 1, with what is printed")
    known = before or Foe(name=move.name, count=0)
    health = known.health if move.health is None else move.health
    made = known.but(
        count=known.count + move.count,
        initiative=known.initiative if move.initiative is None else move.initiative,
        escape=known.escape if move.escape is None else move.escape,
        defense=known.defense if move.defense is None else move.defense,
        health=health,
        left=_left_of(known, health),
        xp=known.xp if move.xp is None else move.xp,
        note=move.has or known.note,
    )
    state = yield from begun(state, "ambush" if move.ambush else "attack")
    rule = "SB-ATT-04" if move.ambush and before else "SB-ATT-02" if move.ambush else "SB-ATT-01"
    places = placing(state, made) if move.ambush else ()
    yield FoesCame(foe=made, came=move.count, ambush=move.ambush, places=places, rule=rule)


def _left_of(known: Foe, health: int | None) -> int | None:
    """The health left to the one under attack: what it lost stays lost, where its health is told anew (SB-HIT-04)."""
    if known.left is None or known.health is None or health is None:
        return health
    return max(1, health - (known.health - known.left))


@decides(ThreatCard)
def threat_card(state: Brimstone, move: ThreatCard) -> Decision[Brimstone]:
    counts = not move.parent or settled(state, "chained-loot") == "counts"
    state = yield from begun(state, move.name)
    yield ThreatDrawn(name=move.name, parent=move.parent, counts=counts, rule="SB-THR-02")


@decides(Threat)
def other_threat(state: Brimstone, move: Threat) -> Decision[Brimstone]:
    usual = threat(state, awake=settled(state, "threat-counts") == "standing")
    if usual and usual != move.level:
        state = yield CautionGiven(told=f"{usual} is usual for this Posse.", rule="SB-THR-01")
    state = yield from begun(state, f"{move.level} threat")
    yield ThreatNamed(level=move.level, rule="SB-THR-01")


def _left(state: Brimstone) -> str:
    """What to type where enemies of a type are gone already."""
    foes = state.fight.foes.values() if state.fight else ()
    return ", or ".join(f"slay {one_word(each.name)} 1" for each in foes if each.count) or "fight-end"


@decides(Slay)
def slay(state: Brimstone, move: Slay) -> Decision[Brimstone]:
    enemy = foe(state, move.name)
    if move.count > enemy.count:
        told = f"{enemy.count} {move.name} on the board, not {move.count}."
        some = f"slay {one_word(move.name)} {enemy.count}"
        raise refused("foes-few", "SB-FGT-01", told, some if enemy.count else _left(state))
    who = actor(state, move) if move.xp else move.who
    state = yield FoesFell(name=move.name, count=move.count, left=enemy.count - move.count, rule="SB-FGT-01")
    if move.xp:
        yield from won(state, who, "xp", move.xp, why=move.name)
    elif move.xp is None:
        yield from bounty(state, who, enemy, move.count)


@decides(FightEnd)
def fight_end(state: Brimstone, move: FightEnd) -> Decision[Brimstone]:
    if not state.fight:
        raise refused("fight-none", "SB-FGT-01", "No fight is on.", "fight CAUSE, or foes NAME COUNT")
    alive = living(state)
    if standing(state.fight) and alive and not lost(state):
        told = f"Enemies that stand: {standing(state.fight)}."
        yield Objection(code="enemies-stand", rule="SB-FGT-01", because=told, hint=_left(state))
    state = yield from lapsed(state)
    if lost(state):
        state = yield CautionGiven(told="every hero is out: the table decides (AMB-28).", rule="SB-FGT-01")
    for who in alive:
        if state.heroes[who].loot:
            state = yield LootLapsed(who=who, count=state.heroes[who].loot, rule="SB-THR-03")
    count = min(content.play().threat.cards, state.fight.cards if state.fight else 0)
    standing_only = settled(state, "loot-for") == "standing"
    loot = tuple((who, 0 if standing_only and state.heroes[who].out else count) for who in alive)
    state = yield FightOver(loot=loot, breath=content.play().limits.breath, rule="SB-THR-03" if count else "SB-THR-04")
    if settled(state, "after-fight") == "lost":
        for who in alive:
            was = state.heroes[who].movement
            if was:
                state = yield MovementLost(who=who, was=was, now=0, why="the fight is over", rule="AMB-42")
