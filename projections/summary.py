"""What a campaign adds up to, in words: the same lines for the terminal, for a text and for Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby

from ledger.core.frozen import Frozen
from ledger.core.piles import UNSEEN
from ledger.core.wording import counted
from projections.chance import meaning
from projections.course import Course
from projections.dice import METHOD, Dice
from projections.draws import Draws
from projections.sheets.markdown import escaped
from projections.statistics import Sitting, Statistics

FEW_FACES = 20
"""Sides of the biggest die of which faces that never showed are listed, too."""
FEW_POINTS = 12
"""Values of a track that are told one by one."""


class Section(Frozen):
    """A title, empty where the lines need none, and lines; those that are set in belong to the one before."""

    title: str = ""
    lines: tuple[str, ...]


# ---------------------------------------------------------------- dice


def dice(found: Statistics) -> Iterator[Section]:
    """Dice on the table and of the app, those taken back apart, and where chance came from."""
    if not found.dice:
        yield Section(lines=("No dice were rolled.",))
    for title, group in groupby(found.dice, dice_title):
        yield Section(title=title, lines=tuple(line for each in apart(group) for line in die_lines(each)))
    totals = (f"Only the total is known of {counted(found.totals, 'throw')}: not counted.",) if found.totals else ()
    yield Section(lines=(*totals, METHOD))


def apart(group: Iterable[Dice]) -> Iterator[Dice]:
    """The dice, without those of everybody where they are those of one."""
    found = list(group)
    for each, after in zip(found, [*found[1:], None], strict=True):
        if each.by or after is None or each.counts != after.counts:
            yield each


def dice_title(each: Dice) -> str:
    """Under which title dice stand."""
    return _taken_back("Dice of the app" if each.source == "app" else "Dice on the table", live=each.live)


def shown_faces(each: Dice) -> list[tuple[int, int]]:
    """(face, count), of a big die only the faces that showed."""
    return [(face, count) for face, count in enumerate(each.counts, 1) if count or each.sides <= FEW_FACES]


def die_lines(each: Dice) -> Iterator[str]:
    """Whose dice, the faces, the mean and what the test says."""
    yield f"{each.by or 'All'}, d{each.sides}: {counted(each.rolls, 'roll')}"
    yield f"  {' '.join(f'{face}:{count}' for face, count in shown_faces(each))}"
    yield f"  mean {each.mean:.2f}, expected {each.expected:.2f}"
    if each.chi_square is None or each.odds is None:
        yield f"  too few to test: {each.needed} are needed"
    else:
        yield f"  chi-square {each.chi_square:.2f}, df {each.sides - 1}:"
        yield f"  {meaning(each.odds)}"


# ---------------------------------------------------------------- draws


def draws(found: Statistics) -> Iterator[Section]:
    """Cards by deck, of the table and of the app, those taken back apart."""
    if not found.draws:
        yield Section(lines=("No card was drawn.",))
    for title, group in groupby(found.draws, draws_title):
        yield Section(title=title, lines=tuple(line for each in group for line in _pile_lines(each)))


def draws_title(each: Draws) -> str:
    """Under which title draws stand."""
    return _taken_back("Draws by the app" if each.source == "app" else "Draws at the table", live=each.live)


def _pile_lines(each: Draws) -> Iterator[str]:
    yield f"{each.deck}: {counted(each.total, 'card')}"
    for card, count in each.cards.items():
        share = f", expected {each.expected[card]:.1f}" if card in each.expected else ""
        yield f"  {card_name(card)}: {count}{share}"
    never = [f"{card} {share:.1f}" for card, share in each.expected.items() if card not in each.cards]
    if never:
        yield f"  never came: {', '.join(never)} expected"


def card_name(card: str) -> str:
    """A card in words."""
    return "not named" if card == UNSEEN else card


# ---------------------------------------------------------------- tracks


def tracks(found: Statistics) -> Iterator[Section]:
    """Every track from its first value to its last."""
    told = tuple(line for each in found.courses for line in course_lines(each))
    yield Section(title="Tracks", lines=told or ("No track yet.",))


def course_lines(each: Course) -> Iterator[str]:
    """From where a track went to where, and its bounds."""
    values = each.values
    name = f"{each.name}{' (gone)' if each.gone else ''}"
    if not each.changes:
        yield f"{name}: {values[0]}, never changed"
        return
    yield f"{name}: {values[0]} to {values[-1]} in {counted(each.changes, 'change')}"
    yield f"  lowest {min(values)}, highest {max(values)}"


def course_values(each: Course) -> str:
    """Values with the moves that brought them; of many, some that lie evenly apart, the first and the last among them.

    As `move:value`.
    """
    points, last = each.points, len(each.points) - 1
    if last >= FEW_POINTS:
        points = tuple(points[round(at * last / (FEW_POINTS - 1))] for at in range(FEW_POINTS))
    return f"  move:value {' '.join(f'{move}:{value}' for move, value in points)}"


# ---------------------------------------------------------------- time and rulings


def time(found: Statistics) -> Iterator[Section]:
    """How long each session took, and who moved how often."""
    lines = [line for each in found.sittings for line in _sitting_lines(each)]
    if len(found.sittings) > 1:
        lines.append(f"Together: {span(sum(each.seconds for each in found.sittings))}")
    lines.append("  pauses of over 30 min not counted" if lines else "No move in a session yet.")
    yield Section(title="Time at the table", lines=tuple(lines))


def _sitting_lines(each: Sitting) -> Iterator[str]:
    yield f"Session {each.number}: {each.at[:10]}, {span(each.seconds)}"
    told = ", ".join(f"{who or 'unnamed'} {count}" for who, count in each.moves.items())
    yield f"  {counted(sum(each.moves.values()), 'move')}: {told}"


def span(seconds: int) -> str:
    """A time in hours and minutes."""
    hours, minutes = divmod(seconds // 60, 60)
    return f"{hours} h {minutes:02} min" if hours else f"{minutes} min"


def rulings(found: Statistics) -> Iterator[Section]:
    """How often the table overruled which refusal."""
    told = [
        f"{each.code}{f' ({each.rule})' if each.rule else ''}: {each.count}{'' if each.live else ', taken back'}"
        for each in found.rulings
    ]
    yield Section(title="Rulings", lines=tuple(told) or ("No rule was overruled.",))


# ---------------------------------------------------------------- all of it


PARTS: Mapping[str, Callable[[Statistics], Iterator[Section]]] = {
    "dice": dice,
    "draws": draws,
    "tracks": tracks,
    "time": time,
    "rulings": rulings,
}
"""The parts of it, in the order in which they are told."""


def lines(sections: Iterable[Section]) -> Iterator[str]:
    """Plain lines."""
    for section in sections:
        yield from (section.title,) if section.title else ()
        yield from section.lines


def text(parts: Iterable[Iterable[Section]], title: str) -> str:
    """A text file."""
    told = ["\n".join(lines(sections)) for sections in parts]
    return "\n\n".join((f"{title}\n{'=' * len(title)}", *told)) + "\n"


def markdown(parts: Iterable[Iterable[Section]], title: str) -> str:
    """Markdown: a heading for each title, a list under it, and a list in it for what belongs to a line."""
    blocks = [f"# {escaped(title)}"]
    for section in (section for sections in parts for section in sections):
        blocks += [f"## {escaped(section.title)}"] if section.title else []
        blocks.append("\n".join(map(_item, section.lines)))
    return "\n\n".join(blocks) + "\n"


def _item(line: str) -> str:
    return f"{'  ' if line.startswith(' ') else ''}- {escaped(line.strip())}"


def _taken_back(title: str, *, live: bool) -> str:
    return title if live else f"{title}, taken back"
