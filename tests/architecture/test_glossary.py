"""The glossary names what is there."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from tests.architecture.engine import ROOT

PAGE = (ROOT / "docs" / "glossary.md").read_text()
ROWS = re.findall(r"^\| (?!word|---)([^|]+) \| [^|]+ \| ([^|]+) \|$", PAGE, re.MULTILINE)
PLACES = [(word, place) for word, cell in ROWS for place in re.findall(r"`([\w.:]+)`", cell)]


@pytest.mark.parametrize(("word", "place"), PLACES)
def test_every_word_stands_for_something_in_the_code(word: str, place: str) -> None:
    module, _, name = place.partition(":")
    found = import_module(f"elbowroom.{module}")
    assert not name or hasattr(found, name), f"{word}: {place}"


def test_every_word_is_explained_once() -> None:
    words = [word for word, _ in ROWS]
    assert len(words) > 30
    assert len(set(words)) == len(words)
