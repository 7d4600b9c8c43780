"""The border: files from strangers, checked by pydantic before anything of them is believed.

Where pydantic is not to be had (a phone), what needs it says so, and where to do it.
"""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, Union, cast, get_args, get_origin

from ledger.core.fields import Between
from ledger.core.frozen import Frozen, Roster, from_json, hints
from ledger.core.opening import Spot
from ledger.store.faults import Damaged
from ledger.store.toml import misfit

try:
    from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, create_model
except ImportError as missing:
    raise Damaged("This needs pydantic, which is not here.", "bring it in on a computer") from missing
if TYPE_CHECKING:
    from pydantic_core import ErrorDetails


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


@cache
def model_of(kind: type[Frozen]) -> type[BaseModel]:
    """The model of a Frozen class, from the same annotations that the codec and the grammar read."""
    fields: dict[str, Any] = {
        name: (_shape(hint), kind.preset.get(name, ...)) for name, hint in hints(cast("Any", kind)).items()
    }
    return create_model(kind.__name__, __config__=ConfigDict(extra="forbid", strict=True), **fields)


def _shape(hint: Any, bounds: Between | None = None) -> Any:
    """An annotation as pydantic reads it: rosters are tables, tuples are lists, bounds are those of every number."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _shape(args[0], next((each for each in args[1:] if isinstance(each, Between)), bounds))
    if origin in (Union, UnionType):
        return Union[tuple(_shape(each, bounds) for each in args)]  # noqa: UP007  the parts are computed
    if origin is Roster:
        return dict[_shape(args[0]), _shape(args[1], bounds)]  # type: ignore[misc]  # computed, too
    if origin is tuple:
        return _listed(args, bounds)
    if hint is int and bounds is not None:
        return Annotated[int, Field(ge=bounds.low, le=bounds.high)]
    return model_of(cast("Any", hint)) if isinstance(hint, type) and issubclass(hint, Frozen) else hint


def _listed(args: tuple[Any, ...], bounds: Between | None) -> Any:
    """A tuple as the list that a file holds: of any length, or of exactly these parts."""
    if args[1:] == (...,):
        return list[_shape(args[0], bounds)]  # type: ignore[misc]  # computed, too
    parts = tuple(_shape(each, bounds) for each in args)
    return Annotated[tuple[parts], Field(strict=False)]  # type: ignore[valid-type]  # the same


class Misfit(Exception):  # noqa: N818  the field's own word
    """A document does not fit: where, and why."""

    def __init__(self, at: Spot, told: str) -> None:
        super().__init__(told)
        self.at = at


F = TypeVar("F", bound=Frozen)


def form_of(kind: type[F], document: Any) -> F:
    """The document as a value of a Frozen class; raises Misfit for the first field that does not fit."""
    try:
        held = model_of(cast("Any", kind)).model_validate(document)
    except ValidationError as wrong:
        first = min(wrong.errors(), key=lambda each: each["type"] != "extra_forbidden")  # what is missing is misspelled
        raise Misfit(_spot(first["loc"], document), _told(first)) from wrong
    made: F = from_json(kind, _json(held.model_dump(exclude_unset=True), kind))
    return made


def _spot(loc: tuple[int | str, ...], document: Any) -> Spot:
    """Where an error is, without the words that pydantic adds for a key or a choice of types."""
    spot: list[int | str] = []
    for each in loc:
        inside = isinstance(document, dict) or (isinstance(document, list) and isinstance(each, int))
        if not inside:
            break
        spot.append(each)
        known = each in document if isinstance(document, dict) else 0 <= int(each) < len(document)
        document = document[each] if known else None
    return tuple(spot)


def misfits(kind: type[Frozen], document: Any) -> list[tuple[Spot, str]]:
    """Everything that does not fit a Frozen class: where it is, and what is wrong; empty where the document fits."""
    try:
        model_of(cast("Any", kind)).model_validate(document)
    except ValidationError as wrong:
        return [(_spot(each["loc"], document), _told(each)) for each in wrong.errors()]
    return []


def _told(error: ErrorDetails) -> str:
    return misfit(error["type"], error["input"], error["msg"], **error.get("ctx", {}))


def _json(held: Any, hint: Any) -> Any:
    """What pydantic read as JSON of the codec: a roster is a list of pairs there."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _json(held, args[0])
    if origin in (Union, UnionType):
        return None if held is None else _json(held, args[0])
    if origin is Roster:
        return [[each, _json(value, args[1])] for each, value in held.items()]
    if origin is tuple:
        return [_json(each, args[0]) for each in held]
    if isinstance(hint, type) and issubclass(hint, Frozen):
        kinds = hints(cast("Any", hint))
        return {name: _json(value, kinds[name]) for name, value in held.items()}
    return held
