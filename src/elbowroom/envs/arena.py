"""What the games of an environment have in common, checked once."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from elbowroom.catalogue import game as find_game
from elbowroom.envs.codecs.codec import codec_of
from elbowroom.envs.playing import Playing
from elbowroom.envs.rewards import WIN, check_reward
from elbowroom.kernel.errors import InvalidSetup, MalformedAction
from elbowroom.kernel.state import State

Bytes = NDArray[np.uint8]


class Arena:
    """A game, its number of players and options, its codec and its kind of reward."""

    def __init__(
        self,
        game: str,
        players: int,
        reward: str = WIN,
        *,
        skip_forced: bool = False,
        **options: Any,
    ) -> None:
        if "chance" in options:
            raise InvalidSetup("Chance is answered from the seed; it cannot be chosen here.")
        self.game = find_game(game)
        self.players = players
        self.reward = check_reward(reward)
        self.options = options
        self.skip_forced = skip_forced
        """Whether questions with a single answer are answered without asking anybody."""
        self.codec = codec_of(self.new(0))
        self.width = self.codec.width
        self.size = self.codec.numbering.size

    def new(self, seed: int | str) -> State:
        """Set a game up; its chance is answered from the seed."""
        return self.game.new(self.players, seed, **self.options)

    def play(self, seed: int | str) -> Playing:
        """Set a game up to be played by number."""
        return Playing(self.codec, self.reward, self.new(seed), self, skip_forced=self.skip_forced)

    def resumed(self, saved: dict[str, Any], paid: list[float] | None) -> Playing:
        """Go on with a game that was pickled; `paid` is what its last step paid, if anything."""
        state = self.game.from_dict(saved)
        playing = Playing(self.codec, self.reward, state, self, skip_forced=self.skip_forced)
        if paid is not None:
            playing.rewards = paid
            playing.eventful = True
        return playing

    # Nothing in an arena changes, so copies of games share it.

    def __deepcopy__(self, _: dict[int, Any]) -> Arena:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (self.game.id, self.players, self.reward, self.skip_forced, self.options)

    def highest(self) -> Bytes:
        """Give the highest value of every entry of an observation."""
        layout = self.codec.layout
        common = [np.full(field.size(), field.most, np.uint8) for field in layout.fields]
        of_seat = [
            np.full(layout.size_of_seat(field), field.most, np.uint8)
            for field in layout.seat_fields
        ]
        return np.concatenate([*common, *of_seat * layout.players])

    def fields(self, observation: Bytes) -> dict[str, Bytes]:
        """Take an observation, or several in rows, apart into its named fields."""
        layout = self.codec.layout
        rows = observation.shape[:-1]
        found: dict[str, Bytes] = {}
        for field in layout.fields:
            at = layout.common[field.name]
            found[field.name] = observation[..., at : at + field.size()].reshape(
                *rows, *field.shape
            )
        seats = observation[..., layout.common_width :].reshape(
            *rows, layout.players, layout.seat_width
        )
        for field in layout.seat_fields:
            at = layout.of_seat[field.name]
            part = seats[..., at : at + layout.size_of_seat(field)]
            found[field.name] = part.reshape(*rows, *field.shape)
        return found

    def actions(self) -> list[str]:
        """Write all actions in the notation, in the order of their numbers, for seat 0."""
        state = self.new(0)
        return [self.codec.text(state, number) for number in range(self.codec.numbering.size)]


def _made(
    game: str, players: int, reward: str, skip_forced: bool, options: dict[str, Any]
) -> Arena:
    return Arena(game, players, reward, skip_forced=skip_forced, **options)


def action_number(action: Any) -> int:
    """Read a number that a learner gave: Python's or NumPy's."""
    try:
        return index(action)
    except TypeError:
        raise MalformedAction(f"{action!r} is no action; actions are whole numbers.") from None


def game_seed(rng: Random) -> int:
    """Draw the seed of the next game."""
    return rng.getrandbits(60)


def seated(opponents: str | Sequence[str], players: int | None) -> tuple[list[str], int]:
    """Give a bot to every seat but one; a single name is for all of them."""
    names = [opponents] if isinstance(opponents, str) else list(opponents)
    if not names and players != 1:
        raise InvalidSetup("At least one opponent is needed; name a bot, for example 'random'.")
    if players is None:
        players = len(names) + 1
    if not isinstance(players, int):
        raise InvalidSetup(f"The number of players is {players!r}; a whole number is needed.")
    if len(names) == 1:
        names *= players - 1
    if len(names) != players - 1:
        raise InvalidSetup(
            f"{len(names)} opponents are named for {players} players; "
            f"name one for all seats or {players - 1}."
        )
    return names, players
