"""Laying out the campaign and a game: Vault Hunters, the map, the queue, the bag, in the order of the rulebook."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ledger.core.fields import Between, Faces, Lead, Named, Rest
from ledger.core.model import Move
from ledger.games.torgue.content.rows import Effect, LootKind, TerrainKind
from ledger.games.torgue.moves import words


class StartCampaign(Move):
    """Start a campaign: its Boss, its Tier 0 card, the Events of its Boss."""

    verb: ClassVar[str] = "campaign"
    rules: ClassVar[tuple[str, ...]] = ("TB-009", "TB-016", "TB-186", "TB-188")
    example: ClassVar[str] = "campaign Bar_Brawl boss Nine_Toes"

    name: Annotated[str, Named(kind="campaign", new=True), "which campaign"]
    boss: Annotated[str, Named(kind="enemy-card", new=True), Lead(word="boss"), "its Boss"] = ""
    last: Annotated[str, Named(kind="announcement", new=True), Lead(word="last"), "its Tier 0 card"] = ""
    events: Annotated[tuple[str, ...], Named(kind="event", new=True), Lead(word="events"), "Events of the Boss"] = ()
    count: Annotated[int | None, Between(low=1, high=200), Lead(word="deck"), "cards of the Event deck"] = None


class AddHunter(Move):
    """Bring a Vault Hunter into the campaign; what its card prints may stand in the line."""

    verb: ClassVar[str] = "hunter"
    rules: ClassVar[tuple[str, ...]] = ("TB-007", "TB-008", "TB-030", "TB-093", "TB-134")
    example: ClassVar[str] = "hunter Salvador ranged=2 medical=2 tokens green yellow yellow"

    name: Annotated[str, Named(kind="hunter-card", new=True), "which Vault Hunter"]
    player: Annotated[str, Named(kind="player"), Lead(word="by"), "who plays it"] = ""
    skills: words.Skills = ()
    tokens: words.Colours = ()
    gear: Annotated[tuple[str, ...], Named(kind="gear", new=True), Lead(word="gear"), "starting equipment"] = ()
    trees: Annotated[tuple[str, ...], Named(kind="tree", new=True), Lead(word="trees"), "its Skill Trees"] = ()
    sidekick: Annotated[str, Named(kind="sidekick", new=True), Lead(word="sidekick"), "its Sidekick"] = ""
    gives: words.Gives = ()
    has: words.Keywords = ()
    slots: Annotated[tuple[str, ...], Lead(word="slots"), "other slots than usual, like weapon:3"] = ()


class BeginScenario(Move):
    """Open the next scenario with what its pages print."""

    verb: ClassVar[str] = "scenario"
    rules: ClassVar[tuple[str, ...]] = ("TB-009", "TB-014", "TB-017", "TB-077", "TB-158", "TB-159", "TB-235")
    example: ClassVar[str] = "scenario Bar_Brawl queue 3 cash 2000 Psycho=2"

    name: Annotated[str, Named(kind="scenario", new=True), "which scenario"]
    queue: Annotated[int | None, Between(low=0, high=12), Lead(word="queue"), "Announcements besides Tier 0"] = None
    cash: Annotated[int, Between(low=0, high=99999), Lead(word="cash"), "starting cash in dollars"] = 0
    spawns: Annotated[tuple[tuple[str, int], ...], Named(kind="enemy-card", new=True), "spawn list, Psycho=2"] = ()
    red: Annotated[tuple[str, ...], Lead(word="red"), "spawn list in the Slaughterlight, Psycho:3"] = ()
    gives: words.Gives = ()
    victory: Annotated[str, Lead(word="victory"), "how it is won, with _ for spaces"] = ""
    failure: Annotated[str, Lead(word="failure"), "how it is lost"] = ""


class ScenarioRule(Move):
    """Write down a rule of the scenario for a kind of terrain, which replaces the rulebook's."""

    verb: ClassVar[str] = "scenario-rule"
    rules: ClassVar[tuple[str, ...]] = ("TB-001", "TB-237")
    example: ClassVar[str] = "scenario-rule vomit food for a Goliath"

    kind: Annotated[TerrainKind, "which kind of terrain"]
    text: Annotated[str, Rest(), "what the scenario says"]


class Callout(Move):
    """Keep a callout of the scenario hidden until it says so; then read it with `reveal`."""

    rules: ClassVar[tuple[str, ...]] = ("TB-236",)
    example: ClassVar[str] = "callout Door the Boss comes in"

    name: Annotated[str, Named(kind="callout", new=True), "a word for it"]
    text: Annotated[str, Rest(), "what it says"]


