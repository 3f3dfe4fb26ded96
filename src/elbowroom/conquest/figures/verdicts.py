"""What the figures say of races and powers in plain words, those of content packs above all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from elbowroom.conquest.figures.naming import TraitNames
from elbowroom.conquest.figures.sections import average
from elbowroom.lab.report.charts import FEW, tone_of
from elbowroom.lab.report.markup import Markup, element
from elbowroom.lab.report.naming import at_table, listing, percent, span
from elbowroom.lab.statistics import smallest_seen

Figures = dict[str, Any]


def about_traits(kind: str, things: dict[str, Figures], name: Callable[[str], str]) -> str:
    """Name what is strong and what is weak, or say that nothing is."""
    middle = average(things)
    strong = [each for each in things if _tone(things[each], middle) == "above"]
    weak = [each for each in things if _tone(things[each], middle) == "below"]
    strong.sort(key=lambda each: -things[each]["rate"])
    weak.sort(key=lambda each: things[each]["rate"])
    if not strong and not weak:
        often = max((things[each]["count"] for each in things), default=0)
        if often < FEW:
            return f"So few games say nothing of {kind}."
        shown = f": one had {often} times would have shown {percent(smallest_seen(middle, often))}"
        return f"No {kind[:-1]} wins more or less than chance could explain{shown}."
    parts = []
    if strong:
        parts.append(f"strong {kind}: {listing([name(each) for each in strong[:3]])}")
    if weak:
        which = "weak" if strong else f"weak {kind}"
        parts.append(f"{which}: {listing([name(each) for each in weak[:3]])}")
    sentence = "; ".join(parts)
    return f"{sentence[0].upper()}{sentence[1:]}."


def _tone(thing: Figures, middle: float) -> str:
    return tone_of(thing["ci95"], middle, thing["count"])


def _shown(middle: float, cases: int) -> Markup:
    """Say which difference so many cases would have shown 4 times in 5."""
    return element("small", f"{percent(smallest_seen(middle, cases))} would have shown")


def of_packs(figures: Figures, traits: TraitNames) -> Markup:
    """Judge the races and powers of content packs against those of the game."""
    if not figures["packs"]:
        return Markup()
    said = [
        _of_one(figures, kind, each["id"], name(each["id"]))
        for pack in figures["packs"]
        for kind, name in (("races", traits.race), ("powers", traits.power))
        for each in pack[kind]
    ]
    names = listing([str(pack["name"]) for pack in figures["packs"]])
    return element(
        "section",
        element("h2", f"{names}: tested for balance by machine"),
        element(
            "p",
            "What the pack adds was drawn, picked and played among the races and powers of the "
            "game. A thing is called strong or weak only if its whole interval lies on one "
            "side of the average; bars that cross it show no difference. Bots "
            "do not know every trick: a race that asks for a new way to play may be better than "
            "they make it look.",
        ),
        *said,
        id="pack",
        class_="pack",
    )


def _of_one(figures: Figures, kind: str, thing: str, name: str) -> Markup:
    head = [
        "Game",
        "Verdict",
        "Its players win",
        "Average",
        "Place",
        "Coins a pick",
        "Place",
        "Picked",
    ]
    rows = [
        element(
            "tr",
            element("th", at_table(int(players)), scope="row"),
            *[element("td", *cell) for cell in _verdict(found[kind], thing)],
        )
        for players, found in figures["by_players"].items()
        if found["games"]
    ]
    table = element(
        "table",
        element("thead", element("tr", *[element("th", each, scope="col") for each in head])),
        element("tbody", *rows),
        class_="plain",
    )
    inside = element("div", table, class_="scroll", tabindex="0", role="region", aria_label=name)
    return element("div", element("h3", name), inside)


def _verdict(things: dict[str, Figures], thing: str) -> list[tuple[Markup | str, ...]]:
    found = things.get(thing)
    if found is None:
        return [("nobody picked it",), *[("",) for _ in range(6)]]
    middle = average(things)
    tone = _tone(found, middle)
    words = {"above": "▲ strong", "below": "▼ weak"}.get(tone, "no difference seen")
    unseen = "too few games" if found["count"] < FEW else _shown(middle, found["count"])
    place = 1 + sum(each["rate"] > found["rate"] for each in things.values())
    coins = found["coins"]["mean"]
    earns = 1 + sum(each["coins"]["mean"] > coins for each in things.values())
    return [
        (element("b", words, class_=tone), *([] if tone != "level" else [" ", unseen])),
        (element("b", percent(found["rate"])), " ", element("small", span(found))),
        (percent(middle),),
        (f"{place} of {len(things)}",),
        (f"{coins:.1f}",),
        (f"{earns} of {len(things)}",),
        (f"{found['picks']}×",),  # noqa: RUF001 - so many times
    ]
