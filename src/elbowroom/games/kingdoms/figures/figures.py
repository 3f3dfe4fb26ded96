"""The figures face of Kingdoms: its sections of a report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from elbowroom.games.kingdoms.figures import counting
from elbowroom.games.kingdoms.figures.story import BONUS, KingdomsStory
from elbowroom.lab.game_figures import Figures, Section
from elbowroom.lab.report.charts import Interval, card, intervals
from elbowroom.lab.report.markup import Markup, element
from elbowroom.lab.report.naming import at_table, finely, listing, percent, span
from elbowroom.lab.results import Row
from elbowroom.text.catalogue import texts
from elbowroom.text.names import Names, capital
from elbowroom.text.reasons import part_name
from elbowroom.text.table_names import TableNames

_COMPARED: Final = (
    "Of all players who had it, how many won, and with how many points? ▲ and ▼ mark what lies above or "
    "below the average by more than chance explains; with so many compared, one or two may be luck."
)


OWN_LISTS: Final = ("factions", "heroes", "territories")
"""What packs may bring, as figures are counted by."""


class KingdomsFigures:
    """Factions, lands, heroes, actions, wars, ends and points by source."""

    def story(self, players: int) -> KingdomsStory:
        """Begin the story of a game."""
        return KingdomsStory(players)

    def counted(self, game: str, rows: Sequence[Row]) -> Figures:
        """Count the finished games of one number of players."""
        return {
            "factions": counting.owned(rows, lambda row: list(enumerate(row["factions"]))),
            "territories": counting.owned(rows, lambda row: list(enumerate(row["territories"]))),
            "heroes": counting.owned(
                rows, lambda row: [(each["seat"], each["hero"]) for each in row["heroes"]]
            ),
            "hero_levels": counting.hero_levels(rows),
            "actions": counting.actions(rows),
            "wars": counting.wars(rows),
            "ends": counting.ends(rows),
            "sources": counting.points(rows),
        }

    def packs(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        """Name the content packs played with, and what they bring."""
        return [
            {
                "name": str(pack.get("name", "a content pack")),
                **{
                    kind: [{"id": each["id"], "name": each["name"]} for each in pack.get(kind, [])]
                    for kind in OWN_LISTS
                },
            }
            for pack in options.get("packs", [])
        ]

    def facts(self, found: Figures) -> list[tuple[str, str]]:
        """Tell how often players go to war."""
        return [(f"{found['wars']['a_game']['mean']:.1f}", "wars a game")]

    def sentences(self, figures: Figures, found: Figures) -> list[str]:
        """Name what most games end by, and where winners' points come from."""
        said = []
        if found["ends"]:
            reason = max(found["ends"], key=lambda each: found["ends"][each]["rate"])
            rate = percent(found["ends"][reason]["rate"])
            said.append(f"{rate} of the games end by {_REASONS.get(reason, reason)}.")
        best = max(
            found["sources"]["winners"].items(), key=lambda each: each[1]["mean"], default=None
        )
        if best is not None:
            said.append(f"Winners have most points from {_source(best[0])}: {best[1]['mean']:.1f}.")
        return said

    def about_packs(self, figures: Figures) -> Markup:
        """Tell of each thing of content packs how often its players won, and with how many points."""
        said = [
            _of_one(figures, kind, each)
            for pack in figures["packs"]
            for kind in OWN_LISTS
            for each in pack[kind]
        ]
        if not said:
            return Markup()
        names = listing([str(pack["name"]) for pack in figures["packs"]])
        head = element("h2", f"{names}: tested for balance by machine")
        return element("section", head, *said, id="pack", class_="pack")

    def sections(self, figures: Figures) -> list[Section]:
        """List the sections; what no game had is left out."""
        names = Names("en", figures["game"])

        own = {
            each["id"]: each["name"]
            for pack in figures["packs"]
            for kind in OWN_LISTS
            for each in pack[kind]
        }

        def owned(kind: str, key: str) -> Callable[[Figures], Markup]:
            return lambda found: _traits(
                found[key], lambda each: own.get(each) or capital(names.named(kind, each))
            )

        played = [each for each in figures["by_players"].values() if each["games"]]
        heroes = Section("heroes", "Heroes", _COMPARED, owned("hero", "heroes"))
        return [
            Section("factions", "Factions", _COMPARED, owned("faction", "factions")),
            Section(
                "territories", "Home territories", _COMPARED, owned("territory", "territories")
            ),
            *([heroes] if any(each["heroes"] for each in played) else []),
            Section("sources", "Points by source", _SOURCES_ABOUT, _sources_shown),
            Section("actions", "Actions", _ACTIONS_ABOUT, _actions_shown, narrow=True),
            Section("wars", "Wars", _WARS_ABOUT, _wars_shown, narrow=True),
            Section("ends", "Ends of the game", _ENDS_ABOUT, _ends_shown, narrow=True),
        ]


