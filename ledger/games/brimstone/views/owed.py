"""What the campaign waits for, with the words to type."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Owed
from ledger.games.brimstone.content import one_word
from ledger.games.brimstone.state.fights import standing
from ledger.games.brimstone.state.game import Brimstone, waits
from ledger.games.brimstone.state.heroes import Hero, carries, limit


def owed(state: Brimstone) -> tuple[Owed, ...]:
    """Everything that is owed, in the order in which it is best answered."""
    found = list(_heroless(state))
    for who, held in state.heroes.items():
        if not held.dead:
            found += _pending(who, held)
            found += _hits(who, held)
            if held.spare and standing(state.fight):
                what = f"{who}: {held.spare} hits to assign"
                found.append(Owed(what=what, words=f"assign @{one_word(who)} TARGETS", who=who))
            found += _late(who, held)
    found += _rolls(state)
    if state.fight and state.fight.foes and not standing(state.fight):
        found.append(Owed(what="No enemy stands", words="fight-end"))
    open_ = (Owed(what=f"Open: {each.text}", words=f"answer {each.number} TEXT") for each in state.questions)
    return (*found, *open_, *_untold(state))


def _heroless(state: Brimstone) -> Iterator[Owed]:
    for who in state.players:
        held = state.heroes.get(who)
        if held is None or held.dead:
            yield Owed(what=f"{who}'s hero", words=f"enlist @{one_word(who)} NAME", who=who)


def _pending(who: str, held: Hero) -> Iterator[Owed]:
    """Damage that waits for the player's word (AMB-41)."""
    if held.pending:
        told = "; ".join(f"{each.amount} {each.pool}{f' by {each.by}' if each.by else ''}" for each in held.pending)
        at = f"@{one_word(who)}"
        yield Owed(what=f"{who}, pending: {told}", words=f"accept {at}, or again {at} DICE", who=who)


def _rolls(state: Brimstone) -> Iterator[Owed]:
    for sort, who in waits(state):
        words = f"{sort} @{one_word(who)} NAME"
        yield Owed(what=f"{who}: roll for {sort}", words=words, who=who, prefix=tuple(words.split()[:-1]), must=True)


def _hits(who: str, held: Hero) -> Iterator[Owed]:
    for name, count in held.hits.items():
        what = f"{who}: damage of {count} hits on {name}"
        yield Owed(what=what, words=f"damage @{one_word(who)} {one_word(name)} DICE", who=who)


def _untold(state: Brimstone) -> Iterator[Owed]:
    """Numbers that nobody told: a common one stands in, and says so."""
    for who, held in state.heroes.items():
        if held.untold and not held.dead:
            taken = ", ".join(f"{name} {getattr(held, name)}" for name in held.untold)
            yield Owed(
                what=f"{who}: not told, stands in: {taken}", words=f"maximum @{one_word(who)} {held.untold[0]} NUMBER"
            )


def _late(who: str, held: Hero) -> Iterator[Owed]:
    """What may wait: a heavy load, recovery, loot, a level."""
    at = f"@{one_word(who)}"
    if carries(held) > limit(held):
        what = f"{who} carries {carries(held)} of {limit(held)}"
        yield Owed(what=what, words=f"drop {at} {one_word(held.items[0].name)}", who=who, must=True)
    if held.out and held.helped:
        yield Owed(what=f"{who} may recover", words=f"stand {at} DICE", who=who)
    if held.loot:
        yield Owed(what=f"{who}: {held.loot} loot", words=f"loot {at} CARD", who=who)
    if held.xp >= held.xp_next and not held.out:
        yield Owed(what=f"{who} rises to level {held.level + 1}", words=f"level-up {at} DICE", who=who)
