"""What is written into a region of the map: id, terrain, symbols, tokens, markers, cost."""

from __future__ import annotations

from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.rules import ACTIVE
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.conquest.terminal.drawing import Label, Segments
from elbowroom.conquest.terminal.localizer import ConquestLocalizer
from elbowroom.conquest.terminal.looks import (
    COST,
    IN_DECLINE,
    MARKER,
    SYMBOL_SIGNS,
    TERRAIN_SIGNS,
    TRIBE,
    decline_style,
)
from elbowroom.terminal.looks import seat_style


def region_labels(
    state: ConquestState, region: int, cost: str, words: ConquestLocalizer
) -> list[Label]:
    """List ways to label a region, the most telling first."""
    place = state.rules.board.regions[region]
    symbols = "".join(SYMBOL_SIGNS.get(symbol, "?") for symbol in place.symbols)
    sign = TERRAIN_SIGNS.get(place.terrain, "")
    price: Segments = [(f"»{cost}", COST)] if cost else []
    gap: Segments = [(" ", None)] if cost else []
    marks = marker_signs(state, region, words)
    wide: Segments = [
        (f"{place.id} {words.terrain(place.terrain)} {symbols}".rstrip(), None),
        *gap,
        *price,
    ]
    narrow: Segments = [(f"{place.id}{sign}{symbols}", None), *gap, *price]
    bare: Segments = [(place.id, None), *price]
    pieces = [tokens(state, region, letters, words) for letters in (99, 3, 1)]
    if not pieces[0] and not marks:
        alone: Segments = [(place.id, None)]
        return [[wide], [narrow], [bare], [alone, price]] if cost else [[wide], [narrow], [bare]]
    full, short, shortest = pieces
    return [
        [wide, [*full, *marks]],
        [narrow, [*full, *marks]],
        [narrow, [*short, *marks]],
        [narrow, short, marks] if marks and short else [narrow, [*short, *marks]],
        [bare, [*short, *marks]],
        [bare, [*shortest, *marks]],
        [[*bare, (" ", None), *shortest, *marks]],
        [[*bare, (" ", None), *shortest]],
    ]


def tokens(state: ConquestState, region: int, letters: int, words: ConquestLocalizer) -> Segments:
    """Write the tokens of a region with so many letters of their race."""
    count = state.tokens[region]
    army = state.holder[region]
    space = " " if letters > 1 else ""
    if army == NONE:
        tribe = words.say("terminal-tribe")[:letters]
        return [(f"{count}{space}{tribe}", TRIBE)] if count else []
    seat = army // state.rules.slots
    race = words.race(state, state.race(army))[:letters]
    if army % state.rules.slots == ACTIVE:
        return [(f"{count}{space}{race}", seat_style(seat))]
    return [(f"{count}{space}{race}{IN_DECLINE}", decline_style(seat))]


def marker_signs(state: ConquestState, region: int, words: ConquestLocalizer) -> Segments:
    """Write the markers of a region as letters."""
    signs = ""
    for kind, marker in enumerate(state.rules.markers):
        count = state.marker_count(kind, region)
        if count:
            signs += words.marker_sign(marker.id)
            signs += str(count) if count > 1 else ""
    signs += words.extra_signs(state, region)
    return [(signs, MARKER)] if signs else []
