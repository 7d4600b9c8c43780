"""Cards drawn, searched, removed or obtained by an effect."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, refused
from ledger.games.degenerates import content
from ledger.games.degenerates.events.cards import SkillLearned, TriumphWon
from ledger.games.degenerates.events.decks import CardRemoved, DeckShuffled
from ledger.games.degenerates.events.setup import WeaknessTaken
from ledger.games.degenerates.moves.cards import Draw, Obtain, Search, Shuffle
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds, actor, no
from ledger.games.degenerates.rules.carrying import too_heavy
from ledger.games.degenerates.rules.reading import read_card
from ledger.games.degenerates.rules.resting.trading import acquired
from ledger.games.degenerates.state.attributes import card
from ledger.games.degenerates.state.game import Degenerates, pile

decides = Deciders[Degenerates]()
HOMES = {"skill": "skills", "weakness": "weakness", "triumph": "triumphs", "sign": "sign"}


def known_deck(name: str, rule: str) -> str:
    """A deck of the box; raises Refused `deck-unknown`."""
    if content.deck(name) is None:
        known = ", ".join(each.name for each in content.box().decks)
        raise refused("deck-unknown", rule, f"No deck '{name}'.", known)
    return name


@decides(Obtain)
def obtain(state: Degenerates, move: Obtain) -> Decision[Degenerates]:
    who = actor(state, move)
    state = yield from read_card(
        state, move.card, kind=move.kind, heavy=move.heavy, slot=move.slot, attack=move.attack, reach=move.reach
    )
    kind = card(state, move.card).kind
    if kind is None:
        yield Asking(field="kind", asks=f"What kind of card is {move.card}?")
    if kind == "triumph" and not _mission_gives(state, move):
        yield no("triumph-mission", "DD-298", "Triumphs come from missions only.", "by MISSION")
    if kind == "item":
        yield from too_heavy(state, who, move.card)
    deck = move.deck or HOMES.get(kind or "", "loot")
    known_deck(deck, "DD-134")
    if move.card not in state.out.get(deck, ()) or decks.of_mission(state, move.card) != deck:
        state = yield from decks.draw(state, deck, move.card, "DD-134", move.past)
    yield from _comes(state, who, move.card, kind or "item", deck)


def _mission_gives(state: Degenerates, move: Obtain) -> bool:
    named = (*state.missions, *((state.mission.name,) if state.mission else ()))
    return move.by in named


def _comes(state: Degenerates, who: str, name: str, kind: str, deck: str) -> Unfolds:
    if kind == "skill":
        return (yield SkillLearned(who=who, skill=name, rule="DD-157"))
    if kind == "triumph":
        return (yield TriumphWon(who=who, triumph=name, rule="DD-298"))
    if kind == "weakness":
        return (yield WeaknessTaken(who=who, card=name, rule="DD-010"))
    return (yield from acquired(state, who, name, kind, deck=deck))


@decides(Draw)
def draw(state: Degenerates, move: Draw) -> Decision[Degenerates]:
    known_deck(move.deck, "DD-134")
    yield from decks.by_program(state, move.deck, move.card)
    state = yield from decks.draw(state, move.deck, move.card, "DD-134", move.past)
    if move.away:
        yield CardRemoved(deck=move.deck, card=move.card, rule="DD-133")
    elif not move.hold:
        for event in decks.discard(state, move.deck, move.card, "DD-134"):
            state = yield event


@decides(Search)
def search(state: Degenerates, move: Search) -> Decision[Degenerates]:
    known_deck(move.deck, "DD-132")
    state = yield from decks.draw(state, move.deck, move.card, "DD-132")
    row = content.deck(move.deck)
    if row and not row.listed:
        yield DeckShuffled(deck=move.deck, why="after the search", rule="DD-132")


@decides(Shuffle)
def shuffle(state: Degenerates, move: Shuffle) -> Decision[Degenerates]:
    known_deck(move.deck, "DD-131")
    if pile(state, move.deck).discard:
        yield decks.reshuffled(state, move.deck, "by an effect", "DD-131")
    else:
        yield DeckShuffled(deck=move.deck, why="by an effect", rule="DD-131")