_SOURCES_ABOUT: Final = (
    "Points at the end of the game, by what they are for: of winners, and of all players."
)
_ACTIONS_ABOUT: Final = (
    "How often each action is chosen in a game, by one player: winners, and all."
)
_WARS_ABOUT: Final = "How wars end for the one who attacks."
_ENDS_ABOUT: Final = "What brings the last round about."
_REASONS: Final = {
    "population": "seven meeples in play",
    "tower": "a finished tower",
    "magic": "the top of the magic track",
    "heroes_retired": "three retired heroes",
}


def _of_one(figures: Figures, kind: str, thing: dict[str, str]) -> Markup:
    """Tell of one own thing how it did with each number of players."""
    said = []
    for players, found in figures["by_players"].items():
        mine = found[kind].get(thing["id"]) if found["games"] else None
        if mine is not None:
            said.append(
                f"{at_table(int(players))}: {percent(mine['rate'])} of its {mine['picks']} players win "
                f"({span(mine)}{_even(int(players))}), "
                f"{mine['points']['mean']:.1f} points."
            )
    lines = [element("p", each) for each in said] or [element("p", "Nobody had it.")]
    return element("div", element("h3", thing["name"]), *lines)


def _even(players: int) -> str:
    return f"; even play gives {percent(1 / players)}" if players > 1 else ""


def _traits(things: dict[str, Figures], name: Callable[[str], str]) -> Markup:
    """Show the win rate of everything players had, and the points they had with it."""
    trials = sum(each["count"] for each in things.values())
    middle = sum(each["rate"] * each["count"] for each in things.values()) / max(trials, 1)
    won = [
        Interval(
            name(each),
            things[each]["rate"],
            things[each]["ci95"],
            shown=percent(things[each]["rate"]),
            detail=f"{things[each]['count']}×",  # noqa: RUF001 - so many times
            cases=things[each]["count"],
        )
        for each in sorted(things, key=lambda each: -float(things[each]["rate"]))
    ]
    ordered = sorted(things, key=lambda each: -float(things[each]["points"]["mean"]))
    scored = [_mean(name(each), things[each]["points"]) for each in ordered]
    if not won:
        return Markup()
    return element(
        "div",
        card(
            "Wins of its players",
            intervals(won, percent, middle, f"Dashed: the average, {percent(middle)}."),
        ),
        card("Points of its players", intervals(scored, "{:.0f}".format, least=0)),
        class_="cards",
    )


def _mean(name: str, figures: Figures) -> Interval:
    return Interval(name, figures["mean"], figures["ci95"], shown=f"{figures['mean']:.1f}")


def _source(source: str) -> str:
    """Name where points come from."""
    if source == BONUS:
        return "the faction's bonus"
    return part_name(source, TableNames([], {}, game="kingdoms"), texts("en", "kingdoms"))


def _sources_shown(found: Figures) -> Markup:
    return _two(found["sources"], lambda each: capital(_source(each)), "{:.1f}".format)


def _actions_shown(found: Figures) -> Markup:
    names = Names("en", "kingdoms")
    return _two(
        found["actions"], lambda each: capital(names.named("action", each)), "{:.1f}".format
    )


def _two(
    kinds: dict[str, dict[str, Figures]],
    name: Callable[[str], str],
    told: Callable[[float], str],
) -> Markup:
    cards = []
    for title, who in (("Winners", "winners"), ("All players", "all")):
        figures = kinds[who]
        ordered = sorted(figures, key=lambda each: -float(figures[each]["mean"]))
        if ordered:
            rows = [_mean(name(each), figures[each]) for each in ordered]
            cards.append(card(title, intervals(rows, told, least=0)))
    return element("div", *cards, class_="cards")


def _wars_shown(found: Figures) -> Markup:
    words = {
        "won": "the attacker wins",
        "lost": "the attacker loses",
        "allied": "an alliance",
        "nothing": "nothing changes",
    }
    ends = {each: figures for each, figures in found["wars"]["ends"].items() if figures["rate"]}
    return _shares(ends, words, "No war was fought in these games.")


def _ends_shown(found: Figures) -> Markup:
    return _shares(found["ends"], _REASONS, "No game came to its last round.")


def _shares(shares: dict[str, Figures], words: dict[str, str], nothing: str) -> Markup:
    if not shares:
        return element("p", nothing)
    rows = [
        Interval(
            capital(words.get(each, each)),
            shares[each]["rate"],
            shares[each]["ci95"],
            shown=finely(shares[each]["rate"]),
        )
        for each in sorted(shares, key=lambda each: -float(shares[each]["rate"]))
    ]
    return intervals(rows, percent)


FIGURES: Final = KingdomsFigures()
