"""The map as coloured cells: every region where it lies, its pieces written into it."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from rich.style import Style
from rich.text import Text

from elbowroom.conquest.engine.board import Board, Region
from elbowroom.conquest.terminal.looks import BORDER, ground
from elbowroom.kernel.bits import members

Segments = list[tuple[str, Style | None]]
"""Pieces of one line; without a style they stand on the ground."""
Label = list[Segments]
Cell = tuple[str, Style]

_NOWHERE = -1
_CELL_ASPECT = 2
"""A character is about twice as high as wide."""


def fitting_size(board: Board, width: int, height: int) -> tuple[int, int]:
    """Give the largest columns and rows for a map that keep its shape."""
    across, down = board.canvas
    rows = max(1, round(width * down / across / _CELL_ASPECT))
    if rows <= height:
        return (width, rows)
    # A map somewhat too wide reads better than one too small.
    columns = round(height * across / down * _CELL_ASPECT * 1.25)
    return (min(width, columns), height)


def draw(board: Board, labels: list[list[Label]], columns: int, rows: int) -> list[Text]:
    """Draw the map; each region gets the first of its labels that fits into it."""
    cells = _empty_cells(board, columns, rows)
    runs = _runs(board, columns, rows)
    for region in range(len(board.regions)):
        style = ground(board.regions[region].terrain, _shades(board)[region]) + Style(bold=True)
        middle = _middle(board, region, columns, rows)
        _write(cells, runs[region], _styled(labels[region], style), middle)
    return [_line(row) for row in cells]


def _styled(labels: list[Label], style: Style) -> list[list[list[Cell]]]:
    """Let what has no style of its own stand on the ground."""
    return [
        [[(text, own or style) for text, own in segments] for segments in label] for label in labels
    ]


def _inside(x: float, y: float, region: Region) -> bool:
    inside = False
    corners = region.cell
    for place, (x1, y1) in enumerate(corners):
        x2, y2 = corners[place - 1]
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


@lru_cache(maxsize=64)
def _grid(board: Board, columns: int, rows: int) -> tuple[tuple[int, ...], ...]:
    """Find the region under each cell."""
    across, down = board.canvas
    lines: list[tuple[int, ...]] = []
    for row in range(rows):
        y = (row + 0.5) * down / rows
        near = [number for number, region in enumerate(board.regions) if _spans(y, region)]
        near.sort(key=lambda number: board.water >> number & 1)  # seas lie below the land
        line: list[int] = []
        for column in range(columns):
            x = (column + 0.5) * across / columns
            last = line[-1] if line else _NOWHERE
            dry = last != _NOWHERE and not board.water >> last & 1
            if dry and _inside(x, y, board.regions[last]):
                line.append(last)
            else:
                line.append(_region_at(board, near, x, y))
        lines.append(tuple(line))
    return tuple(lines)


def _spans(y: float, region: Region) -> bool:
    heights = [corner[1] for corner in region.cell]
    return bool(heights) and min(heights) <= y <= max(heights)


def _region_at(board: Board, near: list[int], x: float, y: float) -> int:
    for number in near:
        if _inside(x, y, board.regions[number]):
            return number
    return _NOWHERE


@lru_cache(maxsize=8)
def _shades(board: Board) -> tuple[int, ...]:
    """Give neighbours of one terrain different shades."""
    shades: list[int] = []
    for number, region in enumerate(board.regions):
        beside = [
            shades[other]
            for other in members(board.adjacent[number])
            if other < number and board.regions[other].terrain == region.terrain
        ]
        shades.append(next(shade for shade in range(9) if shade not in beside))
    return tuple(shades)


def _empty_cells(board: Board, columns: int, rows: int) -> list[list[Cell]]:
    """Lay the ground, with a thin line wherever one region ends."""
    grid = _grid(board, columns, rows)
    shades = _shades(board)
    plain = [ground(region.terrain, shades[n]) for n, region in enumerate(board.regions)]
    edged = [style + Style(color=BORDER) for style in plain]
    cells: list[list[Cell]] = []
    for row, line in enumerate(grid):
        drawn: list[Cell] = []
        for column, region in enumerate(line):
            if region == _NOWHERE:
                drawn.append((" ", Style()))
                continue
            ends_right = column + 1 < len(line) and line[column + 1] != region
            ends_below = row + 1 < len(grid) and grid[row + 1][column] != region
            sign = "▕" if ends_right else "▁" if ends_below else " "
            drawn.append((sign, edged[region] if sign != " " else plain[region]))
        cells.append(drawn)
    return cells


@lru_cache(maxsize=64)
def _runs(board: Board, columns: int, rows: int) -> list[dict[int, tuple[int, int]]]:
    """Give, per region and row, its longest stretch: the first column and the length."""
    found: list[dict[int, tuple[int, int]]] = [{} for _ in board.regions]
    for row, line in enumerate(_grid(board, columns, rows)):
        start = 0
        for region, group in groupby(line):
            length = len(list(group))
            if region != _NOWHERE and length > found[region].get(row, (0, 0))[1]:
                found[region][row] = (start, length)
            start += length
    return found


def _middle(board: Board, region: int, columns: int, rows: int) -> tuple[float, float]:
    across, down = board.canvas
    place = board.regions[region]
    return (place.x * columns / across, place.y * rows / down)


def _write(
    cells: list[list[Cell]],
    runs: dict[int, tuple[int, int]],
    labels: list[list[list[Cell]]],
    middle: tuple[float, float],
) -> None:
    """Write the first label that fits, as near the middle of the region as possible."""
    for label in labels:
        rows = [row for row in runs if _fits(runs, row, label)]
        if rows:
            wanted = middle[1] - len(label) / 2
            top = min(rows, key=lambda row: abs(row - wanted))
            for offset, segments in enumerate(label):
                _write_line(cells[top + offset], runs[top + offset], segments, middle[0])
            return
    if runs and labels:
        row = max(runs, key=lambda each: runs[each][1])
        _write_line(cells[row], runs[row], labels[-1][0], middle[0])


def _fits(runs: dict[int, tuple[int, int]], row: int, label: list[list[Cell]]) -> bool:
    return all(
        row + offset in runs and _width(segments) < runs[row + offset][1]
        for offset, segments in enumerate(label)
    )


def _width(segments: list[Cell]) -> int:
    return sum(len(text) for text, _ in segments)


def _write_line(
    line: list[Cell], run: tuple[int, int], segments: list[Cell], middle: float
) -> None:
    start, length = run
    width = _width(segments)
    column = round(middle - width / 2)
    column = max(start, min(column, start + length - width - 1))
    for text, style in segments:
        for sign in text:
            if start <= column < start + length:
                line[column] = (sign, style)
            column += 1


def _line(cells: list[Cell]) -> Text:
    text = Text(no_wrap=True)
    for style, group in groupby(cells, key=lambda cell: cell[1]):
        text.append("".join(sign for sign, _ in group), style)
    return text
