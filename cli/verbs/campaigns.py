"""Campaigns as a whole: found, use, list, rename, throw away and take back out."""

from __future__ import annotations

from cli.back import agreed
from cli.grammar import WordsWrong
from cli.play import facts
from cli.report import Report
from cli.table import named
from ledger.core.table.moves import Found
from ledger.core.wording import one_word
from ledger.registry import games, ruleset
from ledger.store import campaigns
from ledger.store.faults import Fault
from ledger.store.home import Home, clean


def new(home: Home, report: Report, words: tuple[str, ...]) -> None:
    """Found a campaign and use it: NAME GAME PLAYERS, options as name=value, a ruling as because WHY."""
    if len(words) < 3:  # noqa: PLR2004  a name, a game and somebody to play it
        raise WordsWrong("word-missing", "Who plays what?", f"new NAME GAME PLAYERS; games: {', '.join(games())}")
    name, game = clean(words[0].replace("_", " ")), words[1].casefold()
    opened = campaigns.found(home, name, game, _move(words[2:]), typed=" ".join(("new", *words)))
    home.use(name)
    report.fields.update(campaign=name, game=game)
    report.say(f"{name}: {opened.rules.meta.title}")
    facts(report, [opened.entry(number) for number in range(2, opened.last.number + 1)])
    report.owed(opened.rules.views.owed(opened.state))
    report.say(f"#{opened.last.move} {opened.receipt}")
    opened.close()


def _move(words: tuple[str, ...]) -> Found:
    at = next((n for n, word in enumerate(words) if word.casefold() == "because"), len(words))
    pairs = [word.partition("=")[::2] for word in words[:at] if "=" in word[1:]]
    named = [part for word in words[:at] if "=" not in word[1:] for part in _parted(word)]
    players = [clean(part.replace("_", " ").removeprefix("@")) for part in named]
    reason = " ".join(words[at + 1 :]) if at < len(words) else None
    return Found(players=tuple(players), options=tuple(pairs), because=reason)


def _parted(word: str) -> list[str]:
    """The names in a word: a list is typed with commas, with a space behind them or without one."""
    return [part for part in word.split(",") if part.strip()] if "," in word else [word]


def use(home: Home, report: Report, name: str) -> None:
    """Make a campaign the one in use."""
    found = _matched(home, name, report)
    home.use(found)
    report.fields["campaign"] = found
    report.say(f"In use: {found}.")


def listed(home: Home, report: Report) -> None:
    """Every campaign, the one in use marked, and what lies in the trash."""
    names = home.names()
    report.fields["campaigns"] = list(names)
    report.fields["trash"] = list(home.discarded())
    if not names:
        report.say("No campaign yet.", "  delve new NAME GAME PLAYERS")
    try:
        current = home.current()
    except Fault:
        current = ""
    for name in names:
        report.say(f"{'*' if name == current else '-'} {name}{' (in use)' if name == current else ''}")
    report.say(*(f"  in the trash: {name}" for name in home.discarded()))


def rename(home: Home, report: Report, old: str, name: str) -> None:
    """Give a campaign another name."""
    fresh = clean(name.replace("_", " "))
    old = named(home.names(), old)
    home.rename(old, fresh)
    report.fields["campaign"] = fresh
    report.say(f"{old} is now {fresh}.")


def delete(home: Home, report: Report, name: str) -> None:
    """Move a campaign to the trash, once confirmed."""
    name = named(home.names(), name)
    home.found(name)
    if not _agreed(report, f"'{name}' goes to the trash."):
        return
    home.discard(name)
    report.say(f"{name} lies in the trash.", f"  back: delve recover {one_word(name)}")


def recover(home: Home, report: Report, name: str) -> None:
    """Take a campaign out of the trash."""
    back = home.recover(named(home.discarded(), name))
    report.fields["campaign"] = back
    report.say(f"{back} is back.")


def empty(home: Home, report: Report) -> None:
    """Delete for good what lies in the trash, once confirmed."""
    lying = home.discarded()
    if not lying:
        report.say("The trash is empty.")
    elif _agreed(report, f"{', '.join(lying)}: gone for good."):
        report.say(f"Deleted for good: {home.empty()}.")


def _agreed(report: Report, told: str) -> bool:
    return agreed(report, "Go on?", told, [told])


def _matched(home: Home, word: str, report: Report) -> str:
    """A campaign by its name, or by the one beginning that fits."""
    name = named(home.names(), word)
    begun = [each for each in home.names() if each.casefold().startswith(word.replace("_", " ").casefold())]
    if name in home.names() or not begun or not report.settings.lenient:
        home.found(name)
        return name
    if len(begun) > 1:
        raise WordsWrong("name-ambiguous", f"'{word}' may be several.", ", ".join(begun))
    return begun[0]


def titles() -> tuple[str, ...]:
    """Every game that is installed, with its title."""
    return tuple(f"{game}: {ruleset(game).meta.title}" for game in games())
