"""The campaign's sheet, one of each Vault Hunter, and two pages to look things up: odds, and the Event deck."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Box, Field, Lines, Sheet
from ledger.games.torgue import content
from ledger.games.torgue.events.setup import one_loot
from ledger.games.torgue.state.bagging import resale
from ledger.games.torgue.state.favorites import counted, favorite_of
from ledger.games.torgue.state.figures import enemy_card, gear, hunter_card, skill
from ledger.games.torgue.state.game import Torgue, hunting
from ledger.games.torgue.state.growing import open_slots
from ledger.games.torgue.state.hunters import Hunter, Worn, level
from ledger.games.torgue.state.hunters import held as on_card
from ledger.games.torgue.state.tokens import shown
from ledger.games.torgue.views.odds import odds

EVENTS = "events"


def sheets(state: Torgue) -> tuple[Sheet, ...]:
    """The campaign's sheet, one of each Vault Hunter, and the pages to look things up."""
    own = (_hunter(state, who, each) for who, each in state.hunters.items())
    return (_campaign(state), *own, _order(state), odds(state))


def _campaign(state: Torgue) -> Sheet:
    tiers = state.deck.tiers
    fields = (
        Field(label="Campaign", value=state.campaign),
        Field(label="Boss", value=state.boss),
        Field(label="Scenario", value=state.scenario.name if state.scenario else ""),
        Field(label="Tier 0", value=state.tier_zero or content.play().announcements.boxed),
        *(Field(label=f"Tier {n}", value=str(count), key=f"tier-{n}") for n, count in enumerate(tiers, 1)),
        Field(label="Shared Cash", value=f"{state.cash} (${state.cash * content.play().cash})", key="cash"),
        Field(label="Levels of this game", value=str(state.levels), key="levels"),
        Field(label="Spotlight", value=state.spotlight.holder or "nobody", key="spotlight"),
        Field(label="Bounty", value=state.bounty or "nobody has it"),
        *((Field(label="Hunt", value=f"{state.hunt}, {state.map}"),) if hunting(state) else ()),
    )
    lists = (
        Lines(title="Queue", rows=tuple(f"{each.name}{', Exhausted' if each.spent else ''}" for each in state.queue)),
        Lines(title="Announcements by name", rows=tuple(f"{name}: Tier {n}" for name, n in state.deck.known.items())),
        Lines(title="Event deck", rows=tuple(_events(state))),
        Lines(title="Victory and defeat", rows=tuple(_ends(state))),
        Lines(title="Scenario on terrain", rows=tuple(_terrain(state))),
        Lines(title="Games", rows=tuple(f"{name}: {how}" for name, how in state.results)),
        Lines(title="Written down", rows=state.records),
    )
    boxes = (Box(label="Bounty Hunt", ticked=hunting(state)),)
    return Sheet(title="Campaign", fields=fields, lists=lists, boxes=boxes, footnotes=tuple(_footnotes(state)))


def _events(state: Torgue) -> Iterator[str]:
    held = state.events
    yield f"{'unknown' if held.left is None else held.left} left, {len(held.discard)} discarded"
    if held.under:
        yield f"{len(held.under)} at the bottom in a known order: sheet {EVENTS}"


def _order(state: Torgue) -> Sheet:
    """What is known of the order of Events, which nobody sees unasked (TB-234)."""
    held = state.events
    lists = (Lines(title="At the bottom, the first first", rows=held.under), Lines(title="Discard", rows=held.discard))
    return Sheet(title="Event deck", owner=EVENTS, reference=True, lists=lists)


def _ends(state: Torgue) -> Iterator[str]:
    if state.scenario:
        yield from (text for text in (state.scenario.victory, state.scenario.failure) if text)


def _terrain(state: Torgue) -> Iterator[str]:
    if state.scenario:
        yield from (f"{kind}: {text}" for kind, text in state.scenario.terrain.items())
        for each in state.scenario.objects.values():
            yield f"{each.name}: {each.skill or 'Easy'} {each.number or ''}".rstrip()


def _footnotes(state: Torgue) -> Iterator[str]:
    unread = tuple(dict.fromkeys(_unread(state)))
    if unread:
        yield f"Text not entered: {', '.join(unread)}"


