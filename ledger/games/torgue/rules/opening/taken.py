"""What the sheets say comes onto the table: the campaign first, then the Vault Hunters with their Gear."""

from __future__ import annotations

from collections import Counter

from ledger.core.opening import sheet_wrong
from ledger.core.printed import meant
from ledger.games.torgue import content
from ledger.games.torgue.events.cards import (
    ActionLearned,
    GearLearned,
    HunterLearned,
    SidekickLearned,
    TreeLearned,
    TypeSwapped,
)
from ledger.games.torgue.events.loot import GearTaken
from ledger.games.torgue.events.opening import CampaignOpened
from ledger.games.torgue.events.setup import BagFilled, HunterAdded, ModelsCounted
from ledger.games.torgue.rules.asking import Unfolds, remind
from ledger.games.torgue.rules.opening.form import CARRYING, CampaignForm, HunterForm, SheetForm
from ledger.games.torgue.rules.opening.words import loot_read
from ledger.games.torgue.state.bagging import once
from ledger.games.torgue.state.cards import HunterRead, SidekickRead
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.gearing import worn_of
from ledger.games.torgue.state.hunters import Hunter, Loot, Sidekick, Worn
from ledger.games.torgue.state.orders import AnnouncementDeck, EventDeck
from ledger.games.torgue.state.tokens import COMPANION, LETTERS, row

RULE = "TB-233"
NOT_RESTORED = (
    "a game in progress",
    "what enemies, Announcements and Events print",
    "lists of decks",
)
BEFORE_REST = ("wounds, effect tokens and empty guns before Rest", "cards that vending shows")


def opened(state: Torgue, form: SheetForm) -> Unfolds:
    """All that the sheets say; raises SheetWrong."""
    state = yield from _campaign(state, form.campaign)
    state = yield from _learned(state, form)
    for n, each in enumerate(form.hunter):
        state = yield from _hunter(state, each, n)
    return (yield from _counted(state, form.campaign))


def left(form: SheetForm) -> tuple[str, ...]:
    """What the sheets cannot restore."""
    bag = () if form.campaign.bag else ("Loot in the bag",)
    return (*NOT_RESTORED, *bag, *(BEFORE_REST if form.campaign.stage in CARRYING else ()))


def _campaign(state: Torgue, form: CampaignForm) -> Unfolds:
    results = tuple(_result(n, each) for n, each in enumerate(form.results))
    aside = tuple(loot_read(("campaign", "aside", n), each) for n, each in enumerate(form.aside))
    tiers = (form.tier1, form.tier2, form.tier3)
    state = yield CampaignOpened(
        name=form.name,
        boss=form.boss,
        last=form.last,
        scenario=form.scenario,
        stage=form.stage,
        games=form.games,
        results=results,
        records=form.records,
        levels=form.levels,
        deck=AnnouncementDeck(tiers=tiers, known=form.known),
        events=EventDeck(left=form.events, under=form.order, discard=form.discard, shuffled=form.shuffled),
        under=form.under,
        aside=aside,
        bounty=form.bounty,
        spotlight=form.spotlight,
        cash=form.cash,
        machines=form.machines,
        rule="TB-234",
    )
    for kind in _twice(form, aside):
        state = yield remind("bag-once", "TB-018", f"There is one {kind} token; the sheet has more.")
    size = content.play().announcements.deck
    if form.name and sum(tiers) != size:
        state = yield remind("deck-size", "TB-217", f"The Announcement deck has {sum(tiers)} cards, not {size}.")
    return state


def _twice(form: CampaignForm, aside: tuple[Loot, ...]) -> tuple[str, ...]:
    """Level and Bounty, where there is more than the one in the bag or aside: a ruling may have it so (TB-077)."""
    bag = (loot_read(("campaign", "bag", name), name).kind for name, count in form.bag.items() for _ in range(count))
    seen = Counter((*(each.kind for each in aside), *bag))
    return tuple(kind for kind, count in seen.items() if once(kind) and count > 1)


def _result(n: int, told: str) -> tuple[str, str]:
    name, sign, how = told.rpartition("=")
    if not sign:
        raise sheet_wrong(("campaign", "results", n), "TB-235", f"'{told}' says not how it went.", "like Bar Brawl=won")
    return name, how


def _learned(state: Torgue, form: SheetForm) -> Unfolds:
    """What cards print, before anything hangs on it."""
    for gear in form.gear:
        state = yield GearLearned(card=gear, rule="TB-002")
    for action in form.action:
        state = yield ActionLearned(card=action, rule="TB-002")
    for tree in form.tree:
        state = yield TreeLearned(card=tree, rule="TB-002")
    return state


def _hunter(state: Torgue, form: HunterForm, n: int) -> Unfolds:
    _checked(state, form, n)
    read = HunterRead(
        name=form.name,
        tokens=form.tokens,
        skills=form.skills,
        trees=form.trees,
        sidekick=form.sidekick,
        gives=form.gives,
        keywords=form.has,
        slots=form.room,
    )
    state = yield HunterLearned(card=read, rule="TB-002")
    if form.sidekick:
        friend = SidekickRead(name=form.sidekick, tokens=form.friend_tokens, skills=form.friend_skills)
        state = yield SidekickLearned(card=friend, rule="TB-002")
    state = yield HunterAdded(hunter=_made(form, n), rule=RULE)
    for card in form.equipped:
        state = yield GearTaken(who=form.name, worn=_worn(state, form, card), where="worn", rule=RULE)
    for card in form.inventory:
        state = yield GearTaken(who=form.name, worn=_worn(state, form, card), where="stored", rule=RULE)
    return state


def _checked(state: Torgue, form: HunterForm, n: int) -> None:
    if form.player not in state.players:
        told = f"{form.player} is not among the players{meant(form.player, state.players)}."
        raise sheet_wrong(("hunter", n, "player"), "TB-007", told, ", ".join(state.players))
    if form.name in state.hunters:
        raise sheet_wrong(("hunter", n, "name"), "TB-007", f"{form.name} is there twice.", "another Vault Hunter")
    if len(form.tokens) > len(LETTERS):
        told = f"{len(form.tokens)} tokens are more than a card shows."
        raise sheet_wrong(("hunter", n, "tokens"), "TB-008", told, f"{len(LETTERS)} at most")


def _made(form: HunterForm, n: int) -> Hunter:
    friend = Sidekick(name=form.sidekick, tokens=row(form.friend_tokens, COMPANION)) if form.sidekick else None
    return Hunter(
        name=form.name,
        player=form.player,
        tokens=row(form.tokens),
        trees=form.trees,
        tree=form.tree,
        slots=form.slots,
        unspent=form.unspent,
        sidekick=friend,
        favorite=form.favorite,
        loot=tuple(loot_read(("hunter", n, "loot", at), each) for at, each in enumerate(form.loot)),
        cash=form.cash,
    )


def _worn(state: Torgue, form: HunterForm, card: str) -> Worn:
    return worn_of(state, state.hunters[form.name], card)


def _counted(state: Torgue, form: CampaignForm) -> Unfolds:
    """Models, replaced enemies, and the Loot of the box."""
    for model, count in form.models.items():
        state = yield ModelsCounted(model=model, count=count, rule="TB-165")
    for card, by in form.swaps.items():
        state = yield TypeSwapped(card=card, by=by, rule="TB-146")
    for name, count in form.bag.items():
        loot = loot_read(("campaign", "bag", name), name)
        state = yield BagFilled(loot=loot, count=count, rule="TB-018")
    return state
