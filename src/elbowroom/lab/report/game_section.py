"""The part of the report about the game: races, powers, combos, order, income, declines."""

from __future__ import annotations

from typing import Any

from elbowroom.lab.report.charts import Cell, Interval, Line, bars, intervals, lines, shaded
from elbowroom.lab.report.markup import Markup, element
from elbowroom.lab.report.naming import Called, finely, percent, place_name, span

Figures = dict[str, Any]
FEW = 10
"""A combo seen less often than this is told in the grid but not named as strong or weak."""
_SHOWN = 8
_BINS = 12


def average(things: dict[str, Figures]) -> float:
    """Give the win rate of all things together, which is what each is compared with."""
    trials = sum(each["count"] for each in things.values())
    return sum(each["rate"] * each["count"] for each in things.values()) / trials if trials else 0.0


def races_or_powers(found: Figures, kind: str, called: Called) -> Markup:
    """Show the win rate of every race, power or faction, and the coins each brings."""
    things = found[kind]
    name = {"races": called.race, "powers": called.power, "factions": called.faction}[kind]
    middle = average(things)
    ordered = sorted(things, key=lambda each: -things[each]["rate"])
    rows = [
        Interval(
            name(each),
            things[each]["rate"],
            things[each]["ci95"],
            shown=percent(things[each]["rate"]),
            detail=f"{things[each]['count']}×",  # noqa: RUF001 - so many times
            marked=called.is_own(kind, each),
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
            marked=called.is_own(kind, each),
        )
        for each in coins
    ]
    return element(
        "div",
        _card(
            "Wins of its players",
            intervals(rows, percent, middle, f"Dashed: the average, {percent(middle)}."),
        ),
        _card("Coins it brings, price paid", intervals(earned, "{:.0f}".format)),
        class_="cards",
    )


def sites(found: Figures, called: Called) -> Markup:
    """Show how often those win who uncover each site."""
    things = found.get("sites", {})
    middle = average(things)
    rows = [
        Interval(
            called.site(each),
            things[each]["rate"],
            things[each]["ci95"],
            shown=percent(things[each]["rate"]),
            detail=f"{things[each]['count']}×, in round {things[each]['round']:.1f}",  # noqa: RUF001 - so many times
        )
        for each in sorted(things, key=lambda each: -things[each]["rate"])
    ]
    return _card(
        "Wins of those who uncover it",
        intervals(rows, percent, middle, f"Dashed: the average, {percent(middle)}."),
    )


def combos(found: Figures, called: Called) -> Markup:
    """Show the strongest and weakest combos, and all of them in a grid."""
    things = found["combos"]
    middle = average(things)
    often = [each for each in things if things[each]["count"] >= FEW]
    ordered = sorted(often, key=lambda each: -things[each]["coins"]["mean"])
    cards = []
    half = min(_SHOWN, len(ordered) // 2)
    for title, chosen in (("Most coins", ordered[:half]), ("Fewest coins", ordered[-half:])):
        if half:
            rows = [_combo_row(things[each], called.combo(each)) for each in chosen]
            cards.append(_card(title, intervals(rows, "{:.0f}".format)))
    races = sorted({each.partition(" ")[0] for each in things})
    powers = sorted({each.partition(" ")[2] for each in things})
    grid = [
        (
            called.race(race),
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
        shaded([called.power(power) for power in powers], grid, "race and power", upright=True),
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


def order(found: Figures) -> Markup:
    """Show what playing first, second and so on is worth."""
    places = found["order"]
    even = 1 / len(places) if places else 0.0
    rows = [
        Interval(
            f"plays {place_name(each['place'])}",
            each["rate"],
            each["ci95"],
            shown=finely(each["rate"]),
            detail=f"{each['coins']['mean']:.1f} coins",
        )
        for each in places
    ]
    return intervals(rows, percent, even, f"Dashed: even chances, {percent(even)}.")


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


def length(found: Figures) -> Markup:
    """Show how many decisions a game takes."""
    seen = {int(count): times for count, times in found["length"]["seen"].items()}
    if not seen:
        return Markup()
    low, high = min(seen), max(seen)
    wide = max(1, -(-(high - low + 1) // _BINS))
    starts = list(range(low, high + 1, wide))
    heights = [
        float(sum(times for count, times in seen.items() if start <= count < start + wide))
        for start in starts
    ]
    return bars(
        heights,
        [str(start) for start in starts],
        "Games by number of decisions",
        "decisions",
        "{:.0f}".format,
    )


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


def _card(title: str, inside: Markup) -> Markup:
    return element("div", element("h4", title), inside, class_="card")
