"""Bounty Hunts: how one begins, what it locks, and its reward."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.torgue import content
from ledger.games.torgue.events.enemies import ArrivalAwaited
from ledger.games.torgue.events.hunts import HuntBegan, HuntersReadied, HuntForgone, PurseLost, RewardTaken
from ledger.games.torgue.events.loot import BagRefilled, CardDrawn, GearTaken
from ledger.games.torgue.events.setup import StepsCleared
from ledger.games.torgue.moves.ending import Forgo, Hunt, Reward
from ledger.games.torgue.rules.asking import Unfolds, fall, no, objected, one, out_of_phase, remind, unsettled
from ledger.games.torgue.rules.between.steps import leads_on, onward, out_of_pause
from ledger.games.torgue.rules.decks import unlikely
from ledger.games.torgue.rules.reading import read_enemy, read_gear
from ledger.games.torgue.rules.setup.queue import dealt
from ledger.games.torgue.state.cards import BountyRead
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.gearing import stows, worn_of
from ledger.games.torgue.state.hunters import Loot
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Arrival, Fresh
from ledger.games.torgue.state.vending import rewarding

decides = Deciders[Torgue]()
TORGUE = "torgue"
"""The deck of the reward."""


@decides(Hunt)
def hunt(state: Torgue, move: Hunt) -> Decision[Torgue]:
    yield from objected(tuple(_no_lead(state)))
    row = content.play().hunt
    thrown = yield from fall(row.sides, move.dice, f"d{row.sides} of the map?")
    yield from objected(tuple(unsettled(state)))
    if option(state, "hunt-purse") == "lost":
        state = yield PurseLost(hunters=tuple(state.hunters), tokens=_carried(state), rule="TB-228")
    state = yield from _bagged(state)
    state = yield StepsCleared(why="hunt", rule="TB-227")
    place = content.board().maps[thrown[-1].face - 1]
    state = yield HuntBegan(card=move.card, map=place, thrown=thrown, out=_spared(state), rule="TB-225")
    state = yield HuntersReadied(
        hunters=tuple(state.hunters), loads=option(state, "hunt-ammo") == "reloaded", rule="TB-227"
    )
    state = yield from _called(state, move.card)
    if move.queue:
        yield from dealt(state, move.queue)


def _no_lead(state: Torgue) -> Iterator[Objection]:
    """A hunt needs the Bounty token of the game that just ended (TB-222)."""
    if state.phase != "between":
        yield from out_of_phase(state, "TB-222", "between")
    elif not state.bounty:
        yield no("bounty-missing", "TB-222", "Nobody holds a lead for a Bounty Hunt.", leads_on(state))
    else:
        yield from out_of_pause(state, "TB-222", "bounty")


def _carried(state: Torgue) -> tuple[Loot, ...]:
    """Loot on the cards of all Vault Hunters."""
    return tuple(each for hunter in state.hunters.values() for each in hunter.loot if each.kind != "legendary")


def _bagged(state: Torgue) -> Unfolds:
    """What lies in the Arena and the discard goes into the bag, for the map is cleared."""
    lying = (each for zone in state.zones.values() for each in zone.loot)
    tokens = tuple(each for each in (*lying, *state.discarded) if each.kind != "legendary")
    return (yield BagRefilled(tokens=tokens, why="a Bounty Hunt", rule="TB-223")) if tokens else state


def _spared(state: Torgue) -> tuple[Loot, ...]:
    """Level and Bounty, as far as they are in the bag: a hunt gives neither (TB-223)."""
    once = {each.name for each in content.cards().loot if each.once}
    return tuple(each for each in state.bag if each.kind in once)


def _called(state: Torgue, card: str) -> Unfolds:
    """The enemies of the card are to be placed: Uniques in their zone, the others as if spawned (TB-224, TB-227)."""
    read = state.lore.bounties.get(card, BountyRead(name=card))
    if not read.enemies and not read.uniques:
        return (yield remind("text-missing", "TB-002", f"{card}: its enemies are not entered; enter each."))
    for name in read.uniques:
        state = yield from read_enemy(state, name, unique=True)
        state = yield ArrivalAwaited(arrival=Arrival(card=name, count=1), rule="TB-227")
    for name, count in read.enemies:
        called = state.swaps.get(name, name)
        state = yield ArrivalAwaited(arrival=Arrival(card=called, count=count), rule="TB-227")
    return state


@decides(Forgo)
def forgo(state: Torgue, _move: Forgo) -> Decision[Torgue]:
    yield from objected(tuple(out_of_pause(state, "TB-222", "bounty")))
    state = yield HuntForgone(rule="TB-222")
    if state.pause == "bounty":
        yield from onward(state)


@decides(Reward)
def reward(state: Torgue, move: Reward) -> Decision[Torgue]:
    yield from objected(tuple(_unearned(state)))
    to = one(state, move.to or state.spotlight.holder)
    row = content.play().hunt
    if len(set(move.cards)) != row.drawn:
        told = f"{row.drawn} Torgue cards are drawn, not {len(set(move.cards))}."
        raise refused("reward-cards", "TB-230", told, "reward CARD CARD keep CARD to NAME")
    if move.keep not in move.cards:
        raise refused("reward-kept", "TB-230", "Which of them is kept?", f"keep {one_word(move.cards[0])}")
    yield from objected(tuple(unlikely(state, TORGUE, move.cards)))
    under = next(each for each in move.cards if each != move.keep)
    for card in move.cards:
        state = yield from read_gear(state, card, deck=TORGUE)
    state = yield RewardTaken(cards=move.cards, keep=move.keep, to=to.name, under=under, rule="TB-230")
    if stows(to):
        yield GearTaken(who=to.name, worn=worn_of(state, to, move.keep), where="stored", rule="TB-230")
    else:
        yield CardDrawn(fresh=Fresh(who=to.name, card=move.keep, deck=TORGUE), rule="TB-230")


def _unearned(state: Torgue) -> Iterator[Objection]:
    """The reward belongs to a hunt that was won, once (TB-230)."""
    if state.rewarded:
        yield no("reward-taken", "TB-230", "The reward of this hunt was taken.", "one card, for all")
    elif not rewarding(state):
        hint = leads_on(state) if state.phase == "between" else "verdict won"
        yield no("reward-missing", "TB-230", "No Bounty Hunt was won.", hint)
