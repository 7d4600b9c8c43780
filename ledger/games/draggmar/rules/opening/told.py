"""A game as its sheet says it: as it stands when a round begins."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.games.draggmar import content
from ledger.games.draggmar.rules.opening.form import (
    BossForm,
    CardForm,
    DeckForm,
    GameForm,
    PathForm,
    PlaceForm,
    PlayerForm,
    RiftForm,
    StackForm,
    TableForm,
    TrophyForm,
)
from ledger.games.draggmar.state.cards import Card
from ledger.games.draggmar.state.game import Draggmar, hand, pile

FORTRESS = "fortress"
"""A deck that is built for a crawl, and goes back when the crawl ends."""


def told(state: Draggmar) -> TableForm:
    """The sheet of a game; a crawl in progress leaves no trace on it."""
    return TableForm(
        game=_game(state),
        player=tuple(_player(state, player) for player in state.players),
        place=tuple(_places(state)),
        path=tuple(PathForm(one=one, other=other) for one, other in state.ways),
        rift=tuple(_rifts(state)),
        market=tuple(StackForm(place=place, cards=_cards(cards)) for place, cards in state.market.items() if cards),
        deck=tuple(_decks(state)),
        boss=tuple(_bosses(state)),
        hero=tuple(state.lore.heroes.values()),
        item=tuple(state.lore.items.values()),
        room=tuple(state.lore.rooms.values()),
    )


def _game(state: Draggmar) -> GameForm:
    return GameForm(
        round=max(1, state.round),
        fate=state.fate,
        first=state.first,
        sealed=state.rifts_sealed,
        ordered=state.rift_order,
        aside=content.play().fortress.elite if FORTRESS in state.piles else state.aside,
        curses=state.lore.curses,
    )


def _player(state: Draggmar, player: str) -> PlayerForm:
    return PlayerForm(
        player=player,
        fame=state.fame.get(player, 0),
        hand=_cards(hand(state, player)),
        trophies=tuple(
            TrophyForm(name=each.name, level=each.level, fame=each.fame, spoils=each.spoils)
            for each in state.trophies.get(player, ())
        ),
        curses=tuple(each.name for each in state.curses if each.player == player and not each.hero),
    )


def _cards(cards: tuple[Card, ...]) -> tuple[CardForm, ...]:
    return tuple(CardForm(kind=each.kind, level=each.level, name=each.name, kept=each.kept) for each in cards)


def _places(state: Draggmar) -> Iterator[PlaceForm]:
    for name, site in state.sites.items():
        yield PlaceForm(
            name=name,
            dungeon=site.dungeon,
            token=site.token,
            cleared=site.cleared,
            turned=site.turned,
            by=site.turned_by,
            faction=site.faction,
        )


def _rifts(state: Draggmar) -> Iterator[RiftForm]:
    for number, rift in state.rifts.items():
        yield RiftForm(number=number, at=rift.at, green=rift.green, state=rift.state)


def _decks(state: Draggmar) -> Iterator[DeckForm]:
    for name in dict.fromkeys((*state.piles, *state.removed)):
        held = pile(state, name)
        if name != FORTRESS:
            yield DeckForm(name=name, left=held.left, discard=held.discard, removed=state.removed.get(name, ()))


def _bosses(state: Draggmar) -> Iterator[BossForm]:
    for level in sorted({*state.kills, *state.bosses_met, *state.bosses_gone}):
        yield BossForm(
            level=level,
            killed=state.kills.get(level, 0),
            gone=state.bosses_gone.get(level, 0),
            met=state.bosses_met.get(level, ()),
        )
