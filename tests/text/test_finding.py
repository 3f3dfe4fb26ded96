"""Words are found as people type them, here and on the page in the browser alike."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from elbowroom.text.finding import Field, find, fold, grade, suggest
from elbowroom.text.rulebook import told

SAMPLES: dict[str, Any] = json.loads(Path(__file__).with_name("finding.json").read_text("utf-8"))
"""web/tests/unit/pages/finding.test.ts wants the same."""


@pytest.mark.parametrize(("word", "folded"), SAMPLES["fold"])
def test_accents_do_not_matter(word: str, folded: str) -> None:
    assert fold(word) == folded


@pytest.mark.parametrize(("language", "wanted", "word", "well"), SAMPLES["grade"])
def test_forms_of_a_word_are_found(language: str, wanted: str, word: str, well: int) -> None:
    assert grade(wanted, word, language) == well


@pytest.mark.parametrize("sample", SAMPLES["find"])
def test_the_best_comes_first(sample: dict[str, Any]) -> None:
    documents = [[Field(*field) for field in fields] for fields in sample["documents"]]
    found = {query: find(documents, query, sample["language"]) for query in sample["queries"]}
    assert found == sample["queries"]


@pytest.mark.parametrize(("language", "text", "query", "suggested"), SAMPLES["suggest"])
def test_a_slip_is_answered_with_what_may_be_meant(
    language: str, text: str, query: str, suggested: list[str]
) -> None:
    assert suggest([text], query, language) == suggested


@pytest.mark.parametrize(
    ("game", "language", "query", "entry"),
    [
        ("classic", "en", "declining", "go-in-decline"),
        ("classic", "cs", "upadek", "go-in-decline"),
        ("classic", "pl", "schylek", "go-in-decline"),
        ("classic", "is", "hnignun", "go-in-decline"),
        ("classic", "cs", "kostka", "die"),
        ("classic", "pl", "kosci", "die"),
        ("classic", "is", "teningur", "die"),
        ("warcraft", "en", "ships", "shipping"),
        ("warcraft", "cs", "lodí", "shipping"),
        ("warcraft", "pl", "statkiem", "shipping"),
        ("warcraft", "is", "skipum", "shipping"),
        ("kingdoms", "en", "capitals", "capital"),
        ("kingdoms", "cs", "hlavního města", "capital"),
        ("kingdoms", "pl", "stolicę", "capital"),
        ("kingdoms", "is", "höfuðborgum", "capital"),
    ],
)
def test_the_rulebook_is_found_by_a_word_in_another_form(
    game: str, language: str, query: str, entry: str
) -> None:
    book = told(game, language)
    documents = [[Field(3, each.title), Field(1, each.text)] for each in book]
    found = [book[place].entry.id for place in find(documents, query, language)]
    assert entry in found[:8]
