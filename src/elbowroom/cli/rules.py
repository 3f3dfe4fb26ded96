"""`elbowroom rules`: a rule, a word of the rules, or whatever has a name in a game."""

from __future__ import annotations

import re

from rich.console import Console
from rich.markup import escape

from elbowroom.catalogue import GAMES
from elbowroom.cli.failing import fail
from elbowroom.cli.output import console, table
from elbowroom.terminal.rulebook import nothing_known, tell
from elbowroom.text.catalogue import texts
from elbowroom.text.locales import check_language
from elbowroom.text.numbered_rules import all_rules
from elbowroom.text.rulebook import told


def look_up(text: str, language: str) -> None:
    """Print what is known about a rule ID, a name or some words."""
    check_language(language)
    out = console()
    if not text:
        _print_contents(out, language)
    elif not tell(out, text, language):
        fail(nothing_known(text, language))


def _print_contents(out: Console, language: str) -> None:
    say = texts(language).format
    for game in GAMES:
        chapters: dict[str, list[str]] = {}
        for each in told(game, language):
            chapters.setdefault(each.chapter, []).append(each.title)
        for chapter, titles in chapters.items():
            out.print(f"[bold]{escape(chapter)}[/bold] {escape(', '.join(titles))}")
    sections: dict[str, list[str]] = {}
    for rule in all_rules():
        thing = re.sub(r"-L\d$", "", rule.id)
        sections.setdefault(thing.rsplit("-", 1)[0], []).append(rule.id)
    rows = table(
        say("terminal-column-rules"), say("terminal-column-first"), say("terminal-column-last")
    )
    for name, ids in sections.items():
        rows.add_row(name, ids[0], ids[-1])
    out.print(rows)
    out.print(say("terminal-rules-hint"))
