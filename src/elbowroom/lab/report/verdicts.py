"""What the figures say in plain words, no louder than the figures allow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from elbowroom.lab.report.charts import tone_of
from elbowroom.lab.report.game_section import average
from elbowroom.lab.report.markup import Markup, element, joined
from elbowroom.lab.report.naming import Called, listing, percent, place_name, span

Figures = dict[str, Any]


def in_short(figures: Figures, called: Called) -> Markup:
    """Say the most telling things first: who leads, and one tile for each number of players."""
    tiles = [
        _tile(players, figures["by_players"][str(players)], called)
        for players in figures["players"]
        if figures["by_players"][str(players)]["games"]
    ]
    return joined(_best_bot(figures), element("div", *tiles, class_="tiles"))


def _best_bot(figures: Figures) -> Markup:
    ranked = figures["ladder"]
    if len(ranked) < 2:  # noqa: PLR2004 - nobody to compare with
        return element("p", "All seats were played by ", element("b", ranked[0]["name"]), ".")
    best, second = ranked[0], ranked[1]
    sure = best["rating_ci95"][0] > second["rating_ci95"][1]
    words = "is clearly the strongest bot here" if sure else "leads, but not by enough to be sure"
    return element("p", element("b", best["name"]), f" {words}, then {second['name']}.")


def _tile(players: int, found: Figures, called: Called) -> Markup:
    turns = found["length"]["turns"]["mean"] / players
    facts = [
        (f"{found['winning_coins']['mean']:.0f}", "coins win, on average"),
        (f"{found['length']['decisions']['mean']:.0f}", f"decisions in {turns:.0f} turns each"),
        (f"{found['declines']['a_game']['mean']:.1f}", "declines a player"),
    ]
    said = [
        _about_order(found),
        _about_things("races", found["races"], called.race),
        _about_things("powers", found["powers"], called.power),
    ]
    return element(
        "div",
        element("h3", f"{players} players"),
        element("dl", *[part for fact in facts for part in _fact(*fact)]),
        *[element("p", sentence) for sentence in said],
        class_="tile",
    )


def _fact(number: str, about: str) -> tuple[Markup, Markup]:
    return element("dd", number), element("dt", about)


def _about_order(found: Figures) -> str:
    even = 1 / len(found["order"])
    better = [each for each in found["order"] if tone_of(each["ci95"], even) == "above"]
    if not better:
        return "Who begins makes no difference that these games could show."
    best = max(better, key=lambda each: float(each["rate"]))
    return f"Playing {place_name(best['place'])} helps: {percent(best['rate'])} of wins ({span(best)})."


def _about_things(kind: str, things: dict[str, Figures], name: Callable[[str], str]) -> str:
    middle = average(things)
    strong = [each for each in things if tone_of(things[each]["ci95"], middle) == "above"]
    weak = [each for each in things if tone_of(things[each]["ci95"], middle) == "below"]
    strong.sort(key=lambda each: -things[each]["rate"])
    weak.sort(key=lambda each: things[each]["rate"])
    if not strong and not weak:
        return f"No {kind[:-1]} wins more or less than chance could explain."
    parts = []
    if strong:
        parts.append(f"strong {kind}: {listing([name(each) for each in strong[:3]])}")
    if weak:
        which = "weak" if strong else f"weak {kind}"
        parts.append(f"{which}: {listing([name(each) for each in weak[:3]])}")
    sentence = "; ".join(parts)
    return f"{sentence[0].upper()}{sentence[1:]}."


def of_packs(figures: Figures, called: Called) -> Markup:
    """Judge the races and powers of content packs against those of the game."""
    if not figures["packs"]:
        return Markup()
    said = [
        _of_one(figures, kind, each["id"], name(each["id"]))
        for pack in figures["packs"]
        for kind, name in (("races", called.race), ("powers", called.power))
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
            element("th", f"{players} players", scope="row"),
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
    tone = tone_of(found["ci95"], middle)
    words = {"above": "▲ strong", "below": "▼ weak"}.get(tone, "no difference seen")
    place = 1 + sum(each["rate"] > found["rate"] for each in things.values())
    coins = found["coins"]["mean"]
    earns = 1 + sum(each["coins"]["mean"] > coins for each in things.values())
    return [
        (element("b", words, class_=tone),),
        (element("b", percent(found["rate"])), " ", element("small", span(found))),
        (percent(middle),),
        (f"{place} of {len(things)}",),
        (f"{coins:.1f}",),
        (f"{earns} of {len(things)}",),
        (f"{found['picks']}×",),  # noqa: RUF001 - so many times
    ]
