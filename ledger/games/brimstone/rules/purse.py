"""Experience, levels, gold, Dark Stone, loot, and what a hero may have at most."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Event, Objection, refused
from ledger.core.wording import counted
from ledger.games.brimstone.events.fighting import BreathCaught, LootTaken
from ledger.games.brimstone.events.numbers import (
    DarkStoneGained,
    DarkStoneGone,
    DeterminationGained,
    DeterminationSpent,
    ExperienceGained,
    GoldGained,
    GoldSpent,
    HeroHealed,
    NumberMoved,
    NumberSet,
)
from ledger.games.brimstone.events.posse import AbilityLearned, CautionGiven, HeroLevelled
from ledger.games.brimstone.events.rolling import DiceThrown
from ledger.games.brimstone.moves.fighting import Breathe, Loot
from ledger.games.brimstone.moves.posse import Earn, LevelUp, Maximum, Sell, Spend
from ledger.games.brimstone.rules.asking import (
    Objections,
    Unfolds,
    able,
    actor,
    affords,
    alive,
    hero,
    maybe_cast,
    paid,
    price,
)
from ledger.games.brimstone.rules.setup import numbers
from ledger.games.brimstone.state.game import Brimstone, living
from ledger.games.brimstone.state.heroes import POOLS, Hero, has_slots, most
from ledger.games.brimstone.state.options import settled
from ledger.games.brimstone.state.values import value_meant

decides = Deciders[Brimstone]()
STONE = "Dark Stone"
GAINS: dict[str, type[NumberMoved]] = {
    "xp": ExperienceGained,
    "gold": GoldGained,
    "dark-stone": DarkStoneGained,
    "determination": DeterminationGained,
}
RULES = {"xp": "SB-XP-01", "gold": "SB-INV-01", "dark-stone": "SB-INV-02", "determination": "SB-DET-05"}


def won(state: Brimstone, who: str, what: str, by: int, *, why: str = "", rule: str = "") -> Unfolds:
    """A hero gets that much, Determination up to its maximum (SB-DET-05)."""
    held = hero(state, who)
    was = int(getattr(held, what.replace("-", "_")))
    now = was + by
    if what == "determination" and most(held, what):
        now = max(was, min(most(held, what), now))
    return (yield GAINS[what](who=who, was=was, now=now, why=why, rule=rule or RULES[what]))


def bag_room(state: Brimstone, held: Hero, more: int = 1) -> Objections:
    """An objection where the side bag is full (SB-BAG-02); Dark Stone may take slots (AMB-40)."""
    taken = len(held.sidebag) + (held.dark_stone if settled(state, "dark-stone-in") == "side-bag" else 0)
    slots = has_slots(held)
    if taken + more > slots:
        told = f"The side bag has {slots} slots; {taken} are taken."
        yield Objection(code="bag-full", rule="SB-BAG-02", because=told, hint="apply a token first")


@decides(Earn)
def earn(state: Brimstone, move: Earn) -> Decision[Brimstone]:
    whose = living(state) if move.all else (actor(state, move),)
    if not whose:
        raise refused("posse-empty", "SB-POS-01", "Nobody is in the Posse.", "enlist NAME health=10")
    for who in whose:
        yield from alive(state, who)
        if move.what == "dark-stone" and settled(state, "dark-stone-in") == "side-bag":
            yield from bag_room(state, hero(state, who), move.by)
    for who in whose:
        state = yield from won(state, who, move.what, move.by, why=move.source)


@decides(Spend)
def spend(state: Brimstone, move: Spend) -> Decision[Brimstone]:
    who = actor(state, move)
    if move.what == "determination":
        yield from alive(state, who)
        yield from affords(state, who, move.by)
        was = hero(state, who).determination
        yield DeterminationSpent(who=who, was=was, now=max(0, was - move.by), why=move.for_, rule="SB-DET-01")
        return
    yield from able(state, who)
    yield from gold_enough(state, who, move.by)
    if state.town is None:
        state = yield CautionGiven(told="gold is spent in town.", rule="SB-INV-01")
    yield gold_gone(state, who, move.by, move.for_)


def gold_enough(state: Brimstone, who: str, gold: int) -> Objections:
    """An objection where the hero has not that much gold (SB-INV-01)."""
    has = hero(state, who).gold
    if gold > has:
        told = f"{who} has {has} gold, not {gold}."
        yield Objection(code="gold-short", rule="SB-INV-01", because=told, hint=f"{has} at most")


def gold_gone(state: Brimstone, who: str, gold: int, why: str) -> GoldSpent:
    """The fact that gold is spent."""
    was = hero(state, who).gold
    return GoldSpent(who=who, was=was, now=max(0, was - gold), why=why, rule="SB-INV-01")


def stones_enough(state: Brimstone, who: str, stones: int) -> Objections:
    """An objection where the hero has not that much Dark Stone (SB-INV-02)."""
    has = hero(state, who).dark_stone
    if stones > has:
        told = f"{who} has {has} {STONE}, not {stones}."
        yield Objection(code="stone-short", rule="SB-INV-02", because=told, hint=f"{has} at most")


def stones_gone(state: Brimstone, who: str, stones: int, why: str) -> DarkStoneGone:
    """The fact that Dark Stone is sold or used up."""
    was = hero(state, who).dark_stone
    return DarkStoneGone(who=who, was=was, now=max(0, was - stones), why=why, rule="SB-INV-02")


@decides(Sell)
def sell(state: Brimstone, move: Sell) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from able(state, who)
    yield from stones_enough(state, who, move.stones)
    state = yield stones_gone(state, who, move.stones, "sold")
    yield from won(state, who, "gold", move.gold, why=STONE, rule="SB-INV-02")


@decides(Loot)
def loot(state: Brimstone, move: Loot) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from alive(state, who)
    due, cards = hero(state, who).loot, (move.card, *move.more)
    if len(cards) > due:
        some = f"{counted(due, 'loot card')} due for {who}, not {len(cards)}."
        told = some if due else f"No loot card is due for {who}."
        yield Objection(code="loot-none", rule="SB-THR-03", because=told, hint="fight-end tells how many")
    if move.stones and settled(state, "dark-stone-in") == "side-bag":
        yield from bag_room(state, hero(state, who), move.stones)
    thrown = yield from maybe_cast(move.dice, 6, f"{who}: how much?")
    points = price(state, thrown)
    yield from affords(state, who, points, thrown)
    state = yield from paid(state, who, points, "loot")
    if thrown.dice:
        state = yield DiceThrown(who=who, what=move.card, thrown=thrown.dice, rule="SB-THR-03")
    for n, card in enumerate(cards, start=1):
        state = yield LootTaken(who=who, card=card, left=max(0, due - n), rule="SB-THR-03")
    for what, by in (("dark-stone", move.stones), ("gold", move.gold), ("xp", move.xp)):
        if by:
            state = yield from won(state, who, what, by, why=", ".join(cards))


@decides(Breathe)
def breathe(state: Brimstone, move: Breathe) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from able(state, who)
    held = hero(state, who)
    asked = move.health + move.sanity
    if state.fight or asked > held.breath:
        told = f"{who} may take off {0 if state.fight else held.breath}, not {asked}."
        yield Objection(code="breath-spent", rule="SB-POS-04", because=told, hint="after fight-end, in that turn")
    healed = mended(state, who, health=move.health, sanity=move.sanity, by="breath")
    yield BreathCaught(who=who, by=asked, left=max(0, held.breath - asked), rule="SB-POS-04")
    if healed.touched():
        state = yield healed
    spare = asked - (healed.health_now - held.health) - (healed.sanity_now - held.sanity)
    if spare:
        yield CautionGiven(told=f"{spare} of it heals nothing that the log knows.", rule="SB-HLT-04")


def mended(state: Brimstone, who: str, *, health: int = 0, sanity: int = 0, by: str) -> HeroHealed:
    """The fact that a hero wins health or sanity back, up to the maximum (SB-HLT-04)."""
    held = hero(state, who)
    return HeroHealed(
        who=who,
        health_was=held.health,
        health_now=max(held.health, min(most(held, "health"), held.health + health)),
        sanity_was=held.sanity,
        sanity_now=max(held.sanity, min(most(held, "sanity"), held.sanity + sanity)),
        by=by,
        rule="SB-HLT-04",
    )


@decides(Maximum)
def maximum(state: Brimstone, move: Maximum) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from alive(state, who)
    yield from capped(hero(state, who), who, move.what, move.to, move.source or "a new maximum")


def capped(held: Hero, who: str, what: str, to: int, why: str) -> Iterator[Event]:
    """The facts of a new maximum: what lies above it falls to it first."""
    name = f"{what}-max" if what in POOLS else what
    field = name.replace("-", "_")
    if what in POOLS and (to or what != "determination"):
        has, cap = int(getattr(held, what)), most(held.but(**{field: to}), what)
        if has > cap:
            yield NumberSet(who=who, number=what, was=has, now=cap, why=why, rule="SB-HLT-04")
    was = int(getattr(held, field))
    yield NumberSet(who=who, number=name, was=was, now=to, why=why, rule="SB-HLT-04")


@decides(LevelUp)
def level_up(state: Brimstone, move: LevelUp) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from able(state, who)
    held = hero(state, who)
    if held.xp < held.xp_next:
        told = f"{who} has {held.xp} of {held.xp_next} experience."
        yield Objection(code="xp-short", rule="SB-XP-01", because=told, hint=f"{held.xp_next - held.xp} more first")
    thrown = yield from maybe_cast(move.dice, 6, f"{who}: what does the level bring?")
    points = price(state, thrown)
    yield from affords(state, who, points, thrown)
    state = yield from paid(state, who, points, "level")
    if thrown.dice:
        state = yield DiceThrown(who=who, what=f"level {held.level + 1}", thrown=thrown.dice, rule="SB-XP-01")
    follows = move.next or held.xp_next * 2
    state = yield HeroLevelled(who=who, was=held.level, now=held.level + 1, next=follows, rule="SB-XP-01")
    for name, by in move.gains:
        state = yield from _risen(state, who, name, by)
    if move.ability:
        yield AbilityLearned(who=who, name=move.ability, rule="SB-XP-01")


def _risen(state: Brimstone, who: str, name: str, by: int) -> Unfolds:
    """A number rises with a level; health, sanity and Determination rise together with their maximum."""
    name, held = value_meant(name), hero(state, who)
    if name in POOLS:
        was = int(getattr(held, f"{name}_max"))
        state = yield NumberSet(who=who, number=f"{name}-max", was=was, now=max(0, was + by), why="level")
        held = hero(state, who)
    field = name.replace("-", "_")
    was = int(getattr(held, field)) if field in numbers() else held.skills.get(name, 0)
    if name in POOLS and by < 0:
        return state
    return (yield NumberSet(who=who, number=name, was=was, now=max(0, was + by), why="level", rule="SB-XP-01"))
