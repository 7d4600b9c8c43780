"""A campaign as its record sheets say it: what is kept between two sessions (TB-233, TB-234)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ledger.core.frozen import Roster
from ledger.games.torgue.rules.opening.form import CARRYING, CampaignForm, HunterForm, SheetForm, Stage
from ledger.games.torgue.rules.opening.words import loot_told
from ledger.games.torgue.state.cards import HunterRead, SidekickRead
from ledger.games.torgue.state.game import Torgue, hunting
from ledger.games.torgue.state.hunters import Hunter, Loot


def told(state: Torgue) -> SheetForm:
    """The sheets of a state; a game that is being played begins again with its set-up."""
    cards = _cards(state)
    return SheetForm(
        campaign=_campaign(state),
        hunter=tuple(_hunter(state, each) for each in state.hunters.values()),
        gear=tuple(each for name, each in sorted(state.lore.gear.items()) if name in cards),
        action=tuple(each for _, each in sorted(state.lore.actions.items()) if each.of in (*cards, *state.hunters)),
        tree=tuple(each for name, each in sorted(state.lore.trees.items()) if name in cards),
    )


def _cards(state: Torgue) -> set[str]:
    """Gear and Skill Trees before the Vault Hunters."""
    gear = {worn.card for each in state.hunters.values() for worn in (*each.equipped, *each.inventory)}
    return gear | {each.tree for each in state.hunters.values() if each.tree}


def _stage(state: Torgue) -> Stage:
    """Where the sheets leave off: a game that is not over is set up again."""
    if state.phase == "between":
        return state.pause
    if hunting(state):
        return "bounty"
    return "ready" if _over(state) else "set-up"


def _over(state: Torgue) -> int:
    """Games that are over."""
    return state.games - int(state.phase in ("hunters", "enemies", "end") and state.games > 0)


def _carrying(state: Torgue) -> bool:
    """Whether Cash and Loot of the last game still lie there."""
    return _stage(state) in CARRYING


def _campaign(state: Torgue) -> CampaignForm:
    one, two, three = state.deck.tiers
    return CampaignForm(
        name=state.campaign,
        boss=state.boss,
        last=state.tier_zero,
        scenario=state.scenario.name if state.scenario else "",
        stage=_stage(state),
        games=_over(state),
        results=tuple(f"{name}={how}" for name, how in state.results),
        records=state.records,
        levels=state.levels,
        tier1=one,
        tier2=two,
        tier3=three,
        known=state.deck.known,
        events=state.events.left,
        order=state.events.under,
        discard=state.events.discard,
        shuffled=state.events.shuffled,
        swaps=state.swaps,
        models=state.models,
        under=Roster({deck: cards for deck, cards in state.under.items() if cards}),
        bag=_bag(state),
        aside=tuple(map(loot_told, state.drawn)),
        **_carried(state),
    )


def _carried(state: Torgue) -> dict[str, Any]:
    """What goes with the Rest after a game."""
    if not _carrying(state):
        return {}
    return {
        "bounty": state.bounty,
        "spotlight": state.spotlight.holder,
        "cash": state.cash,
        "machines": state.machines,
    }


def _bag(state: Torgue) -> Roster[str, int]:
    """All Loot of the box but Legendary, wherever it lies; nothing where nobody counted it."""
    if not state.counted:
        return Roster()
    held = Counter[str]()
    for loot, count in state.bag.items():
        held[loot_told(loot)] += count
    for loot in _loose(state):
        held[loot_told(loot)] += loot.kind != "legendary"
    return Roster({name: count for name, count in sorted(held.items()) if count})


def _loose(state: Torgue) -> Iterator[Loot]:
    """Loot that comes back into the bag before the next game; what Vault Hunters carry before Rest is theirs."""
    yield from (*state.discarded, *state.purse)
    for zone in state.zones.values():
        yield from zone.loot
    if not _carrying(state):
        for each in state.hunters.values():
            yield from each.loot


def _hunter(state: Torgue, one: Hunter) -> HunterForm:
    read = state.lore.hunters.get(one.name, HunterRead(name=one.name))
    carried: dict[str, Any] = {"favorite": one.favorite, "loot": tuple(map(loot_told, one.loot)), "cash": one.cash}
    return HunterForm(
        name=one.name,
        player=one.player,
        tokens=tuple(each.printed for each in one.tokens),
        skills=read.skills,
        trees=one.trees,
        tree=one.tree,
        slots=one.slots,
        unspent=one.unspent,
        equipped=tuple(each.card for each in one.equipped),
        inventory=tuple(each.card for each in one.inventory),
        gives=read.gives,
        has=read.keywords,
        room=read.slots,
        **_friend(state, one),
        **(carried if _carrying(state) else {}),
    )


def _friend(state: Torgue, one: Hunter) -> dict[str, Any]:
    friend = one.sidekick
    if friend is None:
        return {}
    read = state.lore.sidekicks.get(friend.name, SidekickRead(name=friend.name))
    tokens = tuple(each.printed for each in friend.tokens)
    return {"sidekick": friend.name, "friend_tokens": tokens, "friend_skills": read.skills}
