"""Every fact that takes a card from a deck by chance says so, in every game.

A card leaves its deck by chance where nobody chose it. So these are no draws: a fact by which the table counts anew, a
card that somebody looked for in the deck and took (`sought` of the game's census says which), and cards that only went
from one deck to another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ledger.core.model import Event, Move
from ledger.core.ruleset import Ruleset, decide
from tests.laws.games import GAMES, player
from tests.laws.play import play
from tests.laws.watch import Watch, census_of
from tests.toy import TOY, Draw, played
from tests.toy.events import CardDrawn

MOVES = 500
SEEDS = (1, 2)


def piles_of(rules: Ruleset[Any], state: Any) -> dict[str, int]:
    """How many cards are left in each draw pile that somebody counted; counters in a heap are no cards."""
    piles = getattr(state, "piles", None)
    decks = (deck for deck in rules.views.decks(state) if piles is None or deck.name in piles)
    return {deck.name: deck.left for deck in decks if deck.left is not None}


def sought_in(rules: Ruleset[Any]) -> Callable[[Event], bool]:
    """Whether a fact took a card that somebody looked for, as the census of a game says, where it has one."""
    try:
        census = import_module(f"tests.games.{rules.meta.id}.player.census")
    except ModuleNotFoundError:
        return lambda _: False
    sought: Callable[[Event], bool] = census.sought
    return sought


class Dealer(Watch):
    """Follows a play, and holds each fact against the decks before and after it."""

    def __init__(self, rules: Ruleset[Any]) -> None:
        super().__init__(rules)
        self.drawn: Counter[str] = Counter()
        """How often each kind of fact drew."""
        self._sought = sought_in(rules)
        self._counts = census_of(rules)[1]

    def follow(self, state: Any, move: Move, events: tuple[Event, ...]) -> Any:
        """Hold the law over the facts of one move."""
        self.verbs[move.verb] += 1
        for event in events:
            after = self.rules.evolve(state, event)
            self._says_what_it_drew(state, event, after)
            state = after
        return state

    def _says_what_it_drew(self, state: Any, event: Event, after: Any) -> None:
        told = Counter(deck for deck, _ in event.drawn())
        self.drawn.update([type(event).__name__] if told else [])
        shown = {deck.name for deck in self.rules.views.decks(after)}
        assert told.keys() <= shown, f"{event} draws from {told.keys() - shown}, which no view shows"
        if isinstance(event, self._counts) or self._sought(event):
            assert not told, f"{event} was no draw"
            return
        before, now = piles_of(self.rules, state), piles_of(self.rules, after)
        if sum(now.values()) >= sum(before.values()):
            assert not told.keys() & now.keys(), f"{event} draws, and no deck is smaller"
            return
        fell = {deck: left - now[deck] for deck, left in before.items() if now.get(deck, left) < left}
        counted = {deck: count for deck, count in told.items() if deck in before}
        assert fell == counted, f"{event}: {fell} are gone, told are {counted}"


@pytest.mark.parametrize("game", GAMES)
def test_every_draw_of_a_play_is_told(game: str, tmp_path: Path) -> None:
    dealer = Dealer(GAMES[game])
    for seed in SEEDS:
        play(player, dealer, seed, MOVES, tmp_path / str(seed))
    assert sum(dealer.drawn.values()) > 20, dealer.drawn


def test_a_draw_of_the_small_game_is_told() -> None:
    dealer, state = Dealer(TOY), played("Ana")
    move = Draw(who="Ana", card="Torch")
    dealer.follow(state, move, tuple(decide(TOY, state, move).events))
    assert dealer.drawn == {"CardDrawn": 1}


def test_a_draw_that_keeps_silent_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    state, move = played("Ana"), Draw(who="Ana", card="Torch")
    events = tuple(decide(TOY, state, move).events)
    monkeypatch.setattr(CardDrawn, "drawn", Event.drawn)
    with pytest.raises(AssertionError, match=r"told are \{\}"):
        Dealer(TOY).follow(state, move, events)
    monkeypatch.setattr(CardDrawn, "drawn", lambda self: (("Deck", self.card),))
    with pytest.raises(AssertionError, match="which no view shows"):
        Dealer(TOY).follow(state, move, events)
