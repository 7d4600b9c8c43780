"""Facts of what cards print."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.games.torgue.state.cards import (
    ActionRead,
    AnnouncementRead,
    BountyRead,
    EnemyRead,
    FavoriteRead,
    GearRead,
    HunterRead,
    SidekickRead,
    TreeRead,
)


class HunterLearned(Event):
    """A Vault Hunter card was read."""

    card: HunterRead

    def sentence(self) -> str:
        return f"{self.card.name} is written down."


class SidekickLearned(Event):
    """A Sidekick card was read."""

    card: SidekickRead

    def sentence(self) -> str:
        return f"{self.card.name} is written down."


class GearLearned(Event):
    """A card of Gear was read."""

    card: GearRead

    def sentence(self) -> str:
        return f"{self.card.name} is written down."


class ActionLearned(Event):
    """An action of a card was read."""

    card: ActionRead

    def sentence(self) -> str:
        return f"{self.card.name} is written down."


class EnemyLearned(Event):
    """An enemy card was read."""

    card: EnemyRead

    def sentence(self) -> str:
        return f"{self.card.name} is written down."


class AnnouncementLearned(Event):
    """An Announcement was read."""

    card: AnnouncementRead

    def sentence(self) -> str:
        return f"{self.card.name}: {', '.join(self.card.orders) or 'orders unknown'}."


class EventLearned(Event):
    """An Event card was read."""

    card: AnnouncementRead

    def sentence(self) -> str:
        return f"{self.card.name}: {', '.join(self.card.orders) or 'no orders'}."


class TreeLearned(Event):
    """A Skill Tree was read."""

    card: TreeRead

    def sentence(self) -> str:
        return f"{self.card.name} is written down."


class FavoriteLearned(Event):
    """A Fan Favorite card was read."""

    card: FavoriteRead

    def sentence(self) -> str:
        return f"{self.card.name} is written down."


class BountyLearned(Event):
    """A Bounty card was read."""

    card: BountyRead

    def sentence(self) -> str:
        return f"{self.card.name} is written down."


class TypeSwapped(Event):
    """An enemy is replaced by another one in this campaign."""

    says: ClassVar[str] = "{card} is replaced by {by}."
    card: str
    by: str
