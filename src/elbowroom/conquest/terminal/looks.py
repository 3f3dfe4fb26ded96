"""Colours and signs of the map: no meaning hangs on colour alone."""

from __future__ import annotations

from rich.style import Style

from elbowroom.conquest.terminal.localizer import ConquestLocalizer
from elbowroom.terminal.looks import SEAT_COLOURS

TERRAIN_SIGNS = {
    "farmland": "≡",
    "field": "≡",
    "forest": "♣",
    "hill": "◠",
    "swamp": "≋",
    "mountain": "▲",
    "sea": "≈",
    "lake": "○",
}
SYMBOL_SIGNS = {"mine": "♦", "cavern": "∩", "magic": "✶"}
IN_DECLINE = "†"

_SHADES = {
    "farmland": ("#d8c06a", "#c9ae55", "#e3cf85"),
    "field": ("#d8c06a", "#c9ae55", "#e3cf85"),
    "forest": ("#4f8a4b", "#3f763d", "#639d5e"),
    "hill": ("#a9b861", "#96a64f", "#bac877"),
    "swamp": ("#6f8578", "#5d7367", "#83988b"),
    "mountain": ("#a39a92", "#8f867f", "#b5ada6"),
    "sea": ("#2f6ea5", "#26608f", "#3c7db5"),
    "lake": ("#4f9bc4", "#418bb4", "#64aad0"),
}
_INK = "#1d1710"
_PAPER = "#f6efdf"
_DARK_GROUND = ("sea", "forest")


def ground(terrain: str, shade: int) -> Style:
    """Give the style of a terrain; neighbours of one terrain get different shades."""
    shades = _SHADES.get(terrain, ("#999999", "#888888", "#aaaaaa"))
    ink = _PAPER if terrain in _DARK_GROUND else _INK
    return Style(color=ink, bgcolor=shades[shade % len(shades)])


def decline_style(seat: int) -> Style:
    """Give the style of a seat's tokens in decline: the same colour, faded."""
    paper = SEAT_COLOURS[seat % len(SEAT_COLOURS)][1]
    red, green, blue = (int(paper[place : place + 2], 16) for place in (1, 3, 5))
    faded = "#" + "".join(f"{(2 * part + 3 * 150) // 5:02x}" for part in (red, green, blue))
    return Style(color=_INK, bgcolor=faded, italic=True)


TRIBE = Style(color=_INK, bgcolor="#e8dcc0")
MARKER = Style(color="#ffffff", bgcolor="#3a3129", bold=True)
COST = Style(color="#ffe08a", bgcolor="#2b2118", bold=True)
BORDER = "#3a3129"


def legend(words: ConquestLocalizer) -> str:
    """Explain the signs of a game in one line."""
    board = words.rules.board
    signs = [
        f"{sign} {words.terrain(id)}" for id, sign in TERRAIN_SIGNS.items() if id in board.terrain
    ]
    signs += [
        f"{sign} {words.symbol(id)}" for id, sign in SYMBOL_SIGNS.items() if id in board.symbol
    ]
    known = [marker.id for marker in words.rules.markers]
    signs += [
        f"{sign} {words.marker(id)}" for id, sign in words.marker_signs.items() if id in known
    ]
    signs += [
        f"{words.marker_sign(id)} {words.marker(id)}" for id in known if id in words.names.things
    ]
    declined, cost = words.say("term-in-decline"), words.say("prompt-cost-line", n=3)
    return "  ".join([*signs, f"{IN_DECLINE} {declined}", f"»3 {cost}"])
