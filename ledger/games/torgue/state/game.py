"""What is true now in a campaign of Mister Torgue's Arena of Badassery."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ledger.core.frozen import Roster
from ledger.core.model import State
from ledger.games.torgue.content.rows import TerrainKind
from ledger.games.torgue.state.cards import Lore, ScenarioRead
from ledger.games.torgue.state.enemies import Enemy
from ledger.games.torgue.state.hunters import Hunter, Loot, Sidekick
from ledger.games.torgue.state.orders import Announcement, AnnouncementDeck, Card, EventDeck, Spotlight
from ledger.games.torgue.state.owed import (
    Arrival,
    Blast,
    Draw,
    Fresh,
    Fumble,
    Offer,
    Strike,
    Trigger,
    Volley,
    Window,
    Wound,
)
from ledger.games.torgue.state.zones import Zone

Phase: TypeAlias = Literal["set-up", "hunters", "enemies", "end", "between"]
EndStep: TypeAlias = Literal["burning", "clean-up", "respawn", "check", "advance", "refresh"]
Step: TypeAlias = Literal["bounty", "vending", "levels", "rest", "announcements", "ready"]
Mode: TypeAlias = Literal["scenario", "hunt"]
PHASE_NAMES: dict[Phase, str] = {
    "set-up": "set-up",
    "hunters": "Vault Hunter Turn",
    "enemies": "Enemy Turn",
    "end": "End of Round",
    "between": "between games",
}
END_STEPS: tuple[EndStep, ...] = ("burning", "clean-up", "respawn", "check", "advance", "refresh")
STEPS: tuple[Step, ...] = ("bounty", "vending", "levels", "rest", "announcements", "ready")


SHARED = "shared"
"""The common pile of Cash, as a payer."""


class Torgue(State):
    """A whole campaign."""

    campaign: str = ""
    boss: str = ""
    tier_zero: str = ""
    scenario: ScenarioRead | None = None
    games: int = 0
    """Games that were begun, hunts included."""
    results: tuple[tuple[str, str], ...] = ()
    """Scenario or hunt, and how it went."""
    records: tuple[str, ...] = ()
    """What scenarios said of their ends."""
    mode: Mode = "scenario"
    hunt: str = ""
    """The Bounty card of the hunt."""
    map: str = ""
    """Its map."""
    phase: Phase = "set-up"
    round: int = 0
    steps: tuple[str, ...] = ()
    """Steps of the set-up that are done."""
    step: EndStep = "burning"
    """The step of the End of Round that is next."""
    pause: Step = "bounty"
    """The step between games that is next."""
    hunters: Roster[str, Hunter] = Roster()
    """In seating order."""
    active: str = ""
    """The Vault Hunter whose activation is open."""
    collects: Roster[str, Trigger] = Roster()
    """Vault Hunter -> why it may Collect now: its activation began, it entered a zone, Loot fell (TB-060)."""
    spotlight: Spotlight = Spotlight()
    spotlight_choice: tuple[str, ...] = ()
    """Vault Hunters who are tied for the Spotlight; the taken-out player chooses."""
    enemies: Roster[str, Enemy] = Roster()
    serial: Roster[str, int] = Roster()
    """Enemy card -> the number of its newest label."""
    models: Roster[str, int] = Roster()
    """Model -> how many the box has; a model that nobody counted is not limited."""
    zones: Roster[str, Zone] = Roster()
    queue: tuple[Announcement, ...] = ()
    deck: AnnouncementDeck = AnnouncementDeck()
    events: EventDeck = EventDeck()
    cards: tuple[Card, ...] = ()
    """Cards whose orders are carried out, the one on top last."""
    specials: tuple[tuple[str, str], ...] = ()
    """Special Actions that enemies have done in the open order."""
    bag: Roster[Loot, int] = Roster()
    """Tokens in the bag, where the table counted them."""
    counted: bool = False
    """Whether the contents of the bag are known."""
    drawn: tuple[Loot, ...] = ()
    """Level and Bounty, set aside until the next scenario."""
    bounty: str = ""
    """Who found the Bounty token; empty for nobody."""
    discarded: tuple[Loot, ...] = ()
    """The Loot discard pile."""
    cash: int = 0
    """Cash tokens of the shared pile."""
    beaten: bool = False
    """Whether the Boss was taken out in this game."""
    levels: int = 0
    """Levels gained in this game."""
    piles: Roster[str, Roster[str, int]] = Roster()
    """Deck -> every card of it, wherever it lies, where the table listed it."""
    under: Roster[str, tuple[str, ...]] = Roster()
    """Deck of Gear -> cards that are known to lie under it."""
    machines: tuple[TerrainKind, ...] = ()
    """Vending Machines that were used in this game."""
    chests: Roster[TerrainKind, int] = Roster()
    """Chest tokens of a kind that were left out, face down."""
    swaps: Roster[str, str] = Roster()
    """Enemy card -> the one that the table put in its place."""
    lore: Lore = Lore()
    strikes: int = 0
    """Attacks on Vault Hunters so far; each has its own [RE]actions."""
    strike: Strike | None = None
    volley: Volley | None = None
    window: Window | None = None
    windows: tuple[Window, ...] = ()
    """[RE]actions that wait until those to a newer attack are over, the newest last."""
    peril: tuple[str, ...] = ()
    """Vault Hunters who fight for their lives."""
    wounds: tuple[Wound, ...] = ()
    draws: tuple[Draw, ...] = ()
    blasts: tuple[Blast, ...] = ()
    fumbles: tuple[Fumble, ...] = ()
    fresh: tuple[Fresh, ...] = ()
    arrivals: tuple[Arrival, ...] = ()
    recharging: tuple[str, ...] = ()
    """Vault Hunters taken out this round who have not respawned."""
    offers: tuple[Offer, ...] = ()
    revealed: Roster[str, int] = Roster()
    """Deck of Gear -> cards that vending has revealed of it so far."""
    buyer: str = ""
    """Whose go it is in vending."""
    sold: tuple[tuple[str, str], ...] = ()
    """Gear sold in this vending, with its deck: shuffled back when it closes."""
    purse: tuple[Loot, ...] = ()
    """Loot tokens spent in this vending: into the bag when it closes."""
    rewarded: bool = False
    """Whether the reward of the hunt was taken."""


def in_play(state: Torgue) -> tuple[str, ...]:
    """Vault Hunters in the Arena."""
    return tuple(name for name, each in state.hunters.items() if each.stands != "out")


def owner(state: Torgue, name: str) -> str:
    """The Vault Hunter behind an actor: itself, or the owner of a Sidekick; empty for anybody else."""
    if name in state.hunters:
        return name
    return next((who for who, each in state.hunters.items() if each.sidekick and each.sidekick.name == name), "")


def sidekick(state: Torgue, name: str) -> Sidekick | None:
    """The Sidekick of that name."""
    who = owner(state, name)
    return state.hunters[who].sidekick if who and who != name else None


def place_of(state: Torgue, name: str) -> str:
    """The zone of a model: Vault Hunter, Sidekick, enemy or terrain token; empty for one that stands nowhere."""
    friend = sidekick(state, name)
    if friend:
        return friend.zone
    if name in state.hunters:
        return state.hunters[name].zone
    if name in state.enemies:
        return state.enemies[name].zone
    return next((zone.name for zone in state.zones.values() for each in zone.pieces if each.label == name), "")


def settled(state: Torgue) -> bool:
    """Whether nothing that was begun is still in the air."""
    return not (
        state.strike
        or state.volley
        or state.window
        or state.peril
        or state.wounds
        or state.draws
        or state.blasts
        or state.fumbles
        or state.fresh
        or state.arrivals
        or state.spotlight_choice
    )


def card(state: Torgue) -> Card | None:
    """The card whose orders are carried out now."""
    return state.cards[-1] if state.cards else None


def end_step(state: Torgue) -> EndStep:
    """The step of the End of Round that waits for the table: nobody respawns where everybody stands."""
    return "check" if state.step == "respawn" and not state.recharging else state.step


def hunting(state: Torgue) -> bool:
    """Whether this game is a Bounty Hunt."""
    return state.mode == "hunt"


def steps_left(state: Torgue) -> bool:
    """Whether a game is being played."""
    return state.phase in ("hunters", "enemies", "end")
