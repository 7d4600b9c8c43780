"""The Rewards deck: searched for the card that the game names, never drawn from."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision
from ledger.games.underquest import content
from ledger.games.underquest.events.meeting import RewardTaken
from ledger.games.underquest.moves.company import GainCompanion, Reward
from ledger.games.underquest.rules.asking import Unfolds, need_adventurer, too_heavy
from ledger.games.underquest.rules.carrying import carry, weighed
from ledger.games.underquest.rules.company.joining import REWARD, joined, untaken
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state.game import UnderQuest

decides = Deciders[UnderQuest]()


@decides(Reward)
def reward(state: UnderQuest, move: Reward) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from too_heavy(state)
    item = _known_item(state, move) if move.item is None else move.item
    if item is None:
        yield Asking(field="item", asks=f"Is {move.card} an item? Else a companion.")
    if item:
        yield from _item(state, move)
    else:
        comes = GainCompanion(name=move.card, morale=move.morale, swap=move.swap, by=REWARD)
        yield from joined(state, comes)


def _known_item(state: UnderQuest, move: Reward) -> bool | None:
    """Whether a reward card is an item, where it was read, the rulebook says so, or the line tells it."""
    card = move.card
    if card in state.lore.companions or content.companion(card) or move.morale is not None or move.swap:
        return False
    return True if card in state.lore.items or content.item(card) or move.weight is not None else None


def _item(state: UnderQuest, move: Reward) -> Unfolds:
    """A reward item weighs, is worn and is sold like any other (UQ-RWD-02)."""
    yield from untaken(state, move.card)
    weight = yield from weighed(state, move.card, move.weight)
    state = yield from learn(state, "items", move.card, deck=REWARD, weight=weight)
    state = yield RewardTaken(card=move.card, rule="UQ-RWD-01")
    return (yield from carry(state, move.card, "reward", "UQ-RWD-02"))
