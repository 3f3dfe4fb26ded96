"""What mypyc is told of subclasses is true: those of a closed class stand in its own group.

`setup.py` lets mypyc call methods directly and compare types, because it knows every subclass of a
class that is not marked as open. It reads the groups one after the other: a subclass in a later one
would come too late, and an `isinstance` would answer wrong.
"""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

import elbowroom
from tests.architecture.engine import ROOT, groups_of_modules

PACKAGE = ROOT / "src" / "elbowroom"
MARK = "mypyc_attr(allow_interpreted_subclasses=True)"


def open_classes(path: Path) -> set[str]:
    """Name the classes of a file that are marked as open to subclasses from anywhere."""
    classes = [node for node in ast.parse(path.read_text()).body if isinstance(node, ast.ClassDef)]
    return {each.name for each in classes if MARK in map(ast.unparse, each.decorator_list)}


def strangers(groups: dict[str, str]) -> list[str]:
    """Name the subclasses of closed classes that stand in another group, or in none."""
    found = []
    for module, group in groups.items():
        held = importlib.import_module(module)
        marked = open_classes(ROOT / "src" / Path(*module.split(".")).with_suffix(".py"))
        for name, each in vars(held).items():
            if isinstance(each, type) and each.__module__ == module and name not in marked:
                found += [
                    f"{below.__module__}.{below.__qualname__} of {module}.{name}"
                    for below in type.__subclasses__(each)
                    if below.__module__.startswith(f"{elbowroom.__name__}.")
                    and groups.get(below.__module__) != group
                ]
    return found


@pytest.fixture(scope="module")
def groups() -> dict[str, str]:
    """Every compiled module, with its group, imported so that all subclasses are there."""
    found = groups_of_modules(PACKAGE)
    for module in found:
        importlib.import_module(module)
    return found


def test_a_closed_class_has_its_subclasses_in_its_own_group(groups: dict[str, str]) -> None:
    assert not strangers(groups)


def test_a_subclass_elsewhere_is_noticed(groups: dict[str, str]) -> None:
    engine = "elbowroom.games.warcraft.engine"
    moved = groups | {f"{engine}.state": "elsewhere"}
    assert strangers(moved) == [
        f"{engine}.state.WarcraftState of {engine}.position.WarcraftPosition"
    ]
