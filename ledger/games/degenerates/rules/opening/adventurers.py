"""The adventurers of the sheets come back, with everything that lies before them (DD-302)."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.frozen import Roster
from ledger.core.opening import Spot, sheet_wrong
from ledger.core.printed import meant
from ledger.games.degenerates import content
from ledger.games.degenerates.events.setup import AdventurerArrived, CardLearned, Reminded
from ledger.games.degenerates.rules.asking import Unfolds
from ledger.games.degenerates.rules.opening.form import AdventurerForm, SheetForm
from ledger.games.degenerates.rules.opening.places import named
from ledger.games.degenerates.state.adventurers import Adventurer, Condition, Owned, Skill
from ledger.games.degenerates.state.attributes import hp
from ledger.games.degenerates.state.game import Degenerates

RULE = "DD-302"


def arrived(state: Degenerates, form: SheetForm) -> Unfolds:
    """Their cards are read first, for attributes hang on them; raises SheetWrong."""
    for card in form.card:
        state = yield CardLearned(card=card, rule="DD-286")
    for n, each in enumerate(form.adventurer):
        _checked(state, each, n)
        one = _adventurer(state, each, n)
        value = hp(state.but(adventurers=state.adventurers.put(each.player, one)), each.player)
        state = yield AdventurerArrived(who=each.player, adventurer=one.but(hp=value), rule=RULE)
        if each.hp is not None and each.hp != value:
            text = f"{each.name}: HP {each.hp} on the sheet, {value} by CON; check what the cards give."
            state = yield Reminded(code="hp-differs", text=text, rule="DD-102")
    return state


def _checked(state: Degenerates, form: AdventurerForm, n: int) -> None:
    """Who plays it, and that what is equipped is there; raises SheetWrong."""
    if form.player not in state.players:
        told = f"{form.player} is not among the players."
        raise sheet_wrong(("adventurer", n, "player"), "DD-001", told, ", ".join(state.players))
    if form.player in state.adventurers:
        told = f"{form.player} has an adventurer already."
        raise sheet_wrong(("adventurer", n, "player"), "DD-001", told, "one adventurer a player")
    items = [*form.loot, *form.epic]
    for at, name in enumerate(form.equipped):
        _among(items, ("adventurer", n, "equipped", at), name)
        items.remove(name)
    for item, ammo in form.loaded.items():
        _among([*form.loot, *form.epic], ("adventurer", n, "loaded", item), item)
        _among([*form.loot, *form.epic], ("adventurer", n, "loaded", item), ammo)
    for item, deck in form.homes.items():
        if content.deck(deck) is None:
            known = ", ".join(each.name for each in content.box().decks)
            raise sheet_wrong(("adventurer", n, "homes", item), "DD-003", f"No deck '{deck}'.", known)


def _among(items: list[str], at: Spot, name: str) -> None:
    if name not in items:
        told = f"{name} is neither Loot nor Epic Loot here{meant(name, items)}."
        raise sheet_wrong(at, RULE, told, "write it under loot, too")


def _adventurer(state: Degenerates, form: AdventurerForm, n: int) -> Adventurer:
    return Adventurer(
        player=form.player,
        name=form.name,
        character=form.character,
        printed=Roster({name: getattr(form.printed, name) for name in content.play().attributes.names}),
        classes=form.classes,
        lucky=form.lucky,
        luck=form.luck,
        gold=form.gold,
        xp=form.xp,
        wounds=form.wounds,
        conditions=tuple(Condition(name=each) for each in form.conditions),
        space=named(state, ("adventurer", n, "space"), form.space) if form.space else "",
        stance=form.stance,
        skills=(
            *(Skill(name=each) for each in form.skills),
            *(Skill(name=each, mastered=True) for each in form.masteries),
        ),
        weaknesses=form.weaknesses,
        starting=form.starting,
        triumphs=form.triumphs,
        items=tuple(_items(form)),
        allies=form.allies,
        diseases=form.diseases,
        defeated=form.defeated,
        boon=form.boon,
    )


def _items(form: AdventurerForm) -> Iterator[Owned]:
    """Items of both decks; ammunition that is loaded lies in its Item."""
    worn, holders = list(form.equipped), {ammo: item for item, ammo in form.loaded.items()}
    loaded = dict(form.loaded)
    for name, deck in (*((each, form.homes.get(each, "loot")) for each in form.loot), *_epic(form)):
        holder = holders.pop(name, "")
        equipped = name in worn
        if equipped:
            worn.remove(name)
        yield Owned(name=name, deck=deck, worn=equipped or bool(holder), loaded=loaded.pop(name, ""), holder=holder)


def _epic(form: AdventurerForm) -> Iterator[tuple[str, str]]:
    return ((each, "epic-loot") for each in form.epic)
