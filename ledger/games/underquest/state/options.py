"""What the table settles: the readings of what the rulebook leaves open.

One option for each ambiguity that changes a number or forbids something else. The others have none:
A10, A11, A22, A27, A35, A37, A41, A45, A46 only say how a card is typed; A15, A21, A23, A28, A31, A32 and A43 cost the
table one plain move (`get`, `remove`, a reason) where it reads them otherwise; A26, A29, A33, A36 and A47 are words of
cards, which the table types as they stand; A18, A19, A38 and A44 are refusals that a reason carries; A08 has no other
reading that a table could want (a blow that heals), A17 none in which the whole deck is shuffled, A39 changes no end.
"""

from __future__ import annotations

from ledger.core.model import State
from ledger.core.options import Option, chosen


def _reading(name: str, words: tuple[str, ...], rule: str, asks: str, *moves: str) -> Option:
    return Option(name=name, words=words, default=words[0], rule=rule, asks=asks, moves=moves)


OPTIONS: tuple[Option, ...] = (
    _reading("pair-weight", ("down", "up"), "AMB-01", "an odd ingredient or trinket: weighs nothing, or 1", "weight"),
    _reading("equipped-weigh", ("yes", "no"), "AMB-02", "whether equipped items weigh", "weight"),
    _reading("feeds-first", ("adventurer", "companion"), "AMB-03", "who eats the last ration"),
    _reading("curse-surplus", ("stays", "lost"), "AMB-04", "curses past the fifth"),
    _reading("reroll-enemy", ("no", "yes"), "AMB-05", "whether experience rolls enemy dice again"),
    _reading("bare-companion", ("no", "yes"), "AMB-06", "companion damage on bare-handed hits"),
    _reading("level-health", ("dungeon", "all"), "AMB-07", "which enemies add the level to their health"),
    _reading("blocked-hit", ("applies", "stopped"), "AMB-09", "poison or curses of a hit that armour stopped"),
    _reading("change", ("none", "gold"), "AMB-12", "what comes back when trinkets pay too much"),
    _reading("ration-trinket", ("piece", "worth"), "AMB-13", "rations for a trinket at the inn"),
    _reading("note-refused", ("costs", "free"), "AMB-14", "whether refusing the Forgotten Note costs grit"),
    _reading("sell-rewards", ("yes", "no"), "AMB-16", "whether Kaln buys reward items"),
    _reading("late-bribe", ("no", "yes"), "AMB-20", "whether a fight may be bought off after the first attack"),
    _reading("primed", ("once", "stacks"), "AMB-24", "misses before an enemy attacks again"),
    _reading("grit-icons", ("one", "several"), "AMB-25", "how many attack icons an attack may pay"),
    _reading("empty-deck", ("shuffle", "stays"), "AMB-30", "a draw deck that runs out"),
    _reading("boss-xp", ("printed", "four"), "AMB-34", "experience printed on a boss, besides the reward"),
    _reading("alignment", ("equip", "carry"), "AMB-40", "what an unmet alignment forbids"),
    _reading("copies", ("one", "several"), "AMB-42", "copies of a reward card"),
)


def option(state: State, name: str) -> str:
    """The value of an option, as set or by default."""
    return chosen(OPTIONS, state, name)
