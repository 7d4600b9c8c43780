"""Facts of the set-up, and what board, sheets and cards were seen to print."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.games.degenerates.state.adventurers import Adventurer
from ledger.games.degenerates.state.cards import CardRead, CharacterRead, DangerRead, DoomRead, Key, MonsterRead
from ledger.games.degenerates.state.places import Land, Site
from ledger.games.degenerates.state.turns import Mission

FEW = 2
"""How many places a sentence lists."""


class BoardLaid(Event):
    """The board and the decks lie ready."""

    says: ClassVar[str] = "The board lies ready."
    touches: ClassVar[tuple[str, ...]] = ("turn", "bounty", "doom")
    sites: tuple[tuple[str, Site], ...]
    lands: tuple[tuple[str, Land], ...]
    ways: tuple[tuple[str, str], ...]
    decks: tuple[tuple[str, int | None], ...]
    strong: tuple[str, ...] = ()
    """Decks whose strong monsters begin in the discard pile."""
    reserved: tuple[tuple[str, str], ...] = ()
    """Deck and card."""
    variant: int = 0


class PlaceRead(Event):
    """Somebody read a Location or Territory off the board."""

    place: str
    region: str = ""
    territory: str = ""
    shares: bool = False
    traits: tuple[str, ...] = ()
    known: bool = False

    def sentence(self) -> str:
        told = [word for word in (self.region, self.territory, *self.traits) if word]
        return f"{self.place}: {', '.join(told) or 'on the board'}."


class LevelRead(Event):
    """Somebody read a level off the board."""

    touches: ClassVar[tuple[str, ...]] = ("level {place}",)
    place: str
    level: int
    town: bool = False

    def sentence(self) -> str:
        return f"{self.place}: {'Town' if self.town else 'Danger'} Level {self.level}."


class SiteAdded(Event):
    """A Path, a Road, an overlay or a Location is on the board."""

    says: ClassVar[str] = "On the board: {place}."
    touches: ClassVar[tuple[str, ...]] = ("level {place}",)
    place: str
    site: Site


class PlacesTouch(Event):
    """Two Locations touch."""

    says: ClassVar[str] = "{one} touches {other}."
    one: str
    other: str


class DeckCounted(Event):
    """Somebody counted a deck."""

    deck: str
    left: int
    strong: int = 0

    def sentence(self) -> str:
        told = f", {self.strong} strong ones in the discard pile" if self.strong else ""
        return f"{self.deck}: {self.left} to draw{told}."


class CardLearned(Event):
    """Somebody read a card."""

    card: CardRead

    def sentence(self) -> str:
        return f"Known: {self.card.name}{f' ({self.card.kind})' if self.card.kind else ''}."


class MonsterLearned(Event):
    """Somebody read a monster."""

    card: MonsterRead

    def sentence(self) -> str:
        read = self.card
        att = "" if read.att is None else f" ATT {read.att}"
        return f"Known: {read.name}{att}{'' if read.hp is None else f' HP {read.hp}'}."


class DangerLearned(Event):
    """Somebody read a Danger card."""

    card: DangerRead

    def sentence(self) -> str:
        return f"Known: Danger card {self.card.name}."


class KeyLearned(Event):
    """Somebody read the icons of one column of a Danger card."""

    quiet: ClassVar[bool] = True
    column: str
    key: Key


class DoomLearned(Event):
    """Somebody read a Doom card."""

    card: DoomRead

    def sentence(self) -> str:
        return f"Known: Doom card {self.card.name}."


class CharacterLearned(Event):
    """Somebody read a character sheet."""

    card: CharacterRead

    def sentence(self) -> str:
        return f"Known: {self.card.name}."


class PlayerJoined(Event):
    """A player sat down later."""

    says: ClassVar[str] = "{name} joins."
    name: str


class AdventurerArrived(Event):
    """An adventurer came into play."""

    who: str
    adventurer: Adventurer

    def sentence(self) -> str:
        one = self.adventurer
        called = "" if one.name == self.who else f" ({one.name})"
        return f"{self.who}{called} plays {one.character}."

    def touched(self) -> tuple[str, ...]:
        return tuple(f"{track} {self.who}" for track in ("hp", "wounds", "luck", "gold", "xp"))


class WeaknessRejected(Event):
    """A Weakness did not fit and was discarded."""

    says: ClassVar[str] = "{card} does not fit {who}."
    who: str
    card: str


class WeaknessTaken(Event):
    """An adventurer has a Weakness."""

    says: ClassVar[str] = "{who} has the Weakness {card}."
    who: str
    card: str
    starting: bool = False
    suggested: bool = False


class MissionBegun(Event):
    """A mission began."""

    says: ClassVar[str] = "Mission: {name}."
    name: str
    mission: Mission


class ObjectiveNoted(Event):
    """What the mission asks for."""

    says: ClassVar[str] = "Objective: {text}"
    text: str


class MissionCardAdded(Event):
    """A card went into the Mission deck."""

    says: ClassVar[str] = "{card} joins the Mission deck."
    card: str
    deck: str


class MissionEnded(Event):
    """A mission is over."""

    name: str
    outcome: str
    reward: str = ""

    def sentence(self) -> str:
        told = f" Reward: {self.reward.rstrip('.')}." if self.reward else ""
        return f"{self.name} {'is' if self.outcome == 'done' else 'ends:'} {self.outcome}.{told}"


class MissionChosen(Event):
    """The table chose what comes next."""

    name: str
    faction: str = ""

    def sentence(self) -> str:
        return f"Next mission: {self.name}{f', for {self.faction}' if self.faction else ''}."


class VariantCardDrawn(Event):
    """A Danger card of the easier or harder variant was drawn."""

    says: ClassVar[str] = "{card} is drawn before play; {left} to go."
    card: str
    left: int


class BoonTaken(Event):
    """An adventurer took what the easier variant offers."""

    says: ClassVar[str] = "{who} takes {what}."
    who: str
    what: str


class Reminded(Event):
    """Something that the table should not forget; it changes nothing."""

    says: ClassVar[str] = "{text}"
    code: str
    text: str


class GamePacked(Event):
    """The game was packed up; counters on Paths and Roads are lost."""

    lost: tuple[tuple[str, str], ...]
    """Space and trait."""

    def sentence(self) -> str:
        told = ", ".join(f"{trait} on {space}" for space, trait in self.lost[:FEW])
        more = f" and {len(self.lost) - FEW} more" if len(self.lost) > FEW else ""
        return f"Packed up. Lost: {told}{more}." if told else "Packed up; nothing is lost."
