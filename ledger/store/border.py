"""The border: files from strangers, checked by pydantic before anything of them is believed.

Where pydantic is not to be had (a phone), what needs it says so, and where to do it.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

from ledger.store.faults import Damaged

try:
    from pydantic import BaseModel, ConfigDict, StringConstraints, ValidationError
except ImportError as missing:
    raise Damaged("This needs pydantic, which is not here.", "bring it in on a computer") from missing


class BundleCampaign(BaseModel):
    """Whose entries a bundle holds."""

    model_config = ConfigDict(extra="allow", strict=True)
    id: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
    name: str
    game: str


class BundleEntry(BaseModel):
    """One entry of a bundle."""

    model_config = ConfigDict(extra="forbid", strict=True)
    number: int
    topic: str
    hash: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
    body: dict[str, Any]


class Bundle(BaseModel):
    """A campaign as one document; fields of later versions are kept and passed over."""

    model_config = ConfigDict(extra="allow", strict=True)
    delvelog: int
    app: str
    campaign: BundleCampaign
    entries: list[BundleEntry]
    head: int
    state: dict[str, Any]


M = TypeVar("M", bound=BaseModel)


def checked(kind: type[M], document: Any) -> M:
    """The document as a model; raises Damaged that names the first field that does not fit."""
    try:
        return kind.model_validate(document)
    except ValidationError as wrong:
        first = wrong.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the document"
        raise Damaged(f"{where}: {first['msg']}.", "nothing was brought in") from wrong
