"""The learned judge: what self-play has taught about positions."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from elbowroom.conquest.bots.evaluation.heuristics import SHARED, Heuristics, heuristics_of
from elbowroom.conquest.bots.evaluation.judge import Judge, Judgement, margin
from elbowroom.conquest.bots.evaluation.reckoned_odds import ReckonedOdds
from elbowroom.conquest.bots.learned import plain_network
from elbowroom.conquest.bots.learned.features import Extractor, known_coins
from elbowroom.conquest.engine.rules import Rules
from elbowroom.conquest.engine.state import ConquestState

if TYPE_CHECKING:
    from elbowroom.conquest.bots.learned.weights import Weights

COINS_OF_A_WIN = 40.0
"""How many coins of lead a sure win is worth against a sure loss."""
_MOST_EXTRACTORS = 16


@cache
def has_numpy() -> bool:
    """Whether numpy is installed."""
    return find_spec("numpy") is not None


class LearnedJudge(Judge):
    """Judges by a small network trained on self-play; the weights are read when first needed."""

    playing: ClassVar[bool] = False
    """Whether it judges for those who play, not for those who study."""

    def __init__(self, weights: Weights | Path | None = None) -> None:
        self._given = weights
        self._weights: dict[str, Weights] = {}
        self._extractors: list[Extractor] = []
        self._by_hand = ReckonedOdds()

    @property
    def weights(self) -> Weights:
        """The weights for games without rules of their own."""
        return self.weights_for(SHARED)

    def weights_for(self, heuristics: Heuristics) -> Weights:
        """Give the weights for a kind of game; refuses a damaged file by its name."""
        found = self._weights.get(heuristics.weights)
        if found is None:
            from elbowroom.conquest.bots.learned import weights as files  # noqa: PLC0415 - loads numpy

            given = self._given
            if given is None:
                found = files.shipped(heuristics, self.playing)
            elif isinstance(given, Path):
                found = files.load(given, heuristics)
            else:
                found = given
            self._weights[heuristics.weights] = found
        return found

    def judge_all(self, positions: list[ConquestState]) -> list[Judgement]:
        """Judge several positions; those of one game go through the network together."""
        found: dict[int, Judgement] = {}
        groups: dict[int, list[int]] = {}
        for place, position in enumerate(positions):
            if position.over:
                found[place] = _result(position)
            else:
                groups.setdefault(id(position.rules), []).append(place)
        for places in groups.values():
            judged = self._judge_group([positions[place] for place in places])
            found.update(zip(places, judged, strict=True))
        return [found[place] for place in range(len(positions))]

    def worth(self, judgement: Judgement, player: int) -> float:
        """Weigh the share of the victory, and a little the lead that leads to it."""
        if not judgement.wins:
            return margin(judgement.coins, player)
        return COINS_OF_A_WIN * judgement.wins[player] + margin(judgement.coins, player)

    def has_learned(self, position: ConquestState) -> bool:
        """Whether there are weights for such games; the judge made by hand stands in where there are none."""
        return self._given is not None or bool(heuristics_of(position).weights)

    def _judge_group(self, positions: list[ConquestState]) -> list[Judgement]:
        heuristics = heuristics_of(positions[0])
        if not self.has_learned(positions[0]):
            return self._by_hand.judge_all(positions)
        extractor = self._extractor(positions[0].rules)
        seats = [extractor.seat_numbers(position) for position in positions]
        board = [extractor.board_numbers(position) for position in positions]
        to_come, wins = self._expected(seats, board, heuristics)
        return [
            Judgement(
                [own + more for own, more in zip(known_coins(position), gains, strict=True)], shares
            )
            for position, gains, shares in zip(positions, to_come, wins, strict=True)
        ]

    def _expected(
        self, seats: list[list[list[float]]], board: list[list[float]], heuristics: Heuristics
    ) -> tuple[list[list[float]], list[list[float]]]:
        """Ask the network, by numpy where it is there."""
        if self._given is None and not has_numpy():
            weights = plain_network.plain_weights(heuristics, self.playing)
            return plain_network.expected(seats, board, weights)
        import numpy as np  # noqa: PLC0415 - loaded when a learned bot first thinks

        from elbowroom.conquest.bots.learned.network import expected  # noqa: PLC0415 - same

        to_come, wins = expected(
            np.array(seats, dtype=np.float32),
            np.array(board, dtype=np.float32),
            self.weights_for(heuristics),
        )
        return to_come.tolist(), wins.tolist()

    def _extractor(self, rules: Rules) -> Extractor:
        for extractor in self._extractors:
            if extractor.rules is rules:
                return extractor
        if len(self._extractors) >= _MOST_EXTRACTORS:
            self._extractors.clear()
        self._extractors.append(Extractor(rules))
        return self._extractors[-1]


class PlayingJudge(LearnedJudge):
    """Judges for those who play, by what the newest self-play has taught."""

    playing: ClassVar[bool] = True


def _result(position: ConquestState) -> Judgement:
    """Tell the end of a game as it is."""
    winners = position.winners()
    seats = range(position.rules.players)
    return Judgement(
        [float(each) for each in position.coins],
        [1.0 / len(winners) if seat in winners else 0.0 for seat in seats],
    )
