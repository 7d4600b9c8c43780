"""Every way in which rules say no, read from their source: code, rule, sentence, hint.

A refusal may be made by a function that takes its code, its rule or its sentence from whoever calls it, over any number
of steps; it is told once for each caller that has the word itself.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

Arguments: TypeAlias = dict[str, ast.expr]
"""What a call gives, by name."""
PLAIN = {
    *("len", "str", "sorted", "tuple", "list", "set", "sum", "map", "filter", "one_word"),
    *("get", "lower", "upper", "capitalize", "values"),
}
"""Functions and methods after which a value is still called by its own name."""
FIELDS = ("code", "rule", "because", "hint")


class Refusal(NamedTuple):
    """One place where a rule says no."""

    code: str
    rule: str
    """Id of the rule; empty for the table's own; an expression of the source where only play can tell."""
    because: str
    hint: str
    final: bool
    """Whether no ruling can carry it."""


class CodeHidden(ValueError):  # noqa: N818  the field's own word
    """A refusal whose code does not stand in the source as a word; the message names the place."""


class Making(NamedTuple):
    """A refusal as a function makes it; a field that is the name of a parameter comes from the caller."""

    fields: Arguments
    final: bool

    def told(self) -> str:
        """The making in words, to tell two apart."""
        return "; ".join(f"{name}={ast.unparse(value)}" for name, value in self.fields.items())


class Function(NamedTuple):
    """A function of the source."""

    file: Path
    node: ast.FunctionDef
    takes: tuple[str, ...]
    preset: Arguments
    """What a parameter holds when the caller leaves it out."""
    said: dict[str, list[ast.Assign]]
    """What its local names stand for, each time that they are given a value."""
    constants: Arguments
    """What the names of its module stand for."""

    def passes_on(self, making: Making) -> bool:
        """Whether the making leaves a field to the caller."""
        return any(isinstance(value, ast.Name) and value.id in self.takes for value in making.fields.values())

    def settled(self, value: ast.expr) -> ast.expr:
        """The value that a name was given last above this line, or by its module; else the value itself."""
        if not isinstance(value, ast.Name) or value.id in self.takes:
            return value
        above = [each for each in self.said.get(value.id, ()) if each.lineno < value.lineno]
        return max(above, key=lambda each: each.lineno).value if above else self.constants.get(value.id, value)


class Maker(NamedTuple):
    """A function that makes refusals for its callers."""

    takes: tuple[str, ...]
    preset: Arguments
    makes: list[Making]


def refusals(files: list[Path]) -> Iterator[Refusal]:
    """Every refusal in those modules; raises CodeHidden."""
    functions = [each for file in files for each in _functions(file)]
    makers = _makers(functions)
    for function in functions:
        for making in _makings(function, makers):
            if not function.passes_on(making):
                yield _refusal(function, making)


def _functions(file: Path) -> Iterator[Function]:
    body = ast.parse(file.read_text("utf-8"), str(file)).body
    constants = dict(_constants(body))
    for node in body:
        inside = node.body if isinstance(node, ast.ClassDef) else [node]
        yield from (_function(file, each, constants) for each in inside if isinstance(each, ast.FunctionDef))


