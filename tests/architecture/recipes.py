"""The recipes of CONTRIBUTING.md, read and carried out in a copy of the tree.

An edit is one sentence: New file `PATH`, or In `PATH`, before (after) `LINES`, each followed by a
block with the text to put there; or In `PATH`, change `THIS` to `THAT`. Lines and words that an
edit looks for occur once; … stands for the rest of a line. A block after "Run" holds commands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

PAGE: Final = "CONTRIBUTING.md"
_RECIPE = re.compile(r"^### Add (?:a |an )(.+)$", re.MULTILINE)
_BLOCK = r"\n\n```\w+\n(?P<text>.*?)^```$"
_STEPS: Final = {
    "new": re.compile(r"^New file `(?P<path>[^`]+)`:" + _BLOCK, re.MULTILINE | re.DOTALL),
    "put": re.compile(
        r"^In\s`(?P<path>[^`]+)`,\s(?P<side>before|after)\s(?P<tick>`+)(?P<place>.+?)(?P=tick):"
        + _BLOCK,
        re.MULTILINE | re.DOTALL,
    ),
    "change": re.compile(
        r"^In\s`(?P<path>[^`]+)`,\schange\s`(?P<old>[^`]+)`\sto\s`(?P<new>[^`]+)`", re.MULTILINE
    ),
    "run": re.compile(r"^Run[^`\n]*:" + _BLOCK, re.MULTILINE | re.DOTALL),
}


class Step(NamedTuple):
    """One edit or one run of commands."""

    kind: str
    facts: dict[str, str]


def recipes(root: Path) -> dict[str, list[Step]]:
    """Read the recipes by what they add, in order."""
    _, *parts = _RECIPE.split((root / PAGE).read_text("utf-8").partition("## Recipes")[2])
    return dict(zip(parts[::2], map(_steps, parts[1::2]), strict=True))


def _steps(text: str) -> list[Step]:
    found: list[tuple[int, Step]] = []
    for kind, pattern in _STEPS.items():
        for step in pattern.finditer(text):
            found.append((step.start(), Step(kind, step.groupdict())))
    return [step for _, step in sorted(found, key=lambda each: each[0])]


def files_of(steps: list[Step]) -> set[str]:
    """Name the files that a recipe writes by hand."""
    return {step.facts["path"] for step in steps if step.kind != "run"}


def commands_of(steps: list[Step]) -> Iterator[str]:
    """Give the commands of a recipe, line by line."""
    for step in steps:
        if step.kind == "run":
            yield from step.facts["text"].splitlines()


def edit(root: Path, step: Step) -> None:
    """Carry out an edit; one that does not fit the tree is refused."""
    path = root / step.facts["path"]
    if step.kind == "new":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(step.facts["text"], "utf-8")
        return
    source = path.read_text("utf-8")
    change = _changed if step.kind == "change" else _with_block
    path.write_text(change(source, step.facts), "utf-8")


def _changed(source: str, facts: dict[str, str]) -> str:
    old, new = facts["old"], facts["new"]
    if old not in source and new in source:
        return source  # another recipe of the same game has done it
    _only_once(source.count(old), old, facts["path"])
    return source.replace(old, new)


def _with_block(source: str, facts: dict[str, str]) -> str:
    words = r"\s+".join(".*" if word == "…" else re.escape(word) for word in facts["place"].split())
    found = list(re.finditer(rf"^[ \t]*{words}[ \t]*\n", source, re.MULTILINE))
    _only_once(len(found), facts["place"], facts["path"])
    place = found[0].start() if facts["side"] == "before" else found[0].end()
    return source[:place] + facts["text"] + source[place:]


def _only_once(times: int, words: str, path: str) -> None:
    if times != 1:
        raise ValueError(f"{PAGE}: {path} has {words!r} {times} times; once is expected.")
