"""Facts of heroes in play: played, wounded, strengthened, kept."""

from __future__ import annotations

from typing import ClassVar, Literal

from ledger.core.model import Event
from ledger.games.draggmar.state.cards import Card, title


class HeroPlayed(Event):
    """A hero came into play."""

    says: ClassVar[str] = "{who} plays {hero}."
    touches: ClassVar[tuple[str, ...]] = ("wounds {hero}",)
    group: int
    who: str
    hero: str
    card: Card
    wounds: int = 0
    """Those that it took to the hand before, where they are kept (AMB-35)."""


class HeroSwapped(Event):
    """A hero went back to the hand, and another took its place."""

    says: ClassVar[str] = "{who} swaps {hero} for {other}."
    group: int
    who: str
    hero: str
    card: Card
    other: str
    other_card: Card
    wounds: int = 0
    """Those that go to the hand with it, where they are kept (AMB-35)."""
    other_wounds: int = 0
    """Those that the other took to the hand before."""

    def touched(self) -> tuple[str, ...]:
        return (f"wounds {self.hero}", f"wounds {self.other}")


class HeroWounded(Event):
    """A hero lost health."""

    touches: ClassVar[tuple[str, ...]] = ("wounds {hero}",)
    group: int
    who: str
    hero: str
    was: int
    now: int
    by: int
    health: int | None
    """Wounds that kill it; None while nobody read its defence."""
    why: str

    def sentence(self) -> str:
        of = "" if self.health is None else f" of {self.health}"
        return f"{self.hero}: wounds {self.was} to {self.now}{of}, {self.why}."


class HeroHealed(Event):
    """A hero got health back."""

    says: ClassVar[str] = "{hero}: wounds {was} to {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("wounds {hero}",)
    group: int
    who: str
    hero: str
    was: int
    now: int
    by: int
    why: str


class HeroKilled(Event):
    """A hero died and was discarded."""

    says: ClassVar[str] = "{hero} dies, {why}."
    touches: ClassVar[tuple[str, ...]] = ("wounds {hero}",)
    group: int
    who: str
    hero: str
    card: Card
    why: str


class SkillUsed(Event):
    """A hero spent its skill for this crawl."""

    says: ClassVar[str] = "{hero}: skill {skill}."
    group: int
    who: str
    hero: str
    skill: str
    mark: str
    """`player/name/level` of the hero card, which is marked with a blue cube."""


class HeroStrengthened(Event):
    """A hero fights better, in this room or for the rest of the crawl."""

    group: int
    hero: str
    stat: Literal["attack", "defence"]
    by: int
    lasting: bool = False

    def sentence(self) -> str:
        return f"{self.hero}: {self.stat} +{self.by} {'until the crawl ends' if self.lasting else 'in this room'}."


class HeroBoosted(Event):
    """Fame made a hero fight better in this room."""

    says: ClassVar[str] = "{hero}: {stat} +{by} in this room."
    group: int
    hero: str
    stat: Literal["attack", "defence"]
    by: int


class HeroHid(Event):
    """A hero takes no part in this room."""

    says: ClassVar[str] = "{hero} keeps out of this room."
    group: int
    hero: str


class BountySet(Event):
    """A hero earns Fame if this room is defeated."""

    says: ClassVar[str] = "{hero} earns {by} Fame if it is defeated."
    group: int
    hero: str
    by: int


class ExtraWanted(Event):
    """A hero looks for another item as good as the reward."""

    says: ClassVar[str] = "{hero} looks for another item."
    group: int
    hero: str


class ItemReserved(Event):
    """A played item will go back to its owner."""

    group: int
    owner: str
    card: Card

    def sentence(self) -> str:
        return f"{title(self.card)} will go back to {self.owner}."


class ItemExchanged(Event):
    """A Mage exchanged an item of the hand for one that lies open."""

    group: int
    who: str
    given: Card
    taken: Card
    from_: str
    """`discard`, a place of the Market, or the label of a hero."""

    def sentence(self) -> str:
        return f"{self.who} exchanges {title(self.given)} for {title(self.taken)} ({self.from_})."


class CardStolen(Event):
    """A Vagabond took an item from a hand."""

    who: str
    victim: str
    card: Card

    def sentence(self) -> str:
        return f"{self.who} takes {title(self.card)} from {self.victim}."


class CursesIgnored(Event):
    """A Priest's player is free of curses until the crawl ends."""

    says: ClassVar[str] = "{who} ignores curses until the crawl ends."
    who: str


class CurseTaken(Event):
    """A player took the top Curse card."""

    who: str
    name: str
    hero: str = ""

    def sentence(self) -> str:
        named = "a curse" if self.name == "?" else self.name
        return f"{self.who} is cursed: {named}{f' on {self.hero}' if self.hero else ''}."

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return (("curses", self.name),)


class CursePassed(Event):
    """A curse moved to another player."""

    says: ClassVar[str] = "{name} moves from {who} to {to}."
    who: str
    name: str
    to: str


class CurseLifted(Event):
    """A curse was discarded."""

    says: ClassVar[str] = "{name} of {who} is discarded."
    who: str
    name: str


class HeroKept(Event):
    """A hero outlives the round as it is."""

    says: ClassVar[str] = "{who} keeps {hero}."
    touches: ClassVar[tuple[str, ...]] = ("wounds {hero}",)
    group: int
    who: str
    hero: str
    card: Card


class HeroRaised(Event):
    """A hero was replaced by the one of the same name a level higher."""

    touches: ClassVar[tuple[str, ...]] = ("wounds {hero}",)
    group: int
    who: str
    hero: str
    old: Card
    new: Card

    def sentence(self) -> str:
        return f"{self.hero} rises to level {self.new.level}; shuffle that deck."


class HeroRetired(Event):
    """A hero in play was discarded at the end of the round."""

    says: ClassVar[str] = "{hero} of {who} retires."
    touches: ClassVar[tuple[str, ...]] = ("wounds {hero}",)
    group: int
    who: str
    hero: str
    card: Card
