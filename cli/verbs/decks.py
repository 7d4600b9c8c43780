"""Decks: what may still come, and how likely it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cli.grammar import WordsWrong
from cli.grammar.known import known_names
from cli.grammar.names import match
from cli.grammar.slots import slot_of
from cli.report import Report
from cli.table import Table
from ledger.core.nouns import Deck
from ledger.core.table.moves import Cards
from projections.compare import deck_line

LISTABLE = slot_of(Cards, "deck").kind
"""The kind of name that a deck has whose cards can be listed."""


def odds(table: Table, report: Report, words: tuple[str, ...]) -> None:
    """The odds of the next card: of every listed deck, of one (`odds items-1`), of one card (`odds items-1 Axe`).

    Raises WordsWrong for a deck or card that there is not, and for a deck that nobody listed.
    """
    decks: tuple[Deck, ...] = table.rules.views.decks(table.ledger.state)
    if words:
        decks = (_called(table, decks, words[0]),)
    known = tuple(deck for deck in decks if deck.odds)
    if not known:
        raise _unlisted(table, decks)
    report.fields["odds"] = {deck.name: [list(each) for each in deck.odds] for deck in known}
    if words[1:]:
        report.say(_card_line(table, known[0], "_".join(words[1:])))
        return
    for deck in known:
        report.say(f"{deck.name}: {deck_line(deck)}", *odds_lines(deck))


def _called(table: Table, decks: tuple[Deck, ...], word: str) -> Deck:
    named = {deck.name: deck for deck in decks}
    return named[match(word, tuple(named), lenient=table.settings.lenient, kind="deck")]


def _unlisted(table: Table, decks: tuple[Deck, ...]) -> WordsWrong:
    if len(decks) == 1 and decks[0].left == 0:
        return WordsWrong("deck-out", f"{decks[0].name}: no card is left.", "show decks")
    told = f"{decks[0].name} is not listed." if len(decks) == 1 else "No deck is listed."
    return WordsWrong("deck-unlisted", told, how_to_list(table, decks[0].name if len(decks) == 1 else "DECK"))


def how_to_list(table: Table, deck: str) -> str:
    """What to type so that every card of a deck is known; empty where the game has no such move."""
    verb = Cards.verb
    return f"{verb} {deck} CARD=N ..., or pack add FILE" if verb in table.rules.moves else ""


def _card_line(table: Table, deck: Deck, word: str) -> str:
    counts = dict(deck.odds)
    card = match(word, tuple(counts), lenient=table.settings.lenient, kind="card")
    return f"{deck.name}: {_likely(card, counts[card], sum(counts.values()))}"


def what_comes(table: Table, state: Any, deck: Deck) -> list[str]:
    """The lines of `show DECK` on what may come next: the odds, or what to type so that they are known."""
    hint = how_to_list(table, deck.name)
    if deck.odds or not hint or deck.name not in known_names(table.rules, state, LISTABLE):
        return list(odds_lines(deck))
    return ["  no card is left"] if deck.left == 0 and not deck.discard else [f"  for its odds: {hint}"]


def odds_lines(deck: Deck) -> Iterator[str]:
    """Each card that may come next, the most likely first: name, how many, and how likely in percent."""
    total = sum(count for _, count in deck.odds)
    for card, count in sorted(deck.odds, key=lambda each: (-each[1], each[0])):
        yield f"  {_likely(card, count, total)}"
    if deck.left and total > deck.left:
        yield f"  out unseen, so any of these: {total - deck.left}"


def _likely(card: str, count: int, total: int) -> str:
    return f"{card} {count} of {total}, {_percent(count, total)}"


def _percent(count: int, total: int) -> str:
    share = 100 * count / total
    return f"{share:.0f} %" if share == round(share) or share >= 10 else f"{share:.1f} %"  # noqa: PLR2004  two digits
