"""The vectorised environment: many games stepped in one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from elbowroom.catalogue import FIRST_GAME
from elbowroom.catalogue import game as find_game
from elbowroom.envs.batch import ALLOWED
from elbowroom.envs.many import Final, Many, Outcome, Setting
from elbowroom.envs.playing import Seen
from elbowroom.envs.rewards import WIN
from elbowroom.envs.spaces import action_space, observation_space
from elbowroom.envs.workers import Workers
from elbowroom.kernel.errors import ElbowroomError, IllegalAction, InvalidSetup

Stepped = tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class Vector(VectorEnv[Any, Any, Any]):
    """Many games side by side; one that ends is followed by the next in the same step."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own declaration

    def __init__(self, setting: Setting, num_envs: int, workers: int = 0) -> None:
        if not isinstance(num_envs, int) or num_envs < 1:
            raise InvalidSetup(f"The number of games is {num_envs!r}; at least 1 is needed.")
        if not isinstance(workers, int) or not 0 <= workers <= num_envs:
            raise InvalidSetup(
                f"{workers!r} workers are asked for; 0 (none) to {num_envs}, "
                f"the number of games, are possible."
            )
        self.num_envs = num_envs
        self._games: Many | Workers
        if workers:
            self.arena = setting.make(1).arena
            self._games = Workers(setting, self.arena, num_envs, workers)
        else:
            self._games = setting.make(num_envs)
            self.arena = self._games.arena
        self.single_observation_space = observation_space(self.arena)
        self.single_action_space = action_space(self.arena)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._begun = False

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games; game n takes seed + n, or its own from a list of seeds."""
        if seed is None:
            seeds: list[int | None] = [None] * self.num_envs
        elif isinstance(seed, int):
            seeds = [seed + number for number in range(self.num_envs)]
        else:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise InvalidSetup(f"{len(seeds)} seeds are given for {self.num_envs} games.")
        return self._seen(self._games.reset(seeds))

    def step(self, actions: Any) -> Stepped:
        """Answer in all games, or in none if one of the actions is not allowed."""
        outcome = self._games.step(self._checked(actions))
        seen, info = self._seen(outcome)
        truncated = np.zeros(self.num_envs, np.bool_)
        return seen, outcome.rewards, outcome.ended, truncated, info

    def _seen(self, outcome: Outcome) -> tuple[Seen, dict[str, Any]]:
        self._begun = True
        info: dict[str, Any] = {"seat": outcome.seats}
        if outcome.finals:
            self._add_finals(outcome.finals, info)
        return {"observation": outcome.observations, "action_mask": outcome.masks}, info

    def _add_finals(self, finals: list[Final], info: dict[str, Any]) -> None:
        for final in finals:
            result = {"scores": np.array(final.scores), "winners": final.winners}
            told: dict[str, Any] = {"final_info": result}
            if final.seen is not None:
                told["final_obs"] = final.seen
            self._add_info(info, told, final.number)

    def _checked(self, actions: Any) -> list[int]:
        """Refuse all actions if one of them is not allowed."""
        if not self._begun:
            raise ElbowroomError("No game has begun; reset the environment first.")
        numbers = self._numbers(actions)
        refused = self._games.refused(numbers)
        if refused != ALLOWED:
            raise IllegalAction(
                f"Game {refused}: action {numbers[refused]} is not allowed; "
                f"allowed: {self._games.legal()[refused]}. No game was stepped."
            )
        return numbers

    def _numbers(self, actions: Any) -> list[int]:
        """Give actions as Python's own numbers; a list of these is taken as it is."""
        plain = type(actions) is list and set(map(type, actions)) == {int}
        if plain and len(actions) == self.num_envs:
            return list(actions)
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise InvalidSetup(
                f"One whole number for each of the {self.num_envs} games is needed, "
                f"not {given.dtype} in the shape {given.shape}."
            )
        numbers: list[int] = given.tolist()
        return numbers

    def legal_actions(self) -> list[list[int]]:
        """List the numbers of the actions allowed in each game."""
        return self._games.legal()

    def close_extras(self, **_: Any) -> None:
        """End the processes, if there are any."""
        if isinstance(self._games, Workers):
            self._games.close()


def make_vector(
    num_envs: int,
    game: str,
    opponents: str | Sequence[str] | None,
    players: int | None,
    seat: int | None,
    reward: str,
    workers: int,
    **options: Any,
) -> Vector:
    """Make many games; without opponents, every seat is the learner's."""
    if opponents is not None:
        opponents = (opponents,) if isinstance(opponents, str) else tuple(opponents)
    elif seat is not None:
        raise InvalidSetup("A seat is chosen, but no opponents; without them all seats learn.")
    elif players is None:
        players = find_game(game).fewest_players
    return Vector(Setting(game, players, opponents, seat, reward, options), num_envs, workers)


def make_versus(
    num_envs: int,
    game: str = FIRST_GAME,
    opponents: str | Sequence[str] = ("random",),
    players: int | None = None,
    seat: int | None = None,
    reward: str = WIN,
    workers: int = 0,
    **options: Any,
) -> Vector:
    """Make many games against bots, as Gymnasium's `make_vec` asks for them."""
    return make_vector(num_envs, game, opponents, players, seat, reward, workers, **options)
