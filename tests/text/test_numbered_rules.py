"""The rules are read out of their pages, here and on the page in the browser alike."""

from __future__ import annotations

import json
from pathlib import Path

from elbowroom.text.numbered_rules import parse_rules

SAMPLE = Path(__file__).with_name("rules_page.md")


def test_a_page_of_rules_is_read_as_the_sample_says() -> None:
    """web/tests/unit/rules.test.ts reads the same page and wants the same rules."""
    expected = json.loads(SAMPLE.with_suffix(".json").read_text(encoding="utf-8"))
    found = parse_rules(SAMPLE.read_text(encoding="utf-8"))
    assert [rule._asdict() for rule in found] == expected
