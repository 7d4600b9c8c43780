"""Adventurers come into play: at the start, late, or after a death."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.degenerates import content
from ledger.games.degenerates.events.cards import ItemTaken, SkillLearned
from ledger.games.degenerates.events.decks import DiscardTaken
from ledger.games.degenerates.events.setup import (
    AdventurerArrived,
    PlayerJoined,
    Reminded,
    WeaknessRejected,
    WeaknessTaken,
)
from ledger.games.degenerates.moves.setup import AddAdventurer, Join, Weakness
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Answers, Unfolds, actor, ask_traits, no, one, place
from ledger.games.degenerates.rules.levels import bounty
from ledger.games.degenerates.rules.reading import read_card, read_character
from ledger.games.degenerates.rules.setup.cards import character_fields
from ledger.games.degenerates.rules.tracks import gold_gained, xp_gained
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.adventurers import Adventurer, Owned, item_of, skill_of
from ledger.games.degenerates.state.attributes import card, lasting, unmet
from ledger.games.degenerates.state.cards import CharacterRead
from ledger.games.degenerates.state.game import Degenerates, pile
from ledger.games.degenerates.state.options import option

decides = Deciders[Degenerates]()
WANTED = "Brüttelburg's Most Wanted"
BEFORE = ("set-up", "between")


@decides(Join)
def join(state: Degenerates, move: Join) -> Decision[Degenerates]:
    if move.name in state.players:
        raise refused("player-known", "DD-001", f"{move.name} plays already.", f"adventurer CHARACTER @{move.name}")
    if len(state.players) >= content.play().table.most:
        yield no("players-count", "DD-001", f"{content.play().table.most} play already.", "later, when one leaves")
    yield from _turn_running(state)
    yield PlayerJoined(name=move.name, rule="DD-276")


def _turn_running(state: Degenerates) -> Iterator[Objection]:
    """Who comes late comes at the start of a turn (DD-276)."""
    fresh = state.phase == "map" and not any(each.acted for each in state.adventurers.values())
    if state.phase not in BEFORE and not fresh:
        yield no("turn-running", "DD-276", "Players join at the start of a turn.", "in the next turn")


@decides(AddAdventurer)
def adventurer(state: Degenerates, move: AddAdventurer) -> Decision[Degenerates]:
    who = _player(state, move.who)
    yield from _room(state, who, move)
    state = yield from read_character(state, move.name, **character_fields(move))
    sheet = state.lore.characters.get(move.name)
    if sheet is None or not len(sheet.printed):
        yield Asking(field="values", asks=f"{move.name}: AGI CON MAG MRL PER STR?")
    sheet = sheet or CharacterRead(name=move.name)
    yield from _legal(sheet)
    space = yield from _asked_start(state, who, move)
    if move.at:
        state = yield from ask_traits(state, space, move.has)
    yield from _start(state, who, space)
    state = yield AdventurerArrived(who=who, adventurer=_fresh(state, who, sheet, move, space), rule="DD-008")
    state = yield from _starting_items(state, who, sheet)
    state = yield from _starting_skills(state, who, sheet)
    if state.phase not in BEFORE and space:
        yield from _into_party(state, who)


def _player(state: Degenerates, named: str) -> str:
    free = [each for each in state.players if each not in state.adventurers]
    who = named if named and (named in free or named in state.adventurers) else (free[0] if free else "")
    if named and named not in state.players:
        raise refused("player-unknown", "DD-001", f"Nobody here is called {named}.", f"join {named}")
    if not who or who in state.adventurers:
        hint = f"adventurer CHARACTER @{free[0]}" if free else "join NAME"
        raise refused("adventurer-known", "DD-001", f"{who or 'Everybody'} has an adventurer.", hint)
    return who


def _room(state: Degenerates, who: str, move: AddAdventurer) -> Iterator[Objection]:
    if len(state.adventurers) >= content.play().table.most:
        yield no("adventurers-count", "DD-001", "Four adventurers live already.", "later, when one dies")
    if any(each.character == move.name for each in state.adventurers.values()):
        yield no("character-taken", "DD-001", f"{move.name} is in play already.", "another character")
    if any(each.player == who for each in state.fallen):
        most = content.play().doom.replace
        if len(state.doom) > most:
            told = f"With more than {most} Doom counters nobody is replaced."
            yield no("doom-replacement", "DD-274", told, "the others play on")
    elif state.phase not in BEFORE:
        yield from _turn_running(state)


def _legal(sheet: CharacterRead) -> Iterator[Objection]:
    numbers, caps = content.play().attributes, content.play().caps
    for name, value in sheet.printed.items():
        if not numbers.low <= value <= numbers.high:
            told = f"{name.upper()} is {numbers.low} to {numbers.high}, not {value}."
            yield no("attribute-range", "DD-086", told, "read the sheet again")
    if sheet.luck > sheet.printed.get("mag", numbers.high):
        told = f"Luck {sheet.luck} is above MAG {sheet.printed.get('mag', 0)}."
        yield no("luck-range", "DD-093", told, "read the sheet again")
    if sheet.gold > caps.gold or sheet.xp > caps.xp:
        yield no("track-range", "DD-096", f"Gold and XP end at {caps.gold}.", "read the sheet again")


def _asked_start(state: Degenerates, who: str, move: AddAdventurer) -> Answers[str]:
    """Where somebody new stands: as typed, where the mission begins, else asked for once one is played (DD-013)."""
    if move.at:
        return place(state, move.at)
    mission = state.mission
    if mission is None or mission.outcome:
        return ""  # the mission will say
    if state.phase in BEFORE and mission.start:
        return mission.start
    yield Asking(field="at", asks=f"Where does {who} start?")
    return ""


def _start(state: Degenerates, who: str, space: str) -> Iterator[Objection]:
    """Where somebody new may stand: a replacement at the closest Settlement, a late player with others or in a Town."""
    if state.phase in BEFORE or not space:
        return
    replaced = any(each.player == who for each in state.fallen)
    if replaced and option(state, "replace") == "settlement":
        closest = closest_settlements(state)
        if not board.is_(state, space, "settlement") or (closest and space not in closest):
            told = "A new adventurer starts at the closest Settlement."
            yield no("start-elsewhere", "DD-274", told, ", ".join(closest) or "a Settlement")
        return
    occupied = any(each.space == space for each in state.adventurers.values())
    if not occupied and not board.town(state, space):
        told = "A late player starts with somebody, or in a Town."
        spaces = dict.fromkeys(each.space for each in state.adventurers.values() if each.space)
        yield no("start-elsewhere", "DD-276", told, f"at {', '.join(spaces)}")


def closest_settlements(state: Degenerates) -> tuple[str, ...]:
    """The known Settlements that are closest to an adventurer, by all known ways."""
    settlements = [name for name in state.sites if board.is_(state, name, "settlement")]
    steps: dict[str, int] = {}
    for name in settlements:
        found = [board.distance(state, each.space, name) for each in state.adventurers.values() if each.space]
        known = [each for each in found if each is not None]
        if known:
            steps[name] = min(known)
    return tuple(name for name, far in steps.items() if far == min(steps.values()))


def _fresh(state: Degenerates, who: str, sheet: CharacterRead, move: AddAdventurer, space: str) -> Adventurer:
    return Adventurer(
        player=who,
        name=move.called.replace("_", " ") or who,
        character=sheet.name,
        printed=sheet.printed,
        classes=sheet.classes,
        lucky=sheet.lucky,
        luck=sheet.luck,
        gold=0 if option(state, "difficulty") == "harder" else sheet.gold,
        xp=sheet.xp,
        hp=2 * sheet.printed.get("con", 0),
        space=space,
    )


def _starting_items(state: Degenerates, who: str, sheet: CharacterRead) -> Unfolds:
    for name in sheet.items:
        owner = next((each for each, held in state.adventurers.items() if item_of(held, name)), "")
        if owner:
            price = card(state, name).price
            if price is None:
                told = f"{owner} has {name}; what is its price?"
                raise refused("price-unknown", "DD-275", told, f"card {one_word(name)} item PRICE")
            state = yield gold_gained(state, who, price, f"{owner} has {name}", "DD-275")
            continue
        if name in pile(state, "loot").discard:
            state = yield DiscardTaken(deck="loot", card=name, rule="DD-275")
        else:
            state = yield from decks.draw(state, "loot", name, "DD-009")
        state = yield ItemTaken(who=who, item=Owned(name=name), rule="DD-009")
    return state


def _starting_skills(state: Degenerates, who: str, sheet: CharacterRead) -> Unfolds:
    for name in sheet.skills:
        owner = next((each for each, held in state.adventurers.items() if skill_of(held, name)), "")
        if owner:
            cost = card(state, name).cost
            if cost is None:
                told = f"{owner} has {name}; what does it cost?"
                raise refused("price-unknown", "DD-275", told, f"card {one_word(name)} skill cost XP")
            state = yield xp_gained(state, who, cost, f"{owner} has {name}", "DD-275")
            continue
        state = yield from decks.draw(state, "skills", name, "DD-008")
        state = yield SkillLearned(who=who, skill=name, rule="DD-008")
    return state


def _into_party(state: Degenerates, who: str) -> Unfolds:
    """Who comes in the middle of a turn acts last in the Map Action Phase, else from the next phase on."""
    text = f"{who} acts {'after the others' if state.phase == 'map' else 'from the next phase on'}."
    return (yield Reminded(code="late-start", text=text, rule="DD-276"))


@decides(Weakness)
def weakness(state: Degenerates, move: Weakness) -> Decision[Degenerates]:
    who = actor(state, move)
    held = one(state, who)
    starting = state.phase in BEFORE and not state.turn
    if starting and held.starting >= content.play().caps.weaknesses:
        yield no("weakness-limit", "DD-010", f"{who} has two starting Weaknesses.", "no third")
    yield from decks.by_program(state, "weakness", move.name, "name")
    state = yield from read_card(
        state,
        move.name,
        kind="weakness",
        needs=move.needs,
        gives=move.gives,
        bonus=move.xp,
        classes=tuple(each.casefold() for each in move.classes),
    )
    owned = sum(each.weaknesses.count(move.name) for each in state.adventurers.values())
    if state.out.get("weakness", ()).count(move.name) <= owned:
        state = yield from decks.draw(state, "weakness", move.name, "DD-010")
    if move.unfit or (starting and unmet(state, who, lasting(card(state, move.name).needs))):
        for event in decks.discard(state, "weakness", move.name, "DD-010"):
            state = yield event
        yield WeaknessRejected(who=who, card=move.name, rule="DD-010")
        return
    state = yield WeaknessTaken(who=who, card=move.name, starting=starting, suggested=move.suggested, rule="DD-010")
    bonus = card(state, move.name).bonus
    if bonus:
        state = yield xp_gained(state, who, bonus, move.name, "DD-010")
    if move.name == WANTED and state.bounty:
        state = yield bounty(state, 1, move.name, "DD-049")
        yield Reminded(code="manhunt", text="A Manhunt effect may follow.", rule="DD-317")
