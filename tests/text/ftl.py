"""The message files as the tests look at them: keys, variables, words."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from elbowroom.text.locales import read_messages
from elbowroom.text.words import LANGUAGES

OTHERS = tuple(language for language in LANGUAGES if language != "en")


class Message(NamedTuple):
    """One message: where it stands, what it takes, what it says."""

    file: str
    variables: frozenset[str]
    calls: frozenset[str]
    text: str
    """Only the words, without placeables and variants."""
    longest: int
    """Characters of its longest form, a placeable counted as nothing."""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.calls: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor names them so
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - the visitor names them so
        self.calls.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor names them so
        self.words.append(node.value.strip())


def _longest(pattern: ast.Pattern) -> int:
    total = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            total += len(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            total += max(_longest(variant.value) for variant in element.expression.variants)
    return total


@lru_cache(maxsize=8)
def resources(language: str) -> dict[str, ast.Resource]:
    """Parse the files of a language."""
    parser = FluentParser()
    return {name: parser.parse(source) for name, source in read_messages(language).items()}


@lru_cache(maxsize=8)
def messages(language: str) -> dict[str, Message]:
    """List the messages of a language by key; the last of two with one key."""
    found: dict[str, Message] = {}
    for name, resource in resources(language).items():
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                reader = _Reader()
                reader.visit(entry.value)
                found[entry.id.name] = Message(
                    name,
                    frozenset(reader.variables),
                    frozenset(reader.calls),
                    " ".join(word for word in reader.words if word),
                    _longest(entry.value),
                )
    return found
