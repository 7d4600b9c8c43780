"""What the campaign waits for, with the words to type."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ledger.core.nouns import Owed
from ledger.core.wording import counted, one_word
from ledger.games.degenerates import content
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.combat import bribe_price, unread
from ledger.games.degenerates.state.game import Degenerates, Phase, acting_party, current, mixed, present
from ledger.games.degenerates.state.places import Stall
from ledger.games.degenerates.state.turns import Turn
from ledger.games.degenerates.views.acting import acting, dying
from ledger.games.degenerates.views.fighting import fighting
from ledger.games.degenerates.views.turn import turn as whose

FOR_ALL = ("danger", "hunt", "stealth", "compare", "sign", "encounter", "monster", "epic", "fight", "resolve")
"""What any member may say for the party."""
BOUGHT = ("item", "ally", "service")
"""What is bought among the wares (DD-166)."""


def owed(state: Degenerates) -> tuple[Owed, ...]:
    """Everything that is owed, in the order in which it is best answered."""
    if not state.players or state.ended:
        return ()
    found = (*_doom(state), *_estates(state), *(fighting(state) if state.fight else _PHASES[state.phase](state)))
    return tuple(_addressed(state, each) for each in found if not (each.words == "next" and _held_up(state, found)))


def _held_up(state: Degenerates, found: tuple[Owed, ...]) -> bool:
    """Whether a phase cannot go on: Doom, a card, a Test or a fight comes first."""
    return not state.fight and state.phase in ("map", "danger", "encounter") and any(each.must for each in found)


def _addressed(state: Degenerates, each: Owed) -> Owed:
    """With the name of whoever owes it, where the bare words would be taken as somebody else's."""
    verb = each.words.split()[0]
    if not each.who or verb in FOR_ALL or each.who == (whose(state, verb) or state.acting):
        return each
    return each.but(words=f"{each.words} @{one_word(each.who)}")


def _next(what: str) -> Owed:
    return Owed(what=what, words="next")


def _doom(state: Degenerates) -> Iterator[Owed]:
    if state.looming:
        price = len(state.adventurers)
        what = f"Doom looms: pay {price} Luck, or advance"
        yield Owed(what=what, words=f"prevent {_shares(state) or 'SHARES'}", prefix=("prevent",), must=True)
        yield Owed(what="Let Doom advance", words="advance")
    if state.doom_due:
        what = f"Doom card for {state.hand or 'no Hand'}"
        yield Owed(what=what, words="doom CARD, or no-doom", prefix=("doom",), must=True)
    if state.captured:
        yield Owed(what="Captured: what says the book?", words="capture TEXT", must=True)


def _shares(state: Degenerates) -> str:
    """One way to pay together: the first as far as their Luck goes (DD-059)."""
    left, given = len(state.adventurers), []
    for who, each in state.adventurers.items():
        by = min(left, each.luck) if board.site(state, each.space).kind != "maze" else 0
        left -= by
        given += [f"{one_word(who)}={by}"] if by else []
    return " ".join(given)


def _estates(state: Degenerates) -> Iterator[Owed]:
    for estate in state.estates:
        heir = next(iter(present(state, estate.space)), "")
        for name, _ in estate.items:
            what = f"{name} of {estate.who}, who died"
            yield Owed(what=what, words=f"inherit {one_word(name)}", who=heir)


def _set_up(state: Degenerates) -> Iterator[Owed]:
    for who in state.players:
        if who not in state.adventurers:
            words = "adventurer CHARACTER AGI CON MAG MRL PER STR"
            yield Owed(what=f"{who}'s adventurer", words=words, who=who, prefix=("adventurer",), must=True)
    if state.mission is None or state.mission.outcome:
        words = "mission NAME bounty N at PLACE"
        yield Owed(what="Which mission?", words=words, prefix=("mission",), must=True)
    if state.variant and not state.turn:
        what = f"Danger cards before play: {state.variant}"
        yield Owed(what=what, words="vary CARD", prefix=("vary",), must=True)
    yield from _uncounted(state)
    yield _next("Begin the turn")
    for each in content.box().decks:
        if mixed(state, each.name):  # DD-006
            what = f"Monsters with XP VAL 3 of {each.name}"
            yield Owed(what=what, words=f"deck {each.name} CARDS strong N")


def _uncounted(state: Degenerates) -> Iterator[Owed]:
    """Decks that no record sheet could restore (DD-303); play goes on without."""
    for deck in state.uncounted[:1]:
        more = f" and {len(state.uncounted) - 1} more" if state.uncounted[1:] else ""
        yield Owed(what=f"Count {deck}{more}", words=f"deck {deck} CARDS strong N")


