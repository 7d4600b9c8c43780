"""Items that rooms give: who gets them, and who decides."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.piles import UNSEEN
from ledger.core.table.listing import seen
from ledger.games.draggmar.events.loot import ExtraFound, LootDisputed, LootOffered, LootTaken
from ledger.games.draggmar.events.rounds import Reminded
from ledger.games.draggmar.moves.crawl import Dispute, Loot
from ledger.games.draggmar.rules.asking import Unfolds, crawling, seated
from ledger.games.draggmar.rules.cards import drawable, ready_to_draw
from ledger.games.draggmar.rules.reading import read_item
from ledger.games.draggmar.state.cards import Card
from ledger.games.draggmar.state.crawl import Group
from ledger.games.draggmar.state.game import Draggmar, pile
from ledger.games.draggmar.state.options import option

decides = Deciders[Draggmar]()


def offer(state: Draggmar, group: Group, level: int, extra: tuple[str, ...]) -> Unfolds:
    """What a room gave waits for its taker, if there is any of that level; `extra` are players of Rangers."""
    deck = pile(state, f"items-{level}")
    if deck.left == 0 and not deck.discard:
        text = f"No level {level} item is left to give."
        return (yield Reminded(code="deck-empty", text=text, rule="DR-059"))
    rule = "DR-129" if level == 1 else "DR-130"
    return (yield LootOffered(group=group.number, level=level, extra_for=extra, rule=rule))


@decides(Loot)
def loot(state: Draggmar, move: Loot) -> Decision[Draggmar]:
    who = seated(state, move.player)
    group = _giving(state, move, who)
    yield from _nothing_due(group)
    yield from _outsider(group, who)
    level = group.rewards[0].level if group.rewards else 1
    deck = f"items-{level}"
    yield from drawable(state, deck, move.card, "card")
    card = Card(kind="item", name=seen(move.card), level=level)
    if card.name == UNSEEN and (move.slot or move.values):
        raise refused("name-missing", "DR-198", "A card with values needs its name.", "loot PLAYER NAME …")
    state = yield from ready_to_draw(state, deck, "DR-059")
    state = yield from read_item(
        state, card.name, level, slot=move.slot, values=move.values, classes=move.for_, overloaded=move.overloaded
    )
    state = yield LootTaken(group=group.number, who=who, card=card, deck=deck, rule="DR-131")
    for ranger in _rangers(state, group, who):
        yield from drawable(state, deck, move.extra, "extra")
        state = yield from _extra(state, ranger, Card(kind="item", name=seen(move.extra), level=level), deck)


def _rangers(state: Draggmar, group: Group, taker: str) -> tuple[str, ...]:
    """Whose Ranger finds another item: each of the group, or only that of whoever takes the first (AMB-36)."""
    wanted = group.rewards[0].extra_for if group.rewards else ()
    alone = option(state, "ranger-extra") == "taker"
    return tuple(each for each in wanted if not alone or each == taker)


def _giving(state: Draggmar, move: Loot, who: str) -> Group:
    """The group that an item waits for: that of the receiver, else that of the line."""
    waiting = [group for group in state.groups if group.rewards]
    mine = [group for group in waiting if who in (*group.members, *group.dropped)]
    return (mine or waiting or [crawling(state, move)])[0]


def _nothing_due(group: Group) -> Iterator[Objection]:
    if not group.rewards:
        told = "No defeated monster or opened chest gives an item."
        yield Objection(code="loot-none", rule="DR-129", because=told, hint="resolve the room first")


def _outsider(group: Group, who: str) -> Iterator[Objection]:
    if who not in group.members:
        told = f"{who} {'failed' if who in group.dropped else 'is not in this group'}."
        yield Objection(code="loot-outsider", rule="DR-131", because=told, hint=f"one of {', '.join(group.members)}")


def _extra(state: Draggmar, who: str, card: Card, deck: str) -> Unfolds:
    """The Ranger's player draws one of the same level (DR-087), if there is one."""
    held = pile(state, deck)
    if held.left == 0 and not held.discard:
        text = f"No level {card.level} item is left for {who}'s Ranger."
        return (yield Reminded(code="deck-empty", text=text, rule="DR-087"))
    state = yield from ready_to_draw(state, deck, "DR-059")
    return (yield ExtraFound(who=who, card=card, deck=deck, rule="DR-087"))


@decides(Dispute)
def dispute(state: Draggmar, move: Dispute) -> Decision[Draggmar]:
    """Most Fame among the group's players decides; equal Fame leaves it to the table (AMB-19)."""
    group = crawling(state, move, move.at)
    if not group.members:
        raise refused("group-missing", "DR-133", "Nobody is left in that group.", "name another with @NAME")
    heard = state.players if option(state, "loot-decider") == "table" else group.members
    most = max(state.fame.get(player, 0) for player in heard)
    deciders = tuple(player for player in heard if state.fame.get(player, 0) == most)
    yield LootDisputed(group=group.number, deciders=deciders, rule="DR-133")
