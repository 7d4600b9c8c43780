"""The campaign is founded; the map and the decks as the table reads them."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.core.options import check
from ledger.core.table.events import TableLaid
from ledger.core.table.moves import Found
from ledger.core.wording import one_word
from ledger.games.degenerates import content
from ledger.games.degenerates.events.decks import DecksShuffled
from ledger.games.degenerates.events.setup import (
    BoardLaid,
    DeckCounted,
    LevelRead,
    PlaceRead,
    PlacesTouch,
    SiteAdded,
)
from ledger.games.degenerates.moves.setup import Deck, Overlay, Space, Way
from ledger.games.degenerates.rules.asking import Unfolds, no, place, within
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.game import Degenerates, campaign, pile
from ledger.games.degenerates.state.options import OPTIONS, option
from ledger.games.degenerates.state.places import Land, Site

decides = Deciders[Degenerates]()


@decides(Found)
def found(state: Degenerates, move: Found) -> Decision[Degenerates]:
    numbers = content.play().table
    if len(set(move.players)) < len(move.players):
        raise refused("player-twice", "DD-001", "Two players have one name.", "give each another name")
    if not numbers.fewest <= len(move.players) <= numbers.most:
        told = f"{numbers.fewest} to {numbers.most} play, not {len(move.players)}."
        yield no("players-count", "DD-001", told, "new NAME degenerates PLAYERS")
    check(OPTIONS, move.options, "DD-002")
    state = yield TableLaid(players=move.players, options=move.options)
    state = yield laid(state)
    yield DecksShuffled(decks=content.box().shuffled[0], rule="DD-005")


def laid(state: Degenerates) -> BoardLaid:
    """The board and the decks as the rulebook prints them, before anybody read more."""
    table, box = content.board(), content.box()
    reserved = tuple((each.deck, each.card) for each in box.reserved) if campaign(state) else ()
    varied = option(state, "difficulty") != "normal"
    return BoardLaid(
        sites=(*_locations(), *_ways(), (table.maze, Site(kind="maze", region=board.VOID, known=True))),
        lands=tuple(
            (row.name, Land(region=row.region, traits=row.traits, paths=row.paths)) for row in table.territories
        ),
        ways=tuple((way.a, way.b) for way in table.ways if way.kind == "touch"),
        decks=tuple((each.name, each.cards) for each in box.decks),
        strong=box.strong,
        reserved=reserved,
        variant=content.play().variants.cards if varied else 0,
        rule="DD-005",
    )


def _locations() -> tuple[tuple[str, Site], ...]:
    return tuple(
        (
            row.name,
            Site(
                region=row.region,
                territory=row.territory,
                shares=row.shares,
                traits=row.traits,
                port=row.port,
            ),
        )
        for row in content.board().locations
    )


def _ways() -> tuple[tuple[str, Site], ...]:
    found = []
    for way in content.board().ways:
        if way.kind != "touch":
            found.append((f"{way.a}-{way.b}", Site(kind=way.kind, territory=way.territory, ends=(way.a, way.b))))
    return tuple(found)


@decides(Space)
def space(state: Degenerates, move: Space) -> Decision[Degenerates]:
    name = board.named(state, move.name)
    if name not in state.sites and name not in state.lands:
        state = yield SiteAdded(place=name, site=Site(), rule="DD-014")
    if move.territory and move.territory not in state.lands:
        raise refused("territory-unknown", "DD-017", f"No Territory '{move.territory}'.", ", ".join(state.lands))
    state = yield PlaceRead(
        place=name,
        region=move.region or "",
        territory=move.territory,
        shares=move.shares,
        traits=tuple(each for each in move.has if each not in board.printed_traits(state, name)),
        known=bool(move.has),
        rule="DD-022",
    )
    yield from _level(state, name, move)


def _level(state: Degenerates, name: str, move: Space) -> Unfolds:
    if move.town and move.danger:
        raise refused("level-both", "DD-042", "Danger or Town Level, never both.", "danger N, or town N")
    value = move.town or move.danger
    if value is None:
        return state
    if board.site(state, name).kind == "maze":
        raise refused("level-none", "DD-078", f"{name} has no level.", f"space {one_word(name)} without one")
    within(value, 1, content.play().caps.danger)
    if move.town and not board.is_(state, name, "settlement"):
        yield no("settlement-missing", "DD-034", f"{name} is no Settlement.", f"space {one_word(name)} has settlement")
    if move.danger and board.land_of(state, name):
        home = board.land_of(state, name)
        yield no(
            "level-shared", "DD-018", f"{name} uses the level of {home}.", f"space {one_word(home)} danger {value}"
        )
        return (yield LevelRead(place=home, level=value, rule="DD-018"))
    known = board.level(state, name)
    if known not in (None, value) and state.turn:
        yield no("level-known", "DD-036", f"{name} is at {known} already.", "raise or lower it")
    return (yield LevelRead(place=name, level=value, town=bool(move.town), rule="DD-036"))


@decides(Way)
def way(state: Degenerates, move: Way) -> Decision[Degenerates]:
    one, other = place(state, move.one), place(state, move.other)
    for end in (one, other):
        if end in state.lands or board.site(state, end).ends:
            raise refused("place-unknown", "DD-014", f"{end} is no Location.", "two Locations, like way path A B")
    if move.kind == "touch":
        if (one, other) in state.ways or (other, one) in state.ways:
            raise refused("way-known", "DD-014", f"{one} and {other} touch already.", "nothing to do")
        yield PlacesTouch(one=one, other=other, rule="DD-014")
        return
    if move.territory and move.territory not in state.lands:
        raise refused("territory-unknown", "DD-017", f"No Territory '{move.territory}'.", ", ".join(state.lands))
    if move.kind == "path" and move.territory and not state.lands[move.territory].paths:
        yield no("path-barred", "DD-017", f"There are no Paths in {move.territory}.", "way road")
    known = [name for name in board.joining(state, one, other) if name == _way_name(one, other, move.label)]
    name = known[0] if known else _way_name(one, other, move.label)
    reverse = _way_name(other, one, move.label)
    if reverse in state.sites:
        name = reverse
    held = state.sites.get(name, Site()).territory
    territory = move.territory or held
    yield SiteAdded(place=name, site=Site(kind=move.kind, territory=territory, ends=(one, other)), rule="DD-016")


def _way_name(one: str, other: str, label: str) -> str:
    return f"{one}-{other}-{label}" if label else f"{one}-{other}"


@decides(Overlay)
def overlay(state: Degenerates, move: Overlay) -> Decision[Degenerates]:
    if move.name not in content.board().overlays:
        yield no("overlay-unknown", "DD-015", f"No overlay '{move.name}'.", ", ".join(content.board().overlays))
    site = Site(region=move.region or "", traits=move.has, known=bool(move.has))
    yield SiteAdded(place=move.name, site=site, rule="DD-015")
    if move.danger:
        yield LevelRead(place=move.name, level=move.danger, rule="DD-015")


@decides(Deck)
def deck(state: Degenerates, move: Deck) -> Decision[Degenerates]:
    row = content.deck(move.name)
    if row is None:
        known = ", ".join(each.name for each in content.box().decks)
        raise refused("deck-unknown", "DD-003", f"No deck '{move.name}'.", known)
    if move.strong and move.name not in content.box().strong:
        yield no("strong-missing", "DD-006", f"{move.name} has no strong monsters.", "leave strong out")
    strong = 0 if option(state, "difficulty") == "harder" else move.strong
    held = pile(state, move.name)
    known_discards = len([card for card in held.discard if card != "?"])
    gone = len(state.out.get(move.name, ())) + len(state.removed.get(move.name, ())) + known_discards
    left = max(0, move.cards - strong - gone)
    yield DeckCounted(deck=move.name, left=left, strong=strong, rule="DD-306" if state.turn else "DD-006")
