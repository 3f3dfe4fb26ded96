"""The fields that observations of this game have beyond the shared ones."""

from __future__ import annotations

from typing import Final

from elbowroom.envs.codecs.bytewise import HIGHEST
from elbowroom.envs.codecs.layout import Field, seat_field
from elbowroom.games.warcraft.engine.islands import faces, facts
from elbowroom.games.warcraft.engine.position import ABILITIES
from elbowroom.games.warcraft.engine.rules import WarcraftRules
from elbowroom.kernel.notation import MOST

EXTRA_QUESTIONS: Final = (
    "bombs",
    "form",
    "faction",
    "strike",
    "lake",
    "recruit",
    "station",
    "assign",
    "towers",
    "lay",
    "objectives",
    "plant",
    "retreat",
)
"""What only these games ask, in the order of their steps."""
THIS_TURN: Final = (
    "units routed",
    "tokens and beasts fallen",
    "the discount of the form",
    "1 + the faction chosen",
    "harmony paid",
    "shield paid",
    "tools announced",
    "from anywhere",
)
"""Single numbers of the turn, in order."""


def extra_fields(rules: WarcraftRules, regions: int) -> list[Field]:
    """List the fields only these games have, with room for so many regions."""
    return [*_moment(rules, regions), *_sites(rules, regions), *_seats(rules)]


def _moment(rules: WarcraftRules, regions: int) -> list[Field]:
    questions = ", ".join(EXTRA_QUESTIONS)
    return [
        Field("own_question", (len(EXTRA_QUESTIONS),), 1, f"what only this game asks: {questions}"),
        Field("about_region", (regions,), 1, "the region the question is about"),
        Field("about_site", (len(rules.sites),), 1, "the site the question is about"),
        Field("uses", (len(ABILITIES),), MOST, f"uses this turn: {', '.join(ABILITIES)}"),
        Field("this_turn", (len(THIS_TURN),), HIGHEST, ", ".join(THIS_TURN)),
        Field("defeats", (len(rules.races),), MOST, "regions conquered from each race this turn"),
        Field("bombs", (2,), MOST, "explosive bombs and duds that nobody has seen"),
    ]


def _sites(rules: WarcraftRules, regions: int) -> list[Field]:
    sites = len(rules.sites)
    return [
        Field("unseen", (sites,), 1, "sites nobody has seen: face down or in the box"),
        Field("used_sites", (sites,), 1, "artifacts used this turn"),
        Field("sites", (sites, regions), 1, "where each site lies face up"),
        Field("face_down", (regions,), 1, "regions with a site face down"),
    ]


def _seats(rules: WarcraftRules) -> list[Field]:
    players, sites = rules.players, len(rules.sites)
    former = "sites it controlled before the seat that did last"
    return [
        seat_field("saved", (players,), MOST, "tokens saved from loss this turn"),
        seat_field("harmony", (players,), 1, "whether it holds a harmony token"),
        seat_field("keeps", (players, sites), 1, "sites it controls or did last"),
        seat_field("kept", (players, sites), 1, former),
    ]


def chart_fields(regions: int, islands: int) -> list[Field]:
    """List the fields that tell the map, with room for so many regions and islands."""
    terrains = facts()["terrains"]
    symbols = facts()["symbols"]
    return [
        Field("faces", (len(faces()),), 1, "the island faces on the table, in the box's order"),
        Field("islands", (islands, regions), 1, "the regions of each island"),
        Field("terrain", (len(terrains), regions), 1, f"regions of {', '.join(terrains)}"),
        Field("symbols", (len(symbols), regions), 1, f"regions with {', '.join(symbols)}"),
        Field("landing", (regions,), 1, "regions where ships land"),
        Field("neighbours", (regions, regions), 1, "which regions are next to each other"),
    ]
