"""Numbers that cards, tokens and terrain add up to: Skills, Defense, Strength, keywords."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Skill, SlotKind
from ledger.games.torgue.state.cards import EnemyRead, GearRead, HunterRead, SidekickRead
from ledger.games.torgue.state.enemies import Enemy
from ledger.games.torgue.state.enemies import effect as on_enemy
from ledger.games.torgue.state.game import Torgue, hunting, owner, place_of, sidekick
from ledger.games.torgue.state.hunters import Hunter
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.zones import Zone, tires


def gear(state: Torgue, name: str) -> GearRead:
    """What is known of a card of Gear."""
    return state.lore.gear.get(name, GearRead(name=name))


def hunter_card(state: Torgue, name: str) -> HunterRead:
    """What is known of a Vault Hunter card."""
    return state.lore.hunters.get(name, HunterRead(name=name))


def enemy_card(state: Torgue, name: str) -> EnemyRead:
    """What is known of an enemy card."""
    return state.lore.enemies.get(name, EnemyRead(name=name))


def model(state: Torgue, card: str) -> str:
    """The model that stands for an enemy card; the card's own name where nobody typed another (TB-165)."""
    return enemy_card(state, card).model or card


def summed(words: Iterable[str], name: str) -> int:
    """The sum of all modifiers of that name, like `ranged+1` and `ranged-2`."""
    total = 0
    for word in words:
        for sign in "+-":
            told, _, by = word.rpartition(sign)
            if told == name and by.isdecimal():
                total += int(by) if sign == "+" else -int(by)
    return total


def is_modifier(word: str) -> bool:
    """Whether a word is a modifier and no keyword."""
    return word[-1:].isdecimal() and ("+" in word or "-" in word) and ":" not in word


def gives(state: Torgue, hunter: Hunter) -> Iterator[str]:
    """All modifiers of a Vault Hunter: its card, filled slots, equipped cards that are not Exhausted (TB-027)."""
    yield from hunter_card(state, hunter.name).gives
    tree = state.lore.trees.get(hunter.tree)
    for slot in hunter.slots if tree else ():
        yield from (tree.slots.get(slot, "") if tree else "").split()
    for worn in hunter.equipped:
        if worn.ready:
            yield from gear(state, worn.card).gives


def skill(state: Torgue, who: str, name: Skill) -> int:
    """A Skill of a Vault Hunter or a Sidekick; one that it does not have is 0 (TB-031)."""
    friend = sidekick(state, who)
    if friend:
        return state.lore.sidekicks.get(friend.name, SidekickRead(name=friend.name)).skills.get(name, 0)
    hunter = state.hunters[who]
    return hunter_card(state, who).skills.get(name, 0) + summed(gives(state, hunter), name)


def lacks(state: Torgue, who: str, name: Skill) -> bool:
    """Whether neither the card nor anything else of a model gives it a Skill (TB-031)."""
    friend = sidekick(state, who)
    if friend:
        return name not in state.lore.sidekicks.get(friend.name, SidekickRead(name=friend.name)).skills
    return name not in hunter_card(state, who).skills and not skill(state, who, name)


def action_bonus(state: Torgue, who: str, name: Skill) -> int:
    """What is added to a Skill Roll of an action besides the Skill; a Sidekick has nothing of its owner's cards."""
    if sidekick(state, who):
        return 0
    hunter = state.hunters[owner(state, who)]
    words = tuple(gives(state, hunter))
    return summed(words, "attack") + summed(words, f"{name}-attack")


def defence_bonus(state: Torgue, who: str, resist: Skill) -> int:
    """What is added to a defence roll besides the Skill: cards, tires (TB-239), Corrosive (TB-265)."""
    hunter = state.hunters[who]
    words = tuple(gives(state, hunter))
    cards = summed(words, "defence") + summed(words, f"{resist}-defence")
    return cards + rubber(state, hunter.zone) - hunter.effects.get("corrosive", 0)


