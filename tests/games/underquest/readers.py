"""The facts of a table of UnderQuest in the words of the rules: what the adventurer has, and what lies where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from ledger.core.nouns import Owed
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import STATS
from ledger.games.underquest.events.exploring import CardLaid, CardResolved, DungeonCardDiscarded
from ledger.games.underquest.events.setup import Reminded
from ledger.games.underquest.state import figures, game
from ledger.games.underquest.state.dungeon import UNREAD
from ledger.games.underquest.state.game import UnderQuest
from tests.tables import Sitting

At: TypeAlias = Sitting[UnderQuest]
Names: TypeAlias = tuple[str, ...]


# ---------------------------------------------------------------- the adventurer


def adventurer(at: At) -> Names:
    """Race, class and familiar."""
    return at.state.me.race, at.state.me.class_, at.state.me.familiar


def health(at: At) -> int:
    return at.state.me.health


def health_start(at: At) -> int:
    return at.state.me.health_start


def grit(at: At) -> int:
    return at.state.me.grit


def grit_start(at: At) -> int:
    return at.state.me.grit_start


def poison(at: At) -> int:
    return at.state.me.poison


def curses(at: At) -> int:
    return at.state.me.curses


def morality(at: At) -> int:
    return at.state.me.morality


def xp(at: At) -> int:
    return at.state.me.xp


def gold(at: At) -> int:
    return at.state.me.gold


def rations(at: At) -> int:
    return at.state.me.rations


def proficiency(at: At) -> str | None:
    return at.state.me.proficiency


def stats(at: At) -> Mapping[str, int]:
    """The stats as they count now."""
    return {name: figures.stat(at.state, name) for name in STATS}


def tokens(at: At) -> Mapping[str, int]:
    """Quest tokens of every kind."""
    return {name: at.state.me.tokens.get(name, 0) for name in content.box().tokens}


def items(at: At) -> Names:
    """Items in alphabetical order, equipped or not."""
    return tuple(sorted(each.name for each in at.state.me.items))


def equipped(at: At) -> Names:
    return tuple(sorted(each.name for each in at.state.me.items if each.at))


def slots(at: At) -> Mapping[str, str]:
    """Slot -> the item in it."""
    return {each.at: each.name for each in at.state.me.items if each.at}


def ingredients(at: At) -> int:
    return len(at.state.me.ingredients)


def trinkets(at: At) -> Names:
    return tuple(sorted(at.state.me.trinkets))


def skills(at: At) -> Names:
    return at.state.me.skills


def incantations(at: At) -> Mapping[str, str]:
    """Incantation -> ready or spent."""
    return {each.name: "spent" if each.spent else "ready" for each in at.state.me.incantations}


def scourges(at: At) -> Names:
    return at.state.me.scourges


def companion(at: At) -> Mapping[str, int]:
    """The companion and its morale; `{}` is nobody."""
    friend = at.state.me.companion
    return {friend.name: friend.morale} if friend else {}


def weight(at: At) -> int:
    return figures.weight(at.state)


def capacity(at: At) -> int:
    return figures.capacity(at.state)


# ---------------------------------------------------------------- the dungeon


def phase(at: At) -> str:
    """Where the game stands; a fight is called combat."""
    return "combat" if at.state.fight else at.state.phase


def adventure(at: At) -> int:
    return at.state.adventure


def level(at: At) -> int:
    return at.state.level


def turns(at: At) -> int:
    """Turns of the level that are done."""
    return at.state.turns


def turns_per_level(at: At) -> int:
    return game.turns_of_level(at.state)


def dungeon_left(at: At) -> int | None:
    return game.pile(at.state, "dungeon").left


def dungeon_discard(at: At) -> int:
    return len(game.pile(at.state, "dungeon").discard)


def tableau(at: At) -> tuple[Names, ...]:
    """Left and right half of each card, from left to right."""
    return tuple((each.left, each.right) for each in at.state.tableau)


def resolves(at: At) -> tuple[str, int]:
    """The card that is resolved and its part; 0 is the whole of it."""
    last = at.last(CardResolved)
    return last.card, last.part


def discarded(at: At) -> str:
    """The dungeon card that went away; `?` was not seen."""
    return at.last(DungeonCardDiscarded).card


def token(at: At) -> str | None:
    """What the last seam gave."""
    return at.last(CardLaid).token


def quest_phase(at: At) -> int:
    return at.state.quest_phase


def quest(at: At) -> str:
    """The quest card that lies open."""
    return at.state.quest.title if at.state.quest else ""


def quest_left(at: At) -> int:
    """Quest cards that are not discarded, the open one included."""
    return content.box().phases - at.state.quest_phase + 1


def asked(at: At) -> tuple[Owed, ...]:
    """What the status waits for, but for what the three cards of these adventurers hand out."""
    late = ("race-card", "class-card", "familiar-card")
    return tuple(each for each in at.rules.views.owed(at.state) if not each.words.startswith(late))


def pending(at: At) -> Names:
    """Everything that is owed, oldest first, but what waits for a card to be typed; overweight comes first."""
    heavy = ("overweight",) if figures.excess(at.state) else ()
    return (*heavy, *(each.name for each in at.state.dues if each.name not in UNREAD))


def result(at: At) -> str:
    """`playing`, `won` or `lost`: of the adventure that was begun last."""
    last = at.state.played[-1] if at.state.played else None
    return last.result if last and last.number == at.state.adventure else "playing"


def cause(at: At) -> str:
    """Why the last adventure ended."""
    return at.state.played[-1].cause if at.state.played else ""


def left(at: At) -> Mapping[str, int | None]:
    """What is left of each deck."""
    return {each.name: game.pile(at.state, each.name).left for each in content.box().decks}


# ---------------------------------------------------------------- the fight and the table


def foe(at: At) -> int | None:
    """The health of the enemy; None without a fight."""
    return at.state.fight.foe.health if at.state.fight else None


def initiative(at: At) -> int | None:
    """The initiative of the enemy."""
    return at.state.fight.foe.initiative if at.state.fight else None


def printed(at: At) -> Mapping[str, object]:
    """Everything that the enemy is, abominations included."""
    foe = at.state.fight.foe if at.state.fight else None
    return {name: getattr(foe, name) for name in foe.layout} if foe else {}


def check_due(at: At) -> str | None:
    """The check that is owed before the first turn."""
    return at.state.fight.check if at.state.fight else None


def side(at: At) -> str:
    """Who acts in the fight."""
    return at.state.fight.side if at.state.fight else ""


def owes(at: At) -> Names:
    """The fields that opened moves wait for."""
    return tuple(each.field for each in at.state.opened)


def overruled(at: At) -> int:
    return at.state.overruled


def reminders(at: At) -> Names:
    """The codes of what the table was reminded of since the history ended."""
    return tuple(each.code for each in at.facts(Reminded))
