"""The part of the report about bots: the ladder, and who beats whom."""

from __future__ import annotations

from typing import Any

from elbowroom.lab.report.charts import Cell, Interval, intervals, shaded
from elbowroom.lab.report.markup import Markup, element
from elbowroom.lab.report.naming import at_table, percent, signed, span, thinking

Figures = dict[str, Any]


def ladder(figures: Figures) -> Markup:
    """Show ratings with their intervals and the table behind them."""
    ranked = figures["ladder"]
    rows = [
        Interval(
            bot["name"],
            bot["rating"],
            bot["rating_ci95"],
            shown=f"{bot['rating']:.0f}",
            detail=f"± {(bot['rating_ci95'][1] - bot['rating']):.0f}",
        )
        for bot in ranked
        if bot["rating"] is not None
    ]
    return element(
        "section",
        element("h2", "The ladder"),
        element(
            "p",
            "Every bot played against every other, in every seat. The rating sums up all of "
            "their games, whatever the number of players and the order in which they came: it "
            "rises with each opponent left behind, and more if that opponent is strong. 1500 is "
            "the average of these bots; 400 points are odds of ten to one between two. The dot "
            "is the rating; the bar shows where it would fall 95 times in 100 if the games were "
            "played again.",
        ),
        intervals(rows, "{:.0f}".format) if rows else Markup(),
        _table(figures),
        element(
            "p",
            "Win rate: a victory shared by two counts half for each. Its interval follows in "
            "small print. Lead: points ahead of the best opponent, on average; below zero, "
            "behind. Thinking: time for one decision, in half of all cases and in 99 of 100.",
            class_="note",
        ),
        id="ladder",
    )


def _table(figures: Figures) -> Markup:
    counts = figures["players"]
    head = ["Bot", "Rating", *[at_table(count) for count in counts], "Lead", "Thinking"]
    faulty = figures["errors"] > 0
    if faulty:
        head.append("Faults")
    even = element(
        "tr",
        element("th", "even play", scope="row"),
        element("td"),
        *[element("td", percent(1 / count) if count > 1 else Markup()) for count in counts],
        element("td"),
        element("td"),
        *([element("td")] if faulty else []),
        class_="even",
    )
    body = [_table_row(bot, counts, faulty=faulty) for bot in figures["ladder"]]
    table = element(
        "table",
        element("thead", element("tr", *[element("th", name, scope="col") for name in head])),
        element("tbody", *body, even),
        class_="plain",
    )
    return element(
        "div", table, class_="scroll", tabindex="0", role="region", aria_label="The ladder"
    )


def _table_row(bot: Figures, counts: list[int], *, faulty: bool) -> Markup:
    cells = []
    for count in counts:
        share = bot["wins"].get(str(count))
        if share is None:
            cells.append(element("td", "–"))  # noqa: RUF001 - a dash for nothing
            continue
        cells.append(
            element(
                "td",
                element("b", percent(share["rate"])),
                " ",
                element("small", span(share)),
                title=f"{share['count']} games",
            )
        )
    times = f"{thinking(bot['ms_per_decision_p50'])} / {thinking(bot['ms_per_decision_p99'])}"
    margin = bot["margin"]
    return element(
        "tr",
        element("th", bot["name"], scope="row"),
        element("td", element("b", _rating(bot))),
        *cells,
        element("td", signed(margin["mean"])),
        element("td", times),
        *(
            [element("td", str(bot["faults"]), class_="bad" if bot["faults"] else None)]
            if faulty
            else []
        ),
    )


def _rating(bot: Figures) -> str:
    """Give the rating; a bot that met none but itself has none."""
    return "–" if bot["rating"] is None else f"{bot['rating']:.0f}"  # noqa: RUF001 - a dash


def duels(figures: Figures, players: int) -> Markup:
    """Show how often each bot finished ahead of each other one."""
    found = figures["duels"][str(players)]
    names = [bot["name"] for bot in figures["ladder"]]
    rows = [
        (name, [_duel(name, rival, found.get(name, {}).get(rival)) for rival in names])
        for name in names
    ]
    words = "won against" if players == 2 else "finished ahead of"  # noqa: PLR2004 - a duel
    return element(
        "div",
        element("h3", at_table(players), class_="count"),
        element("p", f"How often the bot of the row {words} the bot of the column."),
        shaded(names, rows, "row against column", upright=False),
    )


def _duel(name: str, rival: str, share: Figures | None) -> Cell:
    if share is None:
        return Cell("", None)
    return Cell(
        percent(share["rate"]),
        (share["rate"] - 0.5) * 2,
        f"{name} against {rival}: {span(share)}, {share['count']} meetings",
    )


def faults(figures: Figures) -> Markup:
    """List the games that ended in an error, with what is needed to look into them."""
    if not figures["errors"]:
        return Markup()
    shown = [
        element(
            "li",
            element("b", str(failure["bot"])),
            f" in game {failure['game']} (seed {failure['seed']}), seat {failure['seat']}: ",
            element("code", failure["message"]),
            *([" ", element("code", failure["where"])] if "where" in failure else []),
        )
        for failure in figures["failures"][:20]
    ]
    more = figures["errors"] - len(shown)
    rest = [element("li", f"… and {more} more, in games.jsonl.")] if more > 0 else []
    return element(
        "section",
        element("h2", "Faults"),
        element(
            "p",
            f"{figures['errors']} games ended because a bot failed: it raised an error, gave an "
            "answer that is not allowed, or did not answer in time. Such games count for "
            "nobody; they are listed here so that they can be looked into.",
        ),
        element("ul", *shown, *rest),
        id="faults",
        class_="faults",
    )
