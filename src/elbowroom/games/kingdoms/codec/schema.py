"""The fields of an observation of Kingdoms, in their order."""

from __future__ import annotations

from typing import Final

from elbowroom.envs.codecs.bytewise import HIGHEST
from elbowroom.envs.codecs.layout import Field, seat_field
from elbowroom.games.kingdoms.engine import steps
from elbowroom.games.kingdoms.engine.rules import MOST_ROUNDS, Rules
from elbowroom.games.kingdoms.engine.solo.compass import HOURS
from elbowroom.games.kingdoms.engine.step_list import STEP_LIST
from elbowroom.games.kingdoms.engine.terms import (
    ACTIONS,
    FLAG,
    FULL,
    MOST_MEEPLES,
    PRICED,
    RESOURCES,
    TERRAINS,
    TOP_MAGIC,
    TOP_TOWER,
)
from elbowroom.games.kingdoms.engine.verbs import EXCHANGES
from elbowroom.kernel.notation import MOST

FIRST_QUESTION: Final = steps.SIDE
LAST_QUESTION: Final = steps.DUMMY_START
QUESTIONS: Final = tuple([kind.phase for kind in STEP_LIST[FIRST_QUESTION : LAST_QUESTION + 1]])
"""What players are asked, in the order of the steps."""
UNSEEN: Final = FLAG + 1
"""Stands for a die that is set, but not revealed to the observer."""
IN_A_REGION: Final = 2
"""The most meeples of one seat in one place."""
WAR: Final = (*PRICED, "war")
"""What may be paid for."""


def fields(rules: Rules, spaces: int) -> list[Field]:
    """List the fields of an observation, with room for so many regions and features."""
    common = [
        *_moment(),
        *_action(spaces),
        *_payment(spaces),
        *_war(spaces),
        *_table(rules, spaces),
    ]
    seats = [*_turns(rules), *_kingdom(rules, spaces), *_fight(rules)]
    if rules.heroes_call:
        common += _cards(rules)
        seats += _heroes(rules, spaces)
    return [*common, *chart_fields(spaces), *seats]


def _moment() -> list[Field]:
    left = "units still to be gained, added, stolen or discarded, or levels to be lost"
    return [
        Field("question", (len(QUESTIONS),), 1, f"what is asked: {', '.join(QUESTIONS)}"),
        Field("amount", (1,), MOST, left),
        Field("resource", (len(RESOURCES),), 1, f"what is paid with: {', '.join(RESOURCES)}"),
        Field("exchange", (len(EXCHANGES),), 1, f"the trade just made: {', '.join(EXCHANGES)}"),
        Field("start_terrain", (len(TERRAINS),), 1, "the terrain the dummy starts in"),
        Field("magic_loss", (1,), 1, "whether the target loses magic"),
        Field("round", (1,), MOST_ROUNDS, "the round, from 1"),
        Field("shields", (len(ACTIONS),), 1, f"covered actions: {', '.join(ACTIONS)}"),
        Field("selected", (len(ACTIONS),), 1, "the action announced"),
        Field("triggered", (1,), 1, "whether the game ends when the action card is full"),
        Field("night", (1,), 1, "whether the compass shows its night side"),
        Field("rolls", (2,), HOURS, "the dummy's number, and the one it flees by, or 0"),
    ]


def _action(spaces: int) -> list[Field]:
    return [
        Field("took", (len(ACTIONS),), 1, "the action being carried out"),
        Field("moves_left", (2,), MOST, "further moves: of any meeple, with the hero"),
        Field("only_hero", (1,), 1, "whether only the hero may move"),
        Field("hero_moved", (1,), 1, "whether the hero was moved by this action"),
        Field("moved", (spaces,), MOST_MEEPLES, "regular meeples moved by this action"),
        Field("duty", (spaces,), 1, "tundra that must be left"),
        Field("mover_from", (spaces,), 1, "where the moving meeple came from"),
        Field("mover_at", (spaces,), 1, "where the moving meeple is"),
        Field("mover_is_hero", (1,), 1, "whether it is the hero"),
        Field("mover_by_quest", (1,), 1, "whether it moves by Quest"),
        Field("mover_steps", (1,), MOST, "its further steps"),
    ]


def _payment(spaces: int) -> list[Field]:
    return [
        Field("pay_for", (len(WAR),), 1, f"what is paid for: {', '.join(WAR)}"),
        Field("pay_due", (1,), HIGHEST, "the price"),
        Field("pay_types", (len(RESOURCES),), 1, "what may pay it, except for a war"),
        Field("paid", (len(RESOURCES),), FULL + 1, "1 + the units settled, or 0"),
        Field("pay_region", (spaces,), 1, "where what is paid for happens, or the retreat leads"),
        Field("pay_advance", (1,), 1, "whether the hero's advance is paid for"),
    ]


def _war(spaces: int) -> list[Field]:
    number = "the dummy's number in war, or the price of a neutral meeple"
    return [
        Field("war_region", (spaces,), 1, "where the war is"),
        Field("war_number", (1,), HIGHEST, number),
        Field("war_by_quest", (1,), 1, "whether the attacker came by Quest"),
        Field("war_break", (1,), 1, "whether the war is a broken alliance"),
        Field("war_revealed", (1,), 1, "whether the dice are revealed"),
    ]


