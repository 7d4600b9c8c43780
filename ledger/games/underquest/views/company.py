"""The companion and the quest card on the record sheet, and what two dungeon cards ask for."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Owed
from ledger.core.piles import UNSEEN
from ledger.core.wording import one_word, plain
from ledger.games.underquest import content
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import companion_row
from ledger.games.underquest.state.dungeon import MEETS, Turn
from ledger.games.underquest.state.figures import HANDS, alignment
from ledger.games.underquest.state.game import UnderQuest, turns_of_level


def companions(state: UnderQuest) -> Iterator[str]:
    """Morale, bonuses and price of the companion, and its ability (UQ-COM-06)."""
    friend = state.me.companion
    if friend is None:
        return
    card = reading.companion(state, friend.name)
    told = [f"morale {friend.morale} of {friend.start}"]
    bonuses = (("damage", card.damage), ("defence", card.defence), ("encumbrance", card.encumbrance))
    told += [f"{name} {by:+d}" for name, by in bonuses if by]
    told += [f"loses morale on {card.loses}"] if card.loses else []
    price = ", ".join(content.counted(count, name) for name, count in card.price)
    told += [f"+1 morale for {price}"] if price else []
    yield f"{friend.name} ({', '.join(told)})"
    if card.text:
        yield f"{friend.name}: {card.text.replace('_', ' ')}"


def quest_text(state: UnderQuest) -> str:
    """The upper part of the open quest card, as far as somebody typed it (UQ-QST-02)."""
    return plain(state.quest.text) if state.quest else ""


def seams(state: UnderQuest) -> str:
    """Tokens that the tableau gave, and how many it can give at most (UQ-TAB-05)."""
    return f"{state.seams} of {turns_of_level(state) - 1}"


def visits(state: UnderQuest, turn: Turn) -> Iterator[Owed]:
    """What may be typed at the Archangel and at a Campsite (UQ-LVL-23, UQ-LVL-24)."""
    if turn.card == "Archangel" and not turn.acted:
        yield Owed(what=f"The Archangel {MEETS[alignment(state)]}", words="archangel AMOUNT")
    elif turn.card == "Campsite" and not turn.acted:
        words = "camp health=2, or camp CARD" if _readies(state) else "camp health=2"
        yield Owed(what="An action at the Campsite", words=words)


def unread(state: UnderQuest) -> Iterator[Owed]:
    """Companion, skills, scourges and what is worn, where nobody typed what they change.

    (UQ-COM-06, UQ-CHK-02, UQ-CUR-04, UQ-ITM-02)
    """
    friend = state.me.companion
    if friend and reading.unread(reading.companion(state, friend.name)):
        yield Owed(what=f"What {friend.name} adds", words=companion_row(friend))
    for name in dict.fromkeys(state.me.scourges):
        if name != UNSEEN and reading.unread(reading.scourge(state, name)):
            words = f"scourge-card {one_word(name)} gives NUMBERS says TEXT"
            yield Owed(what=f"What {name} changes", words=words)
    for each in state.me.items:
        if each.at and reading.unread(reading.item(state, each.name)):
            tail = "uses STAT bonus BONUS" if each.at in HANDS else "gives NUMBERS says TEXT"
            yield Owed(what=f"What {each.name} does", words=f"item-card {one_word(each.name)} {tail}")
    for name in dict.fromkeys(state.me.skills):
        if reading.speechless(reading.skill(state, name)):
            yield Owed(what=f"What {name} does", words=f"skill-card {one_word(name)} gives NUMBERS says TEXT")


def _readies(state: UnderQuest) -> bool:
    """Whether a ration may make an incantation ready."""
    me = state.me
    wizard = content.cards().wizardry in me.skills
    return wizard and me.rations > 0 and any(each.spent for each in me.incantations)
