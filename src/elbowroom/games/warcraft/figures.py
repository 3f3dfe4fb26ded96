"""What a study counts of Warcraft beyond the shared figures: factions, sites and islands."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from elbowroom.conquest.figures.balance import of_combos
from elbowroom.conquest.figures.figures import COMPARED, ConquestFigures
from elbowroom.conquest.figures.sections import average, traits
from elbowroom.conquest.figures.story import Story
from elbowroom.games.warcraft.engine.races import RACES
from elbowroom.games.warcraft.engine.state import WarcraftState
from elbowroom.games.warcraft.engine.traits import NEUTRAL
from elbowroom.kernel.events import Event
from elbowroom.kernel.state import State
from elbowroom.lab.counting import Share, Spread, victory
from elbowroom.lab.game_figures import Figures, Section
from elbowroom.lab.report.charts import Interval, card, intervals
from elbowroom.lab.report.markup import Markup, element
from elbowroom.lab.report.naming import percent
from elbowroom.lab.results import Row
from elbowroom.text.names import Names, capital


@dataclass
class WarcraftStory(Story):
    """The story of a game with sites to be found."""

    finds: list[dict[str, Any]] = field(default_factory=list)
    """Who uncovered which site in which round."""
    islands: dict[str, int] = field(default_factory=dict)
    """The islands that lay there, each with the conquests on it."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self._taken: Counter[str] = Counter()

    def hear(self, events: list[Event]) -> None:
        """Take in what happened, in order."""
        for event in events:
            super().hear([event])
            if event.kind == "site_found":
                found = {"seat": event.player, "site": event.facts["site"], "round": self.round}
                self.finds.append(found)
            elif event.kind == "conquered":
                self._taken[str(event.facts["region"])] += 1

    def ended(self, state: State) -> None:
        """Look at the finished game: on which islands was taken what was taken."""
        super().ended(state)
        if isinstance(state, WarcraftState):
            for region in state.rules.board.regions:
                before = self.islands.get(region.island, 0)
                self.islands[region.island] = before + self._taken[region.id]

    def to_data(self) -> dict[str, Any]:
        """Give the story as plain data."""
        return {**super().to_data(), "finds": self.finds, "islands": self.islands}


class WarcraftFigures(ConquestFigures):
    """Factions, sites and islands besides races, powers, combos, income and declines."""

    def story(self, players: int) -> WarcraftStory:
        """Begin the story of a game."""
        return WarcraftStory(players)

    def counted(self, game: str, rows: Sequence[Row]) -> Figures:
        """Count the finished games of one number of players."""
        faction_of = {race.id: race.faction for race in RACES}
        return {
            **super().counted(game, rows),
            "factions": of_combos(rows, lambda combo: faction_of.get(combo["race"], NEUTRAL)),
            "sites": _of_finds(rows),
            "islands": _of_islands(rows),
        }

    def packs(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        """Name the content packs played with, and what they bring, sites among it."""
        sites = [
            [{"id": each["id"], "name": each["name"]} for each in pack.get("sites", [])]
            for pack in options.get("packs", [])
        ]
        found = super().packs(options)
        return [{**pack, "sites": each} for pack, each in zip(found, sites, strict=True)]

    def sections(self, figures: Figures) -> list[Section]:
        """List the shared sections, and after the combos those about factions and sites."""
        names = Names("en", figures["game"])

        def factions(found: Figures) -> Markup:
            return traits(
                found["factions"], lambda faction: capital(names.named("faction", faction))
            )

        own = {each["id"]: each["name"] for pack in figures["packs"] for each in pack["sites"]}

        def named(site: str) -> str:
            return own.get(site) or names.named("site", site)

        about = "Of all players who uncovered a site, how many won? And in which round was it?"
        return [
            *super().sections(figures),
            Section("factions", "Factions", COMPARED, factions),
            Section("sites", "Sites", about, lambda found: _sites(found["sites"], named)),
            Section(
                "islands",
                "Islands",
                _ISLANDS_ABOUT,
                lambda found: _islands(found["islands"], lambda face: names.named("island", face)),
            ),
        ]


_ISLANDS_ABOUT: Final = "Of the games in which an island lay there: how many conquests were made on it, and how many points won?"


def _of_finds(rows: Sequence[Row]) -> dict[str, Figures]:
    """Tell how often those win who uncover each site, and in which round that is."""
    wins: dict[str, Share] = defaultdict(Share)
    rounds: dict[str, Spread] = defaultdict(Spread)
    for row in rows:
        for find in row["finds"]:
            wins[find["site"]].add(victory(row, find["seat"]))
            rounds[find["site"]].add(find["round"])
    return {
        site: {
            **wins[site].figures(),
            "picks": rounds[site].seen.total(),
            "round": rounds[site].figures()["mean"],
        }
        for site in sorted(wins)
    }


def _of_islands(rows: Sequence[Row]) -> dict[str, Figures]:
    """Tell how much is taken on each island, and what wins where it lies."""
    taken: dict[str, Spread] = defaultdict(Spread)
    winning: dict[str, Spread] = defaultdict(Spread)
    for row in rows:
        for island, conquests in row.get("islands", {}).items():
            taken[island].add(conquests)
            winning[island].add(max(row["scores"]))
    return {
        island: {"conquests": taken[island].figures(), "winning": winning[island].figures()}
        for island in sorted(taken)
    }


def _islands(found: dict[str, Figures], named: Callable[[str], str]) -> Markup:
    """Show how much is taken on each island, and the points that win where it lies."""
    cards = []
    for title, key in (("Conquests on it, a game", "conquests"), ("Points that win", "winning")):
        rows = [
            Interval(
                named(each),
                found[each][key]["mean"],
                found[each][key]["ci95"],
                shown=f"{found[each][key]['mean']:.1f}",
                detail=f"{found[each][key]['count']}×",  # noqa: RUF001 - so many times
            )
            for each in sorted(found, key=lambda each: -float(found[each][key]["mean"]))
        ]
        if rows:
            cards.append(card(title, intervals(rows, "{:.0f}".format, least=0)))
    return element("div", *cards, class_="cards")


def _sites(found: dict[str, Figures], named: Callable[[str], str]) -> Markup:
    """Show how often those win who uncover each site."""
    middle = average(found)
    rows = [
        Interval(
            named(each),
            found[each]["rate"],
            found[each]["ci95"],
            shown=percent(found[each]["rate"]),
            detail=f"{found[each]['count']}×, in round {found[each]['round']:.1f}",  # noqa: RUF001 - so many times
            cases=found[each]["count"],
        )
        for each in sorted(found, key=lambda each: -found[each]["rate"])
    ]
    return card(
        "Wins of those who uncover it",
        intervals(rows, percent, middle, f"Dashed: the average, {percent(middle)}."),
    )


FIGURES: Final = WarcraftFigures()
