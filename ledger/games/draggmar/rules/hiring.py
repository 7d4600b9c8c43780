"""Hiring: heroes and items for the coming crawl."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.piles import UNSEEN
from ledger.core.table.listing import seen
from ledger.games.draggmar import content
from ledger.games.draggmar.events.market import CardHired, ItemLaidBack, ItemRedrawn
from ledger.games.draggmar.moves.market import Hire, Redraw
from ledger.games.draggmar.rules.asking import Unfolds, actor, out_of_step, out_of_turn
from ledger.games.draggmar.rules.cards import drawable, ready_to_draw
from ledger.games.draggmar.rules.costs import pay
from ledger.games.draggmar.rules.reading import elsewhere, read_hero, read_item
from ledger.games.draggmar.rules.setup import lay
from ledger.games.draggmar.state.cards import Card, Standing, deck_of, title
from ledger.games.draggmar.state.game import Draggmar, fighters, hand, hand_limit, pile, solo
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.readings import held_cards, hero_read

decides = Deciders[Draggmar]()


@decides(Hire)
def hire(state: Draggmar, move: Hire) -> Decision[Draggmar]:
    yield from out_of_step(state, "hiring")
    who = actor(state, move)
    yield from out_of_turn(state, who)
    if not move.from_:
        yield from drawable(state, f"{'heroes' if move.kind == 'hero' else 'items'}-{move.level}", move.name)
    card = _wanted(state, move)
    if move.from_:
        yield from _from_market(state, move)
    yield from _level_wrong(state, move, card)
    of = move.of or hero_read(state, card.name, card.level).of
    yield from epic_twice(state, card, of if move.kind == "hero" else None, others=0)
    yield from hand_full(state, who, move.level)
    price = content.play().fame.prices[move.level - 1]
    yield from fame_short(state, who, price, "DR-054")
    deck = deck_of(card.but(kind=move.kind, level=move.level))
    place = move.from_ if _lies(state, move.from_, card) else ""
    if not place:
        state = yield from ready_to_draw(state, deck, "DR-059")
    state = yield from learn(state, move, card)
    state = yield from pay(state, who, price, f"for {title(card)}", "DR-054")
    state = yield CardHired(who=who, card=card, deck=deck, place=place, rule="DR-056")
    yield from _fill(state, place)


def _fill(state: Draggmar, place: str) -> Unfolds:
    """A place of the Market that was bought empty gets the next card of its deck, or stays empty (AMB-10)."""
    if not place or state.market[place] or option(state, "market-gaps") == "open":
        return state
    deck = pile(state, f"items-{place.partition('-')[0]}")
    return state if deck.left == 0 and not deck.discard else (yield from lay(state, place, UNSEEN, "AMB-10"))


def _lies(state: Draggmar, place: str, card: Card) -> bool:
    """Whether a card lies on a place of the Market, seen or as the unseen one on top; else it is from its deck."""
    stack = state.market.get(place, ())
    return any(each == card for each in stack) or any(each.name == UNSEEN for each in stack[-1:])


def _wanted(state: Draggmar, move: Hire) -> Card:
    """The card that is taken; from the Market it is the top card when the line names none."""
    name = seen(move.name)
    if not move.from_:
        return Card(kind=move.kind, name=name, level=move.level)
    if move.from_ not in state.market:
        raise refused("stack-unknown", "DR-066", f"The Market has no place {move.from_}.", ", ".join(state.market))
    stack = state.market[move.from_]
    if not stack:
        raise refused("stack-empty", "DR-066", f"Market {move.from_} is empty.", f"refill {move.from_} CARD")
    return stack[-1] if name in (UNSEEN, stack[-1].name) else Card(kind="item", name=name, level=stack[-1].level)


def _from_market(state: Draggmar, move: Hire) -> Iterator[Objection]:
    top = state.market[move.from_][-1]
    if move.kind == "hero":
        told = "The Market holds items only."
        yield Objection(code="hero-market", rule="DR-056", because=told, hint=f"hire hero {move.level}")
    if move.from_.partition("-")[0] != str(move.level):
        told = f"Market {move.from_} is not level {move.level}."
        yield Objection(code="level-wrong", rule="DR-056", because=told, hint="the place begins with its level")
    if move.name and top.name not in (move.name, UNSEEN):
        told = f"{top.name} lies on top of {move.from_}."
        yield Objection(code="card-covered", rule="DR-056", because=told, hint="only the top card can be taken")


def _level_wrong(state: Draggmar, move: Hire, card: Card) -> Iterator[Objection]:
    other = elsewhere(state, move.kind, card.name, move.level)
    if other and not (move.of or move.slot or move.values):
        told = f"{card.name} is known as level {other}."
        hint = "type what the card prints if there is one of this level"
        yield Objection(code="level-wrong", rule="DR-056", because=told, hint=hint)


def epic_twice(state: Draggmar, card: Card, of: Standing | None, *, others: int) -> Iterator[Objection]:
    """An objection to a second card of one epic class and level (DR-099); `others` of them may be about."""
    epic = content.hero_class(of) if of else None
    if not epic or not epic.epic:
        return
    around = [each for cards in state.hands.values() for each in cards] + [each.card for each in fighters(state)]
    heroes = [each for each in around if each.kind == "hero" and each.level == card.level]
    if sum(1 for each in heroes if hero_read(state, each.name, each.level).of == of) > others:
        told = f"The level {card.level} {of} is out already."
        yield Objection(code="epic-twice", rule="DR-099", because=told, hint="look at the card again")


def hand_full(state: Draggmar, who: str, level: int) -> Iterator[Objection]:
    """An objection to one more card in a full hand; free cards count too, unless the table says not (AMB-47)."""
    limit = hand_limit(state)
    free = not content.play().fame.prices[level - 1] and option(state, "free-cards") == "unlimited"
    if held_cards(state, who) >= limit and not free:
        told = f"{who} holds {held_cards(state, who)} cards; nothing more from {limit} on."
        rule = "DR-062" if solo(state) else "DR-055"
        yield Objection(code="hand-full", rule=rule, because=told, hint="pass")


def fame_short(state: Draggmar, who: str, price: int, rule: str) -> Iterator[Objection]:
    """An objection where a player has less Fame than something costs (DR-171)."""
    fame = state.fame.get(who, 0)
    if max(0, fame) < price:
        yield Objection(code="fame-short", rule=rule, because=f"{who} has {fame} Fame, not {price}.", hint="pass")


def learn(state: Draggmar, move: Hire, card: Card) -> Unfolds:
    """What the line says that the card prints."""
    printed = move.of or move.slot or move.values
    if card.name == UNSEEN and printed:
        raise refused("name-missing", "DR-198", "A card with values needs its name.", f"hire {move.kind} LEVEL NAME …")
    if move.kind == "hero":
        return (yield from read_hero(state, card.name, card.level, of=move.of, values=move.values, cubes=move.cubes))
    return (yield from learn_item(state, card, move))


def learn_item(state: Draggmar, card: Card, move: Hire | Redraw) -> Unfolds:
    """What the line says that an item prints."""
    if card.name == UNSEEN and (move.slot or move.values):
        raise refused("name-missing", "DR-198", "A card with values needs its name.", "name it")
    return (
        yield from read_item(
            state,
            card.name,
            card.level,
            slot=move.slot,
            values=move.values,
            classes=move.for_,
            overloaded=move.overloaded,
        )
    )


@decides(Redraw)
def redraw(state: Draggmar, move: Redraw) -> Decision[Draggmar]:
    yield from out_of_step(state, "hiring")
    who = actor(state, move)
    yield from out_of_turn(state, who)
    old = _laid_back(state, who, move.instead)
    if old not in state.redraw:
        told = "Each item bought from a deck is exchanged once at most."
        yield Objection(code="redraw-spent", rule="DR-057", because=told, hint="buy another")
    price = content.play().fame.redraw
    yield from fame_short(state, who, price, "DR-057")
    deck = f"items-{old.level}"
    yield from drawable(state, deck, move.card, "card")
    new = Card(kind="item", name=seen(move.card), level=old.level)
    state = yield from pay(state, who, price, f"for another than {title(old)}", "DR-057")
    state = yield ItemLaidBack(who=who, card=old, rule="DR-057")
    state = yield from ready_to_draw(state, deck, "DR-059")
    state = yield from learn_item(state, new, move)
    yield ItemRedrawn(who=who, card=new, deck=deck, rule="DR-058")


def _laid_back(state: Draggmar, who: str, name: str) -> Card:
    """The item that goes: the named one, else the last that may still be exchanged, else the last that was taken."""
    items = [card for card in hand(state, who) if card.kind == "item"]
    wanted = [card for card in items if name in ("", card.name)]
    if not wanted:
        raise refused("item-missing", "DR-057", "Which item goes?", "redraw NEW instead OLD")
    fresh = [card for card in state.redraw if card in wanted]
    return (fresh or wanted)[-1]
