"""What a rolled 6 and a rolled 1 bring: a reward of one card by choice, the risk of one card by chance."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.fields import BY_PROGRAM
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, Pick, refused
from ledger.core.piles import UNSEEN
from ledger.games.underquest.content.rows import Pairs
from ledger.games.underquest.events.decks import DueSettled
from ledger.games.underquest.events.learning import PotionRewarded, PotionSpoilt
from ledger.games.underquest.moves.potions import Exquisite, Risk
from ledger.games.underquest.rules.asking import Objections, Unfolds, need_adventurer, no, remind, too_heavy
from ledger.games.underquest.rules.effects import gained, known_counters
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.dungeon import Due
from ledger.games.underquest.state.game import UnderQuest, due

decides = Deciders[UnderQuest]()
NEITHER = "none"
"""What stands for a reward that is not taken."""


@decides(Exquisite)
def exquisite(state: UnderQuest, move: Exquisite) -> Decision[UnderQuest]:
    need_adventurer(state)
    known_counters(move.gains)
    if move.card == NEITHER and move.gains:
        raise refused("reward-declined", "UQ-POT-10", "Who takes no reward gains nothing.", "exquisite CARD gold=1")
    yield from too_heavy(state)
    yield from _rewarding(due(state, "potion-reward"), move.card)
    gains = move.gains or reading.ingredient(state, move.card).reward
    if move.gains and move.card != UNSEEN:
        state = yield from learn(state, "ingredients", move.card, reward=move.gains)
    taken = "" if move.card == NEITHER else move.card
    state = yield PotionRewarded(card=taken, gains=gains if taken else (), rule="UQ-POT-10")
    state = yield DueSettled(name="potion-reward", rule="UQ-POT-10")
    if taken:
        yield from _applied(state, taken, gains, "UQ-POT-10")


def _rewarding(owing: Due | None, card: str) -> Objections:
    """One reward of one of the two cards, and only after a 6."""
    if owing is None:
        yield no("reward-spent", "UQ-POT-10", "No potion has a reward to give.", "craft ONE OTHER DIE")
    elif card not in (NEITHER, *owing.cards):
        hint = "exquisite CARD, or exquisite none"
        yield no("reward-other", "UQ-POT-10", f"The reward is that of {' or '.join(owing.cards)}.", hint)


@decides(Risk)
def risk(state: UnderQuest, move: Risk) -> Decision[UnderQuest]:
    need_adventurer(state)
    known_counters(move.gains)
    yield from too_heavy(state)
    owing = due(state, "potion-risk")
    yield from _risking(owing, move.card)
    gains = move.gains or reading.ingredient(state, move.card).risk
    if move.gains and move.card != UNSEEN:
        state = yield from learn(state, "ingredients", move.card, risk=move.gains)
    state = yield PotionSpoilt(card=move.card, gains=gains, rule="UQ-POT-11")
    state = yield DueSettled(name="potion-risk", rule="UQ-POT-11")
    yield from _applied(state, move.card, gains, "UQ-POT-11")


def _risking(owing: Due | None, card: str) -> Iterator[Asking | Objection]:
    """One of the two cards, picked at random; a failure without a 1 has no risk (UQ-POT-12)."""
    cards = owing.cards if owing else ()
    if owing is None:
        yield no("risk-spared", "UQ-POT-12", "Only a rolled 1 brings a risk.", "craft ONE OTHER DIE")
    elif card in ("", BY_PROGRAM):
        asks = f"Whose risk is it: {' or '.join(cards)}?"
        yield Asking(field="card", asks=asks, chance=Pick(among=cards), now=card == BY_PROGRAM)
    elif card not in cards:
        yield no("risk-other", "UQ-POT-11", f"The risk is that of {' or '.join(cards)}.", "risk _ picks one")


def _applied(state: UnderQuest, card: str, gains: Pairs, rule: str) -> Unfolds:
    """The numbers of the card; what it prints besides them is typed by the table."""
    if not gains:
        return (yield remind("effect-untold", rule, f"Type what {card} says: get ..., or suffer N."))
    return (yield from gained(state, gains, card, rule))
