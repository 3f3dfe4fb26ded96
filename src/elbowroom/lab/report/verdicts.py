"""What the figures say in plain words, no louder than the figures allow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from elbowroom.lab.report.charts import tone_of
from elbowroom.lab.report.game_section import average
from elbowroom.lab.report.markup import Markup, element
from elbowroom.lab.report.naming import Called, listing, percent, place_name, span

Figures = dict[str, Any]


def in_short(figures: Figures, called: Called) -> Markup:
    """Say the most telling things first."""
    said = [*_best_bot(figures)]
    for players in figures["players"]:
        found = figures["by_players"][str(players)]
        if found["games"]:
            said.append(_about_the_game(players, found, called))
    return element("ul", *[element("li", *sentence) for sentence in said], class_="short")


def _best_bot(figures: Figures) -> list[tuple[Markup | str, ...]]:
    ranked = figures["ladder"]
    if len(ranked) < 2:  # noqa: PLR2004 - nobody to compare with
        return [(f"All seats were played by {ranked[0]['name']}.",)]
    best, second = ranked[0], ranked[1]
    sure = best["rating_ci95"][0] > second["rating_ci95"][1]
    words = "is clearly the strongest bot here" if sure else "leads, but not by enough to be sure"
    return [(element("b", best["name"]), f" {words}, then {second['name']}.")]


def _about_the_game(players: int, found: Figures, called: Called) -> tuple[Markup | str, ...]:
    told = [
        (
            f"{found['winning_coins']['mean']:.0f} coins win on average; a game takes "
            f"{found['length']['decisions']['mean']:.0f} decisions in "
            f"{found['length']['turns']['mean'] / players:.0f} turns each; players decline "
            f"{found['declines']['a_game']['mean']:.1f} times."
        ),
        _about_order(found),
    ]
    for kind, name in (("races", called.race), ("powers", called.power)):
        told.append(_about_things(kind, found[kind], name))
    return (
        element("b", f"{players} players: "),
        " ".join(sentence for sentence in told if sentence),
    )


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
        parts.append(f"weak: {listing([name(each) for each in weak[:3]])}")
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
            "side of the average. Bots do not know every trick: a race that asks for a new way "
            "to play may be better than they make it look.",
        ),
        *said,
        id="pack",
        class_="pack",
    )


def _of_one(figures: Figures, kind: str, thing: str, name: str) -> Markup:
    lines = [
        element("li", element("b", f"{players} players: "), *_verdict(found[kind], thing))
        for players, found in figures["by_players"].items()
        if found["games"]
    ]
    return element("div", element("h3", name), element("ul", *lines))


def _verdict(things: dict[str, Figures], thing: str) -> tuple[Markup | str, ...]:
    found = things.get(thing)
    if found is None:
        return ("nobody picked it. It may be too weak to be worth a pick, or rarely drawn.",)
    middle = average(things)
    tone = tone_of(found["ci95"], middle)
    words = {"above": "strong", "below": "weak"}.get(
        tone, "no stronger or weaker than chance explains"
    )
    place = 1 + sum(each["rate"] > found["rate"] for each in things.values())
    earned = sorted((each["coins"]["mean"] for each in things.values()), reverse=True)
    coins = found["coins"]["mean"]
    return (
        element("b", words, class_=tone),
        (
            f". Its players win {percent(found['rate'])} ({span(found)}; average {percent(middle)}), "
            f"place {place} of {len(things)}; it brings {coins:.1f} coins a pick, place "
            f"{1 + earned.index(coins)} of {len(things)}. Picked {found['picks']} times."
        ),
    )
