"""The log, in a room of its own: what is looked at most pays for nothing else."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.app import Limit, Words, app, seated
from cli.verbs import log as log_verb
from projections.journal import Wanted

Every = Annotated[bool, typer.Option("--all", help="those taken back, too")]
Who = Annotated[str, typer.Option("--who", help="of one player or hero")]
Session = Annotated[int, typer.Option("--session", help="of one sitting")]
Rule = Annotated[str, typer.Option("--rule", help="with facts of this rule")]


@app.command()
def log(  # noqa: PLR0917  each is an option of its own
    context: typer.Context,
    words: Words = None,
    limit: Limit = 10,
    every: Every = False,
    who: Who = "",
    session: Session = 0,
    rule: Rule = "",
) -> int:
    """The last moves: log, log 30, all, Ana, fate, Mines, session 2, from 3 to 9."""
    wanted = Wanted(limit=0 if session else limit, every=every, who=who, session=session, rule=rule)
    return seated(context, log_verb.log, tuple(words or ()), wanted)
