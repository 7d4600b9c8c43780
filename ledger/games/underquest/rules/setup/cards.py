"""What cards print: typed once."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.core.printed import meant
from ledger.games.underquest.content.rows import Icon, Pairs
from ledger.games.underquest.moves import cards as moves
from ledger.games.underquest.rules.effects import damages, modifiers, numbers, prices
from ledger.games.underquest.rules.opening.abominations import reread
from ledger.games.underquest.rules.reading import write_down
from ledger.games.underquest.rules.setup.handing import handed_out_late
from ledger.games.underquest.state.game import UnderQuest

decides = Deciders[UnderQuest]()
ICONS: dict[str, Icon] = {
    "heart": "heart",
    "star": "star",
    "drop": "drop",
    "cross": "cross",
    "mushroom": "mushroom",
}
NO_ROW = "-"
"""A row of an ingredient without an icon."""


@decides(moves.RaceCard)
def race_card(state: UnderQuest, move: moves.RaceCard) -> Decision[UnderQuest]:
    typed = (("agility", move.agility), ("brawn", move.brawn), ("mind", move.mind))
    stats: Pairs = tuple((name, value) for name, value in typed if value is not None)
    state = yield from write_down(
        state,
        "races",
        move.name,
        health=move.health,
        grit=move.grit,
        stats=stats,
        carries=move.carries,
        back=move.back,
        gives=modifiers(move.gives),
        text=move.text,
    )
    yield from handed_out_late(state)


@decides(moves.ClassCard)
def class_card(state: UnderQuest, move: moves.ClassCard) -> Decision[UnderQuest]:
    state = yield from write_down(
        state,
        "classes",
        move.name,
        health=move.health,
        grit=move.grit,
        icons=move.icons,
        skill=move.skill,
        gives=modifiers(move.gives),
        text=move.text,
    )
    yield from handed_out_late(state)


@decides(moves.FamiliarCard)
def familiar_card(state: UnderQuest, move: moves.FamiliarCard) -> Decision[UnderQuest]:
    state = yield from write_down(
        state,
        "familiars",
        move.name,
        health=move.health,
        grit=move.grit,
        raises=move.raises,
        way=move.way,
        effect=numbers(move.does),
        bonus=move.bonus,
        text=move.text,
    )
    yield from handed_out_late(state)


@decides(moves.ItemCard)
def item_card(state: UnderQuest, move: moves.ItemCard) -> Decision[UnderQuest]:
    yield from write_down(
        state,
        "items",
        move.name,
        deck=move.deck,
        cost=move.cost,
        weight=move.weight,
        slot=move.slot,
        uses=move.uses,
        bonus=move.bonus,
        deals=damages(move.deals),
        gives=modifiers(move.gives),
        effect=numbers(move.does),
        use=move.use,
        hazard=move.hazard,
        dagger=move.dagger,
        carried=move.carried,
        needs=move.needs,
        weak=move.weak,
        text=move.text,
    )


@decides(moves.IngredientCard)
def ingredient_card(state: UnderQuest, move: moves.IngredientCard) -> Decision[UnderQuest]:
    yield from write_down(
        state,
        "ingredients",
        move.name,
        difficulty=move.difficulty,
        rows=tuple(_row(word) for word in move.rows),
        risk=numbers(move.risk),
        reward=numbers(move.reward),
        text=move.text,
    )


def _row(word: str) -> tuple[Icon, int]:
    """A row of icons, `heart:2`; `-` is an empty one. Raises Refused `row-unfit`."""
    if word == NO_ROW:
        return "heart", 0
    name, _, count = word.partition(":")
    if name not in ICONS or not count.isdecimal():
        raise refused("row-unfit", "UQ-POT-02", f"'{word}' is no row{meant(name, ICONS)}.", "like heart:2, or -")
    return ICONS[name], int(count)


@decides(moves.TrinketCard)
def trinket_card(state: UnderQuest, move: moves.TrinketCard) -> Decision[UnderQuest]:
    yield from write_down(state, "trinkets", move.name, worth=move.worth, set_worth=move.set_worth, text=move.text)


@decides(moves.SkillCard)
def skill_card(state: UnderQuest, move: moves.SkillCard) -> Decision[UnderQuest]:
    given = modifiers(move.gives)
    yield from write_down(
        state, "skills", move.name, stat=move.stat, requires=move.requires, gives=given, text=move.text
    )


@decides(moves.IncantationCard)
def incantation_card(state: UnderQuest, move: moves.IncantationCard) -> Decision[UnderQuest]:
    yield from write_down(state, "incantations", move.name, level=move.level, school=move.school, text=move.text)


@decides(moves.CompanionCard)
def companion_card(state: UnderQuest, move: moves.CompanionCard) -> Decision[UnderQuest]:
    yield from write_down(
        state,
        "companions",
        move.name,
        morale=move.morale,
        damage=move.damage,
        defence=move.defence,
        encumbrance=move.encumbrance,
        deck=move.deck,
        loses=move.loses,
        price=prices(move.price),
        text=move.text,
    )


@decides(moves.EnemyCard)
def enemy_card(state: UnderQuest, move: moves.EnemyCard) -> Decision[UnderQuest]:
    state = yield from write_down(
        state,
        "enemies",
        move.name,
        health=move.health,
        damage=move.damage,
        defence=move.defence,
        initiative=move.initiative,
        xp=move.xp,
        treasure=move.treasure,
        weakness=move.weakness,
        immune=move.immune,
        check=move.check,
        after_miss=move.after_miss,
        bribe=prices(move.bribe),
        on_hit=numbers(move.on_hit),
        text=move.text,
    )
    yield from reread(state)


@decides(moves.AbominationCard)
def abomination_card(state: UnderQuest, move: moves.AbominationCard) -> Decision[UnderQuest]:
    state = yield from write_down(
        state,
        "abominations",
        move.name,
        side=move.side,
        dice=move.dice,
        health=move.health,
        initiative=move.initiative,
        damage=move.damage,
        defence=move.defence,
        weakness=move.weakness,
        immune=move.immune,
        on_hit=numbers(move.on_hit),
        loot=numbers(move.loot),
        text=move.text,
    )
    yield from reread(state)


@decides(moves.ScourgeCard)
def scourge_card(state: UnderQuest, move: moves.ScourgeCard) -> Decision[UnderQuest]:
    yield from write_down(state, "scourges", move.name, gives=modifiers(move.gives), text=move.text)


@decides(moves.EncounterCard)
def encounter_card(state: UnderQuest, move: moves.EncounterCard) -> Decision[UnderQuest]:
    yield from write_down(state, "encounters", move.name, may=move.may, text=move.text)