def _table(rules: Rules, spaces: int) -> list[Field]:
    box = rules.box
    return [
        Field("neutral", (spaces,), 1, "neutral meeples"),
        Field("lost_card", (len(box.cards),), 1, "the card of the Lost Kingdom"),
        Field("lost_territory", (len(box.territories),), 1, "its side"),
        Field("lost_kingdom", (spaces,), 1, "the spaces of the Lost Kingdom"),
    ]


def chart_fields(spaces: int) -> list[Field]:
    """List the fields that tell the territories; they lie together, behind all common ones."""
    return [
        Field("terrain", (len(TERRAINS), spaces), 1, f"places of {', '.join(TERRAINS)}"),
        Field("border", (spaces,), 1, "border regions"),
        Field("enterable", (spaces,), 1, "features that some may enter"),
        Field("neighbours", (spaces, spaces), 1, "the regions next to each place"),
    ]


def _cards(rules: Rules) -> list[Field]:
    heroes = len(rules.heroes)
    deck = "hero cards in the deck, or hidden in others' hands"
    return [
        Field("deck", (heroes,), 1, deck),
        Field("offered", (heroes,), 1, "own hero cards to choose from"),
        Field("given_back", (heroes,), 1, "own hero card given back"),
    ]


def _turns(rules: Rules) -> list[Field]:
    seats = rules.seats
    waiting = "other questions that wait for the seat, as `question`"
    return [
        seat_field("asked", (seats,), 1, "the seat that is asked"),
        seat_field("turn", (seats,), 1, "the active player"),
        seat_field("first", (seats,), 1, "the player who began"),
        seat_field("to_act", (seats,), 1, "whether it has still to act this turn"),
        seat_field("pending", (seats, len(QUESTIONS)), 1, waiting),
        seat_field("concerned", (seats,), 1, "who is stolen from or given to"),
    ]


def _kingdom(rules: Rules, spaces: int) -> list[Field]:
    """List what a seat has; from its resources to its wars the numbers follow each other."""
    seats, box = rules.seats, rules.box
    return [
        seat_field("card", (seats, len(box.cards)), 1, "the territory card"),
        seat_field("territory", (seats, len(box.territories)), 1, "its side"),
        seat_field("home", (seats, spaces), 1, "the spaces of the home territory"),
        seat_field("faction", (seats, len(rules.factions)), 1, "the faction"),
        seat_field("resources", (seats, len(RESOURCES)), FULL, ", ".join(RESOURCES)),
        seat_field("tower", (seats,), TOP_TOWER, "the tower level"),
        seat_field("magic", (seats,), TOP_MAGIC, "the magic level"),
        seat_field("reached", (seats,), TOP_MAGIC, "the highest magic level ever reached"),
        seat_field("wars_won", (seats,), HIGHEST, "wars won"),
        seat_field("meeples", (seats, spaces), IN_A_REGION, "meeples, heroes included"),
        seat_field("laid", (seats, spaces), IN_A_REGION, "meeples that lie down"),
        seat_field("waiting", (seats, 3), 1, "a last meeple waits: regular, hero, it lies"),
    ]


def _fight(rules: Rules) -> list[Field]:
    seats = rules.seats
    die = f"its die: 0 not set, 1 to {FLAG - 1}, {FLAG} the flag, {UNSEEN} not revealed"
    return [
        seat_field("attacker", (seats,), 1, "whether it attacks"),
        seat_field("defender", (seats,), 1, "whether it defends"),
        seat_field("winner", (seats,), 1, "whether it won the war of this move"),
        seat_field("die", (seats,), UNSEEN, die),
        seat_field("added", (seats,), MOST, "units' worth added to its number"),
        seat_field("meeple_fights", (seats,), 1, "whether a meeple fights for it"),
    ]


def _heroes(rules: Rules, spaces: int) -> list[Field]:
    """List what Heroes' Call adds to a seat; the numbers follow the hero's level."""
    seats, heroes = rules.seats, len(rules.heroes)
    return [
        seat_field("hero_fights", (seats,), 1, "whether its hero fights"),
        seat_field("hero_level", (seats,), 3, "the hero's level, or 0"),
        seat_field("hero_laid", (seats,), 1, "whether the hero lies down"),
        seat_field("choices", (seats,), IN_A_REGION, "hero cards it chooses from"),
        seat_field("gave_back", (seats,), 1, "whether it gave a card back, not yet shuffled in"),
        seat_field("fortresses_taken", (seats,), HIGHEST, "others' fortresses removed"),
        seat_field("hero", (seats, heroes), 1, "the hero card"),
        seat_field("retired", (seats, heroes), 1, "heroes retired"),
        seat_field("hero_at", (seats, spaces), 1, "where the hero is"),
        seat_field("fortresses", (seats, spaces), 1, "fortresses"),
        seat_field("fortresses_laid", (seats, spaces), 1, "fortresses that lie down"),
    ]
