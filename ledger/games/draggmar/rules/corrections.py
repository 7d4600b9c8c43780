"""What the table sets right by hand: numbers, cards and tokens, always with the reason."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Event, refused
from ledger.core.piles import UNSEEN
from ledger.core.printed import meant
from ledger.core.table.corrections import Handle, reasoned
from ledger.core.table.moves import Place, Remove
from ledger.games.draggmar.events.crawls import RiftMoved, TokenRemoved, TokenReturned
from ledger.games.draggmar.events.heroes import HeroWounded
from ledger.games.draggmar.events.market import (
    CardMoved,
    DeckCorrected,
    DiscardCorrected,
    FameGained,
    FameLost,
)
from ledger.games.draggmar.events.rooms import BossesGoneCorrected, KillsCorrected
from ledger.games.draggmar.events.rounds import FateRaised, FateReduced
from ledger.games.draggmar.rules.asking import actor
from ledger.games.draggmar.rules.cards import KINDS, held, one_more
from ledger.games.draggmar.rules.heroes import healed
from ledger.games.draggmar.state.cards import Card, CardKind, deck_of
from ledger.games.draggmar.state.crawl import Fighter
from ledger.games.draggmar.state.game import Draggmar, fighters, group_of, pile, spots
from ledger.games.draggmar.state.readings import health

RULE = "DR-199"
decides = Deciders[Draggmar]()


def _fate(state: Draggmar, _: str, value: int, reason: str) -> Iterator[Event]:
    made = FateRaised if value > state.fate else FateReduced
    yield made(was=state.fate, now=value, by=abs(value - state.fate), why=reason, rule="DR-045")


def _fame(state: Draggmar, who: str, value: int, reason: str) -> Iterator[Event]:
    was = state.fame.get(who, 0)
    made = FameGained if value > was else FameLost
    yield made(who=who, was=was, now=value, by=abs(value - was), why=reason, rule=RULE)


def _hero(state: Draggmar, who: str) -> Fighter | None:
    return next((each for each in fighters(state) if each.player == who), None)


def _wounds(state: Draggmar, who: str, value: int, reason: str) -> Iterator[Event]:
    hero, group = _hero(state, who), group_of(state, who)
    if hero is None or group is None:
        raise refused("hero-gone", RULE, f"{who} has no hero in play.", "wound and heal name the hero")
    by = value - hero.wounds
    made = HeroWounded(
        group=group.number,
        who=who,
        hero=hero.label,
        was=hero.wounds,
        now=value,
        by=by,
        health=health(state, hero),
        why=reason,
        rule=RULE,
    )
    yield made if by > 0 else next(healed(group, hero, -by, reason, RULE))


def _deck(deck: str) -> Handle[Draggmar]:
    def change(state: Draggmar, _: str, value: int, reason: str) -> Iterator[Event]:
        yield DeckCorrected(deck=deck, was=pile(state, deck).left, now=value, reason=reason, rule=RULE)

    return Handle(read=lambda state, _: pile(state, deck).left, change=change, high=999)


def _discard(deck: str) -> Handle[Draggmar]:
    def change(state: Draggmar, _: str, value: int, reason: str) -> Iterator[Event]:
        was = len(pile(state, deck).discard)
        yield DiscardCorrected(deck=deck, was=was, now=value, reason=reason, rule=RULE)

    return Handle(read=lambda state, _: len(pile(state, deck).discard), change=change, high=999)


def _kills(level: int) -> Handle[Draggmar]:
    def change(state: Draggmar, _: str, value: int, reason: str) -> Iterator[Event]:
        yield KillsCorrected(level=level, was=state.kills.get(level, 0), now=value, reason=reason, rule=RULE)

    return Handle(read=lambda state, _: state.kills.get(level, 0), change=change, high=99)


def _gone(level: int) -> Handle[Draggmar]:
    def change(state: Draggmar, _: str, value: int, reason: str) -> Iterator[Event]:
        was = state.bosses_gone.get(level, 0)
        yield BossesGoneCorrected(level=level, was=was, now=value, reason=reason, rule=RULE)

    return Handle(read=lambda state, _: state.bosses_gone.get(level, 0), change=change, high=99)


def handles() -> dict[str, Handle[Draggmar]]:
    """Every number that `gain`, `lose` and `set` may correct."""
    found: dict[str, Handle[Draggmar]] = {
        "fate": Handle(read=lambda state, _: state.fate, change=_fate, high=99),
        "fame": Handle(read=lambda state, who: state.fame.get(who, 0), change=_fame, high=999, personal=True),
        "wounds": Handle(
            read=lambda state, who: getattr(_hero(state, who), "wounds", 0), change=_wounds, high=99, personal=True
        ),
        "curse-deck": _deck("curses"),
        "curse-discard": _discard("curses"),
        "rift-deck": _deck("rift-cards"),
    }
    for level in (1, 2, 3):
        found[f"bosses-{level}"] = _kills(level)
        found[f"bosses-gone-{level}"] = _gone(level)
        found[f"rooms-{level}"] = _deck(f"rooms-{level}")
        for kind in ("heroes", "items"):
            found[f"{kind}-{level}"] = _deck(f"{kind}-{level}")
            found[f"{kind}-discard-{level}"] = _discard(f"{kind}-{level}")
    return found


@decides(Place)
def place(state: Draggmar, move: Place) -> Decision[Draggmar]:
    reason = reasoned(RULE, move)
    if move.at == "map":
        yield _token_back(state, move.thing, reason)
        return
    _spot(state, move.at)
    who = actor(state, move)
    card, lies = _found(state, who, move.thing, move.at)
    if lies == "deck" and pile(state, deck_of(card)).left == 0:
        yield one_more(deck_of(card), RULE)
    yield CardMoved(who=who, card=card, from_=lies, at=move.at, reason=reason, rule=RULE)


@decides(Remove)
def remove(state: Draggmar, move: Remove) -> Decision[Draggmar]:
    reason = reasoned(RULE, move)
    if move.from_ == "map":
        yield _token_off(state, move.thing, reason)
        return
    _spot(state, move.from_)
    who = actor(state, move)
    card = _lying(state, who, move.thing, move.from_)
    if card is None:
        raise refused("card-missing", RULE, f"{move.thing} does not lie in {move.from_}.", "the sheet shows where")
    if move.from_ == "deck" and pile(state, deck_of(card)).left == 0:
        yield one_more(deck_of(card), RULE)
    to = {"discard": "box", "deck": "box", "box": "deck"}.get(move.from_, "discard")
    yield CardMoved(who=who, card=card, from_=move.from_, at=to, reason=reason, rule=RULE)


def _spot(state: Draggmar, spot: str) -> None:
    if spot not in spots(state):
        raise refused("spot-unknown", RULE, f"There is no spot '{spot}'.", ", ".join(spots(state)))


def _found(state: Draggmar, who: str, name: str, at: str) -> tuple[Card, str]:
    """The card and where it lies now; one that nobody saw yet comes from its deck. Raises Refused `card-unread`."""
    order = ("discard", *state.market, "box", "hand") if at == "hand" else ("hand", "discard", *state.market, "box")
    for spot in order:
        card = _lying(state, who, name, spot) if spot != at else None
        if card:
            return card, spot
    card = _lying(state, who, name, "deck")
    if card is None:
        told = f"Nobody read {name} yet."
        raise refused("card-unread", RULE, told, f"item-card {name} LEVEL, or hero-card")
    return card, "deck"


def _lying(state: Draggmar, who: str, name: str, spot: str) -> Card | None:
    """A hero or item of that name in one spot; in its deck is every card that was read."""
    if spot == "hand":
        card = held(state, who, name)
        return card if card and (card.name == name or name in KINDS) else None
    if spot in state.market:
        return next((card for card in reversed(state.market[spot]) if card.name == name), None)
    for kind, deck, level in _decks():
        if spot == "discard":
            names = pile(state, deck).discard
        elif spot == "box":
            names = state.removed.get(deck, ())
        else:
            known = state.lore.heroes if kind == "hero" else state.lore.items
            names = (name,) if f"{name}/{level}" in known else ()
        if name in names or (name == kind and UNSEEN in names):
            return Card(kind=kind, name=name if name in names else UNSEEN, level=level)
    return None


def _decks() -> Iterator[tuple[CardKind, str, int]]:
    for level in (1, 2, 3):
        yield "item", f"items-{level}", level
        yield "hero", f"heroes-{level}", level


def _token_back(state: Draggmar, thing: str, reason: str) -> Event:
    number = next((number for number in state.rifts if thing == f"Rift {number}"), 0)
    if number:
        return RiftMoved(number=number, on_map=True, told="is on the map", reason=reason, rule=RULE)
    _site(state, thing)
    return TokenReturned(place=thing, reason=reason, rule=RULE)


def _token_off(state: Draggmar, thing: str, reason: str) -> Event:
    number = next((number for number in state.rifts if thing == f"Rift {number}"), 0)
    if number:
        return RiftMoved(number=number, on_map=False, told="leaves the map", reason=reason, rule=RULE)
    _site(state, thing)
    return TokenRemoved(place=thing, level=state.sites[thing].token, reason=reason, rule=RULE)


def _site(state: Draggmar, thing: str) -> None:
    if thing not in state.sites:
        told = f"No place '{thing}'{meant(thing, state.sites)}."
        raise refused("place-unknown", RULE, told, ", ".join(state.sites))