def _map(state: Degenerates) -> Iterator[Owed]:
    for who in state.marching:
        yield Owed(what=f"{who}: CON Test of the march", words="endure DICE", who=who, prefix=("endure",), must=True)
    for who, each in state.adventurers.items():
        if each.doomed:
            yield dying(who, each)
    party = acting_party(state)
    for who in party.members if party else ():
        if who in state.adventurers and not (state.adventurers[who].acted or state.adventurers[who].doomed):
            yield acting(state, who, state.adventurers[who])
    yield from _stalls(state)
    yield from _new(state)
    if party is None:
        yield _next("On to the Danger Phase")


def _new(state: Degenerates) -> Iterator[Owed]:
    """Who may bring somebody new: late players, and the dead while the Doom track allows it (DD-274, DD-276)."""
    replaced = len(state.doom) <= content.play().doom.replace
    fresh = not any(each.acted for each in state.adventurers.values())
    for who in (each for each in state.players if each not in state.adventurers):
        if replaced if any(each.player == who for each in state.fallen) else fresh:
            what = f"{who} may bring somebody new"
            yield Owed(what=what, words="adventurer CHARACTER at PLACE", who=who)


def _stalls(state: Degenerates) -> Iterator[Owed]:
    for space, stall in state.stalls.items():
        missing = stall.shown - len(stall.wares)
        if missing > 0 and not stall.lost:
            what = f"{space}: cards to reveal: {missing}"
            yield Owed(what=what, words="reveal CARD KIND PRICE", who=stall.trader, prefix=("reveal",))
        for ware in stall.wares:
            if ware.kind == "monster" and not ware.settled:
                yield Owed(what=f"{ware.card} among the wares", words="fight", who=stall.trader, must=True)
            elif ware.kind in ("disease", "event") and not ware.settled:
                words = f"settle {one_word(ware.card)}"
                yield Owed(what=f"{ware.card} ({ware.kind})", words=words, who=stall.trader, must=True)
        yield from _offers(space, stall, missing)


def _offers(space: str, stall: Stall, missing: int) -> Iterator[Owed]:
    """What may be bought once nothing among the wares comes first (DD-164, DD-167)."""
    first = missing > 0 or any(not (each.settled or each.kind in BOUGHT) for each in stall.wares)
    offered = [f"{each.card} {each.price or ''}".strip() for each in stall.wares if each.kind in BOUGHT]
    if offered and not (first or stall.lost):
        yield Owed(what=f"{space}: {', '.join(offered)}", words="buy CARD", who=stall.trader)


def _danger(state: Degenerates) -> Iterator[Owed]:
    turn = current(state)
    if turn is None:
        yield _next("On to the Encounter Phase")
        return
    if not any(each.card for each in state.turns):
        yield from _stalking(state)
    if not turn.card:
        what = f"{turn.leader}'s party: Danger card"
        low = " low N" if board.site(state, turn.space).kind == "maze" else ""  # DD-083
        yield Owed(what=what, words=f"danger CARD VALUE{low}", who=turn.leader, prefix=("danger",), must=True)
        return
    for who in turn.searchers:
        if who not in dict(turn.seen):
            yield Owed(
                what=f"{who}: PER Test, {turn.plan.capitalize()}",
                words="spot DICE",
                who=who,
                prefix=("spot",),
                must=True,
            )
    yield from _comparing(state, turn)
    if state.hand == turn.space and not turn.signed:
        yield Owed(what="The Hand is here: a Sign", words="sign CARD", who=turn.leader, prefix=("sign",), must=True)
    elif turn.compared or _safe(state, turn):
        yield _next(f"{turn.leader}'s party is through")


def _comparing(state: Degenerates, turn: Turn) -> Iterator[Owed]:
    if turn.compared or _in_town(state, turn):
        return
    plan = "hunt" if turn.stance == "bold" else "stealth"
    if turn.stance is None:
        yield Owed(what="Bold or Cautious?", words="stance bold, or stance cautious", who=turn.leader)
    elif not turn.plan:
        yield Owed(what=f"{plan.capitalize()}, if you like", words=plan, who=turn.leader)
    yield Owed(what="Value against level", words="compare MONSTERS encounter", who=turn.leader)


def _in_town(state: Degenerates, turn: Turn) -> bool:
    """Whether nothing is compared: a Town in which no Law looks (DD-046)."""
    return board.town(state, turn.space) and not board.is_(state, turn.space, "law") and not _epics(state, turn)


