"""The record sheet of the adventurer, and that of the campaign."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Box, Field, Lines, Sheet
from ledger.core.piles import UNSEEN
from ledger.core.wording import plain
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import STATS, Use
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import Owned, made
from ledger.games.underquest.state.figures import (
    alignment,
    capacity,
    grit_cap,
    health_cap,
    parts,
    stat,
    weight,
    worth,
)
from ledger.games.underquest.state.game import UnderQuest, ending
from ledger.games.underquest.views.campaign import campaign
from ledger.games.underquest.views.company import companions
from ledger.games.underquest.views.learnt import changes, incantations, origins, skills, told_of
from ledger.games.underquest.views.tracks import ALIGNMENTS

HINT = "bad deeds tend to pay at once, good ones later."
"""The tendency of moral choices (UQ-MOR-05)."""

USES: dict[Use, str] = {"free": "used up freely", "attack": "used up as an attack"}


def sheets(state: UnderQuest) -> tuple[Sheet, ...]:
    """The campaign's sheet, and the adventurer's once there is one."""
    return (campaign(state), _adventurer(state)) if made(state.me) else (campaign(state),)


def _adventurer(state: UnderQuest) -> Sheet:
    me = state.me
    numbers = (
        Field(label="Race", value=me.race),
        Field(label="Class", value=me.class_),
        Field(label="Familiar", value=me.familiar),
        Field(label="Health", value=f"{me.health} of {health_cap(state)}", key="health"),
        Field(label="Grit", value=f"{me.grit} of {grit_cap(state)}", key="grit"),
        Field(label="Poison", value=str(me.poison), key="poison"),
        Field(label="Curses", value=str(me.curses), key="curses"),
        Field(label="Morality", value=_morality(state), key="morality"),
        Field(label="Experience", value=str(me.xp), key="xp"),
        Field(label="Gold", value=str(me.gold), key="gold"),
        Field(label="Rations", value=str(me.rations), key="rations"),
        Field(label="Encumbrance", value=f"{weight(state)} of {capacity(state)}", key="weight"),
        Field(label="Proficiency", value=me.proficiency or ""),
        *_stats(state),
        *_tokens(state),
        Field(label="Attack icons", value=", ".join(f"{grit} grit: +{by}" for grit, by in me.icons)),
    )
    boxes = tuple(Box(label=f"{each.name} spent", ticked=each.spent) for each in me.incantations)
    return Sheet(
        title=f"{me.race} {me.class_}",
        owner=state.players[0] if state.players else me.race,
        fields=numbers,
        lists=_lists(state),
        boxes=boxes,
        footnotes=tuple(_footnotes(state)),
    )


def _stats(state: UnderQuest) -> Iterator[Field]:
    for name in STATS:
        base, now = state.me.stats.get(name, 0), stat(state, name)
        yield Field(label=name.capitalize(), value=str(now) if now == base else f"{now} (base {base})", key=name)


def _tokens(state: UnderQuest) -> Iterator[Field]:
    for name in content.box().tokens:
        yield Field(label=f"{name.capitalize()} tokens", value=str(state.me.tokens.get(name, 0)), key=name)


def _lists(state: UnderQuest) -> tuple[Lines, ...]:
    me = state.me
    return (
        Lines(title="Equipped", rows=tuple(_worn(state))),
        Lines(title="Carried", rows=tuple(_item(state, each) for each in me.items if not each.at)),
        *_thrown(state),
        Lines(title="Ingredients", rows=tuple(_ingredient(state, each) for each in me.ingredients)),
        Lines(title="Trinkets", rows=tuple(f"{each} ({_worth(state, each)})" for each in me.trinkets)),
        Lines(title="Skills", rows=tuple(skills(state))),
        Lines(title="Incantations", rows=tuple(incantations(state))),
        Lines(title="Companion", rows=tuple(companions(state))),
        Lines(title="Scourges", rows=tuple(_scourge(state, each) for each in me.scourges)),
    )


def _worn(state: UnderQuest) -> Iterator[str]:
    """Slot by slot, the empty ones too, but for a hand that a weapon for both fills (UQ-INV-04, UQ-INV-05)."""
    taken = {each.at for each in state.me.items}
    unused = ("PH", "OH") if "2H" in taken else ("2H",)
    for slot in content.box().slots:
        yield from (f"{slot} {_item(state, each)}" for each in state.me.items if each.at == slot)
        if slot not in taken and slot not in unused:
            yield f"{slot} empty"


def _thrown(state: UnderQuest) -> Iterator[Lines]:
    """Daggers that were thrown and lie where they fell (UQ-ITM-04)."""
    if state.thrown:
        yield Lines(title="Thrown", rows=tuple(each.name for each in state.thrown))


def _morality(state: UnderQuest) -> str:
    return f"{state.me.morality}, {ALIGNMENTS[alignment(state)]}"


def _item(state: UnderQuest, each: Owned) -> str:
    card = reading.item(state, each.name)
    told = [f"weight {card.weight}" if card.weight is not None else "weight unknown"]
    told += [card.slot] if card.slot and each.at is None else []
    told += [f"cost {card.cost}"] if card.cost is not None else []
    told += [f"{card.uses} +{card.bonus}"] if card.uses else []
    told += changes((*card.deals, *card.effect, *card.gives))
    told += [USES[card.use]] if card.use else []
    told += ["dagger"] if card.dagger else []
    told += [f"needs {card.needs} morality"] if card.needs else []
    told += [plain(card.text)] if card.text else []
    told += [f"red: {plain(card.weak)}"] if card.weak else []
    return f"{each.name} ({', '.join(told)})"


def _worth(state: UnderQuest, trinket: str) -> str:
    card = reading.trinket(state, trinket)
    told = "worth unknown" if card.worth is None else f"worth {worth(state, trinket)}"
    return f"{told}, {plain(card.text)}" if card.text else told


def _ingredient(state: UnderQuest, name: str) -> str:
    """An ingredient with its difficulty, its rows from the top, risk and reward, as far as read (UQ-POT-02)."""
    if name == UNSEEN:
        return "unnamed"
    card = reading.ingredient(state, name)
    stars = f"difficulty {card.difficulty}" if card.difficulty is not None else ""
    rows = (f"{icon} {count}" if count else "-" for icon, count in card.rows)
    chances = (("risk", card.risk), ("reward", card.reward))
    told = (f"{what} {', '.join(changes(numbers))}" for what, numbers in chances if numbers)
    return told_of(name, (stars, *rows, *told, plain(card.text)))


def _scourge(state: UnderQuest, name: str) -> str:
    """A scourge with what it changes and what it says (UQ-CUR-04)."""
    card = reading.scourge(state, name)
    return told_of(name, (*changes(card.gives), plain(card.text)))


def _footnotes(state: UnderQuest) -> Iterator[str]:
    """Where numbers come from, special abilities, and what was taken from the Rewards deck."""
    for number in ("defence", "fire-defence", "ice-defence", "holy-defence", "damage"):
        found = parts(state, number)
        if found:
            yield f"{number}: {', '.join(f'{by:+d} {card}' for card, by in found)}"
    yield from origins(state)
    yield f"Morality: {HINT}"
    if state.me.rewards:
        yield f"Rewards taken: {', '.join(state.me.rewards)}"
    if state.ended:
        yield ending(state)
