"""The rules as entries that can be looked up by ID or by word."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from elbowroom.text.words import load

CARRIED = ("classic",)
"""The games whose rules travel with the package."""

_ENTRY = re.compile(r"^- \*\*([A-Z]-[A-Z]+(?:-[A-Z]+)*-\d+[a-z]?)\*\*\s*(.*)$")
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
            found.append(Rule(entry[1], section, entry[2].strip()))
            reading = True
        elif heading:
            section = heading[1].strip()
            reading = False
        elif reading and line.startswith("  "):
            last = found[-1]
            found[-1] = last._replace(text=f"{last.text}\n{line.strip()}")
        else:
            reading = False
    return found


@lru_cache(maxsize=1)
def carried_rules() -> list[Rule]:
    """List the rules of all games that travel with the package."""
    pages = load("rules.json")
    return [Rule(*entry) for game in CARRIED for entry in pages[game]]


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
