"""What the campaign waits for, with the words to type."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Owed
from ledger.core.wording import one_word
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import DungeonRow
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import made
from ledger.games.underquest.state.dungeon import BETWEEN, GIVEN, PATIENT, Due, DueName, Turn
from ledger.games.underquest.state.fights import Fight
from ledger.games.underquest.state.figures import capacity, excess, weapon, weight
from ledger.games.underquest.state.game import UnderQuest, asked, blow_waits, due, turns_of_level
from ledger.games.underquest.views.company import unread, visits

WORDS: dict[DueName, tuple[str, str, tuple[str, ...]]] = {
    "trap": ("A trap: pass its check, or suffer", "test STAT DIE, or disarm", ()),
    "mimic": ("A mimic: fight it", "fight MIMIC as mimic", ("fight",)),
    "treasure": ("Choose one of two treasures", "claim gold=2, or claim cards DECK", ("claim",)),
    "claimed": ("Draw what was claimed", "treasure CARD, or trinket CARD", ()),
    "scourge": ("Draw a scourge", "scourge CARD", ("scourge",)),
    "familiar-bonus": ("Your familiar brings a card", "trinket CARD, or obtain CARD DECK", ()),
    "potion-reward": ("A reward of the potion", "exquisite CARD, or exquisite none", ("exquisite",)),
    "potion-risk": ("The risk of one card, at random", "risk CARD", ("risk",)),
    "incantation-random": ("A random incantation", "incantation NAME 1", ("incantation",)),
    "incantation-chosen": ("Choose an incantation", "incantation NAME 1", ("incantation",)),
    "reveal-quest": ("Turn up the quest card", "quest TITLE nature=1", ()),
    "resolve-quest": ("Read the lower part of the quest", "get GAINS, or conclude", ()),
    "boss": ("Fight the final boss", "fight BOSS", ("fight",)),
    "victory": ("Reward of the victory", "spoils TREASURE and A B, or spoils raise STAT", ("spoils",)),
    "next-treasure": ("The next treasure may be drawn", "treasure CARD", ()),
    "experience": ("Its experience", "enemy-card ENEMY xp XP", ()),
    "starting-item": ("The trapping of your race", "race-card RACE carries CARD", ()),
    "starting-skill": ("The skill of your class", "class-card CLASS skill CARD", ()),
    "starting-bonus": ("What your familiar brings", "familiar-card FAMILIAR brings CARD", ()),
    "starting-icons": ("The attack icons of your class", "class-card CLASS icons GRIT/DAMAGE", ()),
    "starting-stat": ("The stat that your familiar raises", "familiar-card FAMILIAR STAT", ()),
    "familiar-answer": ("When and how your familiar answers", "familiar-card FAMILIAR up does GAINS", ()),
}
LATE: dict[DueName, tuple[str, str, str]] = {
    "experience": ("Experience of {}", "enemy-card", "xp XP"),
    "starting-item": ("The trapping of {}", "race-card", "carries CARD"),
    "starting-skill": ("The skill of {}", "class-card", "skill CARD"),
    "starting-bonus": ("What {} brings", "familiar-card", "brings CARD"),
    "starting-icons": ("The attack icons of {}", "class-card", "icons 1/2 2/5 3/8"),
    "starting-stat": ("The stat that {} raises", "familiar-card", "STAT"),
    "familiar-answer": ("When and how {} answers", "familiar-card", "up does GAINS"),
}
"""What a card gives that nobody read yet: the question, and the words that type it."""
DECKS = ("treasure", "trinket", "ingredient")
"""Decks that have a word of their own for the card that comes."""

HOLDING = ("buy", "treasure", "obtain", *BETWEEN)
"""Moves that no draw leaves behind while they wait for an answer."""
PASSED = "passed"
"""How a check that was passed ends in words."""
PRIMARY = ("PH", "2H")


def owed(state: UnderQuest) -> tuple[Owed, ...]:
    """Everything that is owed, in the order in which it is best answered; what was half said waits by itself."""
    if not state.players or state.ended:
        return ()
    if not made(state.me):
        return (_must("Make your adventurer", "adventurer RACE CLASS FAMILIAR", "adventurer"),)
    given = {
        (each.name, each.cards): _due(each) for each in state.dues if each.name in GIVEN
    }  # what is owed twice is typed once
    checked = state.turn.checked if state.turn else ""
    dues = (_due(each, checked) for each in state.dues if each.name not in GIVEN)
    last = (*given.values(), *unread(state), *_unweighed(state))
    found = (*_heavy(state), *_fighting(state), *dues, *_next(state), *last)
    said = {each.verb for each in state.opened}
    return tuple(each for each in found if _begins(each) not in said)


def _begins(each: Owed) -> str:
    """The verb that gives it; empty where several do."""
    return "" if "," in each.words else next(iter(each.prefix or each.words.split()))


def _must(what: str, words: str, *prefix: str) -> Owed:
    return Owed(what=what, words=words, prefix=prefix, must=True)


def _heavy(state: UnderQuest) -> Iterator[Owed]:
    if excess(state):
        yield _must(f"Too heavy: {weight(state)} of {capacity(state)}", "discard CARD", "discard")
        for each in state.me.items:
            if reading.item(state, each.name).use == "free":
                word = one_word(each.name)
                yield Owed(what=f"Or use {each.name} at once", words=f"consume {word}")


def _unweighed(state: UnderQuest) -> Iterator[Owed]:
    """What is carried and weighs nobody knows how much (UQ-INV-01)."""
    for name in dict.fromkeys(each.name for each in state.me.items):
        if reading.item(state, name).weight is None:
            word = one_word(name)
            yield Owed(
                what=f"Weight of {name}", words=f"item-card {word} weight WEIGHT", prefix=("item-card", word, "weight")
            )


def _due(each: Due, checked: str = "") -> Owed:
    if each.name in LATE:
        return _late(each)
    what, words, prefix = WORDS[each.name]
    if each.name == "trap" and checked.endswith(PASSED):
        what, words, prefix = "The trap is passed", "disarm", ("disarm",)
    words = _claimed(each) if each.name == "claimed" else words
    told = f"{what} ({', '.join(each.cards)})" if each.cards else f"{what} ({each.text})" if each.text else what
    return Owed(what=told, words=words, prefix=prefix, must=each.name not in PATIENT)


def _late(each: Due) -> Owed:
    """What a card gives comes with the words that type it; a bare number is the experience that is asked for."""
    what, verb, tail = LATE[each.name]
    name = each.cards[0] if each.cards else ""
    words = (verb, one_word(name), *tail.split())
    prefix = words[:-1] if each.name == "experience" else ()
    return Owed(what=what.format(name), words=" ".join(words), prefix=prefix)


def _claimed(each: Due) -> str:
    """The words for the card that was claimed: those of its deck, or of an item by its name (UQ-CBT-24)."""
    name = each.cards[0] if each.cards else ""
    if name in DECKS:
        return f"{name} CARD"
    row = content.deck(name)
    return f"obtain CARD {name}" if row else f"obtain {one_word(name)}"


def _fighting(state: UnderQuest) -> Iterator[Owed]:
    fight = state.fight
    if fight is None:
        return
    if fight.checked:
        yield Owed(
            what=f"{fight.checked.capitalize()}: what {fight.foe.name} says", words="get GAINS, or suffer DAMAGE"
        )
    if fight.rearm and any(each.at not in PRIMARY and reading.item(state, each.name).uses for each in state.me.items):
        yield Owed(what="Another weapon may be taken up", words="equip WEAPON", prefix=("equip",))
    if blow_waits(state):
        return  # its own question comes first
    if not fight.side:
        what = f"Initiative against {fight.foe.name} ({fight.foe.initiative})"
        yield _must(what, "initiative DIE", "initiative")
        yield from _bribe(fight)
    elif fight.check:
        yield _must(f"{fight.foe.name} asks for a check", f"test {fight.check} DIE", "test", fight.check)
    elif fight.side == "enemy":
        yield _must(f"{fight.foe.name} attacks", "enemy D1 D2", "enemy")
        yield from _bribe(fight)
    else:
        yield _must("You act", "attack D1 D2" if weapon(state) is None else _attack(state), "attack")
        yield from _bribe(fight)
    yield from _unread_titles(state, fight)


def _unread_titles(state: UnderQuest, fight: Fight) -> Iterator[Owed]:
    """Abominations of which nobody typed what they add (UQ-ABO-04)."""
    for name, side in ((fight.prefix, "prefix"), (fight.suffix, "suffix")):
        card = reading.abomination(state, name) if name else None
        if card and reading.untold(card):
            words = f"abomination-card {one_word(name)} {side} damage DAMAGE"
            yield Owed(what=f"What {name} adds", words=words)


def _attack(state: UnderQuest) -> str:
    prices = "/".join(str(grit) for grit, _ in state.me.icons if grit <= state.me.grit)
    return f"attack D1 D2 grit {prices}" if prices else "attack D1 D2"


def _bribe(fight: Fight) -> Iterator[Owed]:
    if fight.foe.bribe and not fight.struck:
        price = ", ".join(f"{count} {name}" for name, count in fight.foe.bribe)
        words = "bribe TRINKETS" if "trinkets" in dict(fight.foe.bribe) else "bribe"
        yield Owed(what=f"Or buy it off for {price}", words=words)


def _next(state: UnderQuest) -> Iterator[Owed]:
    """What comes next where nothing else is open."""
    turn, phase = state.turn, state.phase
    if state.fight:
        return
    if phase == "won":
        yield from () if excess(state) or _in_the_way(state) else (_home(),)
    elif phase == "inn":
        yield Owed(what="Trade, then set out", words="scarla, sell, buy, rations, set-out")
    elif phase == "drawn":
        yield _must("Turn one of the two up", "turn-up CARD", "turn-up")
    elif phase == "revealed" and turn:
        yield _must(f"Resolve {turn.card}, or take the other", "resolve, or swap CARD")
    elif phase in ("resolving", "placing"):
        yield from _laying(state)
    elif state.turns >= turns_of_level(state):
        yield Owed(what=f"Level {state.level} is done", words="level-end")
    elif not (excess(state) or _in_the_way(state)):
        yield Owed(what=f"Turn {state.turns + 1}{_ends(state)}", words="draw CARD", prefix=("draw",))
    if phase == "shop" and (state.me.gold or state.me.trinkets):
        yield Owed(what="Trappings are sold", words="buy CARD")
    yield from _quest(state)


def _home() -> Owed:
    return Owed(what="To the inn, or home", words="inn, or retire")


def _in_the_way(state: UnderQuest) -> bool:
    """Whether something is owed, or half done, that no draw leaves behind (UQ-LVL-10)."""
    return any(each.name not in PATIENT for each in state.dues) or any(each.verb in HOLDING for each in state.opened)


def _ends(state: UnderQuest) -> str:
    """The two ends of the tableau, which say what the next card may match."""
    return f" ({state.tableau[0].left} ... {state.tableau[-1].right})" if state.tableau else ""


def _quest(state: UnderQuest) -> Iterator[Owed]:
    """The open quest card and what it asks for, as long as it is not paid."""
    card = state.quest
    if card and not card.paid:
        cost = ", ".join(f"{count} {name}" for name, count in card.cost)
        yield Owed(what=f"{card.title}: {cost}", words="pay")


def _laying(state: UnderQuest) -> Iterator[Owed]:
    card = state.turn.card if state.turn else "the card"
    for each in state.thrown:
        yield Owed(what=f"{each.name} lies there", words=f"pick-up {one_word(each.name)}")
    if state.turn and state.phase == "resolving":
        yield from _meeting(state, state.turn)
    yield Owed(what=f"Lay {card}{_ends(state)}", words="lay END LEFT RIGHT", prefix=("lay",))


def _meeting(state: UnderQuest, turn: Turn) -> Iterator[Owed]:
    """The encounter that is to be drawn or resolved, and what the last check brings (UQ-CHK-04, UQ-ENC-01)."""
    yield from visits(state, turn)
    row = content.dungeon(turn.card)
    if row and row.sells:
        yield Owed(what=f"The {turn.card} sells", words="buy CARD cost COST")
    if row and row.encounter and not turn.encounters:
        yield _must(f"{turn.card} brings an encounter", "encounter CARD", "encounter")
    if row and row.foe and not turn.fights and not asked(state, "fight"):
        yield Owed(what=f"{turn.card} brings an enemy", words=_enemy(row, turn), prefix=("fight",))
    if turn.checked:
        trap = due(state, "trap")
        asks = ", ".join(trap.cards) if trap else turn.encounter or turn.card
        yield Owed(what=f"{turn.checked.capitalize()}: what {asks} says", words="get GAINS, or suffer DAMAGE")
    if turn.encounter:
        card = reading.encounter(state, turn.encounter)
        told = f": {card.text.replace('_', ' ')}" if card.text else ""
        leaves = ", or decline" if card.may else ""
        yield Owed(what=f"Encounter {turn.encounter}{told}", words=f"get GAINS, or done{leaves}")


def _enemy(row: DungeonRow, turn: Turn) -> str:
    """The abominations that the card adds to its enemy are named along with it (UQ-LVL-25, UQ-LVL-26)."""
    prefix = " prefix NAME" if row.prefix in ("always", turn.position) else ""
    return f"fight ENEMY{prefix}{' suffix NAME' if row.suffix else ''}"
