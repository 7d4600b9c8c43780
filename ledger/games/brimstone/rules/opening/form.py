"""The sheets as a file: what a table keeps of its Posse and of each hero."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from ledger.core.fields import Between
from ledger.core.frozen import Frozen, Roster
from ledger.games.brimstone.state.heroes import Lasting, Out, Sort

Number: TypeAlias = Annotated[int, Between(low=0)]


class PosseForm(Frozen):
    """What the whole Posse has."""

    turn: Annotated[int, Between(low=1), "turn that is played"] = 1
    revives: Annotated[int, Between(low=0), "Revives that anybody may use"] = 0
    clues: Annotated[int, Between(low=0), "clues found in this mission"] = 0
    darkness: Annotated[int, Between(low=0), "steps of the Darkness"] = 0
    dread: Annotated[tuple[str, ...], "Growing Dread cards in play"] = ()
    dark: Annotated[tuple[str, ...], "Darkness cards in play"] = ()
    rooms: Annotated[tuple[str, ...], "rooms that were revealed, in order"] = ()
    scavenged: Annotated[tuple[str, ...], "rooms that hold nothing more"] = ()
    lantern: Annotated[str, "who holds the lantern"] = ""
    town: Annotated[str, "the town that is visited; left out in the mines"] = ""
    danger: Annotated[int, Between(low=0), "danger of that town"] = 0
    missions: Annotated[tuple[str, ...], "missions that are over, each with how it ended"] = ()
    questions: Annotated[tuple[str, ...], "what is left out, and open"] = ()
    fallen: Annotated[tuple[str, ...], "names of the dead whose player has another hero"] = ()


class MissionForm(Frozen):
    """The mission that is on."""

    name: Annotated[str, "its name"]
    clues: Annotated[int, Between(low=0), "clues that it needs"] = 0
    xp: Annotated[int, Between(low=0), "experience for each hero who succeeds"] = 0


class HeroForm(Frozen):
    """One hero; numbers are what is left."""

    player: Annotated[str, "who plays the hero"]
    name: Annotated[str, "what the hero is called"]
    level: Annotated[Number, "level"] = 1
    health: Annotated[Number, "health that is left"]
    health_max: Annotated[Number, "health at most"]
    sanity: Annotated[Number, "sanity that is left"]
    sanity_max: Annotated[Number, "sanity at most"]
    determination: Annotated[Number, "Determination that is left"] = 0
    determination_max: Annotated[Number, "Determination at most; 0 where nobody said"] = 0
    corruption: Annotated[Number, "Corruption"] = 0
    corruption_max: Annotated[Number, "Corruption that is carried at most"] = 4
    xp: Annotated[Number, "experience"] = 0
    xp_next: Annotated[Number, "experience to the next level"] = 500
    gold: Annotated[Number, "gold"] = 0
    dark_stone: Annotated[Number, "Dark Stone"] = 0
    defense: Annotated[Number, "Defense, 4 for 4+"] = 4
    willpower: Annotated[Number, "Willpower, 4 for 4+"] = 4
    to_hit: Annotated[Number, "To Hit, 4 for 4+"] = 4
    crit: Annotated[Number, "lowest die that is critical"] = 6
    strength: Annotated[Number, "Strength"] = 2
    combat: Annotated[Number, "Combat"] = 2
    initiative: Annotated[Number, "Initiative"] = 4
    slots: Annotated[Number, "slots of the side bag"] = 5
    hands: Annotated[Number, "hands"] = 2
    revives: Annotated[Number, "Personal Revives"] = 0
    skills: Annotated[Roster[str, int], "other skills that the table writes down"] = Roster()
    keywords: Annotated[tuple[str, ...], "keywords"] = ()
    sidebag: Annotated[tuple[str, ...], "tokens in the side bag"] = ()
    held: Annotated[tuple[str, ...], "items in the hands"] = ()
    worn: Annotated[tuple[str, ...], "items that are worn"] = ()
    bought: Annotated[tuple[str, ...], "what was bought and is not taken yet"] = ()
    out: Annotated[Out, "what knocked the hero out; left out where it stands"] = ""
    dead: Annotated[bool, "whether the hero is dead"] = False
    untold: Annotated[tuple[str, ...], "numbers that nobody told, a common one stands in"] = ()
    owes: Annotated[tuple[Lasting, ...], "lasting rolls that are due"] = ()
    loot: Annotated[Number, "loot cards that are due"] = 0
    spent: Annotated[tuple[str, ...], "what works once an adventure and was used"] = ()


class ItemForm(Frozen):
    """An item that a hero carries."""

    owner: Annotated[str, "player of the hero"]
    name: Annotated[str, "its name"]
    weight: Annotated[Number, "weight"] = 1
    hands: Annotated[Number, "hands that it takes"] = 0
    keyword: Annotated[str, "keyword that its user needs"] = ""
    clothing: Annotated[str, "clothing slot that it fills"] = ""
    artefact: Annotated[bool, "whether it is an artefact"] = False
    range: Annotated[Number, "spaces that it shoots"] = 0
    shots: Annotated[Number, "dice that it shoots with"] = 0
    die: Annotated[Number, "sides of its To Hit dice"] = 6
    damage: Annotated[Number, "sides of its damage dice"] = 6
    crit: Annotated[Number, "lowest die that is critical; 0 for the hero's own"] = 0
    gives: Annotated[tuple[str, ...], "what it changes, like combat+1"] = ()


class TraitForm(Frozen):
    """A mutation, injury, madness or ability."""

    owner: Annotated[str, "player of the hero"]
    name: Annotated[str, "its name"]
    sort: Annotated[Sort, "what it is"]
    gives: Annotated[tuple[str, ...], "what it changes, like strength-1"] = ()


class SheetForm(Frozen):
    """All sheets of a campaign."""

    posse: PosseForm
    mission: MissionForm | None = None
    hero: Annotated[tuple[HeroForm, ...], "Heroes"] = ()
    item: Annotated[tuple[ItemForm, ...], "What they carry"] = ()
    trait: Annotated[tuple[TraitForm, ...], "What lasts"] = ()