class Reveal(Move):
    """Read a callout of the scenario."""

    rules: ClassVar[tuple[str, ...]] = ("TB-236",)
    example: ClassVar[str] = "reveal Door"

    name: Annotated[str, Named(kind="callout"), "which callout"]


class LayZone(Move):
    """Enter a zone of the map: its hex, or the zones next to it.

    Columns are counted along a straight row. Each row below begins half a hex further right: straight down to the
    right keeps the column, down to the left is one column less. So around 2 1 lie 1 1 and 3 1, above it 2 0 and
    3 0, below it 1 2 and 2 2.
    """

    verb: ClassVar[str] = "zone"
    rules: ClassVar[tuple[str, ...]] = ("TB-010", "TB-037", "TB-039", "TB-041", "TB-159")
    example: ClassVar[str] = "zone B by A C"

    name: words.ZoneName
    q: Annotated[int | None, Between(low=-99, high=99), "column of its hex"] = None
    r: Annotated[int | None, Between(low=-99, high=99), "row of its hex"] = None
    by: Annotated[tuple[str, ...], Named(kind="zone", new=True), Lead(word="by"), "zones next to it"] = ()
    station: Annotated[bool, "a New-U Station stands there"] = False
    spawn: Annotated[int, Between(low=0, high=20), Lead(word="spawn"), "number of its Spawning Zone"] = 0
    blocks: Annotated[bool, "it blocks line of sight"] = False
    unique: Annotated[bool, "Uniques of a Bounty Hunt start there"] = False


class Put(Move):
    """Put terrain into a zone."""

    rules: ClassVar[tuple[str, ...]] = ("TB-010", "TB-237", "TB-238", "TB-242", "TB-244", "TB-247", "TB-273")
    example: ClassVar[str] = "put barrel at B"

    kind: Annotated[TerrainKind, "what"]
    at: Annotated[str, Named(kind="zone", new=True), Lead(word="at"), "in which zone"]
    count: Annotated[int, Between(low=1, high=9), "how many"] = 1
    called: Annotated[str, Named(kind="piece", new=True), Lead(word="called"), "what the table calls it"] = ""
    element: words.EffectMaybe = None
    goal: Annotated[bool, "it belongs to an objective"] = False


class PlaceEnemy(Move):
    """Put a model of an enemy into a zone: at the start, or where one is still to be placed."""

    verb: ClassVar[str] = "enter"
    rules: ClassVar[tuple[str, ...]] = ("TB-010", "TB-040", "TB-085", "TB-160", "TB-164", "TB-227")
    example: ClassVar[str] = "enter Psycho at B"

    card: Annotated[str, Named(kind="enemy-card", new=True), "which enemy"]
    count: Annotated[int, Between(low=1, high=9), "how many"] = 1
    zone: words.ZonePlain = ""
    called: Annotated[str, Named(kind="enemy", new=True), Lead(word="called"), "what the table calls it"] = ""
    for_: Annotated[str, Named(kind="enemy"), Lead(word="for"), "the model removed for a Unique"] = ""


class Models(Move):
    """Count the models of the box that can spawn."""

    rules: ClassVar[tuple[str, ...]] = ("TB-010", "TB-162", "TB-165")
    example: ClassVar[str] = "models Psycho=5 Marauder=4"

    counts: Annotated[tuple[tuple[str, int], ...], Named(kind="model", new=True), "models, like Psycho=5"]


class ChooseTree(Move):
    """Choose the one Skill Tree that a Vault Hunter uses."""

    verb: ClassVar[str] = "tree"
    rules: ClassVar[tuple[str, ...]] = ("TB-011", "TB-129")
    example: ClassVar[str] = "tree Gun_Lust"

    name: Annotated[str, Named(kind="tree", new=True), "which tree"]


class DealFavorite(Move):
    """Deal a Vault Hunter its Fan Favorite card."""

    verb: ClassVar[str] = "favorite"
    rules: ClassVar[tuple[str, ...]] = ("TB-012", "TB-089")
    example: ClassVar[str] = "favorite Sharpshooter"

    name: Annotated[str, Named(kind="favorite", new=True), "which card"]


class GiveSpotlight(Move):
    """Give the Spotlight to a Vault Hunter: by the first roll-off, by a Fan Favorite card, or after a take-out."""

    verb: ClassVar[str] = "spotlight"
    rules: ClassVar[tuple[str, ...]] = ("TB-013", "TB-088", "TB-089", "TB-091", "TB-137")
    example: ClassVar[str] = "spotlight Salvador"

    to: Annotated[str, Named(kind="actor"), "who gets it"]
    dice: Annotated[tuple[str, ...], Faces(), "the roll-off, one die a Vault Hunter"] = ()


