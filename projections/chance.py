"""How likely chance is to stray as far as it did."""

from __future__ import annotations

from math import erfc, exp, lgamma, log, sqrt

ENOUGH = 5
"""How often each face must be expected before a test of the faces means anything."""
USUAL = 0.05
"""What happens at least this often is nothing unusual."""
BEYOND = 1_000_000
"""Nobody needs to know more exactly than this."""


def chi_square(counts: tuple[int, ...]) -> float:
    """How far counts are from equal shares: the sum of the squared differences, each over the share.

    Raises ZeroDivisionError where nothing was counted.
    """
    share = sum(counts) / len(counts)
    return sum((count - share) ** 2 for count in counts) / share


def tail(statistic: float, df: int) -> float:
    """The probability of a chi-square of `df` degrees of freedom (1 or more) of at least `statistic`.

    This is the regularized upper incomplete gamma function Q(df/2, statistic/2), climbed in whole steps from Q(1/2, x)
    or Q(1, x) by Q(a + 1, x) = Q(a, x) + x^a e^-x / Gamma(a + 1); no term is negative, so nothing cancels.
    """
    x = statistic / 2
    if x <= 0:
        return 1.0
    a, odds = (0.5, erfc(sqrt(x))) if df % 2 else (1.0, exp(-x))
    while a < df / 2:
        odds += exp(a * log(x) - x - lgamma(a + 1))
        a += 1
    return min(1.0, odds)


def meaning(odds: float) -> str:
    """What such a probability says, in plain words: `nothing unusual`, `seldom: 1 in 40 with fair dice`."""
    if odds >= USUAL:
        return "nothing unusual"
    if odds * BEYOND <= 1:
        return f"almost never: under 1 in {BEYOND:,} with fair dice"
    often = 1 / odds
    steps = 10 ** max(0, len(str(int(often))) - 2)
    return f"seldom: 1 in {round(often / steps) * steps:,} with fair dice"
