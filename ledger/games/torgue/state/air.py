"""What was begun and is not settled, in the order in which it has to be: the first holds up all the others."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.frozen import Frozen
from ledger.core.wording import counted, one_word
from ledger.games.torgue.state.figures import pistol_defends
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import shields
from ledger.games.torgue.state.owed import Draw, Fumble, Strike
from ledger.games.torgue.state.spawning import open_zones
from ledger.games.torgue.state.tokens import Token, alike, ready


class End(Frozen):
    """One loose end: why nothing else goes on, what is to be done, and what is typed for it."""

    why: str
    what: str
    words: str
    who: str = ""
    prefix: tuple[str, ...] = ()
    hint: str = ""
    """A line that settles it, where `words` tell of several."""

    @property
    def line(self) -> str:
        """What is typed, whoever acted last."""
        told = self.hint or self.words
        return f"@{one_word(self.who)} {told}" if self.who else told


def loose(state: Torgue) -> Iterator[End]:
    """Everything that holds up what is begun anew, [RE]actions among it."""
    for wound in state.wounds:
        what = f"{wound.who}: {wound.count} on tokens, {wound.why}"
        yield End(why="wounds are to be put on tokens", what=what, words="hurt TOKEN", who=wound.who, prefix=("hurt",))
    yield from _attack(state)
    yield from _to_place(state)
    for blast in state.blasts:
        what = f"{blast.why}: Strength of the blast"
        yield End(why="a blast is to be rolled", what=what, words="blast D10", prefix=("blast",))
    for fumble in state.fumbles:
        yield _fumble(fumble)
    if state.volley:
        what = f"{state.volley.who}: {counted(state.volley.left, 'more shot')}"
        why, words = "a Rapid attack has shots left", "again TARGET FACE, or enough"
        yield End(why=why, what=what, words=words, who=state.volley.who, prefix=("again",), hint="enough")


def _attack(state: Torgue) -> Iterator[End]:
    """The attack in the air: who defends, or its next repeat."""
    if state.strike is None:
        return
    why = "an attack is in the air"
    for who in state.strike.defenders:
        yield _defence(state, state.strike, who, why)
    if not state.strike.defenders and state.strike.left:
        words = f"strike {one_word(state.strike.by)}"
        yield End(why=why, what=f"{state.strike.by} strikes again", words=words)


def _defence(state: Torgue, strike: Strike, who: str, why: str) -> End:
    """A defence: a Ready Shield token first (TB-108), or Ranged where a loaded Pistol allows it (TB-170)."""
    held = state.hunters[who]
    told = f"{strike.resist}{' or ranged' if pistol_defends(state, who, strike.resist) else ''} {strike.strength}"
    tokens = called(ready(shields(held)) or held.tokens)
    only = len(tokens) == 1
    what = f"{who} defends, {told}{'' if only else f': {_or(tokens)}'}"
    return End(why=why, what=what, words=f"defend {tokens[0] if only else 'TOKEN'} FACE", who=who, prefix=("defend",))


def called(tokens: tuple[Token, ...]) -> tuple[str, ...]:
    """Words that tell unlike tokens apart in a defence: the colour where it says enough, else the letter."""
    found: list[str] = []
    for each in tokens:
        coloured = tuple(one for one in tokens if one.colour == each.colour)
        found.append(each.colour if alike(coloured) and len(coloured) < len(tokens) else each.id)
    return tuple(dict.fromkeys(found))


def _or(words: tuple[str, ...]) -> str:
    return f"{', '.join(words[:-1])} or {words[-1]}" if words[1:] else "".join(words)


def _to_place(state: Torgue) -> Iterator[End]:
    """Cards, models and the Spotlight that are to be given their place."""
    for fresh in state.fresh:
        keep = ("keep", one_word(fresh.card))
        what, words = f"{fresh.card} of {fresh.who}", f"{' '.join(keep)} worn"
        yield End(why="a drawn card is to be placed", what=what, words=words, who=fresh.who, prefix=keep)
    for arrival in state.arrivals:
        told = f": {' or '.join(open_zones(state, arrival))}".removesuffix(": ")
        place = ("enter", one_word(arrival.card), "at")
        what, words = f"Place {arrival.count} {arrival.card}{told}", f"{' '.join(place)} ZONE"
        yield End(why="models are to be placed", what=what, words=words, prefix=place)
    if state.spotlight_choice:
        what = f"Spotlight: {' or '.join(state.spotlight_choice)}"
        yield End(why="the Spotlight is to be given", what=what, words="heir NAME", prefix=("heir",))


def _fumble(fumble: Fumble) -> End:
    settles = f"fumble {one_word(fumble.enemy)}"
    words = f"walk, strike, or {settles}{', or with ignore' if fumble.may_ignore else ''}"
    what = f"{fumble.enemy}: {fumble.effect or 'fumble effect'}"
    return End(why="a fumble effect is open", what=what, words=words, hint=settles)


def to_draw(state: Torgue) -> Iterator[End]:
    """Loot that is to be drawn; it holds up only the next phase."""
    for draw in state.draws:
        dice = f" plus {draw.dice.upper()}" if draw.dice else ""
        words = f"loot KIND BACK{dice}{'' if draw.who else ' to NAME'}"
        yield End(why="Loot is to be drawn", what=_drawn(draw), words=words, prefix=("loot",))


def _drawn(draw: Draw) -> str:
    return f"Draw {draw.count} Loot for {draw.who or 'nobody'}"
