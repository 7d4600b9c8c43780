"""With what a model attacks: an equipped weapon, a grenade, or an action that a card grants."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.frozen import Frozen
from ledger.core.model import Asking, Objection, refused
from ledger.core.printed import meant
from ledger.core.wording import one_word
from ledger.games.torgue.content.rows import Band, Colour, Skill, SlotKind
from ledger.games.torgue.rules.asking import Gives, no, objected
from ledger.games.torgue.state.cards import GearRead
from ledger.games.torgue.state.figures import gear
from ledger.games.torgue.state.game import Torgue, owner
from ledger.games.torgue.state.hunters import Hunter, Worn, has, stored
from ledger.games.torgue.state.hunters import held as on_card

GRENADE: SlotKind = "grenade"
IDLE = ("shield", "mod")


class Means(Frozen):
    """An attack as its card prints it."""

    name: str
    card: str = ""
    """The card of Gear behind it; empty for an action of a Vault Hunter or a Sidekick."""
    of: str = ""
    """The Vault Hunter or Sidekick whose own action it is."""
    skill: Skill
    range: tuple[Band, ...] = ()
    keywords: tuple[str, ...] = ()
    die: Colour | None = None
    number: int | None = None
    free: bool = False
    grenade: bool = False
    harmless: bool = False
    blind: bool = False
    several: bool = False
    effects: tuple[str, ...] = ()


def of_gear(card: GearRead) -> Means:
    """The attack of a card of Gear; its Skill is the usual one where none was typed (TB-030)."""
    grenade = card.kind == GRENADE
    usual: Skill = "melee" if card.melee else "reflexes" if grenade else "ranged"
    return Means(
        name=card.name,
        card=card.name,
        skill=card.skill or usual,
        range=card.range,
        keywords=card.keywords,
        die=card.die,
        free=grenade,
        grenade=grenade,
        harmless=card.kind in IDLE,
        effects=card.effects,
    )


def read(state: Torgue, name: str) -> Means | None:
    """What is known of an attack of that name: an action first, then a card of Gear; None for neither."""
    action = state.lore.actions.get(name)
    if action is None:
        known = name in state.lore.gear or any(_holds(each, name) for each in state.hunters.values())
        return of_gear(gear(state, name)) if known else None
    card = gear(state, action.of) if _is_card(state, action.of) else None
    base = of_gear(card) if card else Means(name=name, of=action.of, skill="ranged")
    return base.but(
        name=name,
        skill=action.skill or base.skill,
        range=action.range or base.range,
        keywords=tuple(dict.fromkeys((*action.keywords, *base.keywords))),
        die=action.die or base.die,
        number=action.number,
        free=action.free or base.free,
        harmless=action.harmless,
        blind=action.blind,
        several=action.several,
        effects=(*action.effects, *base.effects),
    )


def _is_card(state: Torgue, name: str) -> bool:
    return bool(name) and not owner(state, name) and name not in (*state.lore.hunters, *state.lore.sidekicks)


def _holds(hunter: Hunter, name: str) -> bool:
    return bool(has(hunter, name) or stored(hunter, name))


def means_of(state: Torgue, who: str, named: str, *, grenade: bool = False) -> Gives[Means]:
    """The attack that is meant: as named, or the only loaded one; asked for where there are several.

    Raises Refused `weapon-unknown`, `weapon-missing`, `weapon-grenade`, `weapon-thrown`.
    """
    name = named or (yield from _usual(state, who, grenade=grenade))
    found = read(state, name)
    if found is None:
        known = (*state.lore.actions, *(each.card for each in state.hunters[owner(state, who)].equipped))
        hint = f"action-card {one_word(name)} skill ranged"
        raise refused("weapon-unknown", "TB-100", f"Nothing is called {name}{meant(name, known)}.", hint)
    if found.grenade and not grenade:
        raise refused("weapon-grenade", "TB-103", f"{name} is a grenade.", "throw")
    if grenade and not found.grenade:
        raise refused("weapon-thrown", "TB-103", f"{name} is no grenade.", "shoot, or gear-card NAME grenade die green")
    yield from objected(unusable(state, who, found))
    return found


def _usual(state: Torgue, who: str, *, grenade: bool) -> Gives[str]:
    """The only weapon, grenade or own action of a model; an empty one where all are empty."""
    worn = _arms(state, who, GRENADE if grenade else "weapon")
    names = [each.card for each in worn if each.ready] or [each.card for each in worn]
    names = names or ([] if grenade else _own(state, who))
    if not names:
        kind = "grenade" if grenade else "weapon"
        hint = "equip one" if grenade else "melee, or shoot TARGET with ACTION"
        raise refused("weapon-missing", "TB-100", f"{who} has no {kind}.", hint)
    if len(names) > 1:
        yield Asking(field="with_", asks=f"{who}: with {' or '.join(names)}?")
    return names[0]


def _arms(state: Torgue, who: str, kind: SlotKind) -> list[Worn]:
    """The equipped cards of that kind, else those that nobody typed; a Sidekick has none."""
    held = state.hunters.get(who)
    worn = held.equipped if held else ()
    typed = [each for each in worn if gear(state, each.card).kind == kind]
    return typed or [each for each in worn if gear(state, each.card).kind is None]


def _own(state: Torgue, who: str) -> list[str]:
    """Attacks that a model's own card grants."""
    return [each.name for each in state.lore.actions.values() if each.of == who and not each.harmless]


def unusable(state: Torgue, who: str, means: Means) -> Iterator[Objection]:
    """Objections to an attack: no attack, another's, in the Inventory, not held, Out of Ammo (TB-097, TB-101)."""
    if means.harmless:
        yield no("action-harmless", "TB-046", f"{means.name} is no attack.", "do, or try")
    if means.of and means.of != who:
        hint = f"@{one_word(means.of)} shoot TARGET"
        yield no("action-other", "TB-033", f"{means.name} is an action of {means.of}.", hint)
    if not means.card:
        return
    held = state.hunters[owner(state, who)]
    worn = has(held, means.card)
    if who != held.name:
        yield no("sidekick-gear", "TB-138", f"{who} has no Gear.", f"@{one_word(held.name)} shoot TARGET")
    if worn is None and stored(held, means.card):
        yield no("gear-stored", "TB-097", f"{means.card} is in the Inventory.", "swap it in")
    elif worn is None:
        yield no("gear-missing", "TB-100", f"{held.name} has no {means.card}.", "a card of its own")
    elif not worn.ready:
        hint = "spend ammo" if on_card(held, "ammo") else "melee, or another weapon"
        yield no("weapon-empty", "TB-101", f"{means.card} is Out of Ammo.", hint)
