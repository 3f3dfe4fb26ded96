"""What docs/rules/classic.md prints about banners and badges, read."""

from __future__ import annotations

import re
from pathlib import Path

RULES = "docs/rules/classic.md"
PAGE = (Path(__file__).resolve().parents[3] / RULES).read_text("utf-8")
_BANNER = re.compile(r"^\*\*([\w ]+) — (\d+)(?: \(\+\d+\))? / (\d+)\*\*$", re.MULTILINE)
_BADGE = re.compile(r"^\*\*([\w ]+) — (\d+)\*\*$", re.MULTILINE)
_BOX = re.compile(r"\*\*C-COMP-2\*\* (\d+) race banners, (\d+) power badges, (\d+) race tokens")


def _id(name: str) -> str:
    return name.lower().replace(" ", "_")


BANNERS = {_id(name): int(tokens) for name, tokens, _ in _BANNER.findall(PAGE)}
"""The number on the banner of each race."""
TRAYS = {_id(name): int(tray) for name, _, tray in _BANNER.findall(PAGE)}
"""The tokens there are of each race."""
BADGES = {_id(name): int(tokens) for name, tokens in _BADGE.findall(PAGE)}
"""The number on the badge of each power."""
RACES, POWERS, TOKENS = (int(number) for number in _BOX.findall(PAGE)[0])
"""How many banners, badges and race tokens the box holds."""
