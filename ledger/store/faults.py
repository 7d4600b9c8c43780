"""What can go wrong with a campaign's file: one exception a cause, each with its exit status and what to do."""

from __future__ import annotations

from typing import ClassVar


class Fault(Exception):  # noqa: N818  the base of the causes below, each named as the field says it
    """Something is wrong with a campaign, its file or its disk; `hint` says what to do."""

    status: ClassVar[int] = 6
    code: ClassVar[str] = "fault"

    def __init__(self, told: str, hint: str = "") -> None:
        super().__init__(told)
        self.hint = hint


class NoCampaign(Fault):
    """No such campaign, or none is in use."""

    status = 2
    code = "campaign-unknown"


class NameTaken(Fault):
    """A campaign of that name is there already."""

    status = 3
    code = "name-taken"


class NameBad(Fault):
    """A name that no campaign can have."""

    status = 2
    code = "name-bad"


class SheetBad(Fault):
    """A sheet that cannot be taken as it is; the message names the line and the field."""

    status = 2
    code = "sheet-bad"


class NothingThere(Fault):
    """There is nothing to take back, to bring back or to go to."""

    status = 3
    code = "nothing-there"


class MovedOn(Fault):
    """Somebody else wrote to the campaign meanwhile."""

    status = 4
    code = "moved-on"


class Held(MovedOn):
    """Another process writes and does not let go; waiting has been tried."""

    code = "held"


class Damaged(Fault):
    """The file is not what was written; it is left untouched."""

    status = 5
    code = "damaged"


class Foreign(Damaged):
    """The file is no campaign of ours."""

    code = "foreign"


class Newer(Damaged):
    """The file was written by a newer version, or by a game that is not installed."""

    code = "newer"


class DiskFailed(Fault):
    """The disk or the database did not do what was asked."""

    status = 6
    code = "disk"


class LibraryMissing(Fault):
    """What an extra brings is not installed here; the campaign is as it was."""

    status = 6
    code = "library-missing"