def _constants(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    """The plain words and numbers that a module names."""
    for node in body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            yield from ((each.id, node.value) for each in node.targets if isinstance(each, ast.Name))


def _function(file: Path, node: ast.FunctionDef, constants: Arguments) -> Function:
    given, named = node.args.args, node.args.kwonlyargs
    late = dict(zip((each.arg for each in reversed(given)), reversed(node.args.defaults), strict=False))
    late |= {each.arg: value for each, value in zip(named, node.args.kw_defaults, strict=True) if value}
    said: dict[str, list[ast.Assign]] = {}
    for each in ast.walk(node):
        for target in each.targets if isinstance(each, ast.Assign) else ():
            if isinstance(target, ast.Name) and isinstance(each, ast.Assign):
                said.setdefault(target.id, []).append(each)
    return Function(file, node, tuple(each.arg for each in (*given, *named)), late, said, constants)


def _makers(functions: list[Function]) -> dict[str, Maker]:
    """The core's two makers, and every function that passes one of their fields on, however many steps away."""
    passed_on: Arguments = {field: ast.Name(field) for field in FIELDS}
    makers = {
        "Objection": Maker(FIELDS, {}, [Making(passed_on, final=False)]),
        "refused": Maker(FIELDS, {}, [Making(passed_on, final=True)]),
    }
    known: set[tuple[str, str]] = set()
    grown = True
    while grown:
        grown = False
        for function in functions:
            for making in [each for each in _makings(function, makers) if function.passes_on(each)]:
                name = function.node.name
                if (name, making.told()) not in known and name not in ("Objection", "refused"):
                    known.add((name, making.told()))
                    makers.setdefault(name, Maker(function.takes, function.preset, [])).makes.append(making)
                    grown = True
    return makers


def _makings(function: Function, makers: Mapping[str, Maker]) -> Iterator[Making]:
    """Each refusal that a function makes, by each call of a maker inside it."""
    for node in ast.walk(function.node):
        if isinstance(node, ast.Call) and (name := _called(node)) in makers:
            maker = makers[name]
            given = maker.preset | dict(zip(maker.takes, node.args, strict=False))
            given |= {each.arg: each.value for each in node.keywords if each.arg}
            for making in maker.makes:
                yield Making(_filled(function, maker, making.fields, given), making.final)


def _called(call: ast.Call) -> str:
    """The name by which a function is called, empty for one without a name."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _filled(function: Function, maker: Maker, fields: Arguments, given: Arguments) -> Arguments:
    filled: Arguments = {}
    for name, value in fields.items():
        if not (isinstance(value, ast.Name) and value.id in maker.takes):
            filled[name] = value
        elif passed := given.get(value.id):
            filled[name] = function.settled(passed)
    return filled


def _refusal(function: Function, making: Making) -> Refusal:
    code = making.fields.get("code")
    if not (isinstance(code, ast.Constant) and isinstance(code.value, str)):
        place = f"{function.file}:{function.node.lineno}: {function.node.name}"
        raise CodeHidden(f"{place}: write the code of a refusal as a word")
    because, hint = (words(making.fields.get(field)) for field in ("because", "hint"))
    return Refusal(code.value, _rule(making.fields.get("rule")), because, hint, making.final)


def _rule(value: ast.expr | None) -> str:
    """The id of a rule, or of both that it may be; else the expression that decides which."""
    match value:
        case None:
            return ""
        case ast.Constant():
            return str(value.value)
        case ast.IfExp():
            return f"{_rule(value.body)}, {_rule(value.orelse)}"
        case _:
            return ast.unparse(value)


def words(value: ast.expr | None) -> str:  # noqa: PLR0911  one line a kind of expression
    """What a sentence says: its text, with the name of each value that it fills in, in capitals."""
    match value:
        case None:
            return ""
        case ast.Constant():
            return str(value.value)
        case ast.JoinedStr():
            return "".join(words(part) for part in value.values)
        case ast.FormattedValue(value=ast.Call(func=ast.Name(id="counted"), args=[number, *thing])):
            return f"{_name(number).upper()} {''.join(map(words, thing)) or 'card'}s"
        case ast.FormattedValue():
            return _name(value.value).upper()
        case ast.BinOp(op=ast.Add()):
            return words(value.left) + words(value.right)
        case ast.IfExp():
            return " / ".join(each for each in (words(value.body), words(value.orelse)) if each)
        case ast.BoolOp():
            return " / ".join(each for each in map(words, value.values) if each)
        case _:
            return _name(value).upper()


def _name(value: ast.expr) -> str:  # noqa: PLR0911  one line a kind of expression
    """The word by which the source calls a value: its last name."""
    match value:
        case ast.Name():
            return value.id
        case ast.Attribute():
            return value.attr
        case ast.Subscript() | ast.Starred() | ast.Await():
            return _name(value.value)
        case ast.Call(func=ast.Attribute(attr="join"), args=[listed]):
            return _name(listed)
        case ast.Call(func=ast.Attribute(value=owner, attr=name)) if name in PLAIN:
            return _name(owner)
        case ast.Call(func=ast.Name(id=name), args=[*_, last]) if name in PLAIN:
            return _name(last)
        case ast.GeneratorExp() | ast.ListComp():
            return _name(value.generators[0].iter)
        case ast.BinOp():
            return _name(value.left)
        case ast.BoolOp():
            return _name(value.values[0])
        case _:
            return "…"
