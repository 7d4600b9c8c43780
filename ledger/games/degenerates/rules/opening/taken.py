"""What the record sheets say becomes facts: board and adventurers are rebuilt from them (DD-303)."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.opening import sheet_wrong
from ledger.games.degenerates import content
from ledger.games.degenerates.events import board as on_board
from ledger.games.degenerates.events import doom as omens
from ledger.games.degenerates.events.opening import CampaignOpened, CardsInPlay, DecksUnlisted, DoomRemains
from ledger.games.degenerates.rules.asking import Unfolds
from ledger.games.degenerates.rules.opening.adventurers import arrived
from ledger.games.degenerates.rules.opening.form import CampaignForm, DoomForm, MissionForm, SheetForm
from ledger.games.degenerates.rules.opening.places import named, placed
from ledger.games.degenerates.state.game import Degenerates, Lasting
from ledger.games.degenerates.state.turns import Mission

RULE = "DD-303"
WHY = "on the sheet"
NOT_RESTORED = (
    "draw and discard piles",
    "strong monsters set aside",
    "cards in the box",
    "trait counters on Paths and Roads",
    "a phase or fight in progress",
    "the fallen",
)


def opened(state: Degenerates, form: SheetForm) -> Unfolds:
    """All that the sheets say, board first; raises SheetWrong."""
    state = yield DecksUnlisted(decks=tuple(each.name for each in content.box().decks), rule=RULE)
    state = yield from placed(state, form)
    mission = _mission(form.mission) if form.mission else None
    state = yield CampaignOpened(
        turn=form.campaign.turns,
        mission=mission,
        missions=form.campaign.missions,
        colours=_colours(form.campaign),
        rule="DD-299",
    )
    state = yield from _doom(state, form)
    state = yield from _counters(state, form.campaign)
    cards = tuple(_in_play(state, form))
    if cards:
        state = yield CardsInPlay(cards=cards, rule=RULE)
    return (yield from arrived(state, form))


def left(form: SheetForm) -> tuple[str, ...]:
    """What the sheets cannot restore; Wounds, conditions and colours where nobody noted any (DD-303, AMB-22)."""
    noted = any(one.wounds or one.conditions for one in form.adventurer)
    colours = () if form.campaign.colours else ("Doom colours placed before",)
    return (*NOT_RESTORED, *colours, *(() if noted else ("Wounds and conditions",)))


def _mission(form: MissionForm) -> Mission:
    cards = []
    for n, each in enumerate(form.cards):
        card, _, deck = each.partition("=")
        if content.deck(deck) is None:
            known = ", ".join(row.name for row in content.box().decks)
            raise sheet_wrong(("mission", "cards", n), "DD-012", f"'{each}' names no deck.", f"CARD=DECK; {known}")
        cards.append((card, deck))
    return Mission(
        name=form.name,
        objective=form.objective,
        cards=tuple(cards),
        faction=form.faction,
        next=form.next,
        outcome=form.outcome,
    )


def _colours(form: CampaignForm) -> tuple[str, ...]:
    """Colours ever placed: those noted, and those that lie there."""
    return tuple(dict.fromkeys((*form.colours, *(each for each, count in form.doom.items() if count))))


def _doom(state: Degenerates, form: SheetForm) -> Unfolds:
    most = content.play().doom.holds
    total = sum(form.campaign.doom.values())
    if total > most:
        told = f"{total} Doom counters; the track holds {most}."
        raise sheet_wrong(("campaign", "doom"), "DD-058", told, f"{most} at most")
    for colour, count in form.campaign.doom.items():
        for _ in range(count):
            now = len(state.doom) + 1
            state = yield omens.DoomAdvanced(colour=colour, was=now - 1, now=now, first=False, why=WHY, rule="DD-299")
    for n, each in enumerate(form.doom):
        state = yield DoomRemains(card=_remains(state, each, n), rule="DD-062")
    return state


def _remains(state: Degenerates, form: DoomForm, n: int) -> Lasting:
    blocks = tuple(named(state, ("doom", n, "blocks", at), each) for at, each in enumerate(form.blocks))
    return Lasting(name=form.name, blocks=blocks, grants=form.grants, region=form.region)


def _counters(state: Degenerates, form: CampaignForm) -> Unfolds:
    """Bounty, the Hand, Voidgates, Epic Monsters and Clues."""
    if form.bounty and form.bounty != state.bounty:
        state = yield omens.BountyRaised(was=state.bounty, now=form.bounty, why=WHY, rule="DD-299")
    if form.hand:
        place = named(state, ("campaign", "hand"), form.hand)
        state = yield omens.HandMoved(place=place, was=state.hand, rule="DD-299")
    if form.wounds and form.hand:
        state = yield omens.HandWounded(was=0, now=form.wounds, rule=RULE)
    state = yield from _gates(state, form)
    state = yield from _epics(state, form)
    for n, each in enumerate(form.clues):
        state = yield on_board.CluePlaced(place=named(state, ("campaign", "clues", n), each), rule=RULE)
    return state


def _gates(state: Degenerates, form: CampaignForm) -> Unfolds:
    for n, each in enumerate(form.voidgates):
        state = yield on_board.GateOpened(place=named(state, ("campaign", "voidgates", n), each), rule="DD-299")
    for space, wounds in form.torn.items():
        place = named(state, ("campaign", "torn", space), space)
        if place not in state.gates:
            told = f"There is no Voidgate at {space}."
            raise sheet_wrong(("campaign", "torn", space), "DD-299", told, f'voidgates = ["{space}"]')
        state = yield on_board.GateWounded(place=place, was=0, now=wounds, rule=RULE)
    return state


def _epics(state: Degenerates, form: CampaignForm) -> Unfolds:
    for name, space in form.epics.items():
        place = named(state, ("campaign", "epics", name), space)
        state = yield on_board.EpicPlaced(epic=name, place=place, rule="DD-299")
    for name, goal in form.bound.items():
        if name not in state.epics:
            told = f"{name} has no counter on the board."
            raise sheet_wrong(("campaign", "bound", name), "DD-299", told, "name it under epics")
        state = yield on_board.EpicAimed(epic=name, goal=goal, rule=RULE)
    return state


def _in_play(state: Degenerates, form: SheetForm) -> Iterator[tuple[str, str]]:
    """Home deck and card of everything that is in no pile."""
    for deck, card in _named_cards(form):
        if card not in state.out.get(deck, ()):  # a reserved one never lay in its pile
            yield deck, card


def _named_cards(form: SheetForm) -> Iterator[tuple[str, str]]:
    yield from (("epic", name) for name in form.campaign.epics)
    yield from (("doom", each.name) for each in form.doom)
    for each in form.mission.cards if form.mission else ():
        card, _, deck = each.partition("=")
        yield deck, card
    for one in form.adventurer:
        yield from (("skills", name) for name in (*one.skills, *one.masteries))
        yield from (("weakness", name) for name in one.weaknesses)
        yield from (("triumphs", name) for name in one.triumphs)
        yield from ((one.homes.get(name, "loot"), name) for name in one.loot)
        yield from (("loot", name) for name in (*one.allies, *one.diseases))
        yield from (("epic-loot", name) for name in one.epic)
