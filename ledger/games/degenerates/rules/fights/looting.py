"""Looting: Loot rolls, draws, and what is done with the finds."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.dice import Dice
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.degenerates.events.looting import (
    FightClosed,
    LootFound,
    LootRollMade,
    LootSettled,
    LootSkipped,
    TrophyLeft,
)
from ledger.games.degenerates.moves.fights import Decline, Forgo, Keep, LootDraw, LootRoll
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds, actor, no, one, playing, the_fight
from ledger.games.degenerates.rules.carrying import no_room, too_heavy
from ledger.games.degenerates.rules.fights.beginning import begin, labelled, read
from ledger.games.degenerates.rules.fights.hitting import BLIGHT
from ledger.games.degenerates.rules.fights.rewards import drop_trophies, epic_loot, go_on, own_xp
from ledger.games.degenerates.rules.reading import read_card
from ledger.games.degenerates.rules.resting.trading import acquired
from ledger.games.degenerates.rules.testing import again, fall
from ledger.games.degenerates.state.attributes import card, lasting, unmet
from ledger.games.degenerates.state.fights import Fight, Foe, Found
from ledger.games.degenerates.state.game import Degenerates

decides = Deciders[Degenerates]()


@decides(Forgo)
def forgo(state: Degenerates, move: Forgo) -> Decision[Degenerates]:
    fight = the_fight(state)
    owner = next(
        (who for who, held in fight.fighters.items() if any(each.label == move.trophy for each in held.trophies)), ""
    )
    if not owner:
        raise refused("trophy-missing", "DD-259", f"Nobody has the trophy {move.trophy}.", "the status shows whose")
    if fight.result:
        yield no("forgo-late", "DD-326", "Rewards are paid already.", "before the fight is over")
    trophy = next(each for each in fight.fighters[owner].trophies if each.label == move.trophy)
    state = yield TrophyLeft(who=owner, trophy=trophy.label, why="left behind", rule="DD-326")
    for event in decks.discard(state, trophy.deck, trophy.card, "DD-326"):
        state = yield event


@decides(LootRoll)
def loot_roll(state: Degenerates, move: LootRoll) -> Decision[Degenerates]:
    fight = the_fight(state)
    who = actor(state, move)
    if not move.who and who not in fight.rolls and fight.rolls:
        who = fight.rolls[0]
    if who not in fight.fighters or fight.result != "won":
        raise refused("roll-missing", "DD-280", "No Loot roll is due.", "next")
    xp = own_xp(fight.fighters[who])
    if who not in fight.rolls:
        stays = fight.fighters[who].stands == "in"
        told = f"{who} has rolled." if xp and stays else f"{who} has no trophies that count: no roll."
        raise refused("roll-missing", "DD-280", told, ", ".join(fight.rolls) or "next")
    thrown = yield from fall(Dice(count=1, sides=6), move.die, f"{who}: Loot roll, {xp} or less?", "die")
    if again(thrown.dice):
        yield no("reroll-barred", "DD-095", "That is no Test; Luck does not help.", "one face")
    passed = thrown.total <= xp
    epic = passed and epic_loot(state, fight.fighters[who])
    state = yield LootRollMade(who=who, xp=xp, thrown=thrown.dice, passed=passed, epic=epic, rule="DD-280")
    yield from go_on(state)


def skip_rolls(state: Degenerates) -> Unfolds:
    """Who does not roll gets nothing (DD-326)."""
    fight = the_fight(state)
    for who in fight.rolls:
        state = yield LootRollMade(who=who, xp=own_xp(fight.fighters[who]), passed=False, rule="DD-326")
    return state


@decides(LootDraw)
def loot_draw(state: Degenerates, move: LootDraw) -> Decision[Degenerates]:
    fight = the_fight(state)
    who = actor(state, move)
    due = dict(fight.passed)
    if not move.who and who not in due and due:
        who = next(iter(due))
    yield from _early(fight, who, due)
    if move.epic and not due.get(who):
        rule = "DD-308" if state.mission and state.mission.name == BLIGHT else "DD-281"
        yield no("epic-loot-barred", rule, f"{who} has no Epic trophy for that.", "without epic")
    deck = "epic-loot" if move.epic else "loot"
    yield from decks.by_program(state, deck, move.card)
    state = yield from read_card(
        state,
        move.card,
        kind=move.kind,
        town=move.town,
        heavy=move.heavy,
        slot=move.slot,
        attack=move.attack,
        reach=move.reach,
        price=move.price,
    )
    known = card(state, move.card)
    if known.kind is None and not known.town:
        yield Asking(field="kind", asks=f"What kind of card is {move.card}?")
    state = yield from decks.draw(state, deck, move.card, "DD-282", move.past)
    if known.town:
        for event in decks.discard(state, deck, move.card, "DD-282"):
            state = yield event
        return
    found = Found(who=who, card=move.card, deck=deck, kind=known.kind or "item")
    state = yield LootFound(found=found, rule="DD-280")
    yield from found_monsters(state)


@decides(Decline)
def decline(state: Degenerates, move: Decline) -> Decision[Degenerates]:
    fight = the_fight(state)
    who = actor(state, move)
    if not move.who and who not in dict(fight.passed) and fight.passed:
        who = fight.passed[0][0]
    yield from _early(fight, who, dict(fight.passed))
    state = yield LootSkipped(who=who, rule="DD-326")
    yield from found_monsters(state)


def _early(fight: Fight, who: str, due: dict[str, bool]) -> Iterator[Objection]:
    if fight.rolls:
        yield no("rolls-first", "DD-283", f"{', '.join(fight.rolls)} may still roll.", "spoils DIE, or next")
    if who not in due:
        raise refused("draw-missing", "DD-280", f"{who} draws no Loot.", ", ".join(due) or "next")


def found_monsters(state: Degenerates) -> Unfolds:
    """After the last draw all found monsters are fought together; then Diseases and Events (DD-283, DD-284)."""
    fight = state.fight
    if fight is None or fight.passed:
        return state
    monsters = [each for each in fight.found if each.kind == "monster"]
    if not monsters:
        return (yield from go_on(state))
    foes: tuple[Foe, ...] = ()
    for each in monsters:
        foes = (*foes, labelled(foes, each.card, each.deck))
    read(state, foes)
    rest = tuple(each for each in fight.found if each.kind != "monster")
    space = fight.space
    state = yield from drop_trophies(state)
    state = yield FightClosed(rule="DD-283")
    return (yield from begin(state, space, foes, "loot", rest))


@decides(Keep)
def keep(state: Degenerates, move: Keep) -> Decision[Degenerates]:
    fight = the_fight(state)
    found = next((each for each in fight.found if each.card == move.card), None)
    if found is None:
        raise refused("find-missing", "DD-290", f"{move.card} was not found.", ", ".join(e.card for e in fight.found))
    if fight.step != "spoils":
        yield no("spoils-early", "DD-283", "Rolls, draws and monsters come first.", "next")
    state = yield LootSettled(who=found.who, card=found.card, rule="DD-290")
    if move.left:
        for event in decks.discard(state, found.deck, found.card, "DD-326"):
            state = yield event
        yield from go_on(state)
        return
    who = playing(state, move.to) if move.to else playing(state, found.who)
    state = yield from _kept(state, move, found, who)
    yield from go_on(state)


def _kept(state: Degenerates, move: Keep, found: Found, who: str) -> Unfolds:
    if one(state, who).space != one(state, found.who).space:
        yield no("party-elsewhere", "DD-290", f"{who} is elsewhere.", "somebody in the space")
    if found.kind == "item":
        yield from too_heavy(state, who, found.card)
    if move.on:
        missing = unmet(state, who, lasting(card(state, found.card).needs))
        if missing:
            yield no("requirement-unmet", "DD-287", f"{found.card} needs {', '.join(missing)}.", "without on")
        yield from no_room(state, who, found.card)
    return (yield from acquired(state, who, found.card, found.kind, deck=found.deck, worn=move.on))


def settle_found(state: Degenerates) -> Unfolds:
    """`next` while finds lie there: nobody has decided about them."""
    fight = the_fight(state)
    for each in fight.found:
        yield no(
            "find-open",
            "DD-290",
            f"{each.card} lies there still.",
            f"keep {one_word(each.card)}, or the same with left",
        )
        state = yield LootSettled(who=each.who, card=each.card, rule="DD-326")
        for event in decks.discard(state, each.deck, each.card, "DD-326"):
            state = yield event
    return (yield from go_on(state))
