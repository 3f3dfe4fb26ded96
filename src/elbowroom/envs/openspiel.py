"""The games as OpenSpiel games: chance is a player whose answers have probabilities."""

from __future__ import annotations

from copy import deepcopy
from functools import cache, lru_cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from elbowroom.catalogue import GAMES
from elbowroom.catalogue import game as find_game
from elbowroom.envs.codecs.codec import Codec, codec_of
from elbowroom.envs.rewards import MARGIN, WIN, final_rewards
from elbowroom.kernel.decisions import CHANCE
from elbowroom.kernel.errors import InvalidSetup, unknown
from elbowroom.kernel.game import ASK
from elbowroom.kernel.state import State

_MOST_COINS = 1000.0
"""More than anybody ever has."""
_UTILITIES = {
    WIN: (pyspiel.GameType.Utility.CONSTANT_SUM, 0.0, 1.0, 1.0),
    MARGIN: (pyspiel.GameType.Utility.ZERO_SUM, -_MOST_COINS, _MOST_COINS, 0.0),
}
"""For each kind of reward: its kind of utility, the least, the most and the sum."""


def short_name(game: str) -> str:
    """Name a game as OpenSpiel does."""
    return f"elbowroom_{game}"


def load(game: str, players: int, reward: str, **options: Any) -> Any:
    """Load a game by its id; refuse what it cannot be made with."""
    if reward not in _UTILITIES:
        raise unknown("reward of OpenSpiel games", reward, list(_UTILITIES))
    found = find_game(game)
    found.check_player_count(players)
    found.check_setup(players=players, **options)
    known = _plain_options(game)
    for name, value in options.items():
        if name not in known:
            raise unknown("option of OpenSpiel games", name, list(known))
        if type(value) is not type(known[name]):
            raise InvalidSetup(
                f"{name} is {value!r}; OpenSpiel takes a value like {known[name]!r}."
            )
    return pyspiel.load_game(short_name(game), {"players": players, "reward": reward, **options})


Plain = bool | str
"""A switch or a word: what OpenSpiel can write down and read back."""


@cache
def _plain_options(game: str) -> dict[str, Plain]:
    """Give the options of a game that are switches or words, as they are unless told otherwise."""
    found = find_game(game)
    usual = found.check_setup(players=found.fewest_players)
    return {name: usual[name] for name in found.options() if _is_plain(usual.get(name))}


def _is_plain(value: Any) -> bool:
    """Whether a value is a switch or a word; digits would be read back as a number."""
    return isinstance(value, bool) or (isinstance(value, str) and value.isidentifier())


def _utility(reward: str, players: int) -> tuple[Any, float, float, float | None]:
    """Describe a reward; what one player wins alone nobody loses."""
    kind, least, most, total = _UTILITIES[reward]
    if players == 1:
        return pyspiel.GameType.Utility.GENERAL_SUM, least, most, None
    return kind, least, most, total


def _game_type(game: str, reward: str, players: int) -> Any:
    found = find_game(game)
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=found.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=_utility(reward, players)[0],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.most_players,
        min_num_players=found.fewest_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": found.fewest_players,
            "reward": WIN,
            **_plain_options(game),
        },
    )


