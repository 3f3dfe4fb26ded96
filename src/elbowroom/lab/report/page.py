"""The page of the report, put together."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from elbowroom.lab.game_figures import GameFigures, Section, figures_of
from elbowroom.lab.report.bots_section import duels, faults, ladder
from elbowroom.lab.report.game_section import length, order
from elbowroom.lab.report.markup import Markup, element, joined
from elbowroom.lab.report.naming import at_table, listing
from elbowroom.lab.report.verdicts import in_short

Figures = dict[str, Any]

ORDER: Final = Section(
    "order",
    "Who begins",
    "The share of wins by place in the order of play, over all bots together.",
    order,
    narrow=True,
)
SEVERAL: Final = "of-several"
"""The class of what means nothing for one player alone."""
LENGTH: Final = Section(
    "length",
    "Length of a game",
    "Games by the number of decisions their players made.",
    length,
    narrow=True,
)


def report(figures: Figures) -> str:
    """Write the report of a tournament's figures."""
    brought = figures_of(figures["game"])
    counts = [players for players in figures["players"] if _games(figures, players)]
    title = f"{figures['name']}: {figures['games']:,} games"
    several = len(figures["bots"]) > 1
    body = joined(
        *[_choice(number, players) for number, players in enumerate(counts)],
        element("header", element("h1", title), _what_was_played(figures)),
        element("section", element("h2", "In short"), in_short(figures, brought), id="short"),
        Markup() if brought is None else brought.about_packs(figures),
        ladder(figures) if several else Markup(),
        _switch(counts),
        _duels(figures, [players for players in counts if players > 1]) if several else Markup(),
        *_sections(figures, counts, brought),
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
    switched += f"body:has(#players-1:checked) .{SEVERAL}{{display:none}}" if 1 in counts else ""
    chosen = ",".join(
        f'body:has(#players-{count}:checked) label[for="players-{count}"]' for count in counts
    )
    focused = chosen.replace(":checked", ":focus-visible")
    switched += f"{chosen}{{background:var(--accent);color:var(--onaccent)}}"
    switched += f"{focused}{{outline:3px solid var(--focus);outline-offset:2px}}"
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
    counts = [str(players) for players in figures["players"]]
    players = at_table(int(counts[0])) if len(counts) == 1 else f"{listing(counts)} players"
    return element(
        "p",
        f"Played by machine: {listing(figures['bots'])}, with {players}. "
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
        aria_label=f"show {at_table(players)}",
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
    if not parts:
        return Markup()
    return element("section", element("h2", "Who beats whom"), *parts, id="duels", class_=SEVERAL)


def _sections(figures: Figures, counts: list[int], brought: GameFigures | None) -> list[Markup]:
    """Draw the sections, the wide ones first; two narrow ones stand side by side."""
    own = [] if brought is None else brought.sections(figures)
    narrow = [ORDER, *[each for each in own if each.narrow], LENGTH]
    wide = [_section(each, figures, counts) for each in own if not each.narrow]
    drawn = [_section(each, figures, counts) for each in narrow]
    pairs = [drawn[first : first + 2] for first in range(0, len(drawn), 2)]
    return [*wide, *[element("div", *pair, class_="pair") for pair in pairs]]


def _section(section: Section, figures: Figures, counts: list[int]) -> Markup:
    """Draw a section, for each number of players on its own; nobody begins who plays alone."""
    if section is ORDER and counts == [1]:
        return Markup()
    counts = [players for players in counts if players > 1 or section is not ORDER]
    drawings = [
        element(
            "div",
            element("h3", at_table(players), class_="count"),
            section.draw(figures["by_players"][str(players)]),
            class_=f"for-{players}",
        )
        for players in counts
    ]
    head = (element("h2", section.title), element("p", section.about))
    only = SEVERAL if section is ORDER else None
    return element("section", *head, *drawings, id=section.id, class_=only)


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
            "All of it tells how these bots play. What they use badly looks weak here, and what "
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
