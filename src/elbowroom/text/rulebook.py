"""The rules as entries that can be looked up by ID or by word."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from elbowroom.text.words import load

CARRIED: Final = {"classic": "rules.json", "warcraft": "rules.warcraft.json"}
"""The games whose rules travel with the package, and in which document."""

_ID = r"[A-Z]-[A-Z]+(?:-[A-Z]+)*-\d+[a-z]?"
_ENTRY = re.compile(rf"^- \*\*({_ID})(?: ([^*]+))?\*\*\s*(.*)$")
_FURTHER = re.compile(rf"\*\*({_ID})\*\*\s*")
"""A rule that begins in the middle of another one's line."""
_HEADING = re.compile(r"^#+\s+(.*)$")
_TRAIT = re.compile(r"^\*\*(.+)\*\*$")


class Rule(NamedTuple):
    """One rule: its ID, the section it stands in and its text."""

    id: str
    section: str
    text: str


def parse_rules(markdown: str) -> list[Rule]:
    """Read the rules out of a page of docs/rules."""
    found: list[Rule] = []
    section = ""
    reading = False
    for line in markdown.splitlines():
        entry = _ENTRY.match(line)
        heading = _HEADING.match(line) or _TRAIT.match(line)
        if entry:
            found += _begun(section, entry[1], f"{entry[2] or ''} {entry[3]}".strip())
            reading = True
        elif heading:
            section = heading[1].strip()
            reading = False
        elif reading and line.startswith("  "):
            last = found.pop()
            found += _begun(section, last.id, f"{last.text}\n{line.strip()}")
        else:
            reading = False
    return found


def _begun(section: str, id: str, text: str) -> list[Rule]:
    """Divide a text into the rule it belongs to and those that begin within it."""
    first, *rest = _FURTHER.split(text)
    rules = [Rule(id, section, first.strip())]
    return rules + [
        Rule(further, section, said.strip())
        for further, said in zip(rest[::2], rest[1::2], strict=True)
    ]


@lru_cache(maxsize=1)
def carried_rules() -> list[Rule]:
    """List the rules of all games that travel with the package."""
    return [Rule(*entry) for game, name in CARRIED.items() for entry in load(name)[game]]


def find_rules(text: str) -> list[Rule]:
    """Find rules by ID, by the beginning of an ID, or by words that all occur in them."""
    wanted = text.strip().upper()
    exact = [rule for rule in carried_rules() if rule.id.upper() == wanted]
    if exact:
        return exact
    begun = [rule for rule in carried_rules() if rule.id.upper().startswith(f"{wanted}-")]
    if begun:
        return begun
    words = text.lower().split()
    return [
        rule
        for rule in carried_rules()
        if words and all(word in f"{rule.section} {rule.text}".lower() for word in words)
    ]
