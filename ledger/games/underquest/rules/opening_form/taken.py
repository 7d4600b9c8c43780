"""What the sheets say comes onto the table: what cards print, the cards out of their decks, then the campaign."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.core.opening import sheet_wrong
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import Pairs
from ledger.games.underquest.events.decks import CardDrawn, CardTaken, DueFell
from ledger.games.underquest.events.opening import CampaignOpened
from ledger.games.underquest.rules.asking import Unfolds
from ledger.games.underquest.rules.opening_form import words
from ledger.games.underquest.rules.opening_form.form import AdventurerForm, CampaignForm, SheetForm
from ledger.games.underquest.rules.opening_form.words import RULE
from ledger.games.underquest.state.adventurer import Adventurer, Companion, Incantation, Owned
from ledger.games.underquest.state.dungeon import Due, DueName, Quest
from ledger.games.underquest.state.game import UnderQuest

NOT_RESTORED = (
    "a turn or fight in progress",
    "traps, mimics and other cards that lie open",
    "lists of decks",
    "what is owed until a card is typed",
)


def opened(state: UnderQuest, form: SheetForm) -> Unfolds:
    """All that the sheets say; raises SheetWrong."""
    _checked(form)
    for n, each in enumerate(form.card):
        fact, card = words.card_read(("card", n), each.shelf, each.card)
        state = yield fact(card=card, rule="UQ-INV-12")
    for event in _out_of_decks(form):
        state = yield event
    state = yield _campaign(form)
    for name, rule in _owed(form):
        state = yield DueFell(due=Due(name=name), rule=rule)
    return state


def left(form: SheetForm) -> tuple[str, ...]:
    """What the sheets cannot restore."""
    return NOT_RESTORED if form.adventurer.race else ()


def _checked(form: SheetForm) -> None:
    """Raise SheetWrong where there is half an adventurer, or a stage that does not go with it."""
    one = form.adventurer
    three = (one.race, one.class_, one.familiar)
    if any(three) and not all(three):
        told = "An adventurer is a race, a class and a familiar."
        raise sheet_wrong(("adventurer", "race"), "UQ-CHR-03", told, "all three, or none")
    if any(three) == (form.campaign.stage == "creation"):
        told = f"'{form.campaign.stage}' does not go with that adventurer."
        raise sheet_wrong(("campaign", "stage"), "UQ-CHR-03", told, "creation only without an adventurer")


def _out_of_decks(form: SheetForm) -> Iterator[Event]:
    """The cards before the adventurer are not in their decks."""
    me = form.adventurer
    rows = (
        ("skill", me.skills),
        ("incantation", tuple(each.name for each in form.incantation)),
        ("ingredient", me.ingredients),
        ("trinket", me.trinkets),
        ("scourge", me.scourges),
        ("familiar", (me.familiar,) if me.familiar else ()),
        (me.companion_deck, (me.companion,) if me.companion else ()),
        *((each.deck, (each.name,)) for each in form.item),
    )
    for deck, cards in rows:
        row = content.deck(deck)
        if row and row.way in ("drawn", "searched"):
            gone = CardDrawn if row.way == "drawn" else CardTaken
            yield from (gone(deck=deck, card=card, rule=RULE) for card in cards)


def _owed(form: SheetForm) -> Iterator[tuple[DueName, str]]:
    """What the quest or a victory demands; nothing of a quest before there is an adventurer."""
    campaign, last = form.campaign, content.box().phases
    if campaign.reward:
        yield "victory", "UQ-END-03"
    if campaign.stage not in ("shop", "between"):
        return
    if campaign.paid:
        boss = campaign.phase >= last
        yield ("boss", "UQ-QST-07") if boss else ("resolve-quest", "UQ-QST-05")
    elif not campaign.quest and campaign.phase <= last:
        yield "reveal-quest", "UQ-SET-07"


def _campaign(form: SheetForm) -> CampaignOpened:
    told = form.campaign
    spots = [("campaign", "tableau", n) for n in range(len(told.tableau))]
    return CampaignOpened(
        me=_adventurer(form, form.adventurer),
        phase=told.stage,
        adventure=told.adventure,
        level=told.level,
        turns=told.turns,
        seams=told.seams,
        quest_phase=told.phase,
        quest=_quest(told) if told.quest else None,
        titles=tuple(words.title_read(("campaign", "titles", n), each) for n, each in enumerate(told.titles)),
        tableau=tuple(words.laid_read(at, each) for at, each in zip(spots, told.tableau, strict=True)),
        played=tuple(words.played_read(("campaign", "played", n), each) for n, each in enumerate(told.played)),
        rule=RULE,
    )


def _quest(told: CampaignForm) -> Quest:
    cost: Pairs = tuple((name, count) for name, count in told.cost.items())
    swaps = tuple(words.swap_read(("campaign", "swaps", n), each) for n, each in enumerate(told.swaps))
    return Quest(phase=told.phase, title=told.quest, cost=cost, swaps=swaps, text=told.text, paid=told.paid)


def _adventurer(form: SheetForm, one: AdventurerForm) -> Adventurer:
    spells = tuple(Incantation(name=each.name, level=each.level, spent=each.spent) for each in form.incantation)
    friend = None
    if one.companion:
        friend = Companion(name=one.companion, deck=one.companion_deck, morale=one.morale, start=one.morale_start)
    same = {
        name: getattr(one, name)
        for name in AdventurerForm.layout
        if name in Adventurer.layout and name not in ("icons", "companion")
    }
    return Adventurer(
        **same,
        icons=tuple(words.icon_read(("adventurer", "icons", n), each) for n, each in enumerate(one.icons)),
        incantations=spells,
        items=tuple(Owned(name=each.name, deck=each.deck, at=each.at) for each in form.item),
        companion=friend,
    )
