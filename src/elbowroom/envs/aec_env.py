"""The PettingZoo environment: everybody decides in turn, as the game asks."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from elbowroom.envs.arena import Arena, action_number, game_seed
from elbowroom.envs.playing import NOBODY, Seen
from elbowroom.envs.rendering import check_render_mode, show
from elbowroom.envs.spaces import action_space, observation_space


class Aec(AECEnv[str, Seen, int | None]):
    """A game whose seats are the agents `player_0`, `player_1` and so on."""

    def __init__(self, arena: Arena, render_mode: str | None = None) -> None:
        self.arena = arena
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": f"elbowroom_{arena.game.id}_v{arena.codec.version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(arena.players)]
        self._names = list(self.possible_agents)
        self._seats = {name: seat for seat, name in enumerate(self._names)}
        self._observation_space = observation_space(arena)
        self._action_space = action_space(arena)
        self._rng = Random()
        self._playing = arena.play(0)
        self._watched = self.render_mode == "human"
        self._careful = False
        self.agents = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Give the space of what an agent sees."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Give the space of an agent's actions."""
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed, the next one of the seed before."""
        if seed is not None:
            self._rng = Random(seed)
        self._playing.begin(self.arena.new(game_seed(self._rng)))
        self.agents = list(self._names)
        self.terminations = dict.fromkeys(self._names, False)
        self.truncations = dict.fromkeys(self._names, False)
        self.rewards = dict.fromkeys(self._names, 0.0)
        self._cumulative_rewards = dict.fromkeys(self._names, 0.0)
        self.infos = {name: {} for name in self._names}
        self.agent_selection = self._names[self._playing.asked]
        if hasattr(self, "_skip_agent_selection"):  # of a game left before its end was read
            del self._skip_agent_selection
        self._careful = self._watched
        if self._watched:
            self.render()

    def observe(self, agent: str) -> Seen:
        """Give what an agent sees, and the mask of what it may choose now."""
        return self._playing.look(self._seats[agent])

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        """Give what the selected agent sees, unless told not to, and what it was paid."""
        agent = self.agent_selection
        seen = self._playing.look(self._seats[agent]) if observe else None
        info = self.infos[agent]
        if not self._careful:
            return seen, 0.0, False, False, info
        paid = self._cumulative_rewards[agent]
        return seen, paid, self.terminations[agent], self.truncations[agent], info

    def agent_iter(self, max_iter: int = sys.maxsize) -> Iterator[str]:  # type: ignore[override]  # PettingZoo's own is slower
        """Give the selected agent again and again while there are agents; step in between."""
        for _ in range(min(max_iter, sys.maxsize)):
            if not self.agents:
                return
            yield self.agent_selection

    def legal_actions(self) -> list[int]:
        """List the numbers of the actions allowed to the selected agent."""
        return self._playing.legal.copy()

    def step(self, action: int | None) -> None:
        """Answer for the selected agent; what is not allowed is refused and changes nothing."""
        if self._careful:
            self._step_with_care(action)
            return
        asked = self._playing.step(action if type(action) is int else action_number(action))
        if asked == NOBODY:
            self._note_event()
        else:
            self.agent_selection = self._names[asked]

    def _step_with_care(self, action: int | None) -> None:
        """Step while rewards are unread, the game is over or somebody watches."""
        playing = self._playing
        if playing.over:
            self._was_dead_step(action)
            return
        asked = playing.step(action_number(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if asked == NOBODY:
            self._note_event()
        else:
            self.agent_selection = self._names[asked]
            self._careful = self._watched or any(self._cumulative_rewards.values())
        if self._watched:
            self.render()

    def _note_event(self) -> None:
        """Pay what was earned; end the game if it is over."""
        self._careful = True
        self._pay(self._playing.rewards)
        if self._playing.over:
            self._end()
        else:
            self.agent_selection = self._names[self._playing.asked]

    def _pay(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self._names, rewards, strict=True))
        self._accumulate_rewards()

    def _end(self) -> None:
        state = self._playing.state
        result = {"scores": state.scores(), "winners": state.winners()}
        for name in self._names:
            self.terminations[name] = True
            self.infos[name] = dict(result)
        self.agent_selection = self._names[0]

    def render(self) -> str | None:
        """Give the board as a spectator sees it, or print it."""
        return show(self.arena, self._playing.state, self.render_mode)

    def close(self) -> None:
        """End the use of the environment; it holds nothing that needs releasing."""
