"""`elbowroom rules`: a rule, a race or a power."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from elbowroom.cli.failing import fail
from elbowroom.cli.output import console, table
from elbowroom.text.rulebook import Rule, carried_rules, find_rules
from elbowroom.text.words import Trait, check_language, traits

_MOST_SHOWN = 12


def look_up(text: str, language: str) -> None:
    """Print what is known about a rule ID, a race, a power or some words."""
    check_language(language)
    out = console()
    if not text:
        _print_contents(out)
    elif not tell(out, text, language):
        fail(
            f"Nothing is known about '{text}'. Try a rule ID like C-CONQ-7, a race like orcs, "
            f"a power like flying, or a word of the rules."
        )


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
    """Find races and powers by id or by name in any language."""
    wanted = text.strip().lower().replace(" ", "_")
    return [
        trait
        for trait in traits().values()
        if wanted in {name.lower().replace(" ", "_") for name in (trait.id, *trait.names.values())}
    ]


def rules_of(trait: Trait) -> list[Rule]:
    """List the rules that stand under the name of a race or power."""
    return [
        rule
        for rule in carried_rules()
        if rule.id.startswith(f"C-{trait.kind.upper()}-")
        and rule.section.split(" — ")[0] == trait.names["en"]
    ]


def _print_trait(out: Console, trait: Trait, language: str) -> None:
    name = trait.names[language]
    if language != "en":
        name += f" ({trait.names['en']})"
    out.print(f"[bold]{escape(name)}[/bold] [dim]{trait.kind} {trait.id}[/dim]")
    out.print(escape(trait.texts[language]))


def _print_rule(out: Console, rule: Rule) -> None:
    out.print(f"[bold cyan]{rule.id}[/bold cyan] [dim]{escape(rule.section)}[/dim]")
    out.print(escape(rule.text.replace("**", "").replace("*", "")))


def _print_contents(out: Console) -> None:
    sections: dict[str, list[str]] = {}
    for rule in carried_rules():
        sections.setdefault(rule.id.rsplit("-", 1)[0], []).append(rule.id)
    rows = table("rules", "from", "to")
    for ids in sections.values():
        rows.add_row(ids[0].rsplit("-", 1)[0], ids[0], ids[-1])
    out.print(rows)
    out.print("`elbowroom rules C-CONQ-7`, `rules orcs`, `rules flying --lang cs` tell more.")