class Held:
    """A position and what was answered so far; copies share nothing that changes."""

    def __init__(
        self, game: str, codec: Codec, state: State, told: list[tuple[int, int, str]]
    ) -> None:
        self.game = game
        self.codec = codec
        self.state = state
        self.told = told
        """The answers so far: who may see each (or ALL), its number, and its text."""
        self.shared = False
        """Whether several nodes hold it: who answers first copies it."""
        self._seen: dict[int, bytes] = {}
        self._remembered: dict[int, NDArray[np.float32]] = {}

    def __deepcopy__(self, _: Any) -> Held:
        twin = Held(self.game, self.codec, self.state.copy(), self.told.copy())
        twin._seen = self._seen.copy()
        twin._remembered = self._remembered.copy()
        return twin

    def seen_by(self, player: int) -> bytes:
        """Give what a seat sees; OpenSpiel asks twice for every tensor."""
        seen = self._seen.get(player)
        if seen is None:
            seen = self._seen[player] = self.codec.observation(self.state, player)
        return seen

    def remembered_by(self, player: int) -> NDArray[np.float32]:
        """Give the numbers of all answers so far as a seat knows them, each one more."""
        known = self._remembered.get(player)
        if known is None:
            numbers = [number + 1 for number, _ in told_to(self, player)]
            known = self._remembered[player] = np.array(numbers, np.float32)
        return known

    def forget_looks(self) -> None:
        """Look anew after an answer."""
        self._seen = {}
        self._remembered = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game, self.state.to_dict(), self.told)


def _restored(game: str, saved: dict[str, Any], told: list[tuple[int, int, str]]) -> Held:
    state = find_game(game).from_dict(saved)
    options = _unusual(game, saved["setup"])
    return Held(game, _shared_codec(game, state.setup["players"], options), state, told)


Options = tuple[tuple[str, Plain], ...]
"""Options of a set-up that are not as usual, by name."""


def _unusual(game: str, given: dict[str, Any]) -> Options:
    """Give the options that are not as usual; the usual ones may depend on who plays."""
    usual = _plain_options(game)
    return tuple(
        sorted((name, given[name]) for name in usual if given.get(name, usual[name]) != usual[name])
    )


@lru_cache(maxsize=16)
def _shared_codec(game: str, players: int, options: Options) -> Codec:
    return codec_of(_new_state(game, players, options))


@lru_cache(maxsize=16)
def _first(game: str, players: int, options: Options) -> Held:
    """Give the first position, held by every node that nobody has answered yet."""
    codec = _shared_codec(game, players, options)
    held = Held(game, codec, _new_state(game, players, options), [])
    held.shared = True
    return held


def _new_state(game: str, players: int, options: Options) -> State:
    return find_game(game).new(players, chance=ASK, **dict(options))


