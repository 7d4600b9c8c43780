"""The first word of a line: which verb it is, by exact word, by unique prefix, by one slip of the thumb."""

from __future__ import annotations

from collections.abc import Iterable

from cli.grammar.names import nearest, slipped
from cli.grammar.slots import folded_key
from cli.grammar.wrong import WordsWrong, listed
from ledger.core.model import S
from ledger.core.ruleset import Ruleset


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

    Raises WordsWrong `verb-unknown` or `verb-ambiguous`, with candidates. Prefixes and slips count only when
    `lenient`, and never lead to one of `strict_verbs`, which are typed in full.
    """
    table = verbs(rules, (*other_verbs, *strict_verbs))
    folded = folded_key(word)
    if folded in table:
        return table[folded]
    found = _meant(table, folded) if lenient else ()
    if len(found) == 1 and found[0] not in strict_verbs:
        return found[0]
    if len(found) > 1:
        raise WordsWrong("verb-ambiguous", f"{word} may be more than one word.", f"one of: {listed(found)}", found)
    raise unknown_verb(table, word)


def _meant(table: dict[str, str], folded: str) -> tuple[str, ...]:
    begun = [verb for text, verb in table.items() if folded and text.startswith(folded)]
    near = begun or [table[text] for text in slipped(folded, table)]
    return tuple(dict.fromkeys(near))


def unknown_verb(table: dict[str, str], word: str) -> WordsWrong:
    """The error for a first word that is no verb, with the nearest ones."""
    near = tuple(dict.fromkeys(table[text] for text in nearest(folded_key(word), table)))
    hint = f"like {listed(near)}" if near else "help lists the words"
    return WordsWrong("verb-unknown", f"No move is called {word}.", hint, near)
