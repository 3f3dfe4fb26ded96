"""What abilities do to opponents: a target drops magic or discards, pieces are laid down."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.gaining import held
from elbowroom.games.kingdoms.engine.hooks import KNOCK_MEEPLE, RIVAL_LOSS
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.questions import Deed, ObviousQuestion, OptionalQuestion
from elbowroom.games.kingdoms.engine.solo.dummy import pick_target
from elbowroom.games.kingdoms.engine.terms import NONE, RUINS
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode, first_of, second_of
from elbowroom.kernel.steps import Step

MAGIC_LOSS: Final = 7
"""What a target is chosen for: to drop magic levels."""


class Target(ObviousQuestion):
    """Name the opponent that drops magic levels or discards."""

    def answers(self, pos: Position, step: int) -> list[int]:
        player, purpose = first_of(step), second_of(step) >> 3
        return [
            encode(verbs.TARGET, rival)
            for rival in range(pos.rules.seats)
            if rival != player and (purpose != MAGIC_LOSS or pos.magic[rival])
        ]

    def answer(self, pos: Position, step: int, action: int) -> None:
        target, purpose, amount = first_of(action), second_of(step) >> 3, second_of(step) & 7
        if purpose == MAGIC_LOSS:
            pos.magic[target] -= min(amount, pos.magic[target])
            pos.note("magic_lost", target, level=pos.magic[target])
        elif held(pos, target):
            pos.push(steps.DISCARD, target, amount)


class Knocks(Deed):
    """Ask for what a finished move sets off against opponents."""

    def carry_out(self, pos: Position, step: int) -> None:
        player, what = first_of(step), second_of(step) >> 3
        if what == RIVAL_LOSS:
            pos.push(steps.TARGET, player, second_of(step))
        elif what == KNOCK_MEEPLE:
            pos.push(steps.KNOCK, player)
        else:
            pos.push(steps.TOPPLE, player)


class Knock(OptionalQuestion):
    """Lay a standing opposing meeple next to the arriving one down (K-LAID-7)."""

    def options(self, pos: Position, step: int) -> list[int]:
        player = first_of(step)
        if pos.mover_at == NONE:
            return []
        board = pos.rules.board
        near = board.adjacent[pos.mover_at] & ~board.of_terrain[RUINS]
        found: list[int] = []
        for rival in range(pos.rules.seats):
            if rival == player:
                continue
            for region in members(pos.standing_regulars(rival) & near):
                found.append(encode(verbs.KNOCK, region, rival))
            hero = pos.hero_at[rival]
            if hero != NONE and near >> hero & 1 and not pos.hero_laid >> rival & 1:
                found.append(encode(verbs.KNOCK_HERO, hero, rival))
        return found

    def take(self, pos: Position, step: int, action: int) -> None:
        region, rival, hero = first_of(action), second_of(action), verbs.is_of_hero(action)
        pos.lay(rival, region, hero)
        pos.note("laid_down", rival, region=pos.name(region), hero=hero, by=first_of(step))

    def dummy_answer(self, pos: Position, step: int, found: list[int]) -> int:
        return pick_target(pos, found)


class Topple(OptionalQuestion):
    """Lay a standing opposing fortress next to the arriving meeple down."""

    def options(self, pos: Position, step: int) -> list[int]:
        if pos.mover_at == NONE:
            return []
        forts = 0
        for rival in range(pos.rules.seats):
            if rival != first_of(step):
                forts |= pos.forts[rival] & ~pos.forts_laid[rival]
        near = pos.rules.board.adjacent[pos.mover_at]
        return [encode(verbs.TOPPLE, region) for region in members(forts & near)]

    def take(self, pos: Position, step: int, action: int) -> None:
        player, region = first_of(step), first_of(action)
        for rival in range(pos.rules.seats):
            if rival != player and pos.forts[rival] >> region & 1:
                pos.forts_laid[rival] |= 1 << region
                pos.note("fortress_laid_down", rival, region=pos.name(region), by=player)

    def dummy_answer(self, pos: Position, step: int, found: list[int]) -> int:
        return pick_target(pos, found)


STEPS: Final[dict[int, Step[Any]]] = {
    steps.TARGET: Target("target", "purpose_and_amount"),
    steps.KNOCKS: Knocks("knocks", "purpose_and_amount"),
    steps.KNOCK: Knock("knock"),
    steps.TOPPLE: Topple("topple"),
}
