"""The fields of an observation of a conquest game, in their order."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.codec.actions import most_tokens
from elbowroom.conquest.engine.rules import Rules
from elbowroom.envs.codecs.bytewise import HIGHEST
from elbowroom.envs.codecs.layout import Field, seat_field
from elbowroom.kernel.notation import MOST

QUESTIONS: Final = (
    "choice",
    "pick",
    "act",
    "ready",
    "conquer",
    "redeploy",
    "take",
    "place",
    "peace",
    "late decline",
    "withdraw",
)
"""What players are asked, in the order of the steps of a turn."""


def fields(rules: Rules, regions: int) -> list[Field]:
    """List the fields of an observation, with room for so many regions."""
    common = [*_moment(rules, regions), *_stacks(rules), *_map(rules, regions)]
    return [*common, *_seats(rules, regions)]


def _moment(rules: Rules, regions: int) -> list[Field]:
    return [
        Field("question", (len(QUESTIONS),), 1, f"what is asked: {', '.join(QUESTIONS)}"),
        Field("slot", (rules.slots,), 1, "the army that is asked about: 0 active, others declined"),
        Field("nonempty", (1,), HIGHEST, "non-empty regions conquered this turn"),
        Field("round", (1,), rules.rounds, "the round, from 1"),
        Field("rounds_left", (1,), rules.rounds, "the rounds after this one"),
        Field("roll", (1,), rules.best_roll + 1, "1 + the die rolled before a conquest, or 0"),
        Field("owed", (1,), MOST, "attack-only tokens still to be taken off the map"),
        Field("built", (1,), HIGHEST, "markers built this turn"),
        Field("for_one", (1,), HIGHEST, "conquests for one token made this turn"),
        Field("picked", (1,), 1, "the active race was picked this turn"),
        Field("begun", (1,), 1, "the declined army that acts has begun to conquer"),
        Field("lifted", (len(rules.markers),), 1, "kinds of marker taken up to be placed anew"),
        Field("settled", (regions,), 1, "regions that may not be lowered now"),
    ]


def _stacks(rules: Rules) -> list[Field]:
    races = len(rules.races)
    powers = len(rules.powers)
    places = rules.row_length * len(rules.sides)
    return [
        Field("row", (places, races + powers), 1, "race, then power, of each combo on show"),
        Field("row_coins", (places,), HIGHEST, "coins on each combo on show"),
        Field("row_tokens", (places,), MOST, "tokens each combo on show begins with"),
        Field("banners", (races,), 1, "races in the stack"),
        Field("returned", (races,), races, "place of a race put under the stack, from 1, or 0"),
        Field("badges", (powers,), 1, "powers in the stack"),
        Field("discards", (powers,), 1, "powers given up"),
        Field("tray", (races,), most_tokens(rules), "tokens nobody has, by race"),
        Field("supply", (len(rules.markers),), MOST, "markers nobody has, by kind"),
    ]


def _map(rules: Rules, regions: int) -> list[Field]:
    return [
        Field("lost_tribe", (regions,), most_tokens(rules), "tokens of the lost tribe"),
        Field("markers", (len(rules.markers), regions), MOST, "markers in each region, by kind"),
    ]


def _seats(rules: Rules, regions: int) -> list[Field]:
    players, slots, kinds = rules.players, rules.slots, len(rules.markers)
    combos = (players, slots, len(rules.races) + len(rules.powers))
    own = "own coins; others' as reckoned from public payments"
    bound = "the seat bound to peace with it, told by distance from it"
    tokens = most_tokens(rules)
    return [
        seat_field("asked", (players,), 1, "the seat that is asked"),
        seat_field("turn", (players,), 1, "the seat whose turn it is"),
        seat_field("attacked", (players,), 1, "whether its active race was attacked this turn"),
        seat_field("substituted", (players,), 1, "whether a token was substituted this turn"),
        seat_field("coins", (players,), HIGHEST, own),
        seat_field("aside", (players,), MOST, "attack-only tokens waiting for the next turn"),
        seat_field("peace", (players, players), 1, bound),
        seat_field("marker_hand", (players, kinds), MOST, "markers in hand, by kind"),
        seat_field("driven_out", (players, kinds), MOST, "markers driven out this turn, by kind"),
        seat_field("marks_left", (players, kinds), MOST, "conquests still to be marked, by kind"),
        seat_field("combos", combos, 1, "race, then power, of each army"),
        seat_field("hands", (players, slots), tokens, "tokens in hand of each army"),
        seat_field("tokens", (players, slots, regions), tokens, "tokens of each army by region"),
    ]
