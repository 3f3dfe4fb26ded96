"""The page of the report, put together."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

from elbowroom.lab.report.bots_section import duels, faults, ladder
from elbowroom.lab.report.game_section import (
    combos,
    declines,
    income,
    length,
    order,
    races_or_powers,
    sites,
)
from elbowroom.lab.report.markup import Markup, element, joined
from elbowroom.lab.report.naming import Called, listing
from elbowroom.lab.report.verdicts import in_short, of_packs

Figures = dict[str, Any]


def report(figures: Figures) -> str:
    """Write the report of a tournament's figures."""
    called = Called(figures["packs"], figures["game"])
    counts = [players for players in figures["players"] if _games(figures, players)]
    title = f"{figures['name']}: {figures['games']:,} games"
    several = len(figures["bots"]) > 1
    body = joined(
        *[_choice(number, players) for number, players in enumerate(counts)],
        element("header", element("h1", title), _what_was_played(figures)),
        element("section", element("h2", "In short"), in_short(figures, called), id="short"),
        of_packs(figures, called),
        ladder(figures) if several else Markup(),
        _switch(counts),
        _duels(figures, counts) if several else Markup(),
        *_in_pairs(_sections(figures, counts, called)),
        faults(figures),
        _how_to_read(figures),
    )
    return str(_document(title, body, counts))


def _games(figures: Figures, players: int) -> int:
    return int(figures["by_players"][str(players)]["games"])


def _document(title: str, body: Markup, counts: list[int]) -> Markup:
    style = files("elbowroom.lab.report").joinpath("style.css").read_text(encoding="utf-8")
    switched = "".join(
        f"body:has(#players-{chosen}:checked) .for-{other}{{display:none}}"
        for chosen in counts
        for other in counts
        if chosen != other
    )
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("title", title),
        element("style", Markup(style + switched)),
    )
    html = element("html", head, element("body", element("main", body)), lang="en")
    return joined(Markup("<!doctype html>\n"), html)


def _what_was_played(figures: Figures) -> Markup:
    players = listing([str(players) for players in figures["players"]])
    return element(
        "p",
        f"Played by machine: {listing(figures['bots'])}, with {players} players. "
        f"Seed {figures['seed']}, Elbowroom {figures['version']}.",
        class_="lead",
    )


def _choice(number: int, players: int) -> Markup:
    return element(
        "input",
        type="radio",
        name="players",
        id=f"players-{players}",
        checked="checked" if number == 0 else None,
        class_="choice",
        aria_label=f"show {players} players",
    )


def _switch(counts: list[int]) -> Markup:
    """Let the reader choose the number of players for all that follows."""
    if len(counts) < 2:  # noqa: PLR2004 - nothing to choose
        return Markup()
    return element(
        "nav",
        element("span", "Players"),
        *[element("label", str(players), for_=f"players-{players}") for players in counts],
        class_="switch",
        aria_label="Number of players",
    )


def _duels(figures: Figures, counts: list[int]) -> Markup:
    parts = [element("div", duels(figures, players), class_=f"for-{players}") for players in counts]
    return element("section", element("h2", "Who beats whom"), *parts, id="duels")


def _sections(figures: Figures, counts: list[int], called: Called) -> list[Markup]:
    """Make the sections that each number of players has its own drawing in."""
    compared = (
        "Of all players who had it in some turn of a game, how many won? And how many coins did "
        "it score from its pick to its end, in decline too, less the price paid for it? "
        "▲ and ▼ mark what lies above or below the average by more than chance explains; with "
        "so many compared, one or two may still be marked by luck."
    )
    made: list[tuple[str, str, str, Callable[[Figures], Markup]]] = [
        ("races", "Races", compared, lambda found: races_or_powers(found, "races", called)),
        ("powers", "Powers", compared, lambda found: races_or_powers(found, "powers", called)),
        (
            "combos",
            "Combos",
            "Race and power together; coins are those scored from pick to end, less the price.",
            lambda found: combos(found, called),
        ),
        *_of_the_game_alone(figures, counts, called, compared),
        (
            "order",
            "Who begins",
            "The share of wins by place in the order of play, over all bots together.",
            order,
        ),
        ("income", "Income over the turns", "Coins scored at the end of each turn.", income),
        (
            "declines",
            "When to decline",
            "The share of players who go in decline in each turn.",
            declines,
        ),
        (
            "length",
            "Length of a game",
            "Games by the number of decisions their players made.",
            length,
        ),
    ]
    return [
        element(
            "section",
            element("h2", title),
            element("p", about),
            *[
                element(
                    "div",
                    element("h3", f"{players} players", class_="count"),
                    draw(figures["by_players"][str(players)]),
                    class_=f"for-{players}",
                )
                for players in counts
            ],
            id=name,
        )
        for name, title, about, draw in made
    ]


def _of_the_game_alone(
    figures: Figures, counts: list[int], called: Called, compared: str
) -> list[tuple[str, str, str, Callable[[Figures], Markup]]]:
    """List the sections that only some games have."""
    found = [figures["by_players"][str(players)] for players in counts]
    made: list[tuple[str, str, str, Callable[[Figures], Markup]]] = []
    if found and all("factions" in each for each in found):
        made.append(
            (
                "factions",
                "Factions",
                compared,
                lambda each: races_or_powers(each, "factions", called),
            )
        )
    if any("sites" in each for each in found):
        about = "Of all players who uncovered a site, how many won? And in which round was it?"
        made.append(("sites", "Sites", about, lambda each: sites(each, called)))
    return made


def _in_pairs(sections: list[Markup]) -> list[Markup]:
    """Put the four narrow sections at the end two by two."""
    wide, narrow = sections[:-4], sections[-4:]
    pairs = [element("div", *narrow[first : first + 2], class_="pair") for first in (0, 2)]
    return [*wide, *pairs]


def _how_to_read(figures: Figures) -> Markup:
    return element(
        "section",
        element("h2", "How far to trust this"),
        element(
            "p",
            "Bars and ranges are 95 % intervals: were all games played again with other dice, the "
            "true value would lie in such a range 95 times in 100. Few games make wide bars. Two "
            "values whose bars overlap may well be equal.",
        ),
        element(
            "p",
            "All of it tells how these bots play. A race they use badly looks weak here, and what "
            "holds among them need not hold at your table.",
        ),
        element(
            "p",
            "The file games.jsonl beside this page holds every game with its seed; ",
            element("code", f"elbowroom rerun FOLDER {figures['players'][0]}:0"),
            " plays one of them again and keeps its record, which opens in the table as a replay.",
        ),
        id="trust",
    )
