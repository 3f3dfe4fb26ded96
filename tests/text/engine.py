"""What the engine can say, read from its source once, so that a new saying needs a text."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CONQUEST = ROOT / "src" / "elbowroom" / "conquest" / "engine"
_PLACE_OF_KEY = {"_refuse": 1, "_refuse_marker": 2}
WARCRAFT = ROOT / "src" / "elbowroom" / "games" / "warcraft" / "engine"


@cache
def sources() -> str:
    """Everything the engine's rules say."""
    return "\n".join(path.read_text() for path in sorted(CONQUEST.glob("*.py")))


def event_kinds() -> set[str]:
    """The kinds of events."""
    return set(re.findall(r'\bEvent\(\s*"(\w+)"', sources()))


def part_keys() -> set[str]:
    """The keys of parts; those made with an id end in a dot."""
    text = (CONQUEST / "explaining.py").read_text() + (CONQUEST / "scoring.py").read_text()
    text += (CONQUEST / "traits.py").read_text()
    whole = re.findall(r'"(cost\.\w+)"', text)
    made = re.findall(r'f"(\w+\.)\{', text)
    return {*whole, *made}


@cache
def refusals() -> dict[str, set[frozenset[str]]]:
    """The keys of refusals, each with the sets of values it may come with."""
    tree = ast.parse((CONQUEST / "refusals.py").read_text())
    found: dict[str, set[frozenset[str]]] = {}
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        named = {
            target.id: node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for call in [node for node in ast.walk(function) if isinstance(node, ast.Call)]:
            name = call.func.id if isinstance(call.func, ast.Name) else ""
            place = _PLACE_OF_KEY.get(name)
            if place is not None and _is_text(call.args[place]):
                key = call.args[place].value
                values = {"marker"} if name == "_refuse_marker" else set()
                for argument in call.args[place + 1 :]:
                    values |= _value_names(argument, named)
                found.setdefault(str(key), set()).add(frozenset(values))
    return found


@cache
def warcraft_sources() -> str:
    """Everything the rules of the islands say."""
    return "\n".join(path.read_text() for path in sorted(WARCRAFT.glob("*.py")))


def warcraft_event_kinds() -> set[str]:
    """The kinds of events only the islands have; two are told by the way they come about."""
    noted = re.findall(r'\bEvent\(\s*"(\w+)"', warcraft_sources())
    told = re.findall(r'\btell\(pos, "(\w+)"', warcraft_sources())
    return {*noted, *told}


def ways_of_conquest() -> set[str]:
    """The ways of conquering a region that the islands know."""
    return set(re.findall(r'\bconquer\([^()]*(?:\([^()]*\)[^()]*)*"(\w+)"\)', warcraft_sources()))


def warcraft_part_keys() -> set[str]:
    """The keys of parts of the islands; those made with an id end in a dot."""
    whole = re.findall(r'"((?:cost|income|toll)\.\w+)"', warcraft_sources())
    made = re.findall(r'f"(\w+\.)\{', warcraft_sources())
    return {*whole, *made}


def warcraft_refusals() -> dict[str, set[frozenset[str]]]:
    """The keys of the islands' refusals, each with the sets of values it may come with."""
    return refusals_in(WARCRAFT)


@cache
def refusals_in(folder: Path) -> dict[str, set[frozenset[str]]]:
    """The keys of all calls `refuse(key, rule, *values)`, each with the sets of values it may come with."""
    found: dict[str, set[frozenset[str]]] = {}
    trees = [ast.parse(path.read_text()) for path in sorted(folder.rglob("*.py"))]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    for function in [node for node in nodes if isinstance(node, ast.FunctionDef)]:
        named = {
            target.id: node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for call in [node for node in ast.walk(function) if isinstance(node, ast.Call)]:
            if not isinstance(call.func, ast.Name) or call.func.id != "refuse":
                continue
            values = frozenset(
                name for argument in call.args[2:] for name in _value_names(argument, named)
            )
            for key in _texts_in(call.args[0], named):
                found.setdefault(key, set()).add(values)
    return found


def _texts_in(node: ast.expr, named: dict[str, ast.expr]) -> list[str]:
    """The texts an expression may stand for: itself, one behind a name, either of two."""
    if isinstance(node, ast.Name):
        return _texts_in(named[node.id], named)
    if isinstance(node, ast.IfExp):
        return [*_texts_in(node.body, named), *_texts_in(node.orelse, named)]
    return [str(node.value)] if _is_text(node) else []


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _value_names(node: ast.expr, named: dict[str, ast.expr]) -> set[str]:
    """The names in an argument: a pair, `_at(...)`, or several behind a name."""
    if isinstance(node, ast.Starred):
        return _value_names(node.value, named)
    if isinstance(node, ast.Name):
        return _value_names(named[node.id], named)
    if isinstance(node, ast.Call):
        return {"region"} if ast.unparse(node.func) in ("_at", "at") else set()
    if isinstance(node, ast.Tuple) and _is_text(node.elts[0]):
        return {str(node.elts[0].value)}
    return {name for item in node.elts for name in _value_names(item, named)}


def error_codes() -> list[str]:
    """The codes of errors in the description of the protocol."""
    page = (ROOT / "docs" / "protocol.md").read_text()
    rows = re.findall(r"^\| (`\w+`.*?) \| [45]\d\d \|", page, re.MULTILINE)
    return [code for row in rows for code in re.findall(r"`(\w+)`", row)]


def entry_kinds() -> list[str]:
    """The kinds of entries in the description of the protocol."""
    page = (ROOT / "docs" / "protocol.md").read_text()
    rows = page.split("## Entries", 1)[1].split("\n## ", 1)[0]
    cells = re.findall(r"^\| (`\w+`.*?) \|", rows, re.MULTILINE)
    return [kind for cell in cells for kind in re.findall(r"`(\w+)`", cell)]
