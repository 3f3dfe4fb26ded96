"""What the figures say in plain words, no louder than the figures allow."""

from __future__ import annotations

from typing import Any

from elbowroom.lab.game_figures import GENERAL_ONLY, GameFigures
from elbowroom.lab.report.charts import FEW, tone_of
from elbowroom.lab.report.markup import Markup, element, joined
from elbowroom.lab.report.naming import at_table, percent, place_name, span
from elbowroom.lab.statistics import smallest_seen

Figures = dict[str, Any]


def in_short(figures: Figures, brought: GameFigures | None) -> Markup:
    """Say the most telling things first: who leads, and one tile for each number of players."""
    tiles = [
        _tile(players, figures, brought)
        for players in figures["players"]
        if figures["by_players"][str(players)]["games"]
    ]
    note = element("p", GENERAL_ONLY, class_="note") if brought is None else Markup()
    return joined(_best_bot(figures), element("div", *tiles, class_="tiles"), note)


def _best_bot(figures: Figures) -> Markup:
    ranked = figures["ladder"]
    if len(ranked) < 2:  # noqa: PLR2004 - nobody to compare with
        return element("p", "All seats were played by ", element("b", ranked[0]["name"]), ".")
    best, second = ranked[0], ranked[1]
    if second["rating"] is None:
        return element("p", "Too few bots have met another one for a rating.")
    sure = best["rating_ci95"][0] > second["rating_ci95"][1]
    words = "is clearly the strongest bot here" if sure else "leads, but not by enough to be sure"
    return element("p", element("b", best["name"]), f" {words}, then {second['name']}.")


def _tile(players: int, figures: Figures, brought: GameFigures | None) -> Markup:
    found = figures["by_players"][str(players)]
    turns = found["length"]["turns"]["mean"] / players
    facts = [
        (f"{found['winning_coins']['mean']:.0f}", "points win, on average"),
        (f"{found['length']['decisions']['mean']:.0f}", f"decisions in {turns:.0f} turns each"),
    ]
    said = [_about_order(found) if players > 1 else _about_victory(found)]
    if brought is not None:
        facts += brought.facts(found)
        said += brought.sentences(figures, found)
    return element(
        "div",
        element("h3", at_table(players)),
        element("dl", *[part for fact in facts for part in _fact(*fact)]),
        *[element("p", sentence) for sentence in said],
        class_="tile",
    )


def _fact(number: str, about: str) -> tuple[Markup, Markup]:
    return element("dd", number), element("dt", about)


def _about_victory(found: Figures) -> str:
    """Say how often who plays alone wins."""
    (alone,) = found["order"]
    return f"The player wins {percent(alone['rate'])} of the games ({span(alone)})."


def _about_order(found: Figures) -> str:
    if found["games"] < FEW:
        return f"{found['games']} games are too few to say whether who begins has it easier."
    even = 1 / len(found["order"])
    better = [
        each for each in found["order"] if tone_of(each["ci95"], even, each["count"]) == "above"
    ]
    if not better:
        shown = smallest_seen(even, found["games"])
        return (
            "Who begins makes no difference that these games could show: "
            f"they would have shown one of {percent(shown)} or more, 4 times in 5."
        )
    best = max(better, key=lambda each: float(each["rate"]))
    return f"Playing {place_name(best['place'])} helps: {percent(best['rate'])} of wins ({span(best)})."
