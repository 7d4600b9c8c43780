"""One Vault Hunter defends against the attack in the air."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.dice import Die
from ledger.core.frozen import Frozen
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.core.wording import counted
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Skill
from ledger.games.torgue.events.attacks import FumbleTriggered, HunterFumbled
from ledger.games.torgue.events.defence import (
    DefenceRolled,
    DefenderSettled,
    ShieldTokenSpent,
    TokenWounded,
    WoundsDealt,
)
from ledger.games.torgue.events.turns import Result
from ledger.games.torgue.moves.defence import Defend
from ledger.games.torgue.rules.asking import Gives, Unfolds, actor, fall, no, objected, one, token_meant
from ledger.games.torgue.rules.defence.striking import goes_on
from ledger.games.torgue.rules.defence.wounds import fatal, suffer
from ledger.games.torgue.rules.effects import placed
from ledger.games.torgue.rules.turns.trying import outcome
from ledger.games.torgue.state.cards import keyword
from ledger.games.torgue.state.figures import better, defence_bonus, enemy_card, hunter_card, pistol_defends, skill
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import Hunter, shields
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Fumble, Strike, Wound
from ledger.games.torgue.state.tokens import SHIELD, Token, TokenWord, alike, ready, same, woundable

decides = Deciders[Torgue]()


class Line(Frozen):
    """What a line says of a defence."""

    token: TokenWord | None = None
    dice: tuple[str, ...] = ()
    hurt: tuple[TokenWord, ...] = ()
    skill: Skill | None = None
    extra: tuple[str, ...] = ()


class Defence(Frozen):
    """A defence as it went, before anything is changed."""

    who: str
    token: Token
    rolled: DefenceRolled
    parts: tuple[tuple[str, int], ...] = ()
    """What its wounds add up from; nothing where it defended."""
    hurt: tuple[TokenWord, ...] = ()

    @property
    def wounds(self) -> int:
        """How many it suffers."""
        return sum(by for _, by in self.parts)


@decides(Defend)
def defend(state: Torgue, move: Defend) -> Decision[Torgue]:
    who = one(state, actor(state, move)).name
    strike = state.strike
    if strike is None or who not in strike.defenders:
        raise refused("attack-missing", "TB-166", f"Nothing attacks {who}.", "strike ENEMY NAME")
    line = Line(token=move.token, dice=move.dice, hurt=move.hurt, skill=move.skill, extra=move.extra)
    made = yield from prepared(state, strike, who, line)
    yield from carried_out(state, strike, made)


def prepared(state: Torgue, strike: Strike, who: str, line: Line) -> Gives[Defence]:
    """Everything that a defence needs, asked for one after the other: the token, its die, tokens for more wounds."""
    held = state.hunters[who]
    token = yield from _token(state, held, line.token)
    sides = content.colour(token.colour).sides
    thrown = yield from fall(sides, line.dice, f"{who}: d{sides} against {strike.strength}?")
    yield from objected(tuple(_no_skill(state, held, strike, line.skill)))
    shield = token.id.startswith(SHIELD)
    used = line.skill or (strike.resist if shield else better(state, who, strike.resist))
    value = 0 if shield else skill(state, who, used)
    plus = defence_bonus(state, who, strike.resist)
    total = thrown[-1].face + value + plus
    rolled = DefenceRolled(
        who=who,
        against=strike.by,
        token=token.id,
        colour=token.colour,
        skill=used,
        thrown=thrown,
        value=value,
        plus=plus,
        total=total,
        needed=strike.strength,
        result=_result(state, token, thrown, total, strike.strength),
        instead=used != strike.resist and not shield,
        rule="TB-168" if used == strike.resist else "TB-170",
    )
    made = Defence(who=who, token=token, rolled=rolled)
    if rolled.result in ("crit", "success"):
        return made
    made = made.but(parts=(yield from _parts(state, held, strike, line.extra)))
    hurt = yield from _hurt(state, held, token, made.wounds, line.hurt)
    return made.but(hurt=hurt)


def _token(state: Torgue, held: Hunter, word: TokenWord | None) -> Gives[Token]:
    """A Ready Shield token while there is one, else any Action Token, Ready or not (TB-108, TB-167)."""
    up = ready(shields(held))
    own = any(word in (each.id, each.colour) for each in held.tokens)
    if up and word and own and not any(word in (each.id, each.colour) for each in up):
        yield no("shield-first", "TB-108", "A Ready Shield token defends first.", f"defend {up[0].id}")
        up = ()
    spare = tuple(each for each in shields(held) if not each.ready)
    asks = f"{held.name} defends with"
    return (yield from token_meant(held.name, word, up or held.tokens, asks, spare=spare, alike=alike))


def _no_skill(state: Torgue, held: Hunter, strike: Strike, named: Skill | None) -> Iterator[Objection]:
    """Objections to another Skill than that of the attack: Ranged for Melee needs a loaded Pistol (TB-170)."""
    if named is None or named == strike.resist:
        return
    if named != "ranged" or not pistol_defends(state, held.name, strike.resist):
        told = f"{strike.resist.capitalize()} defends against this."
        yield no("skill-wrong", "TB-170", told, "Ranged needs a loaded Pistol, against Melee")


def _result(state: Torgue, token: Token, thrown: tuple[Die, ...], total: int, needed: int) -> Result:
    """Naturals decide first, as in actions (TB-053, AMB-03)."""
    if option(state, "defence-naturals") == "no":
        return "success" if total >= needed else "failure"
    return outcome(token.colour, thrown[-1].face, total, needed)


def _parts(state: Torgue, held: Hunter, strike: Strike, extra: tuple[str, ...]) -> Gives[tuple[tuple[str, int], ...]]:
    """What the wounds of a hit add up from: 1, keywords, Slag, what a card adds (TB-171)."""
    weak = hunter_card(state, held.name).keywords
    found = [("hit", 1), *added(strike.keywords, weak, slagged=bool(held.effects.get("slag")))]
    more = keyword(strike.keywords, "wounds") or ""
    if more.startswith("d"):
        thrown = yield from fall(int(more[1:]), extra, f"{more} more wounds?", "extra")
        more = str(thrown[-1].face)
    return (*found, ("card", int(more))) if more.isdecimal() else tuple(found)


def added(words: tuple[str, ...], weak: tuple[str, ...], *, slagged: bool) -> Iterator[tuple[str, int]]:
    """Wounds that an attack with these keywords adds to its first; `weak` are the keywords of whom it hits."""
    if "deadly" in words:
        yield "deadly", words.count("deadly")
    if slagged:
        yield "slag", 1
    against = {each.partition(":")[2] for each in weak if each.startswith("vulnerable:")}
    for element in sorted(against & {each.partition(":")[0] for each in words}):
        yield f"vulnerable to {element}", 1


def _hurt(
    state: Torgue, held: Hunter, token: Token, wounds: int, words: tuple[TokenWord, ...]
) -> Gives[tuple[TokenWord, ...]]:
    """The tokens for wounds that neither shields nor the defending token take; asked where there is a choice."""
    left = wounds - len(ready(shields(held)))
    own = not token.id.startswith(SHIELD)
    if left <= 0 or (own and token.colour == "red"):
        return ()
    more = left - int(own)
    among = tuple(each for each in woundable(held.tokens) if each.id != token.id)
    if more > len(words) and len(among) > more and not same(among):
        told = ", ".join(f"{each.id} {each.colour}" for each in among)
        count = counted(more, "more wound")
        yield Asking(field="hurt", asks=f"{held.name}: {count}, on which of {told}?")
    return words[:more]


def carried_out(state: Torgue, strike: Strike, made: Defence) -> Unfolds:
    """The defence as facts; after the last defender the attack is over, unless Rapid repeats it."""
    who = made.who
    state = yield made.rolled
    before = state.hunters[who]
    if made.parts:
        state = yield WoundsDealt(who=who, wounds=made.wounds, parts=made.parts, rule="TB-171")
        state = yield from _hit(state, strike, made)
        by_foe = strike.by not in state.hunters
        if "stun" in strike.keywords and by_foe and state.hunters[who].stands != "out":
            state = yield from placed(state, who, "stun", 1, "TB-260")
    for model, effect, count in strike.placed:
        if model == who and state.hunters[who].stands != "out":
            state = yield from placed(state, who, effect, count, "TB-264")
    if made.rolled.thrown[-1].face == 1:
        state = yield from _fumbled(state, strike, who)
    wounded = bool(made.parts) and _wounded(state, before)
    state = yield DefenderSettled(who=who, wounded=wounded, rule="TB-172")
    return (yield from goes_on(state))


def _wounded(state: Torgue, before: Hunter) -> bool:
    """Whether the attack wounded it, or took it out: a Shield token that went down is no wound (TB-179, AMB-21)."""
    now = state.hunters[before.name]
    owed = any(each.who == before.name and each.attack for each in state.wounds)
    changed = before.tokens != now.tokens or before.stands != now.stands
    return owed or changed or option(state, "shield-reaction") == "yes"


def _hit(state: Torgue, strike: Strike, made: Defence) -> Unfolds:
    """Shield tokens first, one a wound, then the defending token, then the chosen ones (TB-110, TB-111, TB-116)."""
    who, left = made.who, made.wounds
    up = sorted(ready(shields(state.hunters[who])), key=lambda each: each.id != made.token.id)
    for each in up[:left]:
        state = yield ShieldTokenSpent(who=who, token=each.id, rule="TB-111")
    left -= min(left, len(up))
    if left and not made.token.id.startswith(SHIELD):
        if made.token.colour == "red":
            return (yield from fatal(state, who, attack=True))
        told = strike.by or "a blast"
        state = yield TokenWounded(who=who, token=made.token.id, was=made.token.colour, why=told, rule="TB-116")
        left -= 1
    if not left:
        return state
    wound = Wound(who=who, count=left, why=strike.by or "a blast", attack=True)
    return (yield from suffer(state, wound, made.hurt, "TB-118"))


def _fumbled(state: Torgue, strike: Strike, who: str) -> Unfolds:
    state = yield HunterFumbled(who=who, rule="TB-055")
    if strike.by not in state.enemies:
        return state
    told = enemy_card(state, state.enemies[strike.by].card).defense_fumble
    due = Fumble(enemy=strike.by, kind="defense", who=who, effect=told)
    return (yield FumbleTriggered(fumble=due, rule="TB-055"))
