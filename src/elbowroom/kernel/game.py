"""A game by name: sets positions up, reads them back, keeps and replays records."""

from __future__ import annotations

import os
from abc import abstractmethod
from datetime import date
from typing import Any, Final

from elbowroom.kernel.compiler_marks import mypyc_attr
from elbowroom.kernel.errors import InvalidPosition, InvalidSetup, unknown
from elbowroom.kernel.laws import Breach
from elbowroom.kernel.randomness import seeded
from elbowroom.kernel.record import make_record, replay_record
from elbowroom.kernel.state import UNSEEDED, State

ASK: Final = "ask"
"""The way of chance in which the caller gives every answer."""
OF_THE_SEATS: Final = ("players", "names")
"""Options that follow from who plays."""
_PLAIN: Final = (bool, int, str, type(None))
"""What an option may be of that nobody can change after it was checked."""
_MOST_STARTS_KEPT: Final = 64
_Starts = dict[tuple[object, ...], tuple["Game", "State"]]
_STARTS: Final[_Starts] = {}
"""First positions of setups that were checked once, each with the game it is of; see `Game.start`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One of the games: its id, its rules version and the ways to begin."""

    id: str
    name: str
    rules_version: int
    fewest_players: int
    most_players: int

    @abstractmethod
    def check_setup(self, **options: Any) -> dict[str, Any]:
        """Complete and check the options of a new game; the result is plain data."""

    @abstractmethod
    def begin(self, setup: dict[str, Any]) -> State:
        """Make the first position of a checked setup, chance not yet answered."""

    @abstractmethod
    def restore(self, setup: dict[str, Any], position: dict[str, Any]) -> State:
        """Make a position from its plain data; its journal is empty."""

    def read(self, setup: dict[str, Any], position: dict[str, Any]) -> State:
        """Make a position from plain data, whatever laws it breaks; those are listed by `breaches`."""
        return self.restore(setup, position)

    def breaches(self, state: Any) -> list[Breach]:
        """List the laws of the game that a position breaks."""
        return []

    @abstractmethod
    def content_hash(self, setup: dict[str, Any]) -> str:
        """Hash the content (boards, traits, numbers) that a setup plays with."""

    def setup_after(self, state: State) -> dict[str, Any]:
        """Give the setup of another game of the same people after this one."""
        return state.setup

    def deals_face_down(self, setup: dict[str, Any]) -> bool:
        """Whether chance deals in this game what one player sees and the others do not."""
        return False

    def map_names(self) -> list[str]:
        """List the maps there are to choose from."""
        return []

    def map_places(self, setup: dict[str, Any]) -> list[str]:
        """Tell which kind of map each place of a table takes that lies on several; else nothing."""
        return []

    def map_side(self, name: str) -> tuple[str, str]:
        """Tell of which card a map is a side, and its kind; of one card only one side is played."""
        return name, ""

    def options(self) -> list[str]:
        """List the options of a new game, besides who plays, with any number of players."""
        found: dict[str, None] = {}
        for players in range(self.fewest_players, self.most_players + 1):
            found |= dict.fromkeys(self.check_setup(players=players))
        return [name for name in found if name not in OF_THE_SEATS]

    def challenge(self, day: date) -> dict[str, Any] | None:
        """Give the options of the day's challenge for one player; None: this game has none."""
        return None

    def map_facts(self, name: str) -> dict[str, Any]:
        """Count what is printed on a map: `regions`, `land` and `borders`, then its own words."""
        raise unknown("map", name, self.map_names())

    def map_regions(self, name: str) -> list[dict[str, Any]]:
        """Give the regions of a map as printed, each with its `id` and what is `adjacent`."""
        raise unknown("map", name, self.map_names())

    def new(self, players: Any, seed: int | str | None = None, **options: Any) -> State:
        """Set up a game; chance is answered for you, from the seed if given, or asked of you."""
        chance = options.pop("chance", None)
        if chance not in (None, ASK):
            raise InvalidSetup(f"chance is '{chance}'; it may be '{ASK}' or left out.")
        state = self.start(players, options)
        if chance is None:
            state.rng = seeded(int.from_bytes(os.urandom(8), "big") if seed is None else seed)
            state.answer_chance()
        return state

    def start(self, players: Any, options: dict[str, Any]) -> State:
        """Make the first position of a new game; a setup of plain values is checked only once."""
        key: list[object] = [self.id, type(players), players]
        for name, value in options.items():
            if type(value) not in _PLAIN:
                return self._checked_start(players, options)
            key += (name, type(value), value)
        known = _STARTS.get(tuple(key)) if type(players) is int else None
        if known is not None and known[0] is self:
            state = known[1].copy()
            state.setup = _copied(state.setup)
            return state
        state = self._checked_start(players, options)
        if len(_STARTS) >= _MOST_STARTS_KEPT:
            _STARTS.clear()
        kept = state.copy()
        kept.setup = _copied(state.setup)
        _STARTS[tuple(key)] = (self, kept)
        return state

    def _checked_start(self, players: Any, options: dict[str, Any]) -> State:
        self.check_player_count(players)
        return self.begin(self.check_setup(players=players, **options))

    def check_player_count(self, players: Any) -> None:
        """Refuse a number of players the game is not made for."""
        if not isinstance(players, int) or not (
            self.fewest_players <= players <= self.most_players
        ):
            raise InvalidSetup(
                f"{self.name} is for {self.fewest_players} to {self.most_players} players, "
                f"not {players}."
            )

    def check_names(self, given: Any, players: int) -> list[str]:
        """Give everybody a name: those given, or numbers."""
        if given is None:
            return [f"Player {seat + 1}" for seat in range(players)]
        names = [str(name) for name in given]
        if len(names) != players:
            raise InvalidSetup(f"{len(names)} names are given for {players} players.")
        return names

    def check_flag(self, options: dict[str, Any], name: str) -> bool:
        """Give an option that is true or false, false where nobody says; a word is neither."""
        given = options.get(name, False)
        if not isinstance(given, bool):
            raise InvalidSetup(f"{name} is {given!r}; it may be true or false.")
        return given

    def from_dict(self, data: Any) -> State:
        """Read back what `State.to_dict` gave."""
        try:
            state = self.restore(data["setup"], data["position"])
            state.origin = data["origin"]
            state.rng = int(data["rng"]) or UNSEEDED
            state.step_closed = bool(data["step_closed"])
            state.journal = [state.notation.parse(text) for text in data["journal"]]
            state.journal_shared = False
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as fault:
            raise InvalidPosition(f"This is no saved state of {self.name}: {fault!r}.") from fault
        return state

    def start_of(self, state: State) -> State:
        """Make the position the state's journal began from, chance asked of the caller."""
        if state.origin is None:
            return self.begin(state.setup)
        return self.restore(state.setup, state.origin)

    def record(self, state: State) -> dict[str, Any]:
        """Write the game so far as one readable document that any engine can replay."""
        return make_record(self, state)

    def replay(self, record: Any, until: int | None = None) -> State:
        """Replay a record, checking every step and hash; stop after `until` answers if given."""
        return replay_record(self, record, until)


def _copied(value: Any) -> Any:
    """Copy plain data."""
    if isinstance(value, dict):
        return {key: _copied(inner) for key, inner in value.items()}
    return [_copied(inner) for inner in value] if isinstance(value, list) else value
