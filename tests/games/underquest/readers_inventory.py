"""What lies where: thrown daggers, worn and carried cards as the sheet shows them, and what is owed in words."""

from __future__ import annotations

from collections.abc import Mapping

from ledger.games.underquest.events.fighting import EnemyHurt
from ledger.games.underquest.events.items import Bought
from ledger.games.underquest.state import game
from tests.games.underquest.readers import At, Names


def thrown(at: At) -> Names:
    """Daggers that lie where they were thrown."""
    return tuple(each.name for each in at.state.thrown)


def window(at: At) -> bool:
    """Whether a weapon may be taken up in the fight."""
    return bool(at.state.fight and at.state.fight.rearm)


def dealt(at: At) -> tuple[int, ...]:
    """What the enemy lost, blow by blow."""
    return tuple(each.was - each.now for each in at.facts(EnemyHurt))


def overpaid(at: At) -> int:
    """How much more than the cost the last purchase took."""
    return at.last(Bought).over


def lying(at: At) -> Mapping[str, Names]:
    """The discard piles of the decks that items, ingredients and trinkets come from."""
    decks = ("treasure", "trapping", "reward", "ingredient", "trinket")
    return {deck: game.pile(at.state, deck).discard for deck in decks}


def whole(at: At) -> Mapping[str, int]:
    """All cards of a deck, wherever they are: left, discarded, before the adventurer."""
    decks = ("treasure", "trapping", "reward", "ingredient", "trinket")
    piles = {deck: game.pile(at.state, deck) for deck in decks}
    return {name: (each.left or 0) + len(each.discard) + len(game.held(at.state, name)) for name, each in piles.items()}


def bag(at: At) -> Names:
    """The ingredients by name."""
    return at.state.me.ingredients


def shown(at: At) -> Mapping[str, Names]:
    """The lists of the adventurer's sheet."""
    sheet = at.rules.views.sheets(at.state)[-1]
    return {each.title: each.rows for each in sheet.lists}


def offers(at: At) -> Names:
    """The items that the table is told it may use up."""
    return tuple(each.words for each in at.rules.views.owed(at.state) if each.words.startswith("consume"))


def first_words(at: At) -> str:
    """What has to be typed before all else."""
    return at.rules.views.owed(at.state)[0].words


def listed(at: At) -> Mapping[str, int | None]:
    """What was typed of the cost of items."""
    return {name: card.cost for name, card in at.state.lore.items.items()}
