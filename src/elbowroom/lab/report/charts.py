"""The drawings of the report: rows with intervals, lines over turns, bars, and a shaded grid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from elbowroom.lab.report.markup import Markup, element, joined
from elbowroom.lab.report.scales import Scale, covering, marks

WIDTH, HEIGHT = 360, 200
LEFT, RIGHT, TOP, BOTTOM = 34, 8, 10, 36
_WIDEST_LABELS = 12
FEW = 10
"""Fewer cases than this bear no verdict, whatever their interval says."""


@dataclass(frozen=True)
class Interval:
    """One row: a name, a value and the interval around it."""

    name: str
    value: float
    reach: Sequence[float] | None
    """The ends of the interval; None where one case tells of none."""
    shown: str
    """The value in words, as it stands at the end of the row."""
    detail: str = ""
    marked: bool = False
    """Whether the row is one to look at, such as a race of a content pack."""
    cases: int = FEW
    """How many cases the value was taken from, where few are possible."""


def intervals(
    rows: Sequence[Interval],
    told: Callable[[float], str],
    middle: float | None = None,
    middle_name: str = "",
    least: float | None = None,
) -> Markup:
    """Draw one row for each value: a dot and a bar for its interval, on one axis.

    With a middle, rows whose whole interval lies above or below it are marked so. The axis begins no lower
    than the least a value can be.
    """
    ends = [*_ends(rows), *([] if middle is None else [middle])]
    low, high, step = covering(
        ends if least is None else [max(each, least) for each in ends], wanted=4
    )
    scale = Scale(low, high)
    ticks = marks(low, high, step)
    grid = [element("i", class_="grid", style=f"left:{scale(tick):.2f}%") for tick in ticks]
    if middle is not None:
        grid.append(element("i", class_="middle", style=f"left:{scale(middle):.2f}%"))
    drawn = [_interval_row(row, scale, middle, grid) for row in rows]
    axis = element(
        "div",
        element("span"),
        element(
            "span",
            *[element("b", told(tick), style=f"left:{scale(tick):.2f}%") for tick in ticks],
            class_="axis",
        ),
        element("span"),
        class_="interval",
        aria_hidden="true",
    )
    note = [] if not middle_name else [element("p", middle_name, class_="key")]
    return element("div", *drawn, axis, *note, class_="intervals")


def _ends(rows: Sequence[Interval]) -> list[float]:
    """List what the axis has to show: values, and intervals unless few cases made one too wide."""
    values = [row.value for row in rows]
    room = max(values) - min(values)
    narrow = [
        row.reach
        for row in rows
        if row.reach and (not room or row.reach[1] - row.reach[0] < 3 * room)
    ]
    return [*values, *(end for reach in narrow for end in reach)]


def _interval_row(
    row: Interval, scale: Scale, middle: float | None, grid: Sequence[Markup]
) -> Markup:
    tone = tone_of(row.reach, middle, row.cases)
    begin, end = (min(max(scale(each), 0.0), 100.0) for each in row.reach or [row.value] * 2)
    sign = {"above": "▲ ", "below": "▼ "}.get(tone, "")
    return element(
        "div",
        element("span", row.name, class_="name"),
        element(
            "span",
            *grid,
            element("i", class_="reach", style=f"left:{begin:.2f}%;width:{end - begin:.2f}%"),
            element("i", class_="dot", style=f"left:{scale(row.value):.2f}%"),
            class_="track",
        ),
        element(
            "span",
            element("b", sign + row.shown),
            " ",
            element("small", row.detail),
            class_="value",
        ),
        class_=f"interval {tone}" + (" marked" if row.marked else ""),
    )


def tone_of(reach: Sequence[float] | None, middle: float | None, cases: int = FEW) -> str:
    """Say whether an interval lies wholly above or below the middle; few cases are not judged."""
    if middle is None or reach is None or cases < FEW:
        return "level"
    low, high = reach
    if low > middle:
        return "above"
    return "below" if high < middle else "level"


@dataclass(frozen=True)
class Line:
    """One line over turns, with the band between two others if given."""

    name: str
    values: Sequence[float]
    band: Sequence[tuple[float, float]] = ()
    tone: str = "one"


def lines(
    drawn: Sequence[Line],
    labels: Sequence[str],
    about: str,
    told: Callable[[float], str] = "{:g}".format,
) -> Markup:
    """Draw lines over the turns of a game, from zero."""
    ends = [end for line in drawn for pair in line.band for end in pair]
    values = [value for line in drawn for value in line.values]
    low, high, step = covering([0.0, *values, *ends])
    across = Scale(0, max(1, len(labels) - 1), LEFT + 6, WIDTH - RIGHT - 6)
    up = Scale(low, high, HEIGHT - BOTTOM, TOP)
    parts = _frame(up, marks(low, high, step), told)
    parts += _turn_labels(labels, across)
    for line in drawn:
        if line.band:
            top = [(across(i), up(pair[1])) for i, pair in enumerate(line.band)]
            base = [(across(i), up(pair[0])) for i, pair in enumerate(line.band)]
            parts.append(
                element("polygon", points=_points([*top, *base[::-1]]), class_=f"band {line.tone}")
            )
    for line in drawn:
        places = [(across(i), up(value)) for i, value in enumerate(line.values)]
        parts.append(element("polyline", points=_points(places), class_=f"line {line.tone}"))
        parts += [
            element(
                "circle",
                element("title", f"{line.name}, {labels[i]}: {told(value)}"),
                cx=places[i][0],
                cy=places[i][1],
                r=3.0,
                class_=f"point {line.tone}",
            )
            for i, value in enumerate(line.values)
        ]
    return joined(_drawing(parts, about, "turn"), _key([(line.name, line.tone) for line in drawn]))


def bars(
    values: Sequence[float],
    labels: Sequence[str],
    about: str,
    across: str,
    told: Callable[[float], str] = "{:g}".format,
) -> Markup:
    """Draw bars side by side, standing on zero."""
    low, high, step = covering([0.0, *values])
    up = Scale(low, high, HEIGHT - BOTTOM, TOP)
    wide = (WIDTH - LEFT - RIGHT) / max(1, len(values))
    parts = _frame(up, marks(low, high, step), told)
    middles = [LEFT + wide * (i + 0.5) for i in range(len(values))]
    for i, value in enumerate(values):
        parts.append(
            element(
                "rect",
                element("title", f"{labels[i]}: {told(value)}"),
                x=middles[i] - wide * 0.4,
                y=up(value),
                width=wide * 0.8,
                height=up(low) - up(value),
                rx=min(2.0, wide * 0.2),
                class_="bar",
            )
        )
    parts += _labels_at(labels, middles)
    return _drawing(parts, about, across)


def _frame(up: Scale, ticks: Sequence[float], told: Callable[[float], str]) -> list[Markup]:
    parts = []
    for tick in ticks:
        place = up(tick)
        parts.append(element("line", x1=LEFT, x2=WIDTH - RIGHT, y1=place, y2=place, class_="grid"))
        parts.append(element("text", told(tick), x=LEFT - 5, y=place + 4, class_="up"))
    return parts


def _turn_labels(labels: Sequence[str], across: Scale) -> list[Markup]:
    return _labels_at(labels, [across(i) for i in range(len(labels))])


def _labels_at(labels: Sequence[str], places: Sequence[float]) -> list[Markup]:
    every = -(-len(labels) // _WIDEST_LABELS)
    return [
        element("text", label, x=places[i], y=HEIGHT - BOTTOM + 16, class_="across")
        for i, label in enumerate(labels)
        if i % every == 0
    ]


def _points(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)


def _drawing(parts: Sequence[Markup], about: str, across: str) -> Markup:
    caption = element("text", across, x=WIDTH - RIGHT, y=HEIGHT - 4, class_="up")
    return element(
        "svg",
        element("title", about),
        *parts,
        caption,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=about,
    )


def _key(names: Sequence[tuple[str, str]]) -> Markup:
    if len(names) < 2:  # noqa: PLR2004 - one line needs no key
        return Markup()
    return element(
        "p",
        *[element("span", element("i", class_=f"swatch {tone}"), name) for name, tone in names],
        class_="key",
    )


@dataclass(frozen=True)
class Cell:
    """One field of a shaded grid; None of shade leaves it blank."""

    text: str
    shade: float | None
    """From -1 (far below) to 1 (far above)."""
    about: str = ""


def shaded(
    columns: Sequence[str],
    rows: Sequence[tuple[str, Sequence[Cell]]],
    corner: str,
    *,
    upright: bool,
) -> Markup:
    """Draw a table whose fields are shaded; headings stand upright where there are many."""
    head = element(
        "tr",
        element("th", corner, scope="col", class_="corner"),
        *[element("th", element("span", name), scope="col") for name in columns],
    )
    body = [
        element("tr", element("th", name, scope="row"), *[_cell(cell) for cell in cells])
        for name, cells in rows
    ]
    kind = "shaded upright" if upright else "shaded"
    table = element("table", element("thead", head), element("tbody", *body), class_=kind)
    return element("div", table, class_="scroll", tabindex="0", role="region", aria_label=corner)


def _cell(cell: Cell) -> Markup:
    if cell.shade is None:
        return element("td", cell.text, class_="blank")
    strength = round(min(1.0, abs(cell.shade)) * 85)
    side = "above" if cell.shade >= 0 else "below"
    return element(
        "td", cell.text, class_=side, style=f"--shade:{strength}%", title=cell.about or None
    )


def card(title: str, inside: Markup) -> Markup:
    """Put a drawing under a heading of its own."""
    return element("div", element("h4", title), inside, class_="card")
