"""The rules as entries that can be looked up by ID or by word."""

from __future__ import annotations

import re
from functools import cache
from importlib.abc import Traversable
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

import elbowroom
from elbowroom.catalogue import GAMES, face

SOURCE: Final = Path(elbowroom.__file__).parents[2] / "docs" / "rules"
"""The pages of the rules, where Elbowroom runs from its source."""

_ID = r"[A-Z]-\d?[A-Z]+(?:-[A-Z]+)*-\d+[a-z]?"
_ENTRY = re.compile(rf"^(?:-|\d+\.) \*\*({_ID})(?: ([^*]+))?\*\*\s*(.*)$")
_FURTHER = re.compile(rf"\*\*({_ID})\*\*\s*")
"""A rule that begins in the middle of another one's line."""
_HEADING = re.compile(r"^#+\s+(.*)$")
_TRAIT = re.compile(r"^\*\*(.+)\*\*$")
_OWN_ID = r"[A-Z]-[A-Z]+-[a-z_]+(?:-L\d)?"
"""The ID of a thing by its own name, written small."""
_OWN_HEADING = re.compile(rf"^#+\s+({_OWN_ID}) — (.*)$")
_ROW = re.compile(r"^\| (.*) \|$")
_OWN = re.compile(_OWN_ID)


class Rule(NamedTuple):
    """One rule: its ID, the section it stands in and its text."""

    id: str
    section: str
    text: str


def parse_rules(markdown: str) -> list[Rule]:
    """Read the rules out of a page of docs/rules."""
    page = _Page()
    for line in markdown.splitlines():
        page.read(line)
    return page.found


class _Page:
    """A page of rules, read line by line: entries of lists, and things in tables."""

    def __init__(self) -> None:
        self.found: list[Rule] = []
        self.section = ""
        self.in_entry = False
        self.in_thing = False
        self.columns: list[str] = []

    def read(self, line: str) -> None:
        """Take in the next line."""
        entry = _ENTRY.match(line)
        thing = _OWN_HEADING.match(line)
        heading = _HEADING.match(line) or _TRAIT.match(line)
        row = _ROW.match(line)
        if entry:
            text = f"{entry[2] or ''} {entry[3]}".strip()
            self.found += _begun(self.section, entry[1], text)
            self.in_entry = True
        elif thing:
            self.section = thing[2]
            self.found.append(Rule(thing[1], self.section, ""))
            self.in_entry, self.in_thing = False, True
        elif heading:
            self.section = heading[1].strip()
            self.in_entry = self.in_thing = False
        elif row:
            self._read_row(row[1].split(" | "))
        elif (self.in_entry and line.startswith("  ")) or (self.in_thing and line.strip("|-")):
            self._go_on(line.strip())
        else:
            self.in_entry = False

    def _read_row(self, cells: list[str]) -> None:
        """Read a row of a table: a rule of its own, or more about the thing the table is of."""
        if cells[0] in {"ID", "Region"}:
            self.columns = cells
        elif _OWN.fullmatch(cells[0]):
            told = zip(self.columns[1:], cells[1:], strict=True)
            text = "\n".join(f"{column}: {cell}" for column, cell in told)
            self.found.append(Rule(cells[0], self.section, text))
        elif self.in_thing:
            self._go_on(f"{cells[0]}: {', '.join(cells[1:])}")

    def _go_on(self, text: str) -> None:
        """Add to the last rule."""
        last = self.found.pop()
        self.found += _begun(last.section, last.id, f"{last.text}\n{text}")


def _begun(section: str, id: str, text: str) -> list[Rule]:
    """Divide a text into the rule it belongs to and those that begin within it."""
    first, *rest = _FURTHER.split(text)
    rules = [Rule(id, section, first.strip())]
    return rules + [
        Rule(further, section, said.strip())
        for further, said in zip(rest[::2], rest[1::2], strict=True)
    ]


@cache
def game_rules(game: str) -> tuple[Rule, ...]:
    """List the rules of a game; none where it has no page of them."""
    page = _page(game)
    return () if page is None else tuple(parse_rules(page.read_text(encoding="utf-8")))


def all_rules() -> list[Rule]:
    """List the rules of all games."""
    return [rule for game in GAMES for rule in game_rules(game)]


def _page(game: str) -> Traversable | None:
    """Find a game's page of rules: beside its texts, where a build puts it, or in our source."""
    texts = face(game, "texts")
    beside = [] if texts is None else [files(texts) / "rules.md"]
    return next((page for page in [*beside, SOURCE / f"{game}.md"] if page.is_file()), None)


def rules_by_id(text: str, game: str) -> list[Rule]:
    """Find the rule of a game with an ID, or those whose IDs begin so."""
    wanted = text.strip().upper()
    rules = game_rules(game)
    exact = [rule for rule in rules if rule.id.upper() == wanted]
    return exact or [rule for rule in rules if rule.id.upper().startswith(f"{wanted}-")]


def find_rules(text: str, game: str) -> list[Rule]:
    """Find the rules of a game in which all words occur."""
    words = text.lower().split()
    return [
        rule
        for rule in game_rules(game)
        if words and all(word in f"{rule.section} {rule.text}".lower() for word in words)
    ]
