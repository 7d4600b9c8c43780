"""Set-up: the campaign, the map, the decks, the Market, and what cards print."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ledger.core.fields import BY_PROGRAM
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Event, Objection, refused
from ledger.core.options import check
from ledger.core.piles import UNSEEN
from ledger.core.printed import meant
from ledger.core.table.events import TableLaid
from ledger.core.table.listing import seen, unlisted
from ledger.core.table.moves import Found
from ledger.core.wording import counted
from ledger.games.draggmar import content
from ledger.games.draggmar.events.market import FameGained
from ledger.games.draggmar.events.rounds import Reminded
from ledger.games.draggmar.events.setup import (
    DeckCounted,
    FactionNoted,
    FirstPlayerNamed,
    GameSetUp,
    GreensNoted,
    MarketLaid,
    RiftSpaceNoted,
    SitesNamed,
    SpaceNamed,
    WayLaid,
)
from ledger.games.draggmar.moves.setup import (
    Decks,
    Faction,
    First,
    Greens,
    Market,
    Path,
    RiftSpace,
    Sites,
)
from ledger.games.draggmar.rules.asking import Unfolds, seated
from ledger.games.draggmar.rules.cards import drawable, ready_to_draw
from ledger.games.draggmar.rules.reading import elsewhere
from ledger.games.draggmar.state.cards import Card, deck_title
from ledger.games.draggmar.state.game import Draggmar, crusade, dealt, pile, tokens_on_map
from ledger.games.draggmar.state.lying import may_come
from ledger.games.draggmar.state.options import OPTIONS, option

decides = Deciders[Draggmar]()


@decides(Found)
def found(state: Draggmar, move: Found) -> Decision[Draggmar]:
    numbers = content.play().table
    if state.players:
        raise refused("campaign-founded", "DR-011", "This campaign has its players.", "new starts another")
    if len({name.casefold() for name in move.players}) < len(move.players):
        raise refused("player-twice", "DR-011", "Two players have one name.", "give each another name")
    if not numbers.fewest <= len(move.players) <= numbers.most:
        told = f"{numbers.fewest} to {numbers.most} play, not {len(move.players)}."
        yield Objection(code="players-count", rule="DR-011", because=told, hint="new NAME draggmar PLAYERS")
    check(OPTIONS, move.options, "DR-024")
    state = yield TableLaid(players=move.players, options=move.options)
    yield _set_up(state)
    for player in move.players:
        start = content.play().fame.start
        yield FameGained(who=player, was=0, now=start, by=start, why="to begin with", rule="DR-017")
    if len(move.players) == 1:
        yield FirstPlayerNamed(name=move.players[0], rule="DR-022")


def _set_up(state: Draggmar) -> Event:
    numbers = content.play()
    few = len(state.players) <= numbers.market.few
    width = numbers.market.places_for_few if few else numbers.market.places
    rifts = crusade(state)
    return GameSetUp(
        fate=numbers.fate.start,
        tokens=tokens_on_map(state),
        curses=numbers.decks.curses,
        places=tuple(f"{level}-{at}" for level in (1, 2, 3) for at in range(1, width + 1)),
        aside=numbers.fortress.elite,
        city=numbers.map.city,
        rifts=numbers.rifts.tokens if rifts else 0,
        rift_cards=numbers.rifts.cards if rifts else 0,
        rule="DR-020",
    )


@decides(Sites)
def sites(state: Draggmar, move: Sites) -> Decision[Draggmar]:
    if not move.places:
        raise refused("place-missing", "DR-014", "Which locations?", "sites Mines Tower Ford")
    named = [name for name, site in state.sites.items() if site.dungeon]
    for place in move.places:
        if place in named:
            raise refused("place-known", "DR-014", f"{place} is on the map already.", "name the others only")
        yield from _tokenless(state, place, len(named))
        named.append(place)
    yield SitesNamed(places=move.places, rule="DR-014")


def _tokenless(state: Draggmar, place: str, named: int) -> Iterator[Objection]:
    """Objections to a level token where none lies, or to one more than there are."""
    numbers = content.play().map
    if place in (numbers.city, numbers.fortress):
        told = f"{place} has no level token."
        yield Objection(code="place-tokenless", rule="DR-014", because=told, hint="leave it out")
    if named >= tokens_on_map(state):
        told = f"All {tokens_on_map(state)} tokens have their location."
        yield Objection(code="sites-many", rule="DR-014", because=told, hint="leave the rest out")


@decides(Faction)
def faction(state: Draggmar, move: Faction) -> Decision[Draggmar]:
    on_map(state, move.place)
    yield FactionNoted(place=move.place, faction=move.faction, rule="DR-025")


def on_map(state: Draggmar, place: str) -> None:
    """Raises Refused `place-unknown` for a place that nobody named."""
    numbers = content.play().map
    known = (*state.sites, numbers.city, numbers.fortress)
    if place not in known:
        told = f"No place '{place}'{meant(place, known)}."
        raise refused("place-unknown", "DR-025", told, f"sites {place} puts it on the map")


@decides(Path)
def path(state: Draggmar, move: Path) -> Decision[Draggmar]:
    if len(move.places) < 2:  # noqa: PLR2004  a path has two ends
        raise refused("place-missing", "DR-025", "A path has two ends.", "path City Ford Mines")
    begun = state.ways
    for one, other in pairwise(move.places):
        if one == other:
            raise refused("path-loop", "DR-025", f"{one} does not lead to itself.", "name two places")
        state = yield from _lay(state, one, other)
    if state.ways == begun:
        raise refused("path-known", "DR-025", "That path is known already.", "name another")


def _lay(state: Draggmar, one: str, other: str) -> Unfolds:
    numbers = content.play().map
    for place in (one, other):
        if place not in (*state.sites, numbers.city, numbers.fortress):
            state = yield SpaceNamed(place=place, rule="DR-025")
    for near, far in ((one, other), *_same_path(one, other), *((b, a) for a, b in _same_path(other, one))):
        if (near, far) not in state.ways and (far, near) not in state.ways:
            rule = "DR-025" if (near, far) == (one, other) else "DR-026"
            state = yield WayLaid(one=near, other=far, rule=rule)
    return state


def _same_path(near: str, far: str) -> Iterator[tuple[str, str]]:
    """What else the path to `far` leads to: Burial Mound and Mines share theirs (DR-026)."""
    together = content.play().map.one_path
    if far in together and near not in together:
        yield from ((near, other) for other in together if other != far)


@decides(First)
def first(state: Draggmar, move: First) -> Decision[Draggmar]:
    name = seated(state, move.name)
    if name == state.first:
        raise refused("first-same", "DR-022", f"{name} is First Player already.", "name another player")
    yield FirstPlayerNamed(name=name, was=state.first, rule="DR-022")


@decides(Decks)
def decks(state: Draggmar, move: Decks) -> Decision[Draggmar]:
    numbers = content.play()
    typed = (move.one, move.two, move.three)
    extra = 0
    if option(state, "dark-elves") == "on" and move.kind != "heroes":
        extra = numbers.dark_elves.rooms_a_level if move.kind == "rooms" else numbers.dark_elves.items_a_level
    for level, count in enumerate(typed, start=1):
        deck = f"{move.kind}-{level}"
        left = count + extra - dealt(state, deck)
        if left < 0:
            told = f"{deck_title(deck)}: {counted(dealt(state, deck))} lie elsewhere."
            yield Objection(code="deck-short", rule="DR-018", because=told, hint="count again")
        yield DeckCounted(deck=deck, left=max(0, left), typed=count, rule="DR-018")
    printed = {"heroes": numbers.decks.heroes, "items": numbers.decks.items}.get(move.kind)
    if printed and sum(typed) != printed:
        text = f"The box holds {printed} {move.kind}, you counted {sum(typed)}."
        yield Reminded(code="deck-sum", text=text, rule="DR-002" if move.kind == "heroes" else "DR-003")


@decides(Market)
def market(state: Draggmar, move: Market) -> Decision[Draggmar]:
    row = [place for place in state.market if place.startswith(f"{move.level}-")]
    free = [place for place in row if not state.market[place]]
    deck = f"items-{move.level}"
    yield from _dealt_by_program(state, deck, move.cards, len(free))
    names = tuple(map(seen, move.cards)) or (UNSEEN,) * len(free)
    if len(names) > len(free) or not names:
        told = f"Row {move.level} has {counted(len(free), 'free place')}."
        yield Objection(code="market-full", rule="DR-023", because=told, hint="refill PLACE CARD")
    names = names or (UNSEEN,)
    spots = [*free, *row[-1:] * len(names)]
    for at, place in enumerate(spots[: len(names)], start=1):
        yield from unlisted(deck, pile(state, deck), names[at - 1], "DR-013")
        state = yield from lay(state, place, names[at - 1], "DR-023", row=names[:at], more=at < len(names))


def _dealt_by_program(state: Draggmar, deck: str, cards: tuple[str, ...], free: int) -> Iterator[Asking | Objection]:
    """The cards of a row that the line leaves to the program, from a listed deck."""
    if BY_PROGRAM not in cards and (cards or not free):
        return
    left = list(may_come(state, deck))
    for card in cards:
        if card in left:
            left.remove(card)
    yield from drawable(state, deck, BY_PROGRAM if cards else "", "cards", among=tuple(left), count=free)


def lay(state: Draggmar, place: str, name: str, rule: str, *, row: tuple[str, ...] = (), more: bool = False) -> Unfolds:
    """The next item of a deck goes to a place of its row (DR-068); `row` and `more` as in MarketLaid."""
    level = int(place.partition("-")[0])
    other = elsewhere(state, "item", name, level)
    if other:
        told = f"{name} is a level {other} item."
        yield Objection(code="level-wrong", rule="DR-068", because=told, hint=f"market {other} {name}")
    deck = f"items-{level}"
    state = yield from ready_to_draw(state, deck, "DR-059")
    card = Card(kind="item", name=name, level=level)
    return (yield MarketLaid(place=place, card=card, deck=deck, row=row, more=more, rule=rule))


@decides(Greens)
def greens(state: Draggmar, move: Greens) -> Decision[Draggmar]:
    values = (move.one, move.two, move.three, move.four)
    if any(low >= high for high, low in pairwise(values)):
        told = "Green spaces fall from number 1 to number 4."
        yield Objection(code="greens-rising", rule="DR-179", because=told, hint="greens 12 9 6 3")
    yield from without_crusade(state)
    yield GreensNoted(values=values, rule="DR-179")


def without_crusade(state: Draggmar) -> Iterator[Objection]:
    """An objection to Rifts where the table plays without them."""
    if not crusade(state):
        told = "You play without the Undead Crusade."
        yield Objection(code="crusade-off", rule="DR-177", because=told, hint="option undead-crusade on")


@decides(RiftSpace)
def rift_space(state: Draggmar, move: RiftSpace) -> Decision[Draggmar]:
    yield from without_crusade(state)
    numbers = content.play().map
    if move.place not in (*state.sites, numbers.city, numbers.fortress):
        yield SpaceNamed(place=move.place, rule="DR-180")
    yield RiftSpaceNoted(number=move.number, place=move.place, rule="DR-180")
