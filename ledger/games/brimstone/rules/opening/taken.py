"""What the sheets say becomes facts."""

from __future__ import annotations

from ledger.core.opening import Spot, sheet_wrong
from ledger.games.brimstone.events.opening import PosseOpened
from ledger.games.brimstone.events.posse import HeroEnlisted
from ledger.games.brimstone.rules.asking import Unfolds, modifier
from ledger.games.brimstone.rules.opening.form import HeroForm, ItemForm, SheetForm, TraitForm
from ledger.games.brimstone.rules.setup import made
from ledger.games.brimstone.state.game import Brimstone, Mission, Question, Town
from ledger.games.brimstone.state.heroes import Hero, Item, Trait, most

RULE = "SB-POS-02"
APART = ("player", "skills")
"""Fields of the form that a hero holds otherwise, or not at all."""


def opened(state: Brimstone, form: SheetForm) -> Unfolds:
    """All that the sheets say, the Posse first; raises SheetWrong."""
    _owners(form)
    held = form.posse
    mission = form.mission
    state = yield PosseOpened(
        turn=held.turn,
        mission=Mission(name=mission.name, clues=mission.clues, xp=mission.xp) if mission else None,
        missions=held.missions,
        clues=held.clues,
        darkness=held.darkness,
        dread=held.dread,
        dark=held.dark,
        rooms=held.rooms,
        scavenged=held.scavenged,
        lantern=held.lantern,
        revives=held.revives,
        town=Town(name=held.town, danger=held.danger) if held.town else None,
        questions=tuple(Question(number=n, text=each) for n, each in enumerate(held.questions, start=1)),
        asked=len(held.questions),
        fallen=tuple(made(name, {}, ()).but(dead=True) for name in held.fallen),
        rule=RULE,
    )
    for n, each in enumerate(form.hero):
        _fits(state, each, n)
        state = yield HeroEnlisted(who=each.player, hero=_hero(form, each, n), rule=RULE)
    return state


def left(form: SheetForm) -> tuple[str, ...]:
    """What the sheets cannot restore."""
    dead = ("the sheets of the dead",) if form.posse.fallen else ()
    return ("a fight or turn in progress", "damage that was pending", *dead)


def _owners(form: SheetForm) -> None:
    known = {each.player for each in form.hero}
    items = (("item", n, each.owner) for n, each in enumerate(form.item))
    traits = (("trait", n, each.owner) for n, each in enumerate(form.trait))
    for table, n, owner in (*items, *traits):
        if owner not in known:
            told = f"{owner} has no hero on this sheet."
            raise sheet_wrong((table, n, "owner"), RULE, told, ", ".join(sorted(known)) or "add a hero")


def _fits(state: Brimstone, form: HeroForm, n: int) -> None:
    if form.player not in state.players:
        told = f"{form.player} is not at the table."
        raise sheet_wrong(("hero", n, "player"), RULE, told, ", ".join(state.players))
    if form.player in state.heroes:
        raise sheet_wrong(("hero", n, "player"), RULE, f"{form.player} has two heroes.", "one hero a player")


def _hero(form: SheetForm, row: HeroForm, n: int) -> Hero:
    items = tuple(
        _item(each, _gives(row, each, ("item", at, "gives")))
        for at, each in enumerate(form.item)
        if each.owner == row.player
    )
    names = {each.name for each in items}
    for table in ("held", "worn"):
        stray = next((each for each in getattr(row, table) if each not in names), None)
        if stray:
            told = f"{stray} is not among the items."
            raise sheet_wrong(("hero", n, table), "SB-HND-04", told, f'[[item]] owner = "{row.player}"')
    traits = tuple(
        Trait(name=each.name, sort=each.sort, gives=_gives(row, each, ("trait", at, "gives")))
        for at, each in enumerate(form.trait)
        if each.owner == row.player
    )
    kept = {name: getattr(row, name) for name in row.layout if name not in APART}
    return _within(Hero(**kept, skills=row.skills, items=items, traits=traits), n)


def _within(held: Hero, n: int) -> Hero:
    """The hero, where nothing lies above its maximum; raises SheetWrong."""
    for pool in ("health", "sanity", "corruption"):
        has, cap = int(getattr(held, pool)), most(held, pool)
        if has > cap:
            raise sheet_wrong(("hero", n, pool), "SB-HLT-04", f"{has} of {cap} {pool}.", f"{cap} at most")
    return held


def _gives(row: HeroForm, form: ItemForm | TraitForm, at: Spot) -> tuple[str, ...]:
    """What something gives, by the full names of the numbers; raises SheetWrong."""
    bad = next((each for each in form.gives if not modifier(row.skills, each)), None)
    if bad is not None:
        raise sheet_wrong(at, "SB-COR-03", f"'{bad}' changes no number that lasts.", "like strength-1 or hp+2")
    return tuple(modifier(row.skills, each) for each in form.gives)


def _item(form: ItemForm, gives: tuple[str, ...]) -> Item:
    return Item(**{name: getattr(form, name) for name in Item.layout if name != "gives"}, gives=gives)
