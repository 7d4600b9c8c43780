"""Consequences that nobody asks for, each fired on its edge."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.core.table.events import SessionEnded
from ledger.games.degenerates import content
from ledger.games.degenerates.events.adventurers import (
    AdventurerDefeated,
    AdventurerDied,
    AdventurerRevived,
    ConditionGained,
    HitPointsMoved,
    LuckLost,
    WoundsClamped,
    WoundsRemoved,
    WoundsSuffered,
    XpLost,
)
from ledger.games.degenerates.events.board import (
    CluePlaced,
    EpicPlaced,
    GateOpened,
    TraitGained,
    TraitLost,
)
from ledger.games.degenerates.events.cards import ItemStowed
from ledger.games.degenerates.events.decks import CardDiscarded, DeckCorrected, DeckReshuffled
from ledger.games.degenerates.events.doom import (
    DoomAdvanced,
    GameLost,
    GameResumed,
)
from ledger.games.degenerates.events.fights import FighterFell, FoeAiled
from ledger.games.degenerates.events.looting import TrophyLeft
from ledger.games.degenerates.events.setup import AdventurerArrived, Reminded
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.attributes import card, halved, hp, lasting, luck_cap, unmet
from ledger.games.degenerates.state.game import Degenerates, pile
from ledger.games.degenerates.state.options import option
from ledger.games.degenerates.state.supply import LABELS, supply, used

_LAYING = (TraitGained, CluePlaced, GateOpened, EpicPlaced, ConditionGained, FoeAiled, DoomAdvanced)
"""Facts that lay a counter on the table."""
_WATCHED = ("adventurers", "lore", "counters", "sites", "lands", "hand")


def _moved(before: Degenerates, after: Degenerates) -> bool:
    """Whether anything changed on which attributes may depend."""
    begun = (before.fight is None) is not (after.fight is None)
    return begun or any(getattr(before, name) is not getattr(after, name) for name in _WATCHED)


def hit_points_follow(before: Degenerates, event: Event, after: Degenerates) -> Iterator[Event]:
    """HP is twice the current CON, at once and in both directions (DD-102)."""
    if isinstance(event, HitPointsMoved) or not _moved(before, after):
        return
    for who, held in after.adventurers.items():
        now = hp(after, who)
        if now != held.hp:
            yield HitPointsMoved(who=who, was=held.hp, now=now, rule="DD-102")


def fallen_hit_points_defeat(_: Degenerates, event: Event, after: Degenerates) -> Iterator[Event]:
    """HP that falls to the Wounds or below defeats at once (DD-105)."""
    if not isinstance(event, HitPointsMoved) or event.now > event.was:
        return
    held = after.adventurers[event.who]
    if not held.wounds or held.wounds < event.now:
        return
    if held.wounds > event.now:
        yield WoundsClamped(who=event.who, was=held.wounds, now=event.now, rule="DD-105")
    if not held.defeated:
        yield AdventurerDefeated(who=event.who, rule="DD-105")


def risen_hit_points_revive(_: Degenerates, event: Event, after: Degenerates) -> Iterator[Event]:
    """Where the table reads it so, HP above the Wounds ends Defeat (AMB-02)."""
    if not isinstance(event, HitPointsMoved) or option(after, "revive") != "hit-points":
        return
    held = after.adventurers[event.who]
    if held.defeated and held.wounds < event.now:
        yield AdventurerRevived(who=event.who, rule="DD-106")


def luck_follows(before: Degenerates, _: Event, after: Degenerates) -> Iterator[Event]:
    """Luck above the current MAG is lost (DD-093)."""
    if not _moved(before, after):
        return
    for who, held in after.adventurers.items():
        cap = luck_cap(after, who)
        if held.luck > cap:
            yield LuckLost(who=who, was=held.luck, now=cap, why=f"MAG is {cap}", rule="DD-093")


def wounds_defeat(_: Degenerates, event: Event, after: Degenerates) -> Iterator[Event]:
    """Wounds as high as HP defeat (DD-104)."""
    if not isinstance(event, WoundsSuffered) or event.now < event.hp or event.who not in after.adventurers:
        return
    if not after.adventurers[event.who].defeated:
        yield AdventurerDefeated(who=event.who, rule="DD-104")


def defeat_costs(_: Degenerates, event: Event, after: Degenerates) -> Iterator[Event]:
    """Half of the XP, all trophies and the place in the fight are lost (DD-101, DD-268)."""
    if not isinstance(event, AdventurerDefeated):
        return
    xp = after.adventurers[event.who].xp
    if xp:
        yield XpLost(who=event.who, was=xp, now=halved(xp), why="Defeat", rule="DD-101")
    fight = after.fight
    if fight is None or event.who not in fight.fighters:
        return
    for trophy in fight.fighters[event.who].trophies:
        yield TrophyLeft(who=event.who, trophy=trophy.label, why="Defeat", rule="DD-268")
        if trophy.card in after.out.get(trophy.deck, ()):
            yield CardDiscarded(deck=trophy.deck, card=trophy.card, rule="DD-268")
    yield FighterFell(who=event.who, rule="DD-268")


def recovery_revives(_: Degenerates, event: Event, after: Degenerates) -> Iterator[Event]:
    """The first Wound that is removed ends Defeat (DD-106, AMB-02)."""
    if not isinstance(event, WoundsRemoved) or event.now >= event.was or event.who not in after.adventurers:
        return
    if after.adventurers[event.who].defeated:
        yield AdventurerRevived(who=event.who, rule="DD-106")


def first_colour_reshuffles(_: Degenerates, event: Event, after: Degenerates) -> Iterator[Event]:
    """The first counter of a colour brings back the discards of its Region, blue those of the Law too (DD-057)."""
    if not isinstance(event, DoomAdvanced) or not event.first:
        return
    region = next((each for each in content.board().regions if each.colour == event.colour), None)
    for deck in (region.name, *region.also) if region else ():
        cards = len(pile(after, deck).discard)
        strong = bool(after.strong.get(deck, 0))
        why = f"the first {event.colour} counter"
        rule = "DD-056" if region and deck == region.name else "DD-057"
        yield DeckReshuffled(deck=deck, cards=cards, strong=strong, why=why, rule=rule)


def metaphysical_is_never_explored(_: Degenerates, event: Event, after: Degenerates) -> Iterator[Event]:
    """An Explored space that turns Metaphysical loses its counter (DD-031)."""
    if not isinstance(event, TraitGained) or event.trait != "metaphysical":
        return
    if "explored" in after.counters.get(event.place, ()):
        yield TraitLost(place=event.place, trait="explored", why="Metaphysical", rule="DD-031")


def decks_are_rebuilt(before: Degenerates, event: Event, after: Degenerates) -> Iterator[Event]:
    """As soon as the last card of a deck is taken, its discard pile becomes the deck (DD-131, AMB-63)."""
    if before.piles is after.piles or isinstance(event, (DeckCorrected, DeckReshuffled)):
        return
    if option(after, "reshuffle") != "at-once":
        return
    for deck, cards in after.piles.items():
        if cards.left == 0 and cards.discard and pile(before, deck).left:
            strong = bool(after.strong.get(deck, 0))
            yield DeckReshuffled(
                deck=deck, cards=len(cards.discard), strong=strong, why="the deck is empty", rule="DD-131"
            )


def nobody_left_loses(_: Degenerates, event: Event, after: Degenerates) -> Iterator[Event]:
    """With no living adventurer on the board the game is lost (DD-273, AMB-61)."""
    if not isinstance(event, AdventurerDied) or after.adventurers or after.ended:
        return
    replaced = option(after, "last-dies") == "replace" and len(after.doom) <= content.play().doom.replace
    if not replaced:
        yield GameLost(why="no adventurer lives", rule="DD-273")


def arrival_resumes(before: Degenerates, event: Event, after: Degenerates) -> Iterator[Event]:
    """An adventurer by ruling takes the loss back."""
    if isinstance(event, AdventurerArrived) and after.ended == "lost" and not before.adventurers:
        yield GameResumed(why="somebody lives", rule="DD-273")


def unmet_items_come_off(before: Degenerates, _: Event, after: Degenerates) -> Iterator[Event]:
    """Outside a fight an Item whose requirements are no longer met is unequipped (DD-287)."""
    if after.fight or not _moved(before, after):
        return
    for who, held in after.adventurers.items():
        for item in held.items:
            missing = unmet(after, who, lasting(card(after, item.name).needs)) if item.worn else ()
            if missing:
                yield ItemStowed(who=who, item=item.name, why=f"needs {', '.join(missing)}", rule="DD-287")


def counters_run_short(before: Degenerates, event: Event, after: Degenerates) -> Iterator[Event]:
    """Beyond what the box holds the table is reminded, and never stopped (DD-004, DD-024, DD-316)."""
    if not isinstance(event, _LAYING):
        return
    for kind, label in LABELS.items():
        most = supply(kind)
        if used(after, kind) > max(most, used(before, kind)):
            yield _short_of(kind, f"The box holds {most} {label}.")


def _short_of(kind: str, told: str) -> Reminded:
    if kind == "infected":
        text = "No Infected counter is left: use a Perilous one."
        return Reminded(code="infected-counters", text=text, rule="DD-316")
    return Reminded(code="counter-short", text=told, rule="DD-024" if kind == "base" else "DD-004")


def standing_board_is_told(_: Degenerates, event: Event, after: Degenerates) -> Iterator[Event]:
    """A sitting that ends leaves the board standing; packing it up would lose the counters of ways (DD-301)."""
    lost = board.unkept(after) if isinstance(event, SessionEnded) else ()
    if lost:
        space, trait = lost[0]
        more = f" and {len(lost) - 1} more" if len(lost) > 1 else ""
        text = f"The board stays. Packed up, it loses {trait} on {space}{more}: pack-up."
        yield Reminded(code="counters-unkept", text=text, rule="DD-301")


POLICIES = (
    hit_points_follow,
    fallen_hit_points_defeat,
    risen_hit_points_revive,
    luck_follows,
    wounds_defeat,
    defeat_costs,
    recovery_revives,
    first_colour_reshuffles,
    metaphysical_is_never_explored,
    decks_are_rebuilt,
    nobody_left_loses,
    arrival_resumes,
    unmet_items_come_off,
    counters_run_short,
    standing_board_is_told,
)
