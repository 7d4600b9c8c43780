"""The first word of a line: which verb it is, by exact word, by unique prefix, by one slip of the thumb."""

from __future__ import annotations

from collections.abc import Iterable

from cli.grammar.names import nearest, slipped
from cli.grammar.slots import folded_key
from cli.grammar.wrong import WordsWrong, listed
from ledger.core.model import S
from ledger.core.ruleset import Ruleset

SURE = 3
"""Letters from which on a beginning is trusted: of the likelier verb, or of a name before a short one."""


def verbs(rules: Ruleset[S], other_verbs: Iterable[str] = ()) -> dict[str, str]:
    """Every word that is a verb, folded, and the verb that it means; the shell's own verbs come before a game's."""
    table = {folded_key(word): kind.verb for kind in rules.moves.values() for word in (*kind.also, kind.verb)}
    return {**table, **{folded_key(word): word for word in other_verbs}}


def resolve_verb(
    rules: Ruleset[S],
    word: str,
    other_verbs: tuple[str, ...] = (),
    *,
    lenient: bool,
    strict_verbs: tuple[str, ...] = (),
) -> str:
    """The verb that `word` means: a move's `verb`, or one of `other_verbs` as given.

    Raises WordsWrong `verb-unknown`, `verb-ambiguous` or `verb-number`, with candidates. Prefixes and slips count only
    when `lenient`, and never lead to one of `strict_verbs`, which are typed in full.
    """
    table = verbs(rules, (*other_verbs, *strict_verbs))
    folded = folded_key(word)
    if folded in table:
        return table[folded]
    if folded in map(folded_key, rules.handles):
        told, hint = f"{word} is a number, and no move.", f"why {word}, gain {word} 1, lose {word} 1"
        raise WordsWrong("verb-number", told, hint, ("why", "gain", "lose"))
    found = _meant(table, folded) if lenient and " " not in word else ()  # no slip takes a second word in
    if len(found) > 1 and len(folded) >= SURE:
        found = _daily(found, folded, rules, strict_verbs) or found
    if len(found) == 1 and found[0] not in strict_verbs:
        return found[0]
    if len(found) > 1:
        raise WordsWrong("verb-ambiguous", f"{word} may be more than one word.", f"one of: {listed(found)}", found)
    raise unknown_verb(table, word)


def _meant(table: dict[str, str], folded: str) -> tuple[str, ...]:
    begun = [verb for text, verb in table.items() if folded and text.startswith(folded)]
    near = begun or [table[text] for text in slipped(folded, table)]
    return tuple(dict.fromkeys(near))


def _daily(found: tuple[str, ...], folded: str, rules: Ruleset[S], strict_verbs: tuple[str, ...]) -> tuple[str, ...]:
    """Of several verbs that begin so, the one that a table types all day; none where that is not sure.

    That is a move before one of the shell's verbs, one that need not be typed in full before one that must, and the
    shorter one where it begins the longer ones (`ingredient`, `ingredient-card`). Slips of the thumb have no favourite.
    """
    loose = [verb for verb in found if verb not in strict_verbs]
    likely = [verb for verb in loose if verb in rules.moves] or loose
    shortest = min(likely, key=len, default="")
    sure = folded_key(shortest).startswith(folded) and all(verb.startswith(shortest) for verb in likely)
    return (shortest,) if sure else ()


def unknown_verb(table: dict[str, str], word: str) -> WordsWrong:
    """The error for a first word that is no verb, with the nearest ones."""
    glued = _glued(table, word)
    if glued:
        return WordsWrong("verb-unknown", f"No move is called {word}.", glued)
    near = tuple(dict.fromkeys(table[text] for text in nearest(folded_key(word), table)))
    hint = f"like {listed(near)}" if near else "help lists the words"
    return WordsWrong("verb-unknown", f"No move is called {word}.", hint, near)


def _glued(table: dict[str, str], word: str) -> str:
    """What to type instead of a whole line in quotes, or of a comma without its space; else nothing."""
    if folded_key(word.partition(",")[0]) in table and "," in word:
        return f"a space behind the comma: {', '.join(filter(None, word.split(',')))}"
    return "the same without quotes around it" if folded_key(word.partition(" ")[0]) in table and " " in word else ""
