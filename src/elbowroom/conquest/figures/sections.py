"""The sections of the report about races, powers, combos, income and declines."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from elbowroom.conquest.figures.naming import TraitNames
from elbowroom.lab.report.charts import FEW, Cell, Interval, Line, card, intervals, lines, shaded
from elbowroom.lab.report.markup import Markup, element
from elbowroom.lab.report.naming import percent, span

Figures = dict[str, Any]
_SHOWN = 8


def average(things: dict[str, Figures]) -> float:
    """Give the win rate of all things together, which is what each is compared with."""
    trials = sum(each["count"] for each in things.values())
    return sum(each["rate"] * each["count"] for each in things.values()) / trials if trials else 0.0


def traits(
    things: dict[str, Figures], name: Callable[[str], str], marked: Collection[str] = ()
) -> Markup:
    """Show the win rate of every race or power, and the coins each brings."""
    middle = average(things)
    ordered = sorted(things, key=lambda each: -things[each]["rate"])
    rows = [
        Interval(
            name(each),
            things[each]["rate"],
            things[each]["ci95"],
            shown=percent(things[each]["rate"]),
            detail=f"{things[each]['count']}×",  # noqa: RUF001 - so many times
            marked=each in marked,
            cases=things[each]["count"],
        )
        for each in ordered
    ]
    coins = sorted(things, key=lambda each: -things[each]["coins"]["mean"])
    earned = [
        Interval(
            name(each),
            things[each]["coins"]["mean"],
            things[each]["coins"]["ci95"],
            shown=f"{things[each]['coins']['mean']:.1f}",
            detail=f"in {things[each]['turns']:.1f} turns",
            marked=each in marked,
        )
        for each in coins
    ]
    return element(
        "div",
        card(
            "Wins of its players",
            intervals(rows, percent, middle, f"Dashed: the average, {percent(middle)}."),
        ),
        card("Coins it brings, price paid", intervals(earned, "{:.0f}".format)),
        class_="cards",
    )


def combos(found: Figures, names: TraitNames) -> Markup:
    """Show the strongest and weakest combos, and all of them in a grid."""
    things = found["combos"]
    middle = average(things)
    often = [each for each in things if things[each]["count"] >= FEW]
    ordered = sorted(often, key=lambda each: -things[each]["coins"]["mean"])
    cards = []
    half = min(_SHOWN, len(ordered) // 2)
    for title, chosen in (("Most coins", ordered[:half]), ("Fewest coins", ordered[-half:])):
        if half:
            rows = [_combo_row(things[each], names.combo(each)) for each in chosen]
            cards.append(card(title, intervals(rows, "{:.0f}".format)))
    races = sorted({each.partition(" ")[0] for each in things})
    powers = sorted({each.partition(" ")[2] for each in things})
    grid = [
        (
            names.race(race),
            [_combo_cell(things.get(f"{race} {power}"), middle) for power in powers],
        )
        for race in races
    ]
    few = "" if often else f"No combo was played {FEW} times; more games would tell. "
    return element(
        "div",
        element("div", *cards, class_="cards") if cards else Markup(),
        element(
            "p",
            few + "All combos: how often a player who had it won, in per cent. Green is above "
            "the average and red below; the darker, the farther. Pale fields were seen too "
            "rarely to tell. Rest the pointer on a field for its numbers; on a narrow screen the "
            "table slides sideways.",
            class_="note",
        ),
        shaded([names.power(power) for power in powers], grid, "race and power", upright=True),
    )


def _combo_row(combo: Figures, name: str) -> Interval:
    coins = combo["coins"]
    return Interval(
        name,
        coins["mean"],
        coins["ci95"],
        shown=f"{coins['mean']:.1f}",
        detail=f"{combo['count']}×",  # noqa: RUF001 - so many times
    )


def _combo_cell(combo: Figures | None, middle: float) -> Cell:
    if combo is None:
        return Cell("", None)
    sure = min(1.0, combo["count"] / (3 * FEW))
    shade = (combo["rate"] - middle) / max(middle, 0.01) * sure
    about = f"{percent(combo['rate'])} ({span(combo)}), {combo['count']} times, {combo['coins']['mean']:.1f} coins"
    return Cell(f"{combo['rate'] * 100:.0f}", shade, about)


def income(found: Figures) -> Markup:
    """Show the coins scored in each turn."""
    everybody, winners = found["income"]["all"], found["income"]["winners"]
    labels = [str(each["turn"]) for each in everybody]
    drawn = [
        Line(
            "all players, and the middle eight of ten",
            [each["mean"] for each in everybody],
            [(each["p10"], each["p90"]) for each in everybody],
            "one",
        ),
        Line("winners", [each["mean"] for each in winners], tone="two"),
    ]
    return lines(drawn, labels, "Coins scored in each turn", "{:.0f}".format)


def declines(found: Figures) -> Markup:
    """Show in which turns players go in decline."""
    everybody = found["declines"]["by_turn"]
    winners = found["declines"]["by_turn_of_winners"]
    drawn = [
        Line("all players", [each["rate"] for each in everybody], tone="one"),
        Line("winners", [each["rate"] for each in winners], tone="two"),
    ]
    labels = [str(each["turn"]) for each in everybody]
    return lines(drawn, labels, "Share of players who decline in each turn", percent)
