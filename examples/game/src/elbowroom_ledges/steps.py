"""The steps of a game of Ledges, each with what it asks and what an answer does."""

from __future__ import annotations

from typing import Any

from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of
from elbowroom.kernel.steps import CLOSE, OF_CHANCE, OF_PLAYER, WAIT, Step
from elbowroom_ledges.position import (
    CHASE,
    DEAL,
    DIE,
    DONE,
    EMPTY,
    HOME,
    HOP,
    LAND,
    LEDGES,
    NESTS,
    REST,
    ROUNDS,
    Cliff,
    beside,
)

DEALING, BEGINNING, ACTING, ROLLING, HOPPING, SCORING = range(6)


def tell(cliff: Cliff, kind: str, player: int, **facts: object) -> None:
    """Note what happened, for those who look on."""
    if cliff.events is not None:
        cliff.events.append(Event(kind, player, facts))


class Deal(Step[Cliff]):
    """L-1: every flock learns in secret which ledge was its home."""

    def outcomes(self, pos: Cliff, step: int) -> list[tuple[int, int]]:
        free = [ledge for ledge in range(len(LEDGES)) if ledge not in pos.homes]
        return [(encode(DEAL, ledge), 1) for ledge in free]

    def answer(self, pos: Cliff, step: int, action: int) -> None:
        pos.homes[first_of(step)] = first_of(action)


class Begin(Step[Cliff]):
    """L-2: flocks take turns, ten each; a turn is an act, a hop, and points."""

    def carry_out(self, pos: Cliff, step: int) -> None:
        player = first_of(step)
        pos.turns += 1
        tell(pos, "turn_began", player, round=(pos.turns - 1) // pos.players + 1)
        for kind in (SCORING, HOPPING, ACTING):
            pos.push(kind, player)


class Act(Step[Cliff]):
    """L-2: land on a free ledge while nests are left, chase a neighbour from its own, or rest."""

    def answers(self, pos: Cliff, step: int) -> list[int]:
        player = first_of(step)
        own = pos.nests(player)
        actions = []
        for ledge, holder in enumerate(pos.holder):
            if holder == EMPTY and len(own) < NESTS:
                actions.append(encode(LAND, ledge))
            elif holder not in (EMPTY, player) and any(other in own for other in beside(ledge)):
                actions.append(encode(CHASE, ledge))
        return [*actions, encode(REST)]

    def answer(self, pos: Cliff, step: int, action: int) -> None:
        player, ledge = first_of(step), first_of(action)
        if verb_of(action) == LAND:
            pos.holder[ledge] = player
            tell(pos, "landed", player, region=LEDGES[ledge])
        elif verb_of(action) == CHASE:
            pos.push(ROLLING, player, ledge)


class Roll(Step[Cliff]):
    """L-3: the die decides a chase."""

    def outcomes(self, pos: Cliff, step: int) -> list[tuple[int, int]]:
        return [(encode(DIE, face), 1) for face in range(1, 7)]

    def answer(self, pos: Cliff, step: int, action: int) -> None:
        player, ledge = first_of(step), second_of(step)
        needed = sum(part.amount for part in pos.needed(player, ledge))
        won = first_of(action) >= needed
        tell(pos, "chased", player, region=LEDGES[ledge], die=first_of(action), won=won)
        if won:
            pos.holder[ledge] = player


class Hop(Step[Cliff]):
    """L-4: one nest may move to a free ledge beside it."""

    def answers(self, pos: Cliff, step: int) -> list[int]:
        hops = [
            encode(HOP, ledge, free)
            for ledge in pos.nests(first_of(step))
            for free in beside(ledge)
            if pos.holder[free] == EMPTY
        ]
        return [*hops, encode(DONE)] if hops else []

    def opens(self, pos: Cliff, step: int, answered: bool) -> int:
        return WAIT if self.answers(pos, step) else CLOSE

    def answer(self, pos: Cliff, step: int, action: int) -> None:
        if verb_of(action) == HOP:
            source, target = first_of(action), second_of(action)
            pos.holder[source], pos.holder[target] = EMPTY, pos.holder[source]
            tell(pos, "hopped", first_of(step), region=LEDGES[target])


class Score(Step[Cliff]):
    """L-5: a point for each nest; after the last turn, three more for a nest at home."""

    def carry_out(self, pos: Cliff, step: int) -> None:
        player = first_of(step)
        pos.score[player] += len(pos.nests(player))
        tell(pos, "scored", player, points=pos.score[player])
        if pos.turns < ROUNDS * pos.players:
            pos.push(BEGINNING, (player + 1) % pos.players)
            return
        for seat, home in enumerate(pos.homes):
            pos.score[seat] += HOME if pos.holder[home] == seat else 0
        tell(pos, "game_over", player, points=pos.score.copy())


KINDS: list[Step[Any]] = [
    Deal("deal", OF_CHANCE, "deal", ("seat",), once=True, concealed=True),
    Begin("begin", arguments=("seat",)),
    Act("act", OF_PLAYER, "act", ("seat",), once=True),
    Roll("roll", OF_CHANCE, "die", ("seat", "ledge"), once=True),
    Hop("hop", OF_PLAYER, "hop", ("seat",), once=True),
    Score("score", arguments=("seat",)),
]
"""By number: DEALING, BEGINNING, ACTING, ROLLING, HOPPING, SCORING."""