def _unread(state: Torgue) -> Iterator[str]:
    """Cards on the table that nobody typed: Announcements, enemies, then what lies before each Vault Hunter."""
    known = state.lore.announcements
    yield from (each.name for each in state.queue if not (each.name in known and known[each.name].orders))
    yield from (each.card for each in state.enemies.values() if enemy_card(state, each.card).hp is None)
    for who, held in state.hunters.items():
        favorite = favorite_of(state, who)
        yield from (favorite.name,) if favorite.name and not (favorite.kills or favorite.text) else ()
        worn = (*held.equipped, *held.inventory)
        yield from (each.card for each in worn if gear(state, each.card).kind is None)
        yield from (f"{held.tree} {slot}" for slot in held.slots if _slot(state, held, slot) == slot)


def _hunter(state: Torgue, who: str, each: Hunter) -> Sheet:
    card = hunter_card(state, who)
    values = {name: skill(state, who, name) for name in content.play().skills}
    skills = tuple(
        Field(label=name.capitalize(), value=f"{value}{'' if value or name in card.skills else ' (none)'}")
        for name, value in values.items()
    )
    fields = (
        Field(label="Vault Hunter", value=who),
        Field(label="Player", value=each.player),
        Field(label="Action Tokens", value=shown(each.tokens), key=f"tokens {who}"),
        Field(label="Zone", value=each.zone or ("out of play" if each.stands == "out" else "not deployed")),
        Field(label="Level", value=str(level(each)), key=f"level {who}"),
        Field(label="Skill Tree", value=each.tree),
        Field(label="Levels to spend", value=str(each.unspent)),
        Field(label="Fan Favorite", value=_favorite(state, each)),
        Field(label="Cash", value=_cash(each), key=f"cash {who}"),
        *skills,
    )
    lists = (
        Lines(title="Cards", rows=tuple(_laid_out(each))),
        Lines(title="Skill Tree slots", rows=tuple(_slot(state, each, slot) for slot in each.slots)),
        Lines(title="Open slots", rows=tuple(_slot(state, each, slot) for slot in open_slots(state, each))),
        Lines(title="Equipped", rows=tuple(map(_worn, each.equipped))),
        Lines(title="Inventory", rows=tuple(map(_worn, each.inventory))),
        Lines(title="Loot", rows=tuple(_loot(each))),
        Lines(title="Objectives", rows=each.objects),
        Lines(title="Effects", rows=tuple(f"{name}: {count}" for name, count in each.effects.items())),
    )
    friend = (f"Sidekick {each.sidekick.name} {shown(each.sidekick.tokens)}".strip(),) if each.sidekick else ()
    return Sheet(title=who, owner=who, fields=fields, lists=lists, footnotes=friend)


def _cash(hunter: Hunter) -> str:
    """Cash tokens of the box, those that lie among the Loot, and all of them in dollars (TB-075)."""
    drawn = len(on_card(hunter, "cash"))
    both = f"{hunter.cash} and {drawn} as Loot" if drawn else str(hunter.cash)
    return f"{both} (${(hunter.cash + drawn) * content.play().cash})"


def _laid_out(hunter: Hunter) -> Iterator[str]:
    """The cards that lie before a Vault Hunter besides its Gear."""
    yield f"{hunter.name} (Vault Hunter)"
    if hunter.tree:
        yield f"{hunter.tree} (Skill Tree)"
    if hunter.favorite:
        yield f"{hunter.favorite} (Fan Favorite)"
    if hunter.sidekick:
        yield f"{hunter.sidekick.name} (Sidekick) {shown(hunter.sidekick.tokens)}".strip()


def _slot(state: Torgue, hunter: Hunter, slot: str) -> str:
    tree = state.lore.trees.get(hunter.tree)
    told = tree.slots.get(slot, "") if tree else ""
    return f"{slot}: {told}" if told else slot


def _favorite(state: Torgue, hunter: Hunter) -> str:
    """The card, how far its condition is met in this activation, and its text (TB-089)."""
    card = favorite_of(state, hunter.name)
    done = f", {counted(hunter, card)} of {card.kills} {card.skill or 'take-outs'}" if card.kills else ""
    return f"{hunter.favorite}{done}{f': {card.text}' if card.text else ''}"


def _loot(hunter: Hunter) -> Iterator[str]:
    """The tokens, and what they are worth after the game (TB-080)."""
    yield from map(one_loot, hunter.loot)
    if resale(hunter):
        yield f"after the game worth ${resale(hunter)}"


def _worn(worn: Worn) -> str:
    empty = "" if worn.ready else ", empty"
    shield = f", {shown(worn.shields)}" if worn.shields else ""
    return f"{worn.card}{shield}{empty}"