ALL = -1
"""Everybody sees an answer."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # a compiled class without type information
    """A game of the catalogue with its number of players and its reward."""

    game_id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = {"players": find_game(self.game_id).fewest_players, "reward": WIN}
        given.update(params or {})
        self.reward = str(given["reward"])
        if self.reward not in _UTILITIES:
            raise unknown("reward of OpenSpiel games", self.reward, list(_UTILITIES))
        self.players = int(given["players"])
        self.options = _unusual(self.game_id, given)
        self.codec = _shared_codec(self.game_id, self.players, self.options)
        _, least, most, total = _utility(self.reward, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codec.numbering.size,
            max_chance_outcomes=self.codec.chance.size,
            num_players=self.players,
            min_utility=least,
            max_utility=most,
            utility_sum=total,
            max_game_length=self.codec.longest,
        )
        super().__init__(_game_type(self.game_id, self.reward, self.players), info, given)

    def new_initial_state(self) -> SpielState:
        """Give the first node of the game: chance reveals the first combo."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        """Make eyes for the game, with or without memory of all answers."""
        if params:
            raise InvalidSetup(f"Observers take no parameters; {params} were given.")
        recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        return SpielObserver(self.codec, recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # a compiled class without type information
    """A node of the game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = _first(game.game_id, game.players, game.options)
        self.reward = game.reward

    def current_player(self) -> int:
        """Give the seat that is asked, or chance, or the end."""
        state = self.held.state
        if state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        player = state.decision.player
        return int(pyspiel.PlayerId.CHANCE) if player == CHANCE else player

    def _legal_actions(self, player: int) -> list[int]:
        held = self.held
        if held.state.over or held.state.decision.player != player:
            return []
        return sorted(held.codec.indices(held.state.legal_actions(), player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the answers of chance with their probabilities."""
        outcomes = self.held.state.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        number = self.held.codec.chance.index
        return sorted((number(action), weight / total) for action, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        if self.held.shared:
            self.held = deepcopy(self.held)
        held = self.held
        held.forget_looks()
        asked = held.state.decision
        chosen = self._action_of(asked.player, action)
        if asked.concealed and asked.player == CHANCE:
            seer = _apply_for_one(held.state, chosen)
        else:
            seer = asked.player if asked.concealed else ALL
            held.state.apply(chosen)
        number = action + (held.codec.numbering.size if asked.player == CHANCE else 0)
        held.told.append((seer, number, held.state.text(chosen)))
        if not held.state.decision.concealed:
            _reveal(held)

    def _action_of(self, player: int, number: int) -> int:
        if player in (CHANCE, int(pyspiel.PlayerId.CHANCE)):
            return self.held.codec.chance.action(number)
        return self.held.codec.action(number, player)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.state.text(self._action_of(player, action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.state.over

    def returns(self) -> list[float]:
        """Give each seat what the game was worth to it; nothing before its end."""
        if not self.held.state.over:
            return [0.0] * self.held.codec.players
        return final_rewards(self.reward, self.held.state)

    def __str__(self) -> str:
        return "; ".join(text for _, _, text in self.held.told)


class SpielObserver:
    """What a seat sees, as numbers by field and as text."""

    def __init__(self, codec: Codec, recall: bool) -> None:
        self.codec = codec
        self.recall = recall
        width = codec.width + (codec.longest if recall else 0)
        self.tensor = np.zeros(width, np.float32)
        self.dict: dict[str, Any] = {}
        layout = codec.layout
        at = 0
        for field in layout.fields:
            self.dict[field.name] = self.tensor[at : at + field.size()].reshape(field.shape)
            at += field.size()
        for distance in range(layout.players):
            for field in layout.seat_fields:
                part = self.tensor[at : at + layout.size_of_seat(field)]
                self.dict[f"{field.name}_{distance}"] = part.reshape(field.shape[1:])
                at += layout.size_of_seat(field)
        if recall:
            self.dict["history"] = self.tensor[at:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a position from a seat."""
        held = state.held
        seen = held.seen_by(player)
        self.tensor[: len(seen)] = np.frombuffer(seen, np.uint8)
        if self.recall:
            numbers = held.remembered_by(player)
            history = self.dict["history"]
            history[: len(numbers)] = numbers
            history[len(numbers) :] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        """Write down what a seat sees, or all it has seen."""
        held = state.held
        if self.recall:
            return f"seat {player}: " + "; ".join(text for _, text in told_to(held, player))
        return f"seat {player}: {held.seen_by(player).hex()}"


def told_to(held: Held, player: int) -> list[tuple[int, str]]:
    """List the answers so far as a seat knows them: others' concealed ones are hidden."""
    hidden = held.codec.numbering.size + held.codec.chance.size
    return [
        (number, text) if seer in (ALL, player) else (hidden, "hidden")
        for seer, number, text in held.told
    ]


def _apply_for_one(state: State, chosen: int) -> int:
    """Give a concealed answer of chance; say which seat learns of it."""
    seats = range(state.setup["players"])
    before = [state.own_secrets(seat) for seat in seats]
    state.apply(chosen)
    return next(seat for seat in seats if state.own_secrets(seat) != before[seat])


def _reveal(held: Held) -> None:
    """Tell everybody what players set in secret; it is open once an open question follows."""
    told = held.told
    place = len(told) - 1
    while place >= 0 and told[place][0] != ALL:
        _, number, text = told[place]
        if number < held.codec.numbering.size:
            told[place] = (ALL, number, text)
        place -= 1


def _register(game: str) -> None:
    kind = type(f"Spiel{game.title()}", (SpielGame,), {"game_id": game})
    fewest = find_game(game).fewest_players
    pyspiel.register_game(_game_type(game, WIN, fewest), kind)


for _game in GAMES:
    _register(_game)