def _epics(state: Degenerates, turn: Turn) -> bool:
    return bool(board.epics_at(state, turn.space))


def _safe(state: Degenerates, turn: Turn) -> bool:
    """Whether `next` compares by itself whatever the icons are: a value above the level, the Law apart (DD-178)."""
    if any(who not in dict(turn.seen) for who in turn.searchers):
        return False
    if board.is_(state, turn.space, "law") or _epics(state, turn):
        return False
    level = board.danger(state, turn.space)
    return level is None or (turn.value or 0) - bool(turn.plan) > level


def _stalking(state: Degenerates) -> Iterator[Owed]:
    for name, epic in state.epics.items():
        occupied = any(each.space == epic.space for each in state.adventurers.values())
        if epic.destination and not epic.moved and not occupied and epic.destination != epic.space:
            words = ("stalk", one_word(name))
            goal = "the closest party" if epic.destination == "party" else epic.destination
            what = f"{name} heads for {goal}"
            yield Owed(what=what, words=f"{' '.join(words)} PLACE", prefix=words, must=True)


def _encounter(state: Degenerates) -> Iterator[Owed]:
    turn = current(state)
    if turn is None:
        name = state.mission.name if state.mission else "The mission"
        yield Owed(what=f"{name}: is the Objective met?", words="fulfil REWARD")
        yield _next("End the turn")
        return
    yield from _drawing(turn)
    yield from _unread(state, turn)
    if turn.foes and not (turn.monsters or turn.epics or turn.encounter):
        if any(foe.deck == "law" for foe in turn.foes) and not turn.bribed:
            known = not any(unread(state, foe.card) for foe in turn.foes)
            price = f" for {bribe_price(state, turn)} gold" if known else ""
            yield Owed(what=f"Bribe the Law{price}?", words="bribe DICE", who=turn.leader)
        yield Owed(what=f"{counted(len(turn.foes), 'monster')} to fight", words="fight", who=turn.leader, must=True)
    due = bool(turn.encounter or turn.monsters or turn.epics or turn.foes)
    waits = turn.waiting is not None and not turn.waiting.resolved
    if turn.waiting and waits and (turn.waiting.now or not due):  # DD-186
        words = "resolve approach, or resolve ignore, or resolve fight"
        yield Owed(what=turn.waiting.card, words=words, who=turn.leader, prefix=("resolve",))
    yield from _stalls(state)
    yield from _dispelling(state, turn)
    if not (due or waits):
        yield _next(f"{turn.leader}'s party is through")


def _drawing(turn: Turn) -> Iterator[Owed]:
    if turn.encounter:
        yield Owed(what="An Encounter card", words="encounter CARD", who=turn.leader, prefix=("encounter",), must=True)
    elif turn.monsters:
        what = f"{counted(turn.monsters, 'monster')} of {turn.deck}"
        yield Owed(what=what, words="monster CARDS", who=turn.leader, prefix=("monster",), must=True)
    if turn.epics and not turn.encounter:
        yield Owed(what="An Epic Monster", words="epic CARD", who=turn.leader, prefix=("epic",), must=True)


def _unread(state: Degenerates, turn: Turn) -> Iterator[Owed]:
    for card in dict.fromkeys(foe.card for foe in turn.foes):
        if unread(state, card):
            words = ("monster-card", one_word(card))
            told = f"{' '.join(words)} val 1/1 high con att 4 hp 4"
            yield Owed(what=f"What prints {card}?", words=told, prefix=words, must=True)


def _dispelling(state: Degenerates, turn: Turn) -> Iterator[Owed]:
    if turn.stance != "bold" or turn.foes or turn.monsters or turn.epics:
        return
    if state.hand == turn.space or turn.space in state.gates:
        for who in turn.members:
            each = state.adventurers.get(who)
            if each and not (each.dispelled or each.defeated or each.lost):
                yield Owed(what=f"{who} may Dispel", words="dispel DICE", who=who)


def _between(state: Degenerates) -> Iterator[Owed]:
    mission = state.mission
    if mission and not mission.next:
        yield Owed(what="Which mission follows?", words="choose MISSION", prefix=("choose",))
    name = one_word(mission.next) if mission and mission.next else "NAME"
    yield Owed(what="Set up the next mission", words=f"mission {name}", must=True)


_PHASES: dict[Phase, Callable[[Degenerates], Iterator[Owed]]] = {
    "set-up": _set_up,
    "map": _map,
    "danger": _danger,
    "encounter": _encounter,
    "between": _between,
}
