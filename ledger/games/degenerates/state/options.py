"""What the table settles: the mode, variants, and the readings of what the rulebook leaves open."""

from __future__ import annotations

from ledger.core.model import State
from ledger.core.options import Option, chosen


def _early(name: str, words: tuple[str, ...], rule: str, asks: str) -> Option:
    return Option(name=name, words=words, default=words[0], rule=rule, asks=asks, early=True)


def _reading(name: str, words: tuple[str, ...], rule: str, asks: str) -> Option:
    return Option(name=name, words=words, default=words[0], rule=rule, asks=asks)


OPTIONS: tuple[Option, ...] = (
    _early("mode", ("campaign", "standalone"), "DD-002", "linked missions, or a single one"),
    _early("difficulty", ("normal", "easier", "harder"), "DD-304", "the variant of the game"),
    _reading("replace", ("settlement", "anywhere"), "AMB-01", "where a replacement starts"),
    _reading("revive", ("wound", "hit-points"), "AMB-02", "what ends the Defeated state"),
    _reading("law-loss", ("captured", "killed"), "AMB-03", "what the Law does to the beaten in a campaign"),
    _reading("town-reduce", ("nothing", "raise"), "AMB-04", "a Danger Level reduction in a Town"),
    _reading("invest-bounty", ("law", "lowlands"), "AMB-05", "where Invest lowers the Bounty Level"),
    _reading("law-icon", ("needed", "no"), "AMB-06", "whether the Law attacks only with its icon"),
    _reading("hand-nowhere", ("party", "stays"), "AMB-07", "where the Hand goes when the card names no Location"),
    _reading("doom-resolved", ("discard", "deck"), "AMB-08", "where a resolved Doom card goes"),
    _reading("void-full", ("raise", "location"), "AMB-09", "Void Travel into a Region with two gates"),
    _reading("gates-share", ("each", "once"), "AMB-10", "two gates in one Territory on the Voidgate card"),
    _reading("late-reshuffle", ("no", "yes"), "AMB-11", "Reshuffle card drawn by a later party"),
    _reading("lake-from-bridge", ("paid", "free"), "AMB-14", "East Bridge to the Lake Ports"),
    _reading("defeated-count", ("yes", "no"), "AMB-15", "whether the Defeated count for party size and Stealth"),
    _reading("town-skirmish", ("leaves", "stays"), "AMB-16", "Skirmish in a Town"),
    _reading("thief-short", ("gold", "wounds"), "AMB-17", "Thief that finds too little gold"),
    _reading("mixed-law", ("any", "all"), "AMB-18", "how many Law or Loot cards keep the level"),
    _reading("one-reduction", ("all", "wins"), "AMB-19", "what the limit a space and turn covers"),
    _reading("map-defeat", ("next", "this"), "AMB-20", "which phase end kills when Defeated in the Map Phase"),
    _reading("bribe-val", ("xp", "gold"), "AMB-24", "the part of VAL that a Bribe costs"),
    _reading("law-value", ("changed", "printed"), "AMB-25", "which value is compared with the Bounty Level"),
    _reading("fallen-epic", ("shared", "lost"), "AMB-28", "XP of an Epic whose destroyer fell"),
    _reading("all-escaped", ("lost", "level"), "AMB-30", "what it is when all escape"),
    _reading("destroyed-rest", ("refused", "allowed"), "AMB-32", "Rest of the Defeated in a Destroyed space"),
    _reading("unarmed-guard", ("halved", "full"), "AMB-33", "Power dice of Unarmed Strike for Guard"),
    _reading("law-epic", ("epic", "law"), "AMB-36", "what a beaten Epic with the Law Lair counts as"),
    _reading("leader-mrl", ("current", "printed"), "AMB-46", "which MRL orders leaders and parties"),
    _reading("poison-floor", ("attribute", "hit-points"), "AMB-45", "Poisoned at the lowest CON"),
    _reading("thief-armor", ("ignored", "stops"), "AMB-54", "Thief when ARM would stop all"),
    _reading("dazed-dimwit", ("halved", "full"), "AMB-55", "a Dazed Dimwit's rolled ATT"),
    _reading("skirmish-level", ("once", "each"), "AMB-56", "when Skirmishers read the level"),
    _reading("epic-counters", ("once", "each"), "AMB-57", "how often Epic counters lower the party size"),
    _reading("last-dies", ("lost", "replace"), "AMB-61", "the last one dies while replacements are possible"),
    _reading("reshuffle", ("at-once", "when-needed"), "AMB-63", "when an empty deck is rebuilt"),
)


def option(state: State, name: str) -> str:
    """The value of an option, as set or by default."""
    return chosen(OPTIONS, state, name)
