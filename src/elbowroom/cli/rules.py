"""`elbowroom rules`: a rule, or whatever has a name in a game."""

from __future__ import annotations

import re

from rich.console import Console

from elbowroom.cli.failing import fail
from elbowroom.cli.output import console, table
from elbowroom.terminal.rulebook import tell
from elbowroom.text.locales import check_language
from elbowroom.text.numbered_rules import all_rules


def look_up(text: str, language: str) -> None:
    """Print what is known about a rule ID, a name or some words."""
    check_language(language)
    out = console()
    if not text:
        _print_contents(out)
    elif not tell(out, text, language):
        fail(
            f"Nothing is known about '{text}'. Try the ID of a rule, the name of a race, a power, "
            f"a faction or whatever else has one, or a word of the rules."
        )


def _print_contents(out: Console) -> None:
    sections: dict[str, list[str]] = {}
    for rule in all_rules():
        thing = re.sub(r"-L\d$", "", rule.id)
        sections.setdefault(thing.rsplit("-", 1)[0], []).append(rule.id)
    rows = table("rules", "from", "to")
    for name, ids in sections.items():
        rows.add_row(name, ids[0], ids[-1])
    out.print(rows)
    out.print("`elbowroom rules ID`, `rules NAME`, `rules NAME --lang cs` tell more.")
