"""Skills that move cards."""

from __future__ import annotations

from ledger.core.model import Asking, Objection, refused
from ledger.core.piles import UNSEEN
from ledger.games.draggmar.events.heroes import CardStolen, HeroSwapped, ItemExchanged, ItemReserved
from ledger.games.draggmar.moves.crawl import UseSkill
from ledger.games.draggmar.rules.asking import Unfolds, label_for, seated
from ledger.games.draggmar.rules.cards import held, shown
from ledger.games.draggmar.rules.heroes import Use, old_wounds, spent
from ledger.games.draggmar.state.cards import Card, CardKind, title
from ledger.games.draggmar.state.game import Draggmar, hand, pile
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.readings import mark

_LEVELS = (1, 2, 3)


def swap(state: Draggmar, use: Use, move: UseSkill) -> Unfolds:
    """The Warrior goes to the hand and another hero takes its place (DR-083, DR-085)."""
    who, rule = use.hero.player, use.skill.rule
    heroes = [card for card in hand(state, who) if card.kind == "hero"]
    if not heroes:
        raise refused("hero-missing", rule, f"{who} holds no hero to swap with.", "another skill")
    if not move.card and len({(card.name, card.level) for card in heroes}) > 1:
        yield Asking(field="card", asks=f"Which hero? {', '.join(title(card) for card in heroes)}")
        return state
    state, other = yield from shown(state, who, move.card or heroes[0].name, rule, kind="hero")
    state = yield spent(use)
    label = label_for(state, who, other, leaving=use.hero.label)
    state = yield HeroSwapped(
        group=use.group.number,
        who=who,
        hero=use.hero.label,
        card=use.hero.card,
        other=label,
        other_card=other,
        wounds=use.hero.wounds if option(state, "swap-wounds") == "kept" else 0,
        other_wounds=state.hand_wounds.get(mark(who, other), 0),
        rule=rule,
    )
    return (yield from old_wounds(state, use.group.number, label))


def exchange(state: Draggmar, use: Use, move: UseSkill) -> Unfolds:
    """An item of the hand for one that lies open: in the Market, in a discard pile, beside another hero (DR-088)."""
    who, rule = use.hero.player, use.skill.rule
    for field, value, asks in (
        ("card", move.card, "Which item of your hand goes?"),
        ("take", move.take, "Which item do you take?"),
    ):
        if not value:
            yield Asking(field=field, asks=asks)
            return state
    given = held(state, who, move.card, kind="item")
    if given is None:
        raise refused("card-missing", rule, f"{who} does not hold {move.card}.", "an item of the hand")
    taken, lies = _lying(state, use, move, given.level)
    if lies != "discard" and lies not in state.market and option(state, "mage-swap") == "two":
        told = f"{move.take} is worn by {lies}."
        yield Objection(code="item-hidden", rule=rule, because=told, hint="an item of the Market, or discarded")
    if taken.level != given.level:
        told = f"{move.card} is level {given.level}, {title(taken)} level {taken.level}."
        yield Objection(code="level-wrong", rule=rule, because=told, hint="items of one level")
    state, given = yield from shown(state, who, move.card, rule, kind="item", level=given.level)
    state = yield spent(use)
    return (yield ItemExchanged(group=use.group.number, who=who, given=given, taken=taken, from_=lies, rule=rule))


def _lying(state: Draggmar, use: Use, move: UseSkill, level: int) -> tuple[Card, str]:
    """The item that is taken and where it lies; one of the wanted level first. Raises Refused `item-hidden`."""
    found = [
        (Card(kind="item", name=move.take, level=each), "discard")
        for each in _LEVELS
        if move.take in pile(state, f"items-{each}").discard
    ]
    found += [(cards[-1], at) for at, cards in state.market.items() if cards and cards[-1].name == move.take]
    found += [
        (played.card, played.hero)
        for played in use.group.items
        if played.card.name == move.take and played.hero != use.hero.label
    ]
    found = [each for each in found if move.from_ in ("", each[1])]
    if not found:
        told = f"{move.take} lies in no discard pile, on no Market place, beside no other hero."
        raise refused("item-hidden", use.skill.rule, told, "skill exchange GIVE for TAKE")
    return next((each for each in found if each[0].level == level), found[0])


def steal(state: Draggmar, use: Use, move: UseSkill) -> Unfolds:
    """An item of another hand, seen from the back only (DR-093)."""
    who, rule = use.hero.player, use.skill.rule
    if not move.from_:
        yield Asking(field="from_", asks="From whose hand?")
        return state
    victim = seated(state, move.from_)
    if victim == who:
        raise refused("player-same", rule, "From your own hand?", "name another player")
    hero = held(state, victim, move.card, kind="hero") if move.card else None
    if hero and hero.name == move.card:
        told = f"{move.card} is a hero; items only."
        yield Objection(code="item-only", rule=rule, because=told, hint="an item of that hand")
    kind: CardKind = "hero" if hero and hero.name == move.card else "item"
    state, card = yield from shown(state, victim, move.card or _any_item(state, victim), rule, kind=kind)
    state = yield spent(use)
    return (yield CardStolen(who=who, victim=victim, card=card, rule=rule))


def _any_item(state: Draggmar, victim: str) -> str:
    """What a thief takes when nobody says its name: an unseen item, else the only one there is."""
    items = [card for card in hand(state, victim) if card.kind == "item"]
    if len({card.name for card in items}) == 1:
        return items[0].name
    return "item" if any(card.name == UNSEEN for card in items) else UNSEEN


def give_back(state: Draggmar, use: Use, move: UseSkill) -> Unfolds:
    """A played item goes back to its owner after the room (DR-094)."""
    rule = use.skill.rule
    items = [each for each in use.group.items if not each.returns]
    if not move.card and len(items) > 1:
        yield Asking(field="card", asks=f"Which item? {', '.join(title(each.card) for each in items)}")
        return state
    found = [each for each in items if move.card in ("", each.card.name) and move.from_ in ("", each.owner)]
    if not found:
        told = f"{move.card or 'An item'} is not in play."
        raise refused("item-unplayed", rule, told, ", ".join(each.card.name for each in items))
    state = yield spent(use)
    return (yield ItemReserved(group=use.group.number, owner=found[0].owner, card=found[0].card, rule=rule))