class StartCash(Move):
    """Set out the shared starting cash."""

    verb: ClassVar[str] = "cash"
    rules: ClassVar[tuple[str, ...]] = ("TB-014",)
    example: ClassVar[str] = "cash 2000"

    dollars: Annotated[int, Between(low=0, high=99999), "how much"]


class Deploy(Move):
    """Put a Vault Hunter or a Sidekick on or next to a New-U Station."""

    rules: ClassVar[tuple[str, ...]] = ("TB-015", "TB-134", "TB-227")
    example: ClassVar[str] = "deploy A"

    zone: words.ZoneName


class Announcements(Move):
    """Count the Announcement deck: twelve Tier 1 cards at first, then what it became."""

    rules: ClassVar[tuple[str, ...]] = ("TB-016", "TB-217")
    example: ClassVar[str] = "announcements 12"

    first: Annotated[int, Between(low=0, high=60), "Tier 1 cards"]
    second: Annotated[int, Between(low=0, high=60), "Tier 2 cards"] = 0
    third: Annotated[int, Between(low=0, high=60), "Tier 3 cards"] = 0


class DealQueue(Move):
    """Deal the Announcement Queue face up, in order."""

    verb: ClassVar[str] = "queue"
    rules: ClassVar[tuple[str, ...]] = ("TB-017", "TB-186", "TB-226")
    example: ClassVar[str] = "queue Onslaught Ambush Pincer"

    cards: Annotated[tuple[str, ...], Named(kind="announcement", new=True), "which cards"] = ()


class Bag(Move):
    """Put Loot tokens into the Claptrap bag, counted by kind and back."""

    rules: ClassVar[tuple[str, ...]] = ("TB-018", "TB-081", "TB-083")
    example: ClassVar[str] = "bag health 4 card"

    kind: Annotated[LootKind, "which kind"]
    count: Annotated[int, Between(low=1, high=99), "how many"] = 1
    back: words.BackMaybe = None
    worth: words.Worth = 0


class Shuffle(Move):
    """Shuffle a deck, or several."""

    rules: ClassVar[tuple[str, ...]] = ("TB-012", "TB-019", "TB-094", "TB-153")
    example: ClassVar[str] = "shuffle guns"

    deck: Annotated[str, Named(kind="deck"), "which deck"]
    more: Annotated[tuple[str, ...], Named(kind="deck"), "further decks"] = ()


class Begin(Move):
    """Begin the first round, once the set-up stands."""

    rules: ClassVar[tuple[str, ...]] = ("TB-008", "TB-020", "TB-021")
    example: ClassVar[str] = "begin"


class SwapType(Move):
    """Replace an enemy by another one of the same type and ring, before play."""

    rules: ClassVar[tuple[str, ...]] = ("TB-146",)
    example: ClassVar[str] = "swap-type Marauder for Spitter_Skag"

    card: Annotated[str, Named(kind="enemy-card", new=True), "which enemy"]
    for_: Annotated[str, Named(kind="enemy-card", new=True), Lead(word="for"), "what it is replaced by"]


class Agree(Move):
    """A choice of the whole group: whoever has the Spotlight decides, or a die."""

    rules: ClassVar[tuple[str, ...]] = ("TB-003",)
    example: ClassVar[str] = "agree the_left_door d6 4"

    choice: Annotated[str, "what was chosen, with _ for spaces"]
    die: Annotated[Literal["d4", "d6", "d8", "d10", "d12", "d20"] | None, "the die, where a die decided"] = None
    dice: Annotated[tuple[str, ...], Faces(), "what it showed"] = ()


class NumberRoll(Move):
    """Roll a die that merely gives a number: a fumble is 1, a crit the most that it shows."""

    verb: ClassVar[str] = "number"
    rules: ClassVar[tuple[str, ...]] = ("TB-005",)
    example: ClassVar[str] = "number d4 crit extra wounds"

    die: Annotated[Literal["d4", "d6", "d8", "d10", "d12", "d20"], "which die"]
    face: Annotated[str, "what it showed, or fumble, or crit"]
    for_: Annotated[str, Rest(), "what for"] = ""


class Correct(Move):
    """Set by hand the effect tokens of a model, with the reason."""

    rules: ClassVar[tuple[str, ...]] = ("TB-001",)
    example: ClassVar[str] = "correct Psycho_1 slag 2 because the card says so"

    model: Annotated[str, Named(kind="model-in-play"), "which model"]
    effect: Annotated[Effect, "which token"]
    count: Annotated[int, Between(low=0, high=20), "how many it has now"]
