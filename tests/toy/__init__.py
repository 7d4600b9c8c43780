"""A tiny complete game for tests of the core and of the shell: scout, hire, draw, fight; it needs no real game."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.frozen import Roster
from ledger.core.handlers import Evolvers
from ledger.core.model import Event
from ledger.core.nouns import Deck, Field, Lines, Mark, Owed, Place, Queue, Sheet, Step, Track, Views
from ledger.core.options import Option
from ledger.core.piles import Pile, drawn
from ledger.core.ruleset import Meta, Ruleset, decide
from ledger.core.table.corrections import Handle
from ledger.core.table.moves import Found
from tests.toy import rules
from tests.toy.events import (
    CardDrawn,
    CardMoved,
    DoomFell,
    FightLeft,
    FoeFought,
    GameLost,
    HeroHired,
    HeroWounded,
    ItemsGiven,
    PlaceScouted,
    TaleTold,
)
from tests.toy.moves import Draw, Equip, Fight, Flee, Hire, Scout, Tell, Wound
from tests.toy.state import CARDS, DOOM, Hero, Toy

evolves = Evolvers[Toy]()


@evolves(DoomFell)
def doom_fell(state: Toy, event: DoomFell) -> Toy:
    return state.but(doom=event.now)


@evolves(PlaceScouted)
def place_scouted(state: Toy, event: PlaceScouted) -> Toy:
    return state.but(levels=state.levels.put(event.place, event.level))


@evolves(HeroHired)
def hero_hired(state: Toy, event: HeroHired) -> Toy:
    hero = Hero(owner=event.by, level=event.level, items=event.items)
    return state.but(heroes=state.heroes.put(event.hero, hero))


@evolves(CardDrawn)
def card_drawn(state: Toy, event: CardDrawn) -> Toy:
    hand = (*state.hands.get(event.by, ()), event.card)
    return state.but(deck=drawn(state.deck, event.card), hands=state.hands.put(event.by, hand))


@evolves(FoeFought)
def foe_fought(state: Toy, event: FoeFought) -> Toy:
    return state.but(beaten=(*state.beaten, event.foe)) if event.won else state


@evolves(FightLeft)
def fight_left(state: Toy, event: FightLeft) -> Toy:
    return state


@evolves(HeroWounded)
def hero_wounded(state: Toy, event: HeroWounded) -> Toy:
    return state.but(heroes=state.heroes.put(event.hero, state.heroes[event.hero].but(wounds=event.now)))


@evolves(ItemsGiven)
def items_given(state: Toy, event: ItemsGiven) -> Toy:
    hero = state.heroes[event.hero]
    return state.but(heroes=state.heroes.put(event.hero, hero.but(items=hero.items + event.items)))


@evolves(TaleTold)
def tale_told(state: Toy, event: TaleTold) -> Toy:
    return state


@evolves(CardMoved)
def card_moved(state: Toy, event: CardMoved) -> Toy:
    hands = state.hands
    if event.card in hands.get(event.from_, ()):
        at = hands[event.from_].index(event.card)
        hands = hands.put(event.from_, hands[event.from_][:at] + hands[event.from_][at + 1 :])
    return state.but(hands=hands.put(event.to, (*hands.get(event.to, ()), event.card)) if event.to else hands)


@evolves(GameLost)
def game_lost(state: Toy, event: GameLost) -> Toy:
    return state.but(ended="lost", ended_by=event.rule)


def doomed(before: Toy, event: Event, after: Toy) -> Iterator[Event]:
    """As soon as doom is 0 the game is lost."""
    if before.doom > 0 >= after.doom:
        yield GameLost(rule="TOY-09")


def tracks(state: Toy) -> tuple[Track, ...]:
    mark = Mark(at=0, means="lost", reached=state.doom <= 0)
    return (Track(key="doom", name="Doom", value=state.doom, low=0, high=DOOM, marks=(mark,)),)


def decks(state: Toy) -> tuple[Deck, ...]:
    odds = tuple(state.deck.cards.items())
    return (Deck(name="Cards", size=sum(CARDS.values()), left=state.deck.left, odds=odds),)


def sheets(state: Toy) -> tuple[Sheet, ...]:
    own = Sheet(title="Toy", fields=(Field(label="Doom", value=str(state.doom), key="doom"),))
    hands = ((who, Lines(title="Hand", rows=state.hands.get(who, ()))) for who in state.players)
    return (own, *(Sheet(title=who, owner=who, lists=(hand,)) for who, hand in hands))


def places(state: Toy) -> tuple[Place, ...]:
    return tuple(Place(name=name, level=str(level)) for name, level in state.levels.items())


def owed(state: Toy) -> tuple[Owed, ...]:
    asked = tuple(Owed(what=each.asks, words=each.field.upper(), who=each.who, must=True) for each in state.opened)
    if asked or state.levels or not state.players:
        return asked
    return (Owed(what="Scout a place.", words="scout PLACE LEVEL", prefix=("scout",)),)


def turn(state: Toy, verb: str) -> str:
    """Whoever sits first draws; the rest is up to the table."""
    return state.players[0] if verb == "draw" and state.players else ""


def queues(state: Toy) -> tuple[Queue, ...]:
    return (Queue(name="Foes", steps=tuple(Step(name=foe, spent=True) for foe in state.beaten)),)


def _doom(state: Toy, who: str, value: int, why: str) -> Iterator[Event]:
    yield DoomFell(was=state.doom, now=value, why=why, rule="TOY-08")


VIEWS = Views[Toy](
    where=lambda state: f"{len(state.levels)} places open",
    tracks=tracks,
    queues=queues,
    decks=decks,
    sheets=sheets,
    places=places,
    owed=owed,
    turn=turn,
    names={
        "player": lambda state: state.players,
        "place": lambda state: tuple(dict.fromkeys((*state.levels, "Mines", "Burial Mound", "Mirror Lake"))),
        "hero": lambda state: tuple(state.heroes),
        "actor": lambda state: tuple(state.heroes),
        "card": lambda state: tuple(dict.fromkeys((*state.deck.cards, "Torch", "Long Sword", "Elixir of Life"))),
        "item": lambda state: tuple(item for hero in state.heroes.values() for item in hero.items),
        "foe": lambda state: state.beaten,
        "thing": lambda state: tuple(card for hand in state.hands.values() for card in hand),
        "spot": lambda state: (*state.players, "table"),
    },
)
TOY = Ruleset[Toy](
    meta=Meta(id="toy", title="Toy", rulebook="none", reason_rule="TOY-08"),
    initial=Toy(deck=Pile(left=sum(CARDS.values()), listed=True, cards=Roster(CARDS))),
    deciders=rules.decides,
    evolvers=evolves,
    policies=(doomed,),
    views=VIEWS,
    options=(
        Option(name="dark_elves", words=("no", "yes"), default="no", rule="TOY-10", asks="dark elves?", early=True),
    ),
    handles={"doom": Handle[Toy](read=lambda state, _: state.doom, change=_doom, high=DOOM)},
)
"""The whole game."""


def played(*players: str) -> Toy:
    """The state of a campaign that was just founded by these players."""
    return decide(TOY, TOY.initial, Found(players=players)).state


__all__ = ["TOY", "Draw", "Equip", "Fight", "Flee", "Hero", "Hire", "Scout", "Tell", "Toy", "Wound", "played"]
