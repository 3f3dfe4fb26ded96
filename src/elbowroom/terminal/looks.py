"""The colours of seats."""

from __future__ import annotations

from rich.style import Style

SEAT_COLOURS = (
    ("#ffffff", "#00338c"),
    ("#ffffff", "#c24d0a"),
    ("#ffffff", "#1f6b45"),
    ("#ffffff", "#8a3f80"),
    ("#2b2118", "#f2c230"),
)
"""Ink and paper of each seat."""


def seat_style(seat: int) -> Style:
    """Give the style of a seat's active tokens and of its name."""
    ink, paper = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
    return Style(color=ink, bgcolor=paper, bold=True)
