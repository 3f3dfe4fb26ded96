"""The Gymnasium environment: one learner against bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium

from elbowroom.catalogue import FIRST_GAME
from elbowroom.envs.arena import action_number
from elbowroom.envs.contest import Contest, Matchup
from elbowroom.envs.playing import Seen
from elbowroom.envs.rendering import RENDER_MODES, check_render_mode, show
from elbowroom.envs.rewards import WIN
from elbowroom.envs.spaces import action_space, observation_space
from elbowroom.kernel.errors import ElbowroomError, IllegalAction, unknown

END = "end"
RAISE = "raise"
RANDOM = "random"
ILLEGAL = {
    END: "the game ends for the learner with `illegal_reward`; info['illegal'] says why",
    RAISE: "an error is raised and nothing changes",
    RANDOM: "a random legal action is taken instead; info['illegal'] says why",
}
"""What may follow an action that is not allowed."""


class SingleAgent(gymnasium.Env[Any, Any]):
    """A game in which the learner has one seat and bots have the others."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's own declaration

    def __init__(
        self,
        game: str = FIRST_GAME,
        opponents: str | Sequence[str] = ("random",),
        players: int | None = None,
        seat: int | None = None,
        reward: str = WIN,
        illegal: str = END,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise unknown("way with illegal actions", illegal, list(ILLEGAL))
        self.matchup = Matchup(game, opponents, players, seat, reward, **options)
        self.arena = self.matchup.arena
        self.illegal = illegal
        self.illegal_reward = illegal_reward
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(self.arena)
        self.action_space = action_space(self.arena)
        self._contest = Contest(self.matchup)
        self._rng = Random()
        self._forfeited = False
        self._carried = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a game; without a seed, the next one of the seed before."""
        super().reset(seed=seed)
        if seed is not None:
            self._rng = Random(seed)
        self._forfeited = False
        self._carried = self._contest.begin(self._rng)
        self._show()
        return self._seen(), {"seat": self._contest.seat}

    def legal_actions(self) -> list[int]:
        """List the numbers of the actions allowed now."""
        return self._contest.playing.legal.copy()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Answer for the learner, then let the bots play until it is asked again."""
        info: dict[str, Any] = {"seat": self._contest.seat}
        playing = self._contest.playing
        if playing.over or self._forfeited:
            raise IllegalAction("The game is over; reset the environment to play again.")
        number = self._allowed(action, info)
        if number is None:
            self._forfeited = True
            return self._seen(), self.illegal_reward, True, False, info
        reward = self._carried + self._contest.step(number)
        self._carried = 0.0
        if playing.over:
            info["scores"] = playing.state.scores()
            info["winners"] = playing.state.winners()
        self._show()
        return self._seen(), reward, playing.over, False, info

    def _allowed(self, action: Any, info: dict[str, Any]) -> int | None:
        """Give the action to take; None if the game ends by one that is not allowed."""
        playing = self._contest.playing
        try:
            number = action_number(action)
            if number not in playing.legal:
                raise playing.refusal(number)
        except ElbowroomError as refused:
            if self.illegal == RAISE:
                raise
            info["illegal"] = str(refused)
            return self._rng.choice(playing.legal) if self.illegal == RANDOM else None
        return number

    def _seen(self) -> Seen:
        return self._contest.playing.look(self._contest.seat)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Give the board as a spectator sees it, or print it."""
        return show(self.arena, self._contest.playing.state, self.render_mode)
