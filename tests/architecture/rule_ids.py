"""Which rules of docs/rules the tests prove: run `python -m tests.architecture.rule_ids`.

A rule is defined by its ID in bold where a point of a list begins. A test proves it by citing
the ID as a literal string in `@pytest.mark.rule("C-CONQ-1")`, either directly on the test
function or on one case of it: `pytest.param(..., marks=pytest.mark.rule("C-CONQ-2"))`
inside a `parametrize` decorator of that function. Nothing else counts.
"""

from __future__ import annotations

import ast
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"

TRACED = ("classic", "warcraft", "kingdoms")

MOST_RULES_PER_TEST = 3

# In bold at its place, alone or with a title: **W-IMM-1** or **W-DEF-2 Island.**
DEFINITION = re.compile(
    r"^\s*(?:-|\d+\.) \*\*([A-Z]-\d?[A-Z]+(?:-[A-Z]+)*-\d+[a-z]?)(?=\*\*| )", re.MULTILINE
)

# A row of a table about a thing with a name: | K-FAC-orcs-L1 | or | K-HEROCARD-baron |
ROW = re.compile(r"^\| ([A-Z]-[A-Z]+-[a-z_]+(?:-L\d)?) \|", re.MULTILINE)

# A test that is switched off, or expected to fail, proves nothing.
SWITCHES_OFF = ("skip", "skipif", "xfail")


@dataclass(frozen=True)
class Citation:
    """One test, or one case of a parametrised test, and the rules it cites."""

    place: str
    ids: tuple[str, ...]


@dataclass
class Report:
    """What the rules define, what the tests cite, and what is wrong with either."""

    defined: list[str]
    citations: list[Citation] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def cited(self) -> set[str]:
        return {rule for citation in self.citations for rule in citation.ids}

    @property
    def uncited(self) -> list[str]:
        cited = self.cited
        return [rule for rule in self.defined if rule not in cited]

    @property
    def unknown(self) -> list[str]:
        known = set(self.defined)
        return [
            f"{citation.place} cites {rule}, which no rule page defines"
            for citation in self.citations
            for rule in citation.ids
            if rule not in known
        ]

    @property
    def overloaded(self) -> list[str]:
        return [
            f"{citation.place} cites {len(citation.ids)} rules, at most {MOST_RULES_PER_TEST}"
            for citation in self.citations
            if len(citation.ids) > MOST_RULES_PER_TEST
        ]


def defined_in(text: str) -> list[str]:
    """Rule IDs a page defines, in its order; those of rows come last."""
    return DEFINITION.findall(text) + ROW.findall(text)


def cited_in(source: str, name: str) -> tuple[list[Citation], list[str]]:
    """Citations of one test file, and the faults in how it cites."""
    tree = ast.parse(source, name)
    reader = _Reader(name)
    if Path(name).name.startswith("test_"):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                reader.read(node)
    for node in ast.walk(tree):
        if _mark_name(node) == "rule" and id(node) not in reader.seen:
            reader.faults.append(f"{name}:{node.lineno} cites rules outside a test's decorators")
    return reader.citations, reader.faults


def report(rules: Path = RULES, tests: Path = TESTS) -> Report:
    """The state of the repository."""
    result = Report(
        [rule for game in TRACED for rule in defined_in((rules / f"{game}.md").read_text())]
    )
    for path in sorted(tests.rglob("*.py")):
        name = path.relative_to(tests.parent).as_posix()
        citations, faults = cited_in(path.read_text(), name)
        result.citations += citations
        result.faults += faults
    return result


class _Reader:
    """Collects the citations of one file."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.citations: list[Citation] = []
        self.faults: list[str] = []
        self.seen: set[int] = set()  # the marks that were read, as nodes

    def read(self, test: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if not test.name.startswith("test"):
            return
        place = f"{self.name}:{test.lineno} {test.name}"
        own, off = self._marks(test.decorator_list, place)
        if own and not off:
            self.citations.append(Citation(place, own))
        for case in _cases(test):
            marks = _marks_of(case)
            ids, case_off = self._marks(marks, place)
            if ids and not off and not case_off:
                together = tuple(dict.fromkeys(own + ids))
                self.citations.append(Citation(f"{place} (line {case.lineno})", together))

    def _marks(self, marks: list[ast.expr], place: str) -> tuple[tuple[str, ...], bool]:
        """The IDs among some marks, and whether one of them switches the test off."""
        ids: list[str] = []
        off = False
        for mark in marks:
            call = mark.func if isinstance(mark, ast.Call) else mark
            off = off or _mark_name(call) in SWITCHES_OFF
            if _mark_name(call) != "rule":
                continue
            self.seen.add(id(call))
            arguments = mark.args if isinstance(mark, ast.Call) else []
            if not arguments:
                self.faults.append(f"{place} has a rule mark without an ID")
            for argument in arguments:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    ids.append(argument.value)
                else:
                    self.faults.append(f"{place} cites something that is not a literal string")
        return tuple(dict.fromkeys(ids)), off


def _mark_name(node: ast.AST) -> str:
    """The `x` of `pytest.mark.x`, or nothing."""
    match node:
        case ast.Attribute(
            attr=name, value=ast.Attribute(attr="mark", value=ast.Name(id="pytest"))
        ):
            return name
    return ""


def _cases(test: ast.FunctionDef | ast.AsyncFunctionDef) -> list[ast.Call]:
    """Every `pytest.param(...)` in the parametrize decorators of a test."""
    return [
        node
        for decorator in test.decorator_list
        if isinstance(decorator, ast.Call) and _mark_name(decorator.func) == "parametrize"
        for node in ast.walk(decorator)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "param"
    ]


def _marks_of(case: ast.Call) -> list[ast.expr]:
    """The marks of a `pytest.param`, given one by one or as a list."""
    for keyword in case.keywords:
        if keyword.arg == "marks":
            value = keyword.value
            return value.elts if isinstance(value, ast.List | ast.Tuple) else [value]
    return []


def main() -> int:
    """Print how many rules are cited, and everything that is wrong."""
    state = report()
    cited = len(state.defined) - len(state.uncited)
    print(f"{cited} of {len(state.defined)} rules cited ({', '.join(TRACED)})")
    wrong = state.faults + state.unknown + state.overloaded
    for line in wrong:
        print(f"wrong: {line}")
    for rule in state.uncited:
        print(f"uncited: {rule}")
    return 1 if wrong or state.uncited else 0


if __name__ == "__main__":
    sys.exit(main())
