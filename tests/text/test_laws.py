"""The laws that a position may break have a sentence in every language."""

from __future__ import annotations

import re

import pytest

from elbowroom.text.catalogue import texts
from elbowroom.text.locales import LANGUAGES
from tests.text.engine import ROOT

CHECKS = {
    "classic": "conquest/engine/checks.py",
    "warcraft": "conquest/engine/checks.py",
    "kingdoms": "games/kingdoms/engine/checks.py",
}
SOURCES = ROOT / "src" / "elbowroom"
DRAFTS = "table/drafts.py"


def laws_in(*files: str) -> set[str]:
    """The keys of laws that some sources name."""
    return {
        key for file in files for key in re.findall(r'"(law_\w+)"', (SOURCES / file).read_text())
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CHECKS)
def test_every_law_has_a_sentence(game: str, language: str) -> None:
    laws = laws_in(CHECKS[game], DRAFTS)
    assert len(laws) > 10
    words = texts(language, game)
    keys = {f"refusal-{law.replace('_', '-')}" for law in laws}
    assert {key for key in keys if not words.has(key)} == set()
