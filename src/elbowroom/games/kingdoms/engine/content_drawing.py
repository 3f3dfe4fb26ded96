"""The drawing of own territories: cells that can be drawn, and neighbours that touch."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.kernel.content_reading import Faults, at

NEAR: Final = 0.6
"""Units from a border within which a point lies on it."""
Corners = list[list[float]]


def check_drawing(
    faults: Faults,
    place: str,
    regions: list[dict[str, Any]],
    features: list[dict[str, Any]],
    adjacency: list[list[str]],
) -> None:
    """Name cells that cross themselves or each other, and neighbours whose cells lie apart (K-CUSTOM-6)."""
    cells: list[tuple[str, Corners]] = []
    for name, listed in (("regions", regions), ("features", features)):
        for number, space in enumerate(listed):
            corners = space["polygon"]
            if not corners:
                continue
            if _crosses_itself(corners):
                here = at(at(place, f"{name}[{number}]"), "polygon")
                told = f"the border of {space['id']} crosses itself"
                faults.add(here, told, "map-crosses")
                return
            cells.append((space["id"], corners))
    _check_apart(faults, at(place, "regions"), cells)
    _check_touching(faults, at(place, "adjacency"), dict(cells), adjacency)


def _check_apart(faults: Faults, place: str, cells: list[tuple[str, Corners]]) -> None:
    for number, (one, corners) in enumerate(cells):
        for other, others in cells[number + 1 :]:
            if _overlap(corners, others):
                told = f"{one} and {other} overlap"
                faults.add(place, told, "map-overlap", region=one, other=other)


def _check_touching(
    faults: Faults, place: str, cells: dict[str, Corners], adjacency: list[list[str]]
) -> None:
    for one, other in adjacency:
        if not _touch(cells[one], cells[other]):
            told = f"{one} and {other} are neighbours, and their cells do not touch"
            faults.add(place, told, "map-apart", region=one, other=other)


def _edges(corners: Corners) -> list[tuple[list[float], list[float]]]:
    return list(zip(corners, [*corners[1:], corners[0]], strict=True))


def _side(here: list[float], there: list[float], point: list[float]) -> float:
    """Tell how far a point lies to one side of a line, in units."""
    x, y = there[0] - here[0], there[1] - here[1]
    long = (x * x + y * y) ** 0.5
    return (x * (point[1] - here[1]) - y * (point[0] - here[0])) / long if long else 0.0


def _cross(a: list[float], b: list[float], c: list[float], d: list[float]) -> bool:
    """Whether two pieces cross, further than a line is wide."""
    sides = [_side(a, b, c), _side(a, b, d), _side(c, d, a), _side(c, d, b)]
    if min([abs(each) for each in sides]) < NEAR:
        return False
    return sides[0] * sides[1] < 0 and sides[2] * sides[3] < 0


def _crosses_itself(corners: Corners) -> bool:
    edges = _edges(corners)
    for number, (a, b) in enumerate(edges):
        for other, (c, d) in enumerate(edges[number + 2 :], number + 2):
            ends_meet = number == 0 and other == len(edges) - 1
            if not ends_meet and (_cross(a, b, c, d) or c in (a, b)):
                return True
    return False


def _overlap(one: Corners, other: Corners) -> bool:
    """Whether two cells cross, or one lies in the other."""
    for a, b in _edges(one):
        for c, d in _edges(other):
            if _cross(a, b, c, d):
                return True
    return _holds_any(one, other) or _holds_any(other, one) or _same(one, other)


def _same(one: Corners, other: Corners) -> bool:
    return sorted(one) == sorted(other)


def _holds_any(cell: Corners, points: Corners) -> bool:
    """Whether a corner lies well inside a cell."""
    return any([_inside(cell, point) and not _on_border(cell, point) for point in points])


def _inside(cell: Corners, point: list[float]) -> bool:
    found = False
    for here, there in _edges(cell):
        if (here[1] > point[1]) != (there[1] > point[1]):
            part = (point[1] - here[1]) / (there[1] - here[1])
            if point[0] < here[0] + part * (there[0] - here[0]):
                found = not found
    return found


def _on_border(cell: Corners, point: list[float]) -> bool:
    return any([_far(here, there, point) < NEAR for here, there in _edges(cell)])


def _far(here: list[float], there: list[float], point: list[float]) -> float:
    """How far a point is from a piece of a line."""
    x, y = there[0] - here[0], there[1] - here[1]
    long = x * x + y * y
    along = ((point[0] - here[0]) * x + (point[1] - here[1]) * y) / long if long else 0.0
    along = min(1.0, max(0.0, along))
    off = (here[0] + along * x - point[0], here[1] + along * y - point[1])
    return float((off[0] * off[0] + off[1] * off[1]) ** 0.5)


def _touch(one: Corners, other: Corners) -> bool:
    """Whether cells meet: a corner of one lies on the border of the other."""
    return any([_on_border(other, point) for point in one]) or any(
        [_on_border(one, point) for point in other]
    )
