"""The fields that observations of the games on islands have beyond the shared ones."""

from __future__ import annotations

from typing import Final

from elbowroom.envs.codecs.bytewise import HIGHEST
from elbowroom.envs.codecs.codec import Field
from elbowroom.kernel.notation import MOST
from elbowroom.warcraft import steps
from elbowroom.warcraft.islands import faces, facts
from elbowroom.warcraft.position import ABILITIES
from elbowroom.warcraft.rules import WarcraftRules

OWN_QUESTIONS: Final = (
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
FIRST_QUESTION: Final = steps.START
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


def own_fields(rules: WarcraftRules, regions: int, islands: int) -> list[Field]:
    """List the fields only these games have, with room for so many regions and islands."""
    return [*_moment(rules, regions), *_sites(rules, regions), *_chart(regions, islands)]


def _moment(rules: WarcraftRules, regions: int) -> list[Field]:
    questions = ", ".join(OWN_QUESTIONS)
    return [
        Field("own_question", (len(OWN_QUESTIONS),), 1, f"what only this game asks: {questions}"),
        Field("about_region", (regions,), 1, "the region the question is about"),
        Field("about_site", (len(rules.sites),), 1, "the site the question is about"),
        Field("uses", (len(ABILITIES),), MOST, f"uses this turn: {', '.join(ABILITIES)}"),
        Field("this_turn", (len(THIS_TURN),), HIGHEST, ", ".join(THIS_TURN)),
        Field("defeats", (len(rules.races),), MOST, "regions conquered from each race this turn"),
        Field("saved", (rules.players,), MOST, "tokens of each seat saved from loss this turn"),
        Field("harmony", (rules.players,), 1, "seats that hold a harmony token"),
        Field("bombs", (2,), MOST, "explosive bombs and duds that nobody has seen"),
    ]


def _sites(rules: WarcraftRules, regions: int) -> list[Field]:
    sites = len(rules.sites)
    return [
        Field("unseen", (sites,), 1, "sites nobody has seen: face down or in the box"),
        Field("used_sites", (sites,), 1, "artifacts used this turn"),
        Field("keepers", (sites, rules.players), 1, "who controls each site or did last"),
        Field("former_keepers", (sites, rules.players), 1, "who controlled it before"),
        Field("sites", (sites, regions), 1, "where each site lies face up"),
        Field("face_down", (regions,), 1, "regions with a site face down"),
    ]


def _chart(regions: int, islands: int) -> list[Field]:
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
