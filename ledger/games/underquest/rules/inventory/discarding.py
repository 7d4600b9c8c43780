"""Cards that are discarded: to make room, as a card says, or in place of what just came."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.core.piles import UNSEEN
from ledger.core.printed import meant
from ledger.core.wording import one_word
from ledger.games.underquest import content
from ledger.games.underquest.moves.inventory import Combine, Discard
from ledger.games.underquest.rules.asking import need_adventurer, too_heavy
from ledger.games.underquest.rules.carrying import carry, weighed
from ledger.games.underquest.rules.company.joining import untaken
from ledger.games.underquest.rules.parting import drop_ingredients, drop_item, drop_trinkets, need_loose
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state.adventurer import owned
from ledger.games.underquest.state.figures import excess
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.state.options import option

decides = Deciders[UnderQuest]()


@decides(Discard)
def discard(state: UnderQuest, move: Discard) -> Decision[UnderQuest]:
    need_adventurer(state)
    me, card = state.me, move.card
    why = move.by or "discarded"
    if owned(me, card):
        yield from drop_item(state, need_loose(state, card), why, "UQ-INV-02")
    elif card in me.trinkets:
        yield from drop_trinkets(state, (card,), why, "UQ-INV-02", freely=_refused_freely(state, card))
    elif card in me.ingredients or (UNSEEN in me.ingredients and _is_ingredient(state, card)):
        yield from drop_ingredients(state, (card,), why, "UQ-INV-02")
    else:
        _need_offer(state)
        known = (*(each.name for each in me.items), *me.trinkets, *me.ingredients)
        told = f"You do not carry {card}{meant(card, known)}."
        raise refused("card-missing", "UQ-INV-06", told, ", ".join(known) or "obtain CARD")


def _need_offer(state: UnderQuest) -> None:
    """Raise Refused `offer-missing` where an encounter wants an item and none is carried (UQ-ENC-05)."""
    if state.turn and state.turn.encounter and not state.me.items:
        told = f"You have no item to offer to {state.turn.encounter}."
        raise refused("offer-missing", "UQ-ENC-05", told, "decline, or done")


def _refused_freely(state: UnderQuest, card: str) -> bool:
    """Whether it costs nothing, since a card that just came and is too much is refused (AMB-14)."""
    return option(state, "note-refused") == "free" and state.me.newest == card and excess(state) > 0


def _is_ingredient(state: UnderQuest, card: str) -> bool:
    return card in state.lore.ingredients or content.ingredient(card) is not None


@decides(Combine)
def combine(state: UnderQuest, move: Combine) -> Decision[UnderQuest]:
    need_adventurer(state)
    wand = _wand(move)
    for part in (move.one, move.other):
        if part not in state.me.trinkets:
            raise refused("part-missing", "UQ-TRK-04", f"You do not have {part}.", "trinket CARD")
    yield from too_heavy(state)
    yield from untaken(state, wand)
    weight = yield from weighed(state, wand, move.weight)
    state = yield from learn(state, "items", wand, weight=weight)
    state = yield from drop_trinkets(state, (move.one, move.other), f"becomes {wand}", "UQ-TRK-04")
    yield from carry(state, wand, "reward", "UQ-TRK-04")


def _wand(move: Combine) -> str:
    """The reward that these two make, in either order; raises Refused `parts-unfit`."""
    parts = {move.one, move.other}
    wand = next((made for shaft, gem, made in content.cards().wands if parts == {shaft, gem}), None)
    if wand is None:
        words = ((one_word(shaft), one_word(gem)) for shaft, gem, _ in content.cards().wands)
        made = ", or ".join(f"combine {shaft} {gem}" for shaft, gem in words)
        raise refused("parts-unfit", "UQ-TRK-04", f"{move.one} and {move.other} make nothing.", made)
    return wand
