"""What is known about a rule, or whatever has a name in a game: a race, a power, a faction, a hero."""

from __future__ import annotations

import re

from rich.console import Console
from rich.markup import escape

from elbowroom.catalogue import GAMES
from elbowroom.text.numbered_rules import Rule, find_rules, game_rules
from elbowroom.text.traits import Trait, traits

_MOST_SHOWN = 12
SECTIONS = {
    "race": ("RACE",),
    "power": ("POWER",),
    "site": ("ART", "PLACE"),
    "faction": ("FAC",),
    "hero": ("HEROCARD",),
    "territory": ("TERR",),
    "action": ("ACT",),
}
"""The parts of the rules that tell about each kind of trait; others are parts of their own."""


def tell(out: Console, text: str, language: str = "en") -> bool:
    """Print everything found for a text; say whether there was anything."""
    named = find_traits(text)
    for trait in named:
        _print_trait(out, trait, language)
    rules = find_rules(text)
    if named:
        rules = [rule for trait in named for rule in rules_of(trait)]
    for rule in rules[:_MOST_SHOWN]:
        _print_rule(out, rule)
    if len(rules) > _MOST_SHOWN:
        rest = ", ".join(rule.id for rule in rules[_MOST_SHOWN:])
        out.print(f"[dim]Also: {escape(rest)}[/dim]")
    return bool(named or rules)


def find_traits(text: str) -> list[Trait]:
    """Find races, powers, factions and the like of all games by id or by name in any language."""
    wanted = text.strip().lower().replace(" ", "_")
    return [
        trait
        for game in GAMES
        for trait in traits(game).values()
        if wanted in {name.lower().replace(" ", "_") for name in (trait.id, *trait.names.values())}
    ]


def rules_of(trait: Trait) -> list[Rule]:
    """List the rules that stand under the name of something."""
    rules = game_rules(trait.game)
    named = [rule for rule in rules if _tells_about(rule, trait)]
    return named or [rule for rule in rules if _mentions(rule, trait)]


def _tells_about(rule: Rule, trait: Trait) -> bool:
    """Whether a rule names a trait in its ID.

    Behind the section of its kind it stands shortened in capitals or as its id; what has no such
    section is one itself.
    """
    _, section, *name = rule.id.split("-")
    if section not in SECTIONS.get(trait.kind, ()):
        return section == trait.id.upper()
    shortened = name[0].isupper() and trait.id.replace("_", "").upper().startswith(name[0])
    return shortened or trait.id == name[0]


def _mentions(rule: Rule, trait: Trait) -> bool:
    """Whether a rule has the English name of a trait in its text."""
    return re.search(rf"\b{re.escape(trait.names['en'])}\b", rule.text, re.IGNORECASE) is not None


def _print_trait(out: Console, trait: Trait, language: str) -> None:
    name = trait.names[language]
    if language != "en":
        name += f" ({trait.names['en']})"
    out.print(f"[bold]{escape(name)}[/bold] [dim]{trait.game} {trait.kind} {trait.id}[/dim]")
    out.print(escape(trait.texts[language]))
    for line in trait.lines.get(language, []):
        out.print(escape(line))


def _print_rule(out: Console, rule: Rule) -> None:
    out.print(f"[bold cyan]{rule.id}[/bold cyan] [dim]{escape(rule.section)}[/dim]")
    out.print(escape(rule.text.replace("**", "").replace("*", "")))
