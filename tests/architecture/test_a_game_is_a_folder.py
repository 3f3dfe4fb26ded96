"""Outside its folder nobody knows a game: neither its name, nor its traits, nor its positions."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from elbowroom.catalogue import GAMES, game
from elbowroom.games import SHIPPED
from elbowroom.kernel.state import State
from tests.architecture.engine import ROOT
from tests.architecture.test_core_names_nobody import FURTHER, TRAITS, pattern

SOURCE: Final = ROOT / "src" / "elbowroom"
FAMILIES: Final = ("conquest",)
"""What several games share; the rooms above know it as little as a game."""
ELSEWHERE: Final = "page"
"""The built page lies inside the server and is checked where it is written."""


def rooms() -> list[Path]:
    """Every module that belongs to no game: the kernel, the families, the rooms above."""
    return sorted(
        path
        for path in SOURCE.rglob("*.py")
        if path.relative_to(SOURCE).parts[0] != "games" and ELSEWHERE not in path.parts
    )


def general_rooms() -> list[Path]:
    """Those that belong to no family either."""
    return [path for path in rooms() if path.relative_to(SOURCE).parts[0] not in FAMILIES]


def told(path: Path, line: int, text: str) -> str:
    return f"{path.relative_to(ROOT)}:{line}: {text.strip()}"


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every module an import statement names, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.lineno, node.module
        elif isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name


def position_classes() -> set[str]:
    """The classes positions of the games are made of, below what the kernel gives to all."""
    found: set[str] = set()
    for name in SHIPPED:
        each = game(name)
        start = each.begin(each.check_setup(players=each.most_players))
        for kind in type(start).__mro__:
            if issubclass(kind, State) and not kind.__module__.startswith("elbowroom.kernel"):
                found.add(kind.__name__)
    return found


def test_no_room_names_a_game() -> None:
    word = pattern(set(SHIPPED))
    found = [
        told(path, number, line)
        for path in rooms()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if word.search(line)
    ]
    assert not found, "\n".join(found)


def test_no_room_names_what_only_one_game_has() -> None:
    words = {trait.id for traits in TRAITS.values() for trait in traits}
    word = pattern(words.union(*FURTHER.values()) - COMMON)
    found = [
        told(path, number, line)
        for path in rooms()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if word.search(line)
    ]
    assert not found, "\n".join(found)


COMMON: Final = frozenset({"explorer", "forest", "hero", "hill", "swamp"})
"""Plain English as well: what explores, what terrain a board has, what a kind of thing is called."""


def test_nobody_imports_a_game_and_no_general_room_imports_a_family() -> None:
    families = tuple(f"elbowroom.{family}" for family in FAMILIES)
    found = []
    for path in rooms():
        general = path.relative_to(SOURCE).parts[0] not in FAMILIES
        forbidden = ("elbowroom.games.", *(families if general else ()))
        for line, module in imported(ast.parse(path.read_text("utf-8"))):
            if f"{module}.".startswith(tuple(f"{name.rstrip('.')}." for name in forbidden)):
                if module == "elbowroom.games":  # the list of shipped games, for the catalogue
                    continue
                found.append(told(path, line, module))
    assert not found, "\n".join(found)


def test_nobody_outside_the_games_asks_what_kind_a_position_is() -> None:
    kinds = position_classes()
    found = []
    for path in general_rooms():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in {
                "isinstance",
                "issubclass",
            }:
                named = {each.id for each in ast.walk(node.args[1]) if isinstance(each, ast.Name)}
                if named & kinds:
                    found.append(told(path, node.lineno, ast.unparse(node)))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_position_says_which_game_it_is_of(name: str) -> None:
    each = game(name)
    assert each.begin(each.check_setup(players=each.most_players)).game_id == name
