"""Trains an agent by self-play until it beats the random bot, with NumPy alone.

Run: python examples/train_agent.py [--seconds 120] [--players 2] [--evaluate 400]

The agent is a softmax over the legal actions. What an action is worth to it is a linear
function of the observation, one for each verb (conquer, done, decline …), and a number for
each action of its own. It learns by policy gradient: after a game, every action becomes more
likely that was followed by more coins than usual, less those of the others.
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from elbowroom import envs
from elbowroom.envs.arena import Arena
from elbowroom.lab import wilson

GAMES = 32
"""Games played side by side."""
FORESIGHT = 0.97
"""How much a coin counts that comes one decision later."""
LEARNING_RATE = 0.02

Numbers = NDArray[np.float64]


class Choice(NamedTuple):
    """A decision as it was made: what was seen, what was allowed, how likely, what was chosen."""

    features: Numbers
    legal: NDArray[np.int64]
    likely: Numbers
    chosen: int
    time: int


class Agent:
    """A linear softmax over the legal actions."""

    def __init__(self, arena: Arena) -> None:
        words = [text.split()[0] for text in arena.actions()]
        verbs = sorted(set(words))
        self.verb = np.array([verbs.index(word) for word in words])
        self.scale = 1 / np.maximum(1, arena.highest().astype(float))
        self.weights = np.zeros((len(verbs), arena.width + 1))
        self.liking = np.zeros(arena.size)

    def look(self, observation: NDArray[np.uint8]) -> Numbers:
        """Scale an observation to numbers from 0 to 1, and add a constant."""
        return np.append(observation * self.scale, 1.0)

    def likelihoods(self, features: Numbers, legal: NDArray[np.int64]) -> Numbers:
        """Say how likely the agent is to choose each legal action."""
        worth = self.weights[self.verb[legal]] @ features + self.liking[legal]
        grown = np.exp(worth - worth.max())
        likely: Numbers = grown / grown.sum()
        return likely

    def learn(self, choice: Choice, advantage: float) -> None:
        """Make a choice more likely, or less, by what it brought."""
        change = -choice.likely
        change[choice.chosen] += 1
        change *= LEARNING_RATE * advantage
        self.liking[choice.legal] += change
        np.add.at(self.weights, self.verb[choice.legal], np.outer(change, choice.features) / 10)


class Training:
    """Games of the agent against itself."""

    def __init__(self, players: int, seed: int) -> None:
        self.env = envs.vector("classic", players, GAMES, reward="coins")
        self.agent = Agent(self.env.arena)
        self.rng = np.random.default_rng(seed)
        self.seen, info = self.env.reset(seed=seed)
        self.seats = info["seat"]
        self.choices: list[list[list[Choice]]] = [
            [[] for _ in range(players)] for _ in range(GAMES)
        ]
        self.paid: list[list[Numbers]] = [[] for _ in range(GAMES)]
        self.spread = 10.0
        self.finished = 0

    def step(self) -> None:
        """Choose in every game, then learn from those that ended."""
        actions = np.empty(GAMES, np.int64)
        for number in range(GAMES):
            features = self.agent.look(self.seen["observation"][number])
            legal = np.flatnonzero(self.seen["action_mask"][number])
            likely = self.agent.likelihoods(features, legal)
            chosen = min(int(np.searchsorted(likely.cumsum(), self.rng.random())), len(legal) - 1)
            made = Choice(features, legal, likely, chosen, len(self.paid[number]))
            self.choices[number][self.seats[number]].append(made)
            actions[number] = legal[chosen]
        self.seen, rewards, ended, _, info = self.env.step(actions)
        self.seats = info["seat"]
        for number in range(GAMES):
            self.paid[number].append(rewards[number])
            if ended[number]:
                self._learn_from(number)

    def _learn_from(self, number: int) -> None:
        """Go through a finished game and prefer what brought more than usual."""
        paid = np.array(self.paid[number])
        players = paid.shape[1]
        lead = paid - (paid.sum(axis=1, keepdims=True) - paid) / (players - 1)
        for time in range(len(lead) - 2, -1, -1):
            lead[time] += FORESIGHT * lead[time + 1]
        self.spread += 0.01 * (float(lead.std()) - self.spread)
        for seat in range(players):
            for choice in self.choices[number][seat]:
                self.agent.learn(choice, float(lead[choice.time, seat]) / self.spread)
        self.choices[number] = [[] for _ in range(players)]
        self.paid[number] = []
        self.finished += 1


def evaluate(agent: Agent, players: int, games: int, seed: int) -> tuple[float, int]:
    """Play the likeliest actions against random bots; give the wins (shared ones in part)."""
    env: Any = envs.vector("classic", players, GAMES, opponents="random")
    seen, _ = env.reset(seed=seed)
    wins = 0.0
    played = 0
    while played < games:
        actions = []
        for number in range(GAMES):
            legal = np.flatnonzero(seen["action_mask"][number])
            features = agent.look(seen["observation"][number])
            actions.append(legal[int(np.argmax(agent.likelihoods(features, legal)))])
        seen, rewards, ended, _, _ = env.step(np.array(actions))
        wins += float(rewards[ended].sum())
        played += int(ended.sum())
    return wins, played


def train(players: int, seconds: float, seed: int = 1) -> Training:
    """Let the agent play itself for a while."""
    training = Training(players, seed)
    begun = told = perf_counter()
    while perf_counter() - begun < seconds:
        training.step()
        if perf_counter() - told > 15:
            told = perf_counter()
            print(f"{told - begun:5.0f} s, {training.finished} games")
    return training


def main() -> None:
    """Train, then measure."""
    parser = argparse.ArgumentParser(description="Train an agent that beats the random bot.")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--evaluate", type=int, default=400, help="games of the measurement")
    options = parser.parse_args()
    training = train(options.players, options.seconds)
    wins, games = evaluate(training.agent, options.players, options.evaluate, seed=10**6)
    low, high = wilson(wins, games)
    print(f"{training.finished} games of self-play, then {games} against random bots: ", end="")
    print(f"{100 * wins / games:.1f} % won (95 %: {100 * low:.1f} to {100 * high:.1f})")


if __name__ == "__main__":
    main()
