"""The quest deck: turned up in order, paid at once, resolved and discarded."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, refused
from ledger.core.printed import meant
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import Pairs, Token
from ledger.games.underquest.events.changes import changed, value
from ledger.games.underquest.events.decks import DueSettled
from ledger.games.underquest.events.exploring import QuestConcluded, QuestPaid, QuestTurned
from ledger.games.underquest.moves.exploring import Conclude, Pay, TurnQuest
from ledger.games.underquest.rules.asking import (
    Gives,
    Objections,
    Unfolds,
    need_adventurer,
    no,
    remind,
    too_heavy,
    unsettled,
)
from ledger.games.underquest.rules.parting import drop_ingredients, need_ingredients
from ledger.games.underquest.state.dungeon import Quest, Substitute
from ledger.games.underquest.state.game import UnderQuest, due

decides = Deciders[UnderQuest]()
INGREDIENTS = "ingredients"
PARTS = 3
"""Words of a substitution: the token, how many, and of what."""


@decides(TurnQuest)
def quest(state: UnderQuest, move: TurnQuest) -> Decision[UnderQuest]:
    need_adventurer(state)
    cost = tuple((_token(name), count) for name, count in move.cost)
    swaps = tuple(_substitute(word) for word in move.instead)
    if due(state, "reveal-quest") is None:
        told = f"{state.quest.title} lies open." if state.quest else "No quest card is due."
        yield no("quest-open", "UQ-QST-01", told, "pay, then conclude")
    if move.phase not in (None, state.quest_phase):
        told = f"Phase {state.quest_phase} is next, not {move.phase}."
        yield no("phase-other", "UQ-QST-01", told, "the phases go in order")
    if not cost:
        yield Asking(field="cost", asks=f"Tokens that {move.title} asks for, like nature=1?")
    phase = move.phase or state.quest_phase
    card = Quest(phase=phase, title=move.title, cost=cost, swaps=swaps, text=move.text)
    state = yield QuestTurned(quest=card, rule="UQ-SET-07" if phase == 1 else "UQ-QST-02")
    yield DueSettled(name="reveal-quest", rule="UQ-QST-02")


def _token(name: str) -> Token:
    """A kind of quest token; raises Refused `token-unknown`."""
    found = next((each for each in content.box().tokens if each == name), None)
    if found is None:
        known = content.box().tokens
        raise refused("token-unknown", "UQ-TAB-06", f"No token '{name}'{meant(name, known)}.", ", ".join(known))
    return found


def _substitute(word: str) -> Substitute:
    """`mystic:2:ingredients`: two ingredients stand for one Mystic token; raises Refused `substitute-unfit`."""
    told = word.split(":")
    if len(told) != PARTS or not told[1].isdecimal() or told[2] not in (INGREDIENTS, *content.box().tokens):
        raise refused("substitute-unfit", "UQ-QST-04", f"'{word}' stands for no token.", "like mystic:2:ingredients")
    return Substitute(token=_token(told[0]), pays=told[2], count=max(1, int(told[1])))


@decides(Pay)
def pay(state: UnderQuest, move: Pay) -> Decision[UnderQuest]:
    need_adventurer(state)
    card = _open(state)
    paid = _named(_told(move, card))
    yield from too_heavy(state)
    yield from _covered(card, paid)
    yield from _at_hand(state, card, paid)
    cards = yield from _brewable(state, card.title, move.spend, paid.get(INGREDIENTS, 0))
    if state.fight:
        state = yield remind("fight-open", "UQ-QST-06", "Paid in the middle of a fight.")
    state = yield from _spent(state, paid, cards, card.title)
    yield QuestPaid(phase=card.phase, title=card.title, tokens=tuple(paid.items()), rule="UQ-QST-05")


def _open(state: UnderQuest) -> Quest:
    """The quest card that is still to be paid; raises Refused `quest-missing` or `quest-paid`."""
    if state.quest is None:
        raise refused("quest-missing", "UQ-QST-03", "No quest card lies open.", "quest TITLE nature=1")
    if state.quest.paid:
        raise refused("quest-paid", "UQ-QST-05", f"{state.quest.title} is paid.", "conclude")
    return state.quest


def _told(move: Pay, card: Quest) -> Pairs:
    """What the line pays: the whole cost where it names none; ingredients that it names stand for their tokens."""
    if not move.spend or INGREDIENTS in dict(move.tokens):
        return move.tokens or card.cost
    stand = {each.token: len(move.spend) // each.count for each in card.swaps if each.pays == INGREDIENTS}
    rest = tuple((name, max(0, count - stand.get(_token(name), 0))) for name, count in card.cost)
    return (*(move.tokens or rest), (INGREDIENTS, len(move.spend)))


def _named(tokens: Pairs) -> dict[str, int]:
    """What is paid, each kind once; raises Refused `token-unknown`."""
    found: dict[str, int] = {}
    for name, count in tokens:
        kept = name if name == INGREDIENTS else _token(name)
        found[kept] = found.get(kept, 0) + max(0, count)
    return found


def _covered(card: Quest, paid: dict[str, int]) -> Objections:
    """The whole cost at once, in the tokens it shows or in what the card lets stand for them."""
    left, cost = dict(paid), dict(card.cost)
    for name, count in card.cost:
        taken = min(count, left.get(name, 0))
        cost[name] -= taken
        left[name] = left.get(name, 0) - taken
    for each in card.swaps:
        while cost.get(each.token, 0) and left.get(each.pays, 0) >= each.count:
            cost[each.token] -= 1
            left[each.pays] -= each.count
    over = [name for name, count in left.items() if count]
    if over and INGREDIENTS in over and not any(each.pays == INGREDIENTS for each in card.swaps):
        yield no("substitute-barred", "UQ-QST-04", f"{card.title} takes no ingredients.", "tokens only")
    elif over:
        yield no("tokens-over", "UQ-QST-03", f"{card.title} does not ask for {over[0]}.", "pay")
    short = [f"{count} {name}" for name, count in cost.items() if count]
    if short:
        yield no("tokens-short", "UQ-QST-03", f"{card.title} asks for {' and '.join(short)} more.", "all at once")


def _at_hand(state: UnderQuest, card: Quest, paid: dict[str, int]) -> Objections:
    stands = {str(each.token): f"{each.count} {each.pays} stand for 1 {each.token}" for each in card.swaps}
    for name, count in paid.items():
        held = value(state, name)
        if held < count:
            hint = stands.get(name, "find more first")
            yield no("tokens-missing", "UQ-QST-03", f"You have {held} {name}, not {count}.", hint)


def _brewable(state: UnderQuest, title: str, names: tuple[str, ...], count: int) -> Gives[tuple[str, ...]]:
    """The ingredients that pay: as named, or as many as there are; asked for where it matters which (UQ-QST-04)."""
    if names and len(names) != count:
        told = f"{count} ingredients pay, {len(names)} are named."
        yield no("ingredients-other", "UQ-QST-04", told, "with CARD CARD")
    held = state.me.ingredients
    if not names and 0 < count < len(held) and len(set(held)) > 1:
        yield Asking(field="spend", asks=f"Which {count} ingredients for {title}?")
    need_ingredients(state, names)
    return names or held[:count]


def _spent(state: UnderQuest, paid: dict[str, int], cards: tuple[str, ...], why: str) -> Unfolds:
    for name, count in paid.items():
        if name != INGREDIENTS:
            for fact in changed(state, name, -count, why, "UQ-QST-03"):
                state = yield fact
    return (yield from drop_ingredients(state, cards, f"for {why}", "UQ-QST-04")) if cards else state


@decides(Conclude)
def conclude(state: UnderQuest, move: Conclude) -> Decision[UnderQuest]:
    need_adventurer(state)
    if state.quest is None:
        raise refused("quest-missing", "UQ-QST-05", "No quest card lies open.", "quest TITLE nature=1")
    card = state.quest
    if not card.paid:
        yield no("quest-unpaid", "UQ-QST-03", f"{card.title} is not paid yet.", "pay")
    yield from unsettled(state, "resolve-quest", "reveal-quest")
    state = yield DueSettled(name="resolve-quest", rule="UQ-QST-05")
    yield QuestConcluded(phase=card.phase, title=card.title, rule="UQ-QST-05")
