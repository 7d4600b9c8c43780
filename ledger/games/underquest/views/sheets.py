"""The record sheet of the adventurer, and that of the campaign."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Box, Field, Lines, Sheet
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import STATS, Pairs, Use
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import Owned, made
from ledger.games.underquest.state.figures import capacity, grit_cap, health_cap, parts, stat, weight, worth
from ledger.games.underquest.state.game import UnderQuest, dungeon_cards, ending, pile, turns_of_level
from ledger.games.underquest.views.company import companions, quest_text, seams

HINT = "bad deeds tend to pay at once, good ones later."
"""The tendency of moral choices (UQ-MOR-05)."""

USES: dict[Use, str] = {"free": "used up freely", "attack": "used up as an attack"}


def sheets(state: UnderQuest) -> tuple[Sheet, ...]:
    """The campaign's sheet, and the adventurer's once there is one."""
    return (_campaign(state), _adventurer(state)) if made(state.me) else (_campaign(state),)


def _campaign(state: UnderQuest) -> Sheet:
    fields = (
        Field(label="Adventure", value=str(state.adventure)),
        Field(label="Level", value=f"{state.level} of {content.play().levels.count}", key="level"),
        Field(label="Turn", value=f"{state.turns} of {turns_of_level(state)}", key="turn"),
        Field(label="Dungeon deck", value=f"{pile(state, 'dungeon').left} of {dungeon_cards(state)}"),
        Field(label="Quest phase", value=str(min(state.quest_phase, content.box().phases)), key="quest"),
        Field(label="Quest", value=state.quest.title if state.quest else ""),
        Field(label="It asks for", value=_cost(state)),
        Field(label="It says", value=quest_text(state)),
        Field(label="Tokens of this level", value=seams(state)),
    )
    lists = (
        Lines(title="Tableau", rows=tuple(f"{each.left} [{each.card}] {each.right}" for each in state.tableau)),
        Lines(title="Quest cards", rows=tuple(f"{phase}: {title}" for phase, title in state.quests.items())),
        Lines(title="Adventures", rows=tuple(_played(state))),
    )
    notes = (f"Rulings of the table: {state.overruled}",) if state.overruled else ()
    return Sheet(title="Campaign", fields=fields, lists=lists, footnotes=notes)


def _cost(state: UnderQuest) -> str:
    if state.quest is None:
        return ""
    cost = ", ".join(f"{count} {name}" for name, count in state.quest.cost)
    swaps = "; ".join(f"{each.count} {each.pays} for 1 {each.token}" for each in state.quest.swaps)
    return f"{cost} ({swaps})" if swaps else cost


def _played(state: UnderQuest) -> Iterator[str]:
    for each in state.played:
        yield f"{each.number}: {each.told()} (level {each.level}, turn {each.turns})"


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
        Field(label="Morality", value=str(me.morality), key="morality"),
        Field(label="Experience", value=str(me.xp), key="xp"),
        Field(label="Gold", value=str(me.gold), key="gold"),
        Field(label="Rations", value=str(me.rations), key="rations"),
        Field(label="Encumbrance", value=f"{weight(state)} of {capacity(state)}", key="weight"),
        Field(label="Proficiency", value=me.proficiency or ""),
        *_stats(state),
        *_tokens(state),
        Field(label="Attack icons", value=", ".join(f"{grit} grit: +{by}" for grit, by in me.icons)),
    )
    boxes = tuple(Box(label=each.name, ticked=each.spent) for each in me.incantations)
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
        Lines(title="Ingredients", rows=tuple(_ingredient(state, each) for each in me.ingredients)),
        Lines(title="Trinkets", rows=tuple(f"{each} ({_worth(state, each)})" for each in me.trinkets)),
        Lines(title="Skills", rows=tuple(_skill(state, each) for each in me.skills)),
        Lines(title="Incantations", rows=tuple(_spells(state))),
        Lines(title="Companion", rows=tuple(companions(state))),
        Lines(title="Scourges", rows=tuple(_scourge(state, each) for each in me.scourges)),
    )


def _worn(state: UnderQuest) -> Iterator[str]:
    for slot in content.box().slots:
        for each in state.me.items:
            if each.at == slot:
                yield f"{slot} {_item(state, each)}"


def _item(state: UnderQuest, each: Owned) -> str:
    card = reading.item(state, each.name)
    told = [f"weight {card.weight}" if card.weight is not None else "weight unknown"]
    told += [card.slot] if card.slot and each.at is None else []
    told += [f"cost {card.cost}"] if card.cost is not None else []
    told += [f"{card.uses} +{card.bonus}"] if card.uses else []
    told += [f"{name} {by:+d}" for name, by in (*card.deals, *card.effect, *card.gives)]
    told += [USES[card.use]] if card.use else []
    told += ["dagger"] if card.dagger else []
    told += [f"needs {card.needs} morality"] if card.needs else []
    told += [_plain(card.text)] if card.text else []
    told += [f"red: {_plain(card.weak)}"] if card.weak else []
    return f"{each.name} ({', '.join(told)})"


def _plain(text: str) -> str:
    return text.replace("_", " ")


def _worth(state: UnderQuest, trinket: str) -> str:
    card = reading.trinket(state, trinket)
    told = "worth unknown" if card.worth is None else f"worth {worth(state, trinket)}"
    return f"{told}, {_plain(card.text)}" if card.text else told


def _ingredient(state: UnderQuest, name: str) -> str:
    """An ingredient with its difficulty, its rows from the top, risk and reward, as far as known (UQ-POT-02)."""
    card = reading.ingredient(state, name)
    told = [f"difficulty {card.difficulty}"] if card.difficulty is not None else []
    told += [f"{icon} {count}" if count else "-" for icon, count in card.rows]
    told += [f"risk {number} {by:+d}" for number, by in card.risk]
    told += [f"reward {number} {by:+d}" for number, by in card.reward]
    return _with(name, told, card.text)


def _skill(state: UnderQuest, name: str) -> str:
    """A skill with what it changes and what it says (UQ-CHK-02)."""
    card = reading.skill(state, name)
    return _with(name, _changes(card.gives), card.text)


def _scourge(state: UnderQuest, name: str) -> str:
    """A scourge with what it changes and what it says (UQ-CUR-04)."""
    card = reading.scourge(state, name)
    return _with(name, _changes(card.gives), card.text)


def _changes(gives: Pairs) -> list[str]:
    return [f"{number} {by:+d}" for number, by in gives]


def _with(name: str, told: list[str], text: str) -> str:
    """A card with what is known of it in brackets: `Frailty (encumbrance -3, no rest)`."""
    known = _known(told, text)
    return f"{name} ({known})" if known else name


def _known(told: list[str], text: str) -> str:
    return ", ".join([*told, _plain(text)] if text else told)


def _spells(state: UnderQuest) -> Iterator[str]:
    for each in state.me.incantations:
        card = reading.incantation(state, each.name)
        told = (f"level {each.level}", *((card.school,) if card.school else ()), "spent" if each.spent else "ready")
        yield f"{each.name}, {', '.join(told)}{f': {_plain(card.text)}' if card.text else ''}"


def _footnotes(state: UnderQuest) -> Iterator[str]:
    """Where numbers come from, special abilities, and what was taken from the Rewards deck."""
    for number in ("defence", "fire-defence", "ice-defence", "holy-defence", "damage"):
        found = parts(state, number)
        if found:
            yield f"{number}: {', '.join(f'{by:+d} {card}' for card, by in found)}"
    yield from _abilities(state)
    yield f"Morality: {HINT}"
    if state.me.rewards:
        yield f"Rewards taken: {', '.join(state.me.rewards)}"
    if state.ended:
        yield ending(state)


def _abilities(state: UnderQuest) -> Iterator[str]:
    """What race and class change and say, and what wakes the familiar (UQ-CHR-08, UQ-CHR-17)."""
    race, class_ = reading.race(state, state.me.race), reading.class_(state, state.me.class_)
    friend = reading.familiar(state, state.me.familiar)
    wakes = [f"morality {friend.way}: {', '.join(_changes(friend.effect)) or 'its ability'}"] if friend.way else []
    rows = (
        (race.name, _changes(race.gives), race.text),
        (class_.name, _changes(class_.gives), class_.text),
        (friend.name, wakes, friend.text),
    )
    for name, told, text in rows:
        if told or text:
            yield f"{name}: {_known(told, text)}"
