"""Every text reaches somebody: the sources name its key, whole or with a part filled in."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from elbowroom.games import SHIPPED as GAMES
from tests.text.ftl import resources
from tests.text.usage import used


@pytest.mark.parametrize("game", ["", *GAMES])
def test_no_text_is_written_for_nobody(game: str) -> None:
    keys = [
        entry.id.name
        for resource in resources("en", game).values()
        for entry in resource.body
        if isinstance(entry, ast.Message)
    ]
    assert [key for key in keys if not used(key)] == []


@pytest.mark.parametrize(
    ("key", "asked_for"),
    [
        ("ui-undo", True),
        ("board-act-conquer", True),
        ("coach-pick-text", True),
        ("option-heroes-call-about", True),
        ("rule-race-orcs", True),
        ("term-peace", True),
        ("term-clockwise", False),
        ("ui-zoom-in", False),
        ("prompt-nobody-asks-this", False),
    ],
)
def test_what_reaches_somebody_is_told_from_what_does_not(key: str, asked_for: bool) -> None:
    assert used(key) is asked_for
