"""The message files as the tests look at them: keys, variables, words."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from elbowroom.text.locales import LANGUAGES, read_game_messages, read_messages

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


@lru_cache(maxsize=16)
def resources(language: str, game: str = "") -> dict[str, ast.Resource]:
    """Parse the shared files of a language, or those that only a game has."""
    parser = FluentParser()
    sources = read_game_messages(language, game) if game else read_messages(language)
    return {name: parser.parse(source) for name, source in sources.items()}


@lru_cache(maxsize=16)
def messages(language: str, game: str = "classic") -> dict[str, Message]:
    """List the messages of a language in a game by key; the game's own stand for shared ones."""
    return {**_read(resources(language)), **game_messages(language, game)}


@lru_cache(maxsize=16)
def game_messages(language: str, game: str) -> dict[str, Message]:
    """List the messages that only a game has; the last of two with one key."""
    return _read(resources(language, game))


def _read(files: dict[str, ast.Resource]) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for name, resource in files.items():
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
