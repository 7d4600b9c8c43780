"""Skills, incantations, and what the three cards of the adventurer say, as the record sheet shows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ledger.core.wording import plain
from ledger.games.underquest.content.rows import Pairs
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.game import UnderQuest


def told_of(name: str, facts: Iterable[str]) -> str:
    """A card, and in brackets what is known of it; facts that are empty are left out."""
    told = ", ".join(filter(None, facts))
    return f"{name} ({told})" if told else name


def changes(numbers: Pairs) -> Iterator[str]:
    """Numbers that a card changes: `mind-check +1`."""
    return (f"{name} {by:+d}" for name, by in numbers)


def skills(state: UnderQuest) -> Iterator[str]:
    """Each skill with its stat, what it changes and what it says (UQ-XP-07)."""
    for name in state.me.skills:
        card = reading.skill(state, name)
        yield told_of(name, (card.stat or "", *changes(card.gives), plain(card.text)))


def incantations(state: UnderQuest) -> Iterator[str]:
    """Each incantation with its level and school, and whether it is spent (UQ-INC-05, UQ-INC-07)."""
    for each in state.me.incantations:
        card = reading.incantation(state, each.name)
        spent = "spent" if each.spent else "ready"
        yield told_of(each.name, (f"level {each.level}", card.school or "", spent, plain(card.text)))


def origins(state: UnderQuest) -> Iterator[str]:
    """What race, class and familiar are able to, as far as it was read (UQ-CHR-08, UQ-CHR-17)."""
    me = state.me
    friend = reading.familiar(state, me.familiar)
    for card in (reading.race(state, me.race), reading.class_(state, me.class_)):
        yield from _able(card.name, (*changes(card.gives), plain(card.text)))
    way = f"as morality goes {friend.way}" if friend.way else ""
    yield from _able(friend.name, (way, *changes(friend.effect), plain(friend.text)))


def _able(name: str, facts: Iterable[str]) -> Iterator[str]:
    told = ", ".join(filter(None, facts))
    if told:
        yield f"{name}: {told}"
