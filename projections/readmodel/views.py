"""The views of the read model: its tables as people ask for them, each row with the move and sitting it belongs to."""

from __future__ import annotations

VIEWS = {
    "moves": """
        SELECT campaign, move, number AS entry, at, session, who, verb, typed, source, ruling, live
        FROM entries WHERE verb <> '' AND topic NOT GLOB 'ledger/head-moved/*'""",
    "sessions": """
        SELECT opened.campaign, opened.session, opened.at, opened.number AS entry, opened.live,
          (SELECT count(*) FROM moves
           WHERE moves.campaign = opened.campaign AND moves.session = opened.session
             AND moves.live AND opened.live) AS moves
        FROM entries AS opened WHERE opened.topic GLOB 'table/session-opened/*'""",
    "rolls": """
        SELECT faces.campaign, faces.number AS entry, entries.move, entries.at, entries.session,
          coalesce(nullif(faces.who, ''), entries.who) AS who, faces.dice, faces.die, faces.try, faces.face,
          faces.kept, faces.total, faces.source, entries.live
        FROM faces JOIN entries USING (campaign, number)""",
    "draws": """
        SELECT drawn.campaign, drawn.number AS entry, entries.move, entries.at, entries.session, entries.who,
          drawn.deck, drawn.card, entries.source, entries.live
        FROM drawn JOIN entries USING (campaign, number)""",
    "choices": """
        SELECT entries.campaign, entries.number AS entry, entries.move, entries.at, entries.session, entries.who,
          entries.verb, given.key AS field, given.value, entries.live
        FROM entries JOIN campaigns USING (campaign)
          JOIN json_each(entries.said, '$.move') AS given
          JOIN fields ON fields.game = campaigns.game AND fields.verb = entries.verb AND fields.field = given.key
        WHERE fields.kind <> 'dice'""",
    "rulings": """
        SELECT campaign, number AS entry, move, at, session, who, rule,
          json_extract(fields, '$.code') AS code, json_extract(fields, '$.reason') AS reason, live
        FROM entries WHERE topic GLOB 'table/ruling-made/*'""",
    "tracks": """
        SELECT touched.campaign, touched.key, touched.was, touched.now, entries.number AS entry, entries.move,
          entries.at, entries.session, entries.rule, entries.sentence, entries.live
        FROM touched JOIN entries USING (campaign, number)""",
}
