"""What each move of the toy game causes."""

from __future__ import annotations

from ledger.core.dice import dice, throw
from ledger.core.fields import BY_PROGRAM
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Cast, Decision, Objection, Pick, refused
from ledger.core.table.corrections import reasoned
from ledger.core.table.events import TableLaid
from ledger.core.table.moves import Found, Give, Place, Remove
from tests.toy.events import (
    CardDrawn,
    CardMoved,
    DoomFell,
    FightLeft,
    FoeFought,
    HeroHired,
    HeroWounded,
    ItemsGiven,
    PlaceScouted,
    TaleTold,
)
from tests.toy.moves import Draw, Equip, Fight, Flee, Hire, Scout, Tell, Wound
from tests.toy.state import HAND, Toy

decides = Deciders[Toy]()


@decides(Found)
def found(state: Toy, move: Found) -> Decision[Toy]:
    yield TableLaid(players=move.players, options=move.options)


@decides(Scout)
def scout(state: Toy, move: Scout) -> Decision[Toy]:
    if move.place in state.levels:
        yield Objection(code="place-known", rule="TOY-01", because=f"{move.place} is open.", hint="another place")
    state = yield PlaceScouted(place=move.place, level=move.level, by=move.who, rule="TOY-01")
    yield DoomFell(was=state.doom, now=max(0, state.doom - move.level), why=move.place, rule="TOY-01")


@decides(Hire)
def hire(state: Toy, move: Hire) -> Decision[Toy]:
    if move.hero in state.heroes:
        raise refused("hero-hired", "TOY-02", f"{move.hero} serves already.", "another hero")
    yield HeroHired(hero=move.hero, level=move.level or 1, by=move.who, items=move.items, rule="TOY-02")


@decides(Draw)
def draw(state: Toy, move: Draw) -> Decision[Toy]:
    if move.card in ("", BY_PROGRAM):
        among = tuple(card for card, count in state.deck.cards.items() for _ in range(count))
        yield Asking(field="card", asks="Which card?", chance=Pick(among=among), now=bool(move.card))
        return
    if len(state.hands.get(move.who, ())) >= HAND:
        yield Objection(code="hand-full", rule="TOY-03", because="The hand is full.", hint="give a card away")
    yield CardDrawn(card=move.card, by=move.who, rule="TOY-03")


@decides(Fight)
def fight(state: Toy, move: Fight) -> Decision[Toy]:
    if not move.faces:
        yield Asking(field="faces", asks=f"2d6 against {move.foe}?", chance=Cast(dice="2d6"))
        return
    thrown = throw(dice("2d6"), move.faces)
    if thrown.owed:
        yield Asking(field="faces", asks="What else?", chance=Cast(dice=f"{thrown.owed}d6"))
        return
    won = thrown.total >= (9 if move.boss else 7)
    yield FoeFought(foe=move.foe, total=thrown.total, won=won, thrown=thrown.dice, rule="TOY-04")


@decides(Flee)
def flee(state: Toy, move: Flee) -> Decision[Toy]:
    if move.surely is None:
        yield Asking(field="surely", asks="Really run?")
        return
    yield FightLeft(by=move.who, ran=move.surely, rule="TOY-05")


@decides(Wound)
def wound(state: Toy, move: Wound) -> Decision[Toy]:
    for hero, damage in move.shares:
        if hero not in state.heroes:
            raise refused("hero-unknown", "TOY-06", f"No hero {hero}.", "name a hero")
        was = state.heroes[hero].wounds
        state = yield HeroWounded(hero=hero, was=was, now=was + damage, rule="TOY-06")


@decides(Equip)
def equip(state: Toy, move: Equip) -> Decision[Toy]:
    if move.hero not in state.heroes:
        raise refused("hero-unknown", "TOY-07", f"No hero {move.hero}.", "name a hero")
    yield ItemsGiven(hero=move.hero, items=move.items, rule="TOY-07")


@decides(Tell)
def tell(state: Toy, move: Tell) -> Decision[Toy]:
    yield TaleTold(text=move.text)


@decides(Place)
def put(state: Toy, move: Place) -> Decision[Toy]:
    reasoned("TOY-08", move)
    yield CardMoved(card=move.thing, to=move.at, rule="TOY-08")


@decides(Remove)
def remove(state: Toy, move: Remove) -> Decision[Toy]:
    reasoned("TOY-08", move)
    yield CardMoved(card=move.thing, from_=move.from_, rule="TOY-08")


@decides(Give)
def give(state: Toy, move: Give) -> Decision[Toy]:
    yield CardMoved(card=move.thing, from_=move.who, to=move.to, rule="TOY-08")
