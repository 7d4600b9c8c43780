"""The campaign as a readable story."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.app import On, app, seated
from cli.verbs import chronicle as story

Session = Annotated[int, typer.Option("--session", min=0, help="of one sitting")]
Target = Annotated[str, typer.Option("--to", help="a new file: .txt, .md, .html or .pdf")]


@app.command()
def chronicle(context: typer.Context, session: Session = 0, to: Target = "", paper: On = "a4") -> int:
    """The campaign as a story, session by session."""
    return seated(context, story.chronicle, session, to, paper=paper)
