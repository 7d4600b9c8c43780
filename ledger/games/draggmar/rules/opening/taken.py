"""What a sheet says becomes facts; the round begins anew."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.core.opening import Spot, sheet_wrong
from ledger.core.piles import Pile
from ledger.core.printed import meant
from ledger.games.draggmar import content
from ledger.games.draggmar.events.opening import DecksReopened, MapReopened, SeatReopened, TableReopened
from ledger.games.draggmar.rules.asking import Unfolds
from ledger.games.draggmar.rules.opening.form import CardForm, PlayerForm, TableForm
from ledger.games.draggmar.state.cards import Card, key
from ledger.games.draggmar.state.crawl import Trophy
from ledger.games.draggmar.state.game import Draggmar, Lore
from ledger.games.draggmar.state.places import Rift, Site

RULE = "DR-199"
NOT_RESTORED = ("steps of the round", "a crawl in progress and its cards")


def opened(state: Draggmar, form: TableForm) -> Unfolds:
    """All that the sheet says; raises SheetWrong."""
    _seated(state, ("game", "first"), form.game.first)
    state = yield _table(form)
    state = yield _map(form)
    state = yield _decks(state, form)
    for n, each in enumerate(form.player):
        _seated(state, ("player", n, "player"), each.player)
        if each.player in {earlier.player for earlier in form.player[:n]}:
            told = f"{each.player} has a row already."
            raise sheet_wrong(("player", n, "player"), "DR-011", told, "one row a player")
        state = yield _seat(each)
    return state


def left(form: TableForm) -> tuple[str, ...]:
    """What the sheet cannot restore."""
    counted = {each.name for each in form.deck if each.left is not None}
    wanted = {f"{kind}-{level}" for kind in ("heroes", "items", "rooms") for level in (1, 2, 3)}
    return (*NOT_RESTORED, *(("uncounted decks",) if wanted - counted else ()))


def _seated(state: Draggmar, at: Spot, name: str) -> None:
    if name and name not in state.players:
        raise sheet_wrong(at, "DR-011", f"{name} is not among the players.", ", ".join(state.players))


def _table(form: TableForm) -> TableReopened:
    game = form.game
    return TableReopened(
        round=game.round,
        fate=game.fate,
        first=game.first,
        sealed=game.sealed,
        ordered=game.ordered,
        aside=game.aside,
        kills=Roster({each.level: each.killed for each in form.boss if each.killed}),
        met=Roster({each.level: each.met for each in form.boss if each.met}),
        gone=Roster({each.level: each.gone for each in form.boss if each.gone}),
        rule=RULE,
    )


def _map(form: TableForm) -> MapReopened:
    known = {each.name for each in form.place} | {content.play().map.city, content.play().map.fortress}
    for n, path in enumerate(form.path):
        for end, name in (("one", path.one), ("other", path.other)):
            if name not in known and not name.startswith("Rift "):
                told = f"No place '{name}'{meant(name, known)}."
                raise sheet_wrong(("path", n, end), "DR-014", told, f'add [[place]] with name = "{name}"')
    sites = tuple(
        (
            each.name,
            Site(
                dungeon=each.dungeon,
                token=each.token,
                cleared=each.cleared,
                turned=each.turned,
                turned_by=each.by,
                faction=each.faction,
            ),
        )
        for each in form.place
    )
    rifts = tuple((each.number, Rift(at=each.at, green=each.green, state=each.state)) for each in form.rift)
    return MapReopened(sites=sites, ways=tuple((each.one, each.other) for each in form.path), rifts=rifts, rule=RULE)


def _decks(state: Draggmar, form: TableForm) -> DecksReopened:
    for n, stack in enumerate(form.market):
        if stack.place not in state.market:
            told = f"The Market has no place {stack.place}."
            raise sheet_wrong(("market", n, "place"), "DR-021", told, ", ".join(state.market))
    return DecksReopened(
        market=Roster({**state.market, **{each.place: _cards(each.cards) for each in form.market}}),
        piles=Roster({each.name: Pile(left=each.left, discard=each.discard) for each in form.deck}),
        removed=Roster({each.name: each.removed for each in form.deck if each.removed}),
        lore=Lore(
            heroes=Roster({key(each): each for each in form.hero}),
            items=Roster({key(each): each for each in form.item}),
            rooms=Roster({key(each): each for each in form.room}),
            curses=form.game.curses,
        ),
        rule=RULE,
    )


def _cards(cards: tuple[CardForm, ...]) -> tuple[Card, ...]:
    return tuple(Card(kind=each.kind, name=each.name, level=each.level, kept=each.kept) for each in cards)


def _seat(form: PlayerForm) -> SeatReopened:
    return SeatReopened(
        who=form.player,
        fame=form.fame,
        hand=_cards(form.hand),
        trophies=tuple(
            Trophy(name=each.name, level=each.level, fame=each.fame, spoils=each.spoils) for each in form.trophies
        ),
        curses=form.curses,
        rule=RULE,
    )
