"""Every deck of the box: what is left, discarded, out, and what may come."""

from __future__ import annotations

from ledger.core.nouns import Deck
from ledger.core.piles import UNSEEN, may_come, odds
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import DeckRow
from ledger.games.underquest.state.game import UnderQuest, dungeon_cards, held, pile


def decks(state: UnderQuest) -> tuple[Deck, ...]:
    """The decks in the order of the box."""
    return tuple(_deck(state, row) for row in content.box().decks if row.way != "laid")


def _deck(state: UnderQuest, row: DeckRow) -> Deck:
    if row.way == "stack":
        return _quest(state, row)
    found, out = pile(state, row.name), held(state, row.name)
    removed = row.cards - dungeon_cards(state) if row.way == "dungeon" else 0
    seen = tuple(card for card in found.discard if card != UNSEEN)
    unseen = len(found.discard) - len(seen)
    return Deck(
        name=row.name,
        size=row.cards,
        left=found.left,
        discard=len(found.discard),
        removed=removed,
        in_play=out,
        drawn=seen,
        odds=odds(may_come(found)) if row.way in ("drawn", "dungeon") else (),
        note=f"{unseen} went away unseen" if unseen and row.way == "dungeon" else "",
    )


def _quest(state: UnderQuest, row: DeckRow) -> Deck:
    """The stack of six; the other cards of the deck are not used (UQ-SET-06)."""
    phases = content.box().phases
    turned = len(state.quests)
    open_ = (state.quest.title,) if state.quest else ()
    return Deck(
        name=row.name,
        size=phases,
        left=phases - turned,
        discard=turned - len(open_),
        removed=row.cards - phases,
        in_play=open_,
        drawn=tuple(state.quests.values()),
    )
