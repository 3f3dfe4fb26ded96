"""Counted words: every message that counts has the plural forms of its language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from elbowroom.kernel.reasons import Explanation, Part
from elbowroom.text.catalogue import texts
from elbowroom.text.names import names
from elbowroom.text.reasons import parts_line
from tests.text.ftl import resources
from tests.text.samples import NAMES

GAMES = ("", "classic", "warcraft", "kingdoms")
COUNTS = (0, 1, 2, 5)
CATEGORIES = {
    "en": {"one", "other"},
    "cs": {"one", "few", "other"},
    "pl": {"one", "few", "many"},
    "is": {"one", "other"},
}
"""The plural categories of whole numbers; the last of several may be called `other`.

A language begun by the recipe is checked from the day its forms stand here.
"""
OF = {
    "en": "other one other other",
    "cs": "other one few other",
    "pl": "many one few many",
    "is": "other one other other",
}
"""The categories of COUNTS."""
WORDS = {"race": "orcs", "loser_race": "orcs", "power": "hill", "marker": "encampment"}
NAMED = {"player", "region", "name", "loser", "goal", "cost", "most"}
"""Values that stand before a word without being counted with it."""
CASES = [(language, game) for language in CATEGORIES for game in GAMES]


def entries(language: str, game: str) -> Iterator[ast.Message]:
    """Give the messages of a language, shared or of a game."""
    for resource in resources(language, game).values():
        yield from [one for one in resource.body if isinstance(one, ast.Message) and one.value]


class Selects(Visitor):
    """Finds what a message chooses by, and the numbers it shows outside of a choice by them."""

    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []
        self.variables: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor names them so
        self.found.append(node)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor names them so
        self.variables.add(node.id.name)


def selects(entry: ast.Message) -> Selects:
    """Look through a message."""
    seen = Selects()
    seen.visit(entry)
    return seen


def counts(select: ast.SelectExpression) -> bool:
    """Whether what is said of many counts with a function that knows the forms."""
    usual = next(one.value for one in select.variants if one.default)
    return f"COUNT(${chosen_by(select)}," in serialize_pattern(usual)


def shows(select: ast.SelectExpression) -> bool:
    """Whether the number itself is told, and not only whether it is one."""
    number = f"${chosen_by(select)} }}"
    return any(number in serialize_pattern(one.value) for one in select.variants)


def keys_of(select: ast.SelectExpression) -> set[str]:
    """Give the keys of a choice."""
    return {
        one.key.name if isinstance(one.key, ast.Identifier) else one.key.value
        for one in select.variants
    }


def chosen_by(select: ast.SelectExpression) -> str:
    """Give the variable of a choice."""
    return select.selector.id.name if isinstance(select.selector, ast.VariableReference) else ""


@pytest.mark.parametrize(("language", "game"), CASES)
def test_a_choice_by_number_has_every_form_of_its_language(language: str, game: str) -> None:
    wrong = []
    for entry in entries(language, game):
        for select in selects(entry).found:
            keys = keys_of(select)
            plural = keys & {"one", "few", "many"}
            wanted = CATEGORIES[language]
            whole = plural | ({*wanted}.difference({"one", "few"}) if "other" in keys else set())
            if plural and not wanted <= whole and not counts(select) and shows(select):
                wrong.append(f"{entry.id.name}: {sorted(keys)} instead of {sorted(wanted)}")
    assert wrong == []


def shown_bare(pattern: ast.Pattern, chosen: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Give each number that stands in the text itself, with the word behind it."""
    for place, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        expression: Any = element.expression
        if isinstance(expression, ast.SelectExpression):
            inner = chosen | {chosen_by(expression)}
            for variant in expression.variants:
                yield from shown_bare(variant.value, frozenset(inner))
        elif isinstance(expression, ast.VariableReference) and expression.id.name not in chosen:
            rest = pattern.elements[place + 1] if place + 1 < len(pattern.elements) else None
            if isinstance(rest, ast.TextElement):
                behind = re.match(r" (\w+)", rest.value)
                if behind:
                    yield expression.id.name, behind.group(1)


@pytest.mark.parametrize(("language", "game"), CASES)
def test_no_number_stands_before_a_noun_that_does_not_follow_it(language: str, game: str) -> None:
    known = names(language, game or "classic")
    forms = {
        form.split()[0].lower()
        for cases in known.nouns.values()
        for each in cases.values()
        for form in each.values()
    }
    wrong = [
        f"{entry.id.name}: {{ ${variable} }} {word}"
        for entry in entries(language, game)
        for variable, word in shown_bare(entry.value, frozenset())
        if variable not in NAMED and word.lower() in forms
    ]
    assert wrong == []


def numberless(pattern: ast.Pattern) -> str:
    """Write a pattern whatever its numbers are."""
    return re.sub(r"\d+|\{ \$\w+ \}", "#", serialize_pattern(pattern))


def forms_of(select: ast.SelectExpression, categories: set[str]) -> set[str]:
    """Give the different texts of a choice for some plural categories."""
    told: dict[str, str] = {}
    for variant in select.variants:
        key = variant.key.name if isinstance(variant.key, ast.Identifier) else ""
        text = numberless(variant.value)
        if key in categories or variant.default:
            told[key] = text
    usual = next(numberless(one.value) for one in select.variants if one.default)
    return {told.get(category, usual) for category in categories}


@pytest.mark.parametrize(("language", "game"), CASES)
def test_every_counted_message_follows_its_number(language: str, game: str) -> None:
    words = texts(language, game or "classic")
    counted = 0
    for entry in entries(language, game):
        seen = selects(entry)
        for select in seen.found:
            if not keys_of(select) & {"one", "few", "many"}:
                continue
            counted += 1
            number = chosen_by(select)
            said = {}
            for count, category in zip(COUNTS, OF[language].split(), strict=True):
                values = {name: WORDS.get(name, 7) for name in seen.variables} | {number: count}
                assert words.faults(entry.id.name, **values) == []
                said[category] = re.sub(r"\d+", "#", words.format(entry.id.name, **values))
            assert len(set(said.values())) >= len(forms_of(select, set(said))), entry.id.name
    assert counted or game


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "2 encampments"),
        ("cs", "2 polní tábory"),
        ("pl", "2 obozowiska"),
    ],
)
def test_a_marker_follows_its_number(language: str, told: str) -> None:
    sum_of = Explanation("cost", (Part(2, "marker.encampment"),), "classic")
    assert parts_line(sum_of, NAMES, texts(language, "classic")).startswith("2 = 2 ")
    assert parts_line(sum_of, NAMES, texts(language, "classic")) == f"2 = {told}"


def test_no_token_from_hand_is_several() -> None:
    sum_of = Explanation("cost", (Part(0, "cost.substitution"),), "classic")
    assert parts_line(sum_of, NAMES, texts("en", "classic")) == "0 = 0 tokens from hand"
