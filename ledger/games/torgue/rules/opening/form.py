"""The record sheets as a file: what has to be kept between two sessions, and what the tracker adds."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from ledger.core.fields import Between
from ledger.core.frozen import Frozen, Roster
from ledger.games.torgue.content.rows import Colour, Skill, SlotKind, TerrainKind
from ledger.games.torgue.state.cards import ActionRead, GearRead, TreeRead

Stage: TypeAlias = Literal["set-up", "bounty", "vending", "levels", "rest", "announcements", "ready"]
CARRYING: tuple[Stage, ...] = ("bounty", "vending", "levels", "rest")
"""Steps between two games in which Cash and Loot of the last one still lie there."""


class CampaignForm(Frozen):
    """Campaign Record Sheet."""

    name: Annotated[str, "the campaign"] = ""
    boss: Annotated[str, "its Boss"] = ""
    last: Annotated[str, "its Tier 0 card; leave it out for the one of the box"] = ""
    scenario: Annotated[str, "the scenario that is played, or was played last"] = ""
    stage: Annotated[Stage, "where you stopped: set-up before the first game, else the step between two games"] = (
        "set-up"
    )
    games: Annotated[int, Between(low=0, high=999), "games that are over, hunts included"] = 0
    results: Annotated[tuple[str, ...], "how each went, like Bar Brawl=won"] = ()
    records: Annotated[tuple[str, ...], "what scenarios said of their ends"] = ()
    levels: Annotated[int, Between(low=0, high=999), "levels that made no Announcement harder yet"] = 0
    tier1: Annotated[int, Between(low=0, high=99), "Announcement deck: Tier 1 cards"] = 0
    tier2: Annotated[int, Between(low=0, high=99), "Announcement deck: Tier 2 cards"] = 0
    tier3: Annotated[int, Between(low=0, high=99), "Announcement deck: Tier 3 cards"] = 0
    known: Annotated[Roster[str, int], "Announcements that are known by name, each with its tier"] = Roster()
    events: Annotated[int | None, Between(low=0, high=999), "Event deck: cards in it"] = None
    order: Annotated[tuple[str, ...], "Event deck: its last cards, in the order in which they will come"] = ()
    discard: Annotated[tuple[str, ...], "Event deck: the discard pile, the oldest first"] = ()
    shuffled: Annotated[bool, "whether the Event deck was shuffled for this campaign"] = True
    swaps: Annotated[Roster[str, str], "enemies that are replaced, each by which"] = Roster()
    models: Annotated[Roster[str, int], "tracker: models of the box that can spawn"] = Roster()
    under: Annotated[Roster[str, tuple[str, ...]], "tracker: cards that lie under a deck of Gear"] = Roster()
    bag: Annotated[Roster[str, int], "tracker: Loot of the box, like ammo, ammo card, guns 100"] = Roster()
    aside: Annotated[tuple[str, ...], "tracker: Level and Bounty, where they are set aside"] = ()
    bounty: Annotated[str, "tracker: who found the Bounty, before its hunt"] = ""
    spotlight: Annotated[str, "tracker: who has the Spotlight, before Rest"] = ""
    cash: Annotated[int, Between(low=0, high=9999), "tracker: shared Cash tokens, before Rest"] = 0
    machines: Annotated[tuple[TerrainKind, ...], "tracker: Vending Machines that were used, before Rest"] = ()


class HunterForm(Frozen):
    """Vault Hunter Record Sheet."""

    name: Annotated[str, "the Vault Hunter"]
    player: Annotated[str, "who plays it"]
    tokens: Annotated[tuple[Colour, ...], "its Action Tokens, as the card prints them"] = ()
    skills: Annotated[Roster[Skill, int], "its Skills"] = Roster()
    trees: Annotated[tuple[str, ...], "its Skill Trees"] = ()
    tree: Annotated[str, "the tree that it uses"] = ""
    slots: Annotated[tuple[str, ...], "filled slots, in the order of filling"] = ()
    unspent: Annotated[int, Between(low=0, high=999), "levels that filled no slot yet"] = 0
    equipped: Annotated[tuple[str, ...], "Gear that is equipped"] = ()
    inventory: Annotated[tuple[str, ...], "Gear in the Inventory"] = ()
    gives: Annotated[tuple[str, ...], "modifiers that the card prints, like melee+1"] = ()
    has: Annotated[tuple[str, ...], "keywords that the card prints"] = ()
    room: Annotated[Roster[SlotKind, int], "slots for Gear that differ from the usual ones"] = Roster()
    sidekick: Annotated[str, "its Sidekick"] = ""
    friend_tokens: Annotated[tuple[Colour, ...], "Action Tokens of the Sidekick"] = ()
    friend_skills: Annotated[Roster[Skill, int], "Skills of the Sidekick"] = Roster()
    favorite: Annotated[str, "tracker: Fan Favorite card, before Rest"] = ""
    loot: Annotated[tuple[str, ...], "tracker: Loot tokens on the card, before Rest"] = ()
    cash: Annotated[int, Between(low=0, high=9999), "tracker: Cash tokens, before Rest"] = 0


class SheetForm(Frozen):
    """All record sheets of a campaign."""

    campaign: CampaignForm
    hunter: Annotated[tuple[HunterForm, ...], "Vault Hunter Record Sheets"] = ()
    gear: Annotated[tuple[GearRead, ...], "What Gear before them prints, as in: help gear-card"] = ()
    action: Annotated[tuple[ActionRead, ...], "Further actions of those cards, as in: help action-card"] = ()
    tree: Annotated[tuple[TreeRead, ...], "What the slots of their trees give, as in: help tree-card"] = ()
