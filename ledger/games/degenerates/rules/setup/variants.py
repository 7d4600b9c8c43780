"""The easier and the harder game."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision
from ledger.games.degenerates import content
from ledger.games.degenerates.events.cards import ItemTaken
from ledger.games.degenerates.events.setup import BoonTaken, VariantCardDrawn
from ledger.games.degenerates.moves.setup import Boon, Vary
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import actor, ask_level, no, one
from ledger.games.degenerates.rules.levels import lower_danger, raise_danger
from ledger.games.degenerates.rules.reading import danger_read, read_danger
from ledger.games.degenerates.rules.testing import throw
from ledger.games.degenerates.rules.tracks import gold_gained, luck_gained, xp_gained
from ledger.games.degenerates.state.adventurers import Owned
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.options import option

decides = Deciders[Degenerates]()


@decides(Vary)
def vary(state: Degenerates, move: Vary) -> Decision[Degenerates]:
    kind = option(state, "difficulty")
    if kind == "normal" or not state.variant:
        told = "No card of a variant is due." if kind != "normal" else "This is no variant."
        yield no("variant-over", "DD-304" if kind == "easier" else "DD-305", told, "next")
    yield from decks.by_program(state, "danger", move.card)
    state = yield from read_danger(state, move.card, raises=move.raises)
    read = danger_read(state, move.card)
    if not read.raises and not read.special:
        yield Asking(field="raises", asks=f"Which place does {move.card} name?")
    rule = "DD-305" if kind == "harder" else "DD-304"
    if read.raises:
        state = yield from ask_level(state, read.raises, move.level)
    state = yield from decks.draw(state, "danger", move.card, rule)
    state = yield VariantCardDrawn(card=move.card, left=max(0, state.variant - 1), rule=rule)
    if read.raises and kind == "harder":
        state = yield from raise_danger(state, read.raises, "the harder game", rule)
    elif read.raises:
        state = yield from lower_danger(state, read.raises, "the easier game", rule)
    for event in decks.discard(state, "danger", move.card, rule):
        state = yield event


@decides(Boon)
def boon(state: Degenerates, move: Boon) -> Decision[Degenerates]:
    who = actor(state, move)
    if option(state, "difficulty") != "easier":
        yield no("variant-over", "DD-304", "That belongs to the easier game.", "next")
    if state.turn:
        yield no("boon-late", "DD-304", "The easier game gives that before play begins.", "next")
    if one(state, who).boon:
        yield no("boon-taken", "DD-304", f"{who} has taken one already.", "one each")
    numbers = content.play().variants
    if move.what == "gold":
        state, value = yield from throw(state, who, "d6", move.die, "gold", plus=numbers.gold)
        state = yield gold_gained(state, who, value, "the easier game", "DD-304")
    elif move.what == "xp":
        state, value = yield from throw(state, who, "d3", move.die, "XP", plus=numbers.xp)
        state = yield xp_gained(state, who, value, "the easier game", "DD-304")
    elif move.what == "luck":
        state = yield luck_gained(state, who, 1, "the easier game", "DD-304")
    else:
        if not move.item:
            yield Asking(field="item", asks="Which Item comes first?")
        state = yield from decks.draw(state, "loot", move.item, "DD-304", move.past)
        state = yield ItemTaken(who=who, item=Owned(name=move.item), rule="DD-304")
    yield BoonTaken(who=who, what=move.what, rule="DD-304")
