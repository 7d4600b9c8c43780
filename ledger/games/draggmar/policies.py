"""Consequences that nobody asks for, each fired on its edge."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.core.table.events import OwedWaived
from ledger.games.draggmar import content
from ledger.games.draggmar.events.crawls import RiftOpened, RiftsSealed, RoomsReturned
from ledger.games.draggmar.events.heroes import HeroKilled, HeroWounded
from ledger.games.draggmar.events.market import DeckCorrected, DeckReshuffled
from ledger.games.draggmar.events.rooms import RoomPassed
from ledger.games.draggmar.events.rounds import (
    DungeonsLowered,
    DungeonsRaised,
    FateReduced,
    GameLost,
    GameResumed,
    Reminded,
    StepBegan,
)
from ledger.games.draggmar.events.setup import GameSetUp, HeroLearned
from ledger.games.draggmar.state.crawl import labelled
from ledger.games.draggmar.state.game import (
    Draggmar,
    crusade,
    group_numbered,
    hand_limit,
    pile,
    raised,
)
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.readings import health, held_cards
from ledger.games.draggmar.state.ways import opening

_ROOM_VERBS: tuple[str, ...] = ("room", "play", "equip", "skill", "boost", "resolve")
_STEP_VERBS: tuple[str, ...] = ("keep", "level-up")


def fate_ends_the_game(before: Draggmar, _: Event, after: Draggmar) -> Iterator[Event]:
    """As soon as Fate is 0, everybody loses (DR-050)."""
    if before.fate and not after.fate and not after.ended:
        yield GameLost(rule="DR-050")


def fate_resumes_the_game(before: Draggmar, _: Event, after: Draggmar) -> Iterator[Event]:
    """A Fate that is corrected upwards takes the loss back."""
    if not before.fate and after.fate and after.ended == "lost":
        yield GameResumed(fate=after.fate, rule="DR-050")


def fate_moves_dungeons(before: Draggmar, event: Event, after: Draggmar) -> Iterator[Event]:
    """Crossing a threshold raises or lowers every dungeon (DR-046, DR-047)."""
    if before.fate == after.fate or isinstance(event, GameSetUp):
        return
    was, now = raised(before.fate), raised(after.fate)
    if now > was:
        yield DungeonsRaised(by=now, rule="DR-046")
    elif now < was:
        yield DungeonsLowered(by=now, rule="DR-047")


def fate_opens_rifts(before: Draggmar, event: Event, after: Draggmar) -> Iterator[Event]:
    """Fate that drops to or past green spaces opens Rifts in order (DR-180), each once (DR-181)."""
    if isinstance(event, FateReduced) and crusade(after):
        for number in opening(after, before.fate, after.fate):
            yield RiftOpened(number=number, at=after.rifts[number].at, rule="DR-180")


def decks_are_rebuilt(before: Draggmar, event: Event, after: Draggmar) -> Iterator[Event]:
    """As soon as the last card of a deck is taken, its discard pile becomes the deck (AMB-16)."""
    if before.piles is after.piles or isinstance(event, DeckCorrected) or option(after, "reshuffle") != "at-once":
        return
    for deck, cards in after.piles.items():
        if cards.left == 0 and cards.discard and pile(before, deck).left:
            rule = "DR-124" if deck == "curses" else "DR-059"
            yield DeckReshuffled(deck=deck, cards=len(cards.discard), rule=rule)


def curses_cost_fate(_: Draggmar, event: Event, after: Draggmar) -> Iterator[Event]:
    """A rebuilt Curse deck lowers Fate (DR-124)."""
    if isinstance(event, DeckReshuffled) and event.deck == "curses" and after.fate:
        by = content.play().fate.curse_reshuffle
        yield FateReduced(was=after.fate, now=max(0, after.fate - by), by=by, why="Curse deck rebuilt", rule="DR-124")


def wounds_kill(_: Draggmar, event: Event, after: Draggmar) -> Iterator[Event]:
    """A hero without health dies, whatever wounded it (DR-122)."""
    if isinstance(event, HeroWounded) and event.health is not None and event.now >= event.health:
        hero = labelled(group_numbered(after, event.group), event.hero)
        if hero:
            yield HeroKilled(
                group=event.group, who=hero.player, hero=hero.label, card=hero.card, why=event.why, rule="DR-122"
            )


def defence_that_is_read_too_late(before: Draggmar, event: Event, after: Draggmar) -> Iterator[Event]:
    """A hero whose wounds turn out to be more than its card bears dies when the card is read (DR-122)."""
    if not isinstance(event, HeroLearned):
        return
    for group in after.groups:
        for hero in group.fighters:
            bears, bore = health(after, hero), health(before, hero)
            if bears is not None and hero.wounds >= bears and (bore is None or hero.wounds < bore):
                yield HeroKilled(
                    group=group.number,
                    who=hero.player,
                    hero=hero.label,
                    card=hero.card,
                    why=f"defence {bears}, wounds {hero.wounds}",
                    rule="DR-122",
                )


def hands_above_the_limit(before: Draggmar, _: Event, after: Draggmar) -> Iterator[Event]:
    """A hand may outgrow the limit, but not unnoticed (DR-060)."""
    if before.hands is after.hands and before.curses is after.curses:
        return
    limit = hand_limit(after)
    for player in after.players:
        if held_cards(before, player) <= limit < held_cards(after, player):
            text = f"{player} holds {held_cards(after, player)} cards, above {limit}."
            yield Reminded(code="hand-above", text=text, rule="DR-060")


def rifts_are_sealed(before: Draggmar, _: Event, after: Draggmar) -> Iterator[Event]:
    """All tokens gone, or no Rift card left anywhere: no Rift opens any more (DR-189)."""
    if not crusade(after) or after.rifts_sealed or (before.rifts is after.rifts and before.groups is after.groups):
        return
    spent = all(rift.state == "gone" for rift in after.rifts.values())
    if spent or (_no_rift_card(after) and not _no_rift_card(before)):
        left = tuple(number for number, rift in sorted(after.rifts.items()) if rift.state != "gone")
        yield RiftsSealed(numbers=left, rule="DR-189")


def _no_rift_card(state: Draggmar) -> bool:
    """Whether the Rift deck is empty and no group still holds cards of it."""
    in_hands = any(group.rift and (group.room or group.pile or group.thrown) for group in state.groups)
    return pile(state, "rift-cards").left == 0 and not in_hands


def questions_grow_old(_: Draggmar, event: Event, after: Draggmar) -> Iterator[Event]:
    """A question about a room that is over, or about a step that is, is asked no more."""
    if isinstance(event, StepBegan):
        verbs, players = _ROOM_VERBS + _STEP_VERBS, ("", *after.players)
    elif isinstance(event, (RoomPassed, RoomsReturned)):
        group = group_numbered(after, event.group)
        verbs, players = _ROOM_VERBS, ("", *group.members, *group.dropped)
    else:
        return
    for each in after.opened:
        if each.verb in verbs and each.who in players:
            yield OwedWaived(verb=each.verb, by=each.who, asks=each.asks, reason="it is over")


POLICIES = (
    questions_grow_old,
    fate_ends_the_game,
    fate_resumes_the_game,
    fate_moves_dungeons,
    fate_opens_rifts,
    decks_are_rebuilt,
    curses_cost_fate,
    wounds_kill,
    defence_that_is_read_too_late,
    hands_above_the_limit,
    rifts_are_sealed,
)
