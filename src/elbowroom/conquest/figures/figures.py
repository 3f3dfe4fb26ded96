"""The figures face of the conquest games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from elbowroom.conquest.figures.balance import balance
from elbowroom.conquest.figures.naming import TraitNames
from elbowroom.conquest.figures.sections import combos, declines, income, traits
from elbowroom.conquest.figures.story import Story
from elbowroom.conquest.figures.verdicts import about_traits, of_packs
from elbowroom.lab.game_figures import Figures, Section
from elbowroom.lab.report.markup import Markup
from elbowroom.lab.results import Row

COMPARED: Final = (
    "Of all players who had it in some turn of a game, how many won? And how many coins did "
    "it score from its pick to its end, in decline too, less the price paid for it? "
    "▲ and ▼ mark what lies above or below the average by more than chance explains; with "
    "so many compared, one or two may still be marked by luck."
)
INCOME: Final = Section(
    "income",
    "Income over the turns",
    "Coins scored at the end of each turn.",
    income,
    narrow=True,
)
DECLINES: Final = Section(
    "declines",
    "When to decline",
    "The share of players who go in decline in each turn.",
    declines,
    narrow=True,
)


class ConquestFigures:
    """Races, powers, combos, income and declines."""

    def story(self, players: int) -> Story:
        """Begin the story of a game."""
        return Story(players)

    def counted(self, game: str, rows: Sequence[Row]) -> Figures:
        """Count the finished games of one number of players."""
        return balance(rows)

    def packs(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        """Name the content packs played with, and what they bring."""
        return [
            {
                "name": str(pack.get("name", "a content pack")),
                "races": _named(pack.get("races", [])),
                "powers": _named(pack.get("powers", [])),
            }
            for pack in options.get("packs", [])
        ]

    def facts(self, found: Figures) -> list[tuple[str, str]]:
        """Tell how often players decline."""
        return [(f"{found['declines']['a_game']['mean']:.1f}", "declines a player")]

    def sentences(self, figures: Figures, found: Figures) -> list[str]:
        """Name the strong and the weak races and powers."""
        names = TraitNames(figures)
        return [
            about_traits("races", found["races"], names.race),
            about_traits("powers", found["powers"], names.power),
        ]

    def about_packs(self, figures: Figures) -> Markup:
        """Judge the races and powers of content packs against those of the game."""
        return of_packs(figures, TraitNames(figures))

    def sections(self, figures: Figures) -> list[Section]:
        """List the sections about races, powers, combos, income and declines."""
        names = TraitNames(figures)

        def races(found: Figures) -> Markup:
            return traits(found["races"], names.race, names.of_packs("races"))

        def powers(found: Figures) -> Markup:
            return traits(found["powers"], names.power, names.of_packs("powers"))

        about = "Race and power together; coins are those scored from pick to end, less the price."
        return [
            Section("races", "Races", COMPARED, races),
            Section("powers", "Powers", COMPARED, powers),
            Section("combos", "Combos", about, lambda found: combos(found, names)),
            INCOME,
            DECLINES,
        ]


def _named(traits: list[dict[str, Any]]) -> list[dict[str, str]]:
    return [{"id": each["id"], "name": each.get("name", each["id"])} for each in traits]


FIGURES: Final = ConquestFigures()