def pistol_defends(state: Torgue, who: str, resist: Skill) -> bool:
    """Whether Ranged may defend against that: Melee, with a loaded Pistol equipped (TB-170)."""
    loaded = (each for each in state.hunters[who].equipped if each.ready)
    return resist == "melee" and any("pistol" in gear(state, each.card).keywords for each in loaded)


def better(state: Torgue, who: str, resist: Skill) -> Skill:
    """The Skill that defends where nobody names one: Ranged only where a Pistol allows it and it is higher (TB-170)."""
    higher = pistol_defends(state, who, resist) and skill(state, who, "ranged") > skill(state, who, resist)
    return "ranged" if higher else resist


def rubber(state: Torgue, zone: str) -> int:
    """What the tires of a zone add to defence."""
    return tires(state.zones.get(zone, Zone(name=zone))) * content.play().tires.defence


def slots(state: Torgue, hunter: Hunter, kind: SlotKind) -> int:
    """How many cards of a kind a Vault Hunter may have equipped."""
    usual = {
        "weapon": content.play().slots.weapon,
        "shield": content.play().slots.shield,
        "grenade": content.play().slots.grenade,
        "mod": content.play().slots.mod,
    }[kind]
    printed = hunter_card(state, hunter.name).slots.get(kind, usual)
    return printed + summed(gives(state, hunter), f"{kind}-slot")


def traits(state: Torgue, enemy: Enemy) -> tuple[str, ...]:
    """Keywords and modifiers of an enemy now: printed, gained, under the Slaughterlight, in a hunt (TB-232)."""
    printed = enemy_card(state, enemy.card)
    found = [*printed.keywords, *enemy.gained]
    if state.spotlight.side == "red":
        found += state.scenario.red_gives if state.scenario and not hunting(state) else ()
        found += ["deadly"] if hunting(state) and printed.unique else []
    return tuple(found)


def keywords(state: Torgue, enemy: Enemy) -> tuple[str, ...]:
    """Keywords of an enemy now."""
    return tuple(each for each in traits(state, enemy) if not is_modifier(each))


def strength(state: Torgue, enemy: Enemy) -> int | None:
    """The number that its attacks are defended against; None while nobody typed it."""
    printed = enemy_card(state, enemy.card).strength
    return None if printed is None else printed + summed(traits(state, enemy), "strength")


def moves(state: Torgue, enemy: Enemy) -> int | None:
    """Zones that it may move; 0 while it is frozen (TB-266)."""
    if on_enemy(enemy, "cryo"):
        return 0
    printed = enemy_card(state, enemy.card).move
    return None if printed is None else printed + summed(traits(state, enemy), "move")


def reach(state: Torgue, enemy: Enemy) -> int | None:
    """How many zones away it may attack."""
    printed = enemy_card(state, enemy.card).range
    return None if printed is None else printed + summed(traits(state, enemy), "range")


def defense(state: Torgue, enemy: Enemy) -> int | None:
    """Its Defense with tires, Corrosive and cards; None while nobody typed it."""
    printed = enemy_card(state, enemy.card).defense
    return None if printed is None else printed + defense_bonus(state, enemy)


def defense_bonus(state: Torgue, enemy: Enemy) -> int:
    """What is added to its Defense."""
    corroded = on_enemy(enemy, "corrosive") if option(state, "corrosive-enemy") == "defense" else 0
    return summed(traits(state, enemy), "defense") + rubber(state, enemy.zone) - corroded


def shield_bonus(state: Torgue, enemy: Enemy) -> int:
    """What is added to its shield roll (AMB-51): tires, less Corrosive."""
    adds = rubber(state, enemy.zone) if option(state, "tire-shield") == "adds" else 0
    return adds - on_enemy(enemy, "corrosive")


def priced(state: Torgue, card: str) -> int | None:
    """The price of a card in vending."""
    return gear(state, card).price


def at_reach(state: Torgue, zone: str) -> tuple[str, ...]:
    """Vault Hunters in a zone who are in play."""
    return tuple(name for name, each in state.hunters.items() if each.stands != "out" and place_of(state, name) == zone)
