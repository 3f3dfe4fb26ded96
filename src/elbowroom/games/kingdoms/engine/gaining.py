"""Gaining and losing units (K-COMP-3): from the supply, of choice, from one another."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.hooks import Gain
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.questions import ObviousQuestion
from elbowroom.games.kingdoms.engine.solo.dummy import pick_richest, scarcest
from elbowroom.games.kingdoms.engine.terms import ANY, BASIC, DUMMY, FULL, HUMAN, RESOURCES
from elbowroom.kernel.notation import encode, first_of, second_of
from elbowroom.kernel.steps import Step


def gain(pos: Position, player: int, resource: int, amount: int) -> None:
    """Give a player units; what does not fit on the track is lost."""
    if resource == ANY:
        if amount and any([pos.room_for(player, each) for each in BASIC]):
            pos.push(steps.GAIN, player, amount)
        return
    place = player * 4 + resource
    got = min(amount, FULL - pos.resources[place])
    pos.resources[place] += got
    if got and pos.events is not None:
        pos.note("gained", player, resource=RESOURCES[resource], amount=got)


def gain_all(pos: Position, player: int, gains: tuple[Gain, ...]) -> None:
    """Give a player several gains; the units of choice are asked for in order."""
    for each in reversed(gains):
        if each.resource == ANY:
            gain(pos, player, ANY, each.amount)
    for each in gains:
        if each.resource != ANY:
            gain(pos, player, each.resource, each.amount)


def lose(pos: Position, player: int, resource: int, amount: int) -> None:
    """Take units from a player."""
    pos.resources[player * 4 + resource] -= amount
    if amount and pos.events is not None:
        pos.note("lost", player, resource=RESOURCES[resource], amount=amount)


def held(pos: Position, player: int) -> list[int]:
    """List the resources a player has that can be taken: food, mana, ore."""
    return [resource for resource in BASIC if pos.resource(player, resource)]


class GainOfChoice(ObviousQuestion):
    """Choose one of the units gained (K-TERM-9); none when nothing fits any more."""

    def answers(self, pos: Position, step: int) -> list[int]:
        player = first_of(step)
        if not any([pos.room_for(player, resource) for resource in BASIC]):
            return []
        return [encode(verbs.GAIN, resource) for resource in BASIC]

    def answer(self, pos: Position, step: int, action: int) -> None:
        if second_of(step) > 1:
            pos.stack.append(step - 1)
        gain(pos, first_of(step), first_of(action), 1)

    def dummy_answer(self, pos: Position, step: int, found: list[int]) -> int:
        return encode(verbs.GAIN, scarcest(pos))


class Steal(ObviousQuestion):
    """Take units from a victim, one after the other."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return [encode(verbs.STEAL, each) for each in held(pos, second_of(step) >> 3)]

    def answer(self, pos: Position, step: int, action: int) -> None:
        if second_of(step) & 7 > 1:
            pos.stack.append(step - 1)
        _take_unit(pos, first_of(step), second_of(step) >> 3, first_of(action))

    def dummy_answer(self, pos: Position, step: int, found: list[int]) -> int:
        return pick_richest(pos, HUMAN, found)


class Discard(ObviousQuestion):
    """Discard units, one after the other."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return [encode(verbs.DISCARD, each) for each in held(pos, first_of(step))]

    def answer(self, pos: Position, step: int, action: int) -> None:
        if second_of(step) > 1:
            pos.stack.append(step - 1)
        lose(pos, first_of(step), first_of(action), 1)

    def dummy_answer(self, pos: Position, step: int, found: list[int]) -> int:
        return pick_richest(pos, DUMMY, found)


class Give(ObviousQuestion):
    """Hand one unit over."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return [encode(verbs.GIVE, each) for each in held(pos, first_of(step))]

    def answer(self, pos: Position, step: int, action: int) -> None:
        _take_unit(pos, second_of(step), first_of(step), first_of(action))

    def dummy_answer(self, pos: Position, step: int, found: list[int]) -> int:
        return pick_richest(pos, DUMMY, found)


def _take_unit(pos: Position, player: int, victim: int, resource: int) -> None:
    lose(pos, victim, resource, 1)
    gain(pos, player, resource, 1)


STEPS: Final[dict[int, Step[Any]]] = {
    steps.GAIN: GainOfChoice("gain", "units"),
    steps.STEAL: Steal("steal", "victim_and_units"),
    steps.DISCARD: Discard("discard", "units"),
    steps.GIVE: Give("give", "to"),
}
