"""What every skill knows of the hero that uses it."""

from __future__ import annotations

from ledger.core.frozen import Frozen
from ledger.games.draggmar.content import HeroSkill
from ledger.games.draggmar.events.heroes import SkillUsed
from ledger.games.draggmar.state.crawl import Fighter, Group
from ledger.games.draggmar.state.readings import mark


class Use(Frozen):
    """A hero about to use a skill."""

    group: Group
    hero: Fighter
    skill: HeroSkill


def spent(use: Use) -> SkillUsed:
    """The blue cube is laid (DR-079)."""
    return SkillUsed(
        group=use.group.number,
        who=use.hero.player,
        hero=use.hero.label,
        skill=use.skill.name,
        mark=mark(use.hero),
        rule=use.skill.rule,
    )
