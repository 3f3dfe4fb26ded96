"""The page of the test kit names every call of every kit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from elbowroom.games import SHIPPED
from elbowroom.testing import position

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "testing.md").read_text("utf-8")
NAMED = set(re.findall(r"`(\w+)[(`]", PAGE))


@pytest.mark.parametrize("name", SHIPPED)
def test_every_call_of_a_kit_is_on_the_page(name: str) -> None:
    calls = {call for call in dir(type(position(name))) if not call.startswith("_")}
    data = {"fewest_tokens"}
    assert calls - data <= NAMED, f"docs/testing.md lacks {sorted(calls - data - NAMED)}"
