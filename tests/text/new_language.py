"""Begins a language with a copy of another: `python -m tests.text.new_language cs sk`."""

from __future__ import annotations

import json
import shutil
import sys
from typing import Any

from elbowroom.text.locales import KINDS
from tests.architecture.engine import ROOT

PACKAGE = ROOT / "src" / "elbowroom"


def main(like: str, language: str) -> None:
    """Copy the folders of a language and its parts of the lists of all games."""
    for folder in (PACKAGE / "text" / "locales", *PACKAGE.glob("games/*/texts")):
        shutil.copytree(folder / like, folder / language)
    for path in PACKAGE.glob("games/*/texts/*.json"):
        if path.stem not in KINDS.values():
            continue
        things = json.loads(path.read_text("utf-8"))
        for entry in things.values():
            entry[language] = entry[like]
        path.write_text(written(things), "utf-8")


def written(things: dict[str, dict[str, Any]]) -> str:
    """Write a list of things as people read it: a line for each name, form and text."""
    entries = [
        f" {_line(id)}: {_block(map(_part, entry.items()), 1)}" for id, entry in things.items()
    ]
    return "{\n" + ",\n".join(entries) + "\n}\n"


def _part(part: tuple[str, Any]) -> str:
    name, value = part
    if not isinstance(value, dict):
        return f"  {_line(name)}: {_line(value)}"
    lines = (f"   {_line(key)}: {_line(text)}" for key, text in value.items())
    return f"  {_line(name)}: {_block(lines, 2)}"


def _block(lines: Any, depth: int) -> str:
    return "{\n" + ",\n".join(lines) + "\n" + " " * depth + "}"


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
