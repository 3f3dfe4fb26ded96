"""The actions of Kingdoms and the answers of chance, numbered."""

from __future__ import annotations

from typing import Final

from elbowroom.envs.codecs.numbering import Numbering, Span
from elbowroom.games.kingdoms.engine import verbs
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.rules import Rules
from elbowroom.games.kingdoms.engine.setting_up import START_UNITS, card_options
from elbowroom.games.kingdoms.engine.solo.compass import HOURS
from elbowroom.games.kingdoms.engine.terms import ACTIONS, BASIC, FLAG, FULL, NONE, RESOURCES

NAMES_SEATS: Final = (verbs.TARGET, verbs.KNOCK, verbs.KNOCK_HERO)
"""Verbs with a seat among their arguments; the allowed answers begin with one, or have none."""


def most_spaces(pos: Position) -> int:
    """Count the regions and features of the largest territories that may be dealt."""
    if pos.setup["territories"] is not None:
        return len(pos.rules.board.ids)
    box = pos.rules.box
    cards = [card for card in pos.cards if card != NONE]
    cards += [action >> 6 & 63 for action in card_options(pos)]
    largest = [max([len(box.territories[side].places) for side in box.sides[c]]) for c in cards]
    return sum(sorted(largest, reverse=True)[: pos.rules.places])


def player_actions(rules: Rules, spaces: int) -> Numbering:
    """Number what players may answer on territories of at most so many spaces."""
    spans = [*_opening(rules, spaces), *_turn(spaces), *_war(spaces), *_choices(rules, spaces)]
    if rules.heroes_call:
        spans += _heroic(rules, spaces)
    return Numbering(spans)


def chance_answers(rules: Rules) -> Numbering:
    """Number what chance may answer."""
    return Numbering(
        [
            Span(verbs.CARD, len(rules.box.cards)),
            Span(verbs.SIDE, len(rules.box.territories)),
            Span(verbs.FACTION, len(rules.factions)),
            Span(verbs.FIRST, rules.seats),
            Span(verbs.DRAW, len(rules.heroes)),
            Span(verbs.DIE, HOURS + 1),
        ]
    )


def _opening(rules: Rules, spaces: int) -> list[Span]:
    return [
        Span(verbs.SIDE, len(rules.box.territories)),
        Span(verbs.FACTION, len(rules.factions)),
        Span(verbs.SPLIT, START_UNITS + 1, 0, START_UNITS),
        Span(verbs.START, spaces),
    ]


def _turn(spaces: int) -> list[Span]:
    return [
        Span(verbs.SELECT, len(ACTIONS)),
        Span(verbs.PASS, 1),
        Span(verbs.COLLECT, 1),
        Span(verbs.DONE, 1),
        Span(verbs.PATROL, spaces, 0, spaces - 1),
        Span(verbs.QUEST, spaces, 0, spaces - 1),
        Span(verbs.STAND, spaces),
        Span(verbs.BREAK, spaces),
        Span(verbs.STRIDE, spaces),
        Span(verbs.CHARGE, spaces),
        Span(verbs.RAISE, 1),
        Span(verbs.RESEARCH, 1),
        Span(verbs.EXPAND, spaces),
        Span(verbs.TRADE, len(verbs.EXCHANGES), 1, FULL),
    ]


def _war(spaces: int) -> list[Span]:
    return [
        Span(verbs.DIAL, FLAG),
        Span(verbs.FLAG, 1),
        Span(verbs.ADD, len(BASIC)),
        Span(verbs.MATCH, 1),
        Span(verbs.YIELD, 1),
        Span(verbs.RETREAT, spaces),
        Span(verbs.FALL, 1),
        Span(verbs.REVIVE, spaces),
        Span(verbs.RETURN, spaces),
    ]


def _choices(rules: Rules, spaces: int) -> list[Span]:
    return [
        Span(verbs.PAY, len(RESOURCES), 0, FULL),
        Span(verbs.GAIN, len(BASIC)),
        Span(verbs.STEAL, len(BASIC)),
        Span(verbs.DISCARD, len(BASIC)),
        Span(verbs.GIVE, len(BASIC)),
        Span(verbs.TARGET, rules.seats),
        Span(verbs.KNOCK, spaces, 0, rules.seats - 1),
        Span(verbs.CONVERT, spaces, 0, len(BASIC) - 1),
    ]


def _heroic(rules: Rules, spaces: int) -> list[Span]:
    """List what only Heroes' Call brings: heroes, fortresses and dice that are shifted."""
    return [
        Span(verbs.KEEP, len(rules.heroes)),
        Span(verbs.PATROL_HERO, spaces, 0, spaces - 1),
        Span(verbs.QUEST_HERO, spaces, 0, spaces - 1),
        Span(verbs.STAND_HERO, spaces),
        Span(verbs.BREAK_HERO, spaces),
        Span(verbs.BUILD, spaces),
        Span(verbs.RESTORE, spaces),
        Span(verbs.ADVANCE, 1),
        Span(verbs.SHIFT, len(verbs.DIRECTIONS)),
        Span(verbs.RETREAT_HERO, spaces),
        Span(verbs.FALL_HERO, 1),
        Span(verbs.KNOCK_HERO, spaces, 0, rules.seats - 1),
        Span(verbs.TOPPLE, spaces),
    ]
