"""Random games for properties: seeded, and in several moods so that all rules are met."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from elbowroom import game as find_game
from elbowroom.conquest.engine.state import ConquestState

CLASSIC = find_game("classic")
PLAYER_COUNTS = (2, 3, 4, 5)
TABLES = [*[("classic", players) for players in PLAYER_COUNTS], ("warcraft", 2), ("warcraft", 5)]
"""The games and player counts of tests that hold for any game of conquest."""

MOODS: dict[str, dict[str, int]] = {
    "even": {},
    "bold": {"done": 1, "decline": 2, "abandon": 1, "expand": 12, "redeploy": 3},
    "fickle": {"done": 2, "decline": 8, "expand": 8, "abandon": 6},
}
"""How much a verb weighs against the usual 10 when an action is chosen."""

USUAL = 10


def new(players: int, seed: int | str, game: str = "classic", **options: object) -> ConquestState:
    """Set up a game."""
    state = find_game(game).new(players, seed=seed, **options)
    assert isinstance(state, ConquestState)
    return state


def mood_of(seed: int) -> str:
    """Let the moods take turns over the seeds."""
    return list(MOODS)[seed % len(MOODS)]


def choose(state: ConquestState, rng: Random, mood: str) -> int:
    """Choose an allowed action, verbs weighing as the mood says."""
    actions = state.legal_actions()
    weights = MOODS[mood]
    if not weights or len(actions) == 1:
        return actions[int(rng.random() * len(actions))]
    heavy = [weights.get(state.text(action).split()[0], USUAL) for action in actions]
    return rng.choices(actions, heavy)[0]


def played(
    players: int, seed: int, game: str = "classic", **options: object
) -> Iterator[tuple[ConquestState, int]]:
    """Play a random game; give the state before each action, and the action."""
    state = new(players, seed, game, **options)
    rng = Random(f"{players}/{seed}")
    mood = mood_of(seed)
    while not state.over:
        action = choose(state, rng, mood)
        yield state, action
        state.apply(action)


def finished(players: int, seed: int, game: str = "classic") -> ConquestState:
    """Play a random game to its end."""
    state = new(players, seed, game)
    for current, _ in played(players, seed, game):
        state = current
    return state


def sampled(players: int, seed: int, every: int, game: str = "classic") -> Iterator[ConquestState]:
    """Give copies of a random game's positions, one of so many, and the last."""
    state = new(players, seed, game)
    for number, (current, _) in enumerate(played(players, seed, game)):
        state = current
        if (number + seed) % every == 0:
            yield current.copy()
    yield state.copy()
