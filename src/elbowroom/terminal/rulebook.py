"""What is known about a rule, a word, or whatever has a name in a game: a race, a faction, a hero."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.markup import escape

from elbowroom.catalogue import GAMES
from elbowroom.text.catalogue import texts
from elbowroom.text.locales import FALLBACK
from elbowroom.text.lookup import Item, items_of_rule, look_for, rules_of, suggestions
from elbowroom.text.numbered_rules import Rule, find_rules, rules_by_id
from elbowroom.text.traits import Trait, traits

_MOST_RULES = 12
_MOST_ENTRIES = 5
_MOST_NAMED = 20
_BOLD = re.compile(r"\*\*(.+?)\*\*")


def tell(
    out: Console, text: str, language: str = FALLBACK, games: Iterable[str] = tuple(GAMES)
) -> bool:
    """Print everything found for a text; say whether there was anything."""
    page = _Page(out, language, list(games))
    return page.tell_by_id(text) or page.tell_by_name(text) or page.tell_by_words(text)


def nothing_known(text: str, language: str, games: Iterable[str] = tuple(GAMES)) -> str:
    """Say that nothing is known about a text, and what may have been meant."""
    say = texts(language).format
    meant = suggestions(text, language, games)
    told = say("terminal-rules-nothing", text=text)
    return f"{told} {say('terminal-rules-meant', words=', '.join(meant))}" if meant else told


def find_traits(text: str, games: Iterable[str] = tuple(GAMES)) -> list[Trait]:
    """Find races, powers, factions and the like by id or by name in any language."""
    wanted = text.strip().lower().replace(" ", "_")
    return [
        trait
        for game in games
        for trait in traits(game).values()
        if wanted in {name.lower().replace(" ", "_") for name in (trait.id, *trait.names.values())}
    ]


class _Page:
    """What is printed about one question, in one language, of some games."""

    def __init__(self, out: Console, language: str, games: list[str]) -> None:
        self.out = out
        self.language = language
        self.games = games
        self.say = texts(language).format

    def tell_by_id(self, text: str) -> bool:
        """Tell a rule by its ID, in the reader's words first, or those whose IDs begin so."""
        found = [(game, rule) for game in self.games for rule in rules_by_id(text, game)]
        if len(found) == 1:
            ((game, rule),) = found
            self._print_items(items_of_rule(game, rule.id, self.language), ids=False)
        self._print_rules([rule for _, rule in found])
        return bool(found)

    def tell_by_name(self, text: str) -> bool:
        """Tell what has this name, and the rules about it."""
        named = find_traits(text, self.games)
        for trait in named:
            self._print_trait(trait)
            rules = rules_of(trait)
            told = [
                item
                for rule in rules
                for item in items_of_rule(trait.game, rule.id, self.language)
                if rule.id in item.rules
            ]
            self._print_items(list(dict.fromkeys(told)), ids=False)
            if self.language == FALLBACK:
                self._print_rules(rules)
            else:
                self._print_ids([rule.id for rule in rules])
        return bool(named)

    def tell_by_words(self, text: str) -> bool:
        """Tell what has these words; the exact rules only where nothing else does."""
        found = look_for(text, self.language, self.games)
        self._print_items(found, ids=True)
        rules = [] if found else [rule for game in self.games for rule in find_rules(text, game)]
        self._print_rules(rules)
        return bool(found or rules)

    def _print_items(self, items: Sequence[Item], *, ids: bool) -> None:
        for item in items[:_MOST_ENTRIES]:
            above = " · ".join(filter(None, (self._game(item.game), item.chapter)))
            self.out.print(f"[bold]{escape(_headed(item.title))}[/bold] [dim]{escape(above)}[/dim]")
            self.out.print(_BOLD.sub(r"[bold]\1[/bold]", escape(item.text)))
            if ids:
                self._print_ids(item.rules)
        self._print_rest([_headed(item.title) for item in items[_MOST_ENTRIES:]])

    def _print_trait(self, trait: Trait) -> None:
        name = trait.names[self.language]
        if self.language != FALLBACK:
            name += f" ({trait.names[FALLBACK]})"
        self.out.print(f"[bold]{escape(name)}[/bold] [dim]{escape(self._game(trait.game))}[/dim]")
        self.out.print(escape(trait.texts[self.language]))
        for line in trait.lines.get(self.language, []):
            self.out.print(escape(line))

    def _print_rules(self, rules: list[Rule]) -> None:
        if rules and self.language != FALLBACK:
            self.out.print(f"[dim]{escape(self.say('terminal-rules-english'))}[/dim]")
        for rule in rules[:_MOST_RULES]:
            self.out.print(f"[bold cyan]{rule.id}[/bold cyan] [dim]{escape(rule.section)}[/dim]")
            self.out.print(escape(rule.text.replace("**", "").replace("*", "")))
        self._print_rest([rule.id for rule in rules[_MOST_RULES:]])

    def _print_ids(self, rules: Sequence[str]) -> None:
        if rules:
            shown = [*rules[:_MOST_RULES], *(["…"] if len(rules) > _MOST_RULES else [])]
            told = self.say("terminal-rules-exact", rules=", ".join(shown))
            self.out.print(f"[dim]{escape(told)}[/dim]")

    def _print_rest(self, names: list[str]) -> None:
        if names:
            shown = list(dict.fromkeys(names))
            rest = ["…"] if len(shown) > _MOST_NAMED else []
            told = self.say("terminal-rules-also", names=", ".join([*shown[:_MOST_NAMED], *rest]))
            self.out.print(f"[dim]{escape(told)}[/dim]")

    def _game(self, game: str) -> str:
        known = texts(self.language, game)
        key = f"ui-game-name-{game}"
        return known.format(key) if known.has(key) else game


def _headed(title: str) -> str:
    """Write a title with a capital, as words of the rules are written small."""
    return title[:1].upper() + title[1:]
