"""Writing a position by hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, Self, TypeVar

from elbowroom.conquest.engine.combo import NO_POWER, combo_key, power_of, race_of
from elbowroom.conquest.engine.decline import stays_in_play
from elbowroom.conquest.engine.hooks import UNLIMITED
from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.rules import LIMITED
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.errors import InvalidPosition, unknown
from elbowroom.testing.scenario import Scenario

Conquest = TypeVar("Conquest", bound=ConquestState)
Markers = Mapping[str, Mapping[str, int] | Sequence[str] | str]


class Draft(Scenario[Conquest], Generic[Conquest]):
    """A position being written: who has what, where, and whose turn it is."""

    fewest_tokens = 1
    """Fewest tokens that can hold a region."""

    def __init__(
        self, game: str, players: int, board: dict[str, Any] | None = None, **options: Any
    ) -> None:
        if board is not None:
            options["map"] = board
        super().__init__(game, players, **options)
        self._rules = self._draft.rules
        self._played = False
        self._player = 0
        self._round = 1
        self._phase = ""
        self._row: list[tuple[int, int]] = []
        self._discards = 0
        self._races_left_out: set[int] = set()
        self._powers_left_out: set[int] = set()

    # Writing.

    def give(
        self,
        player: int,
        race: str,
        power: str,
        regions: Mapping[str, int] | None = None,
        hand: int = 0,
        coins: int | None = None,
        markers: Markers | None = None,
        aside: int = 0,
    ) -> Self:
        """Give a player an active race, with tokens in regions and in hand."""
        state = self._unwritten()
        army = state.active(self._seat(player))
        key = combo_key(self._race(race), self._power(power), declined=False)
        self._raise_army(army, key, regions or {}, hand)
        state.aside[player] = aside
        state.tray[race_of(key)] -= aside
        if coins is not None:
            self.purse(player, coins)
        self._take_markers(player, army)
        self._stand_markers(army, markers or {})
        return self

    def declined(
        self,
        player: int,
        race: str,
        regions: Mapping[str, int],
        power: str | None = None,
        hand: int = 0,
        markers: Markers | None = None,
    ) -> Self:
        """Give a player a race in decline; `power` is a badge that stays with it."""
        state = self._unwritten()
        badge = NO_POWER if power is None else self._power(power)
        if badge != NO_POWER and not stays_in_play(state, badge):
            raise InvalidPosition(f"The badge {power} does not stay with a race in decline.")
        key = combo_key(self._race(race), badge, declined=True)
        army = self._rules.army(self._seat(player), LIMITED)
        if self._rules.combo(key).stays:
            while army % self._rules.slots <= LIMITED or state.has_race(army):
                army += 1
        self._raise_army(army, key, regions, hand)
        self._stand_markers(army, markers or {})
        return self

    def purse(self, player: int, coins: int) -> Self:
        """Let a player have so many coins."""
        self._unwritten().coins[self._seat(player)] = coins
        return self

    def tribes(self, *regions: str) -> Self:
        """Let lost tribes stand in these regions only."""
        state = self._unwritten()
        wanted = [self._region(region) for region in regions]
        for region in range(len(state.tokens)):
            if state.holder[region] == NONE:
                state.tokens[region] = 1 if region in wanted else 0
        return self

    def peace(self, player: int, bound: int) -> Self:
        """Let a player's active race be at peace with a seat."""
        self._unwritten().peace[self._seat(player)] = self._seat(bound)
        return self

    def discarded(self, *powers: str) -> Self:
        """Let these badges lie among the discards."""
        for power in powers:
            self._discards |= 1 << self._power(power)
        return self

    def left_out(self, races: Iterable[str] = (), powers: Iterable[str] = ()) -> Self:
        """Play without the banners of these races and the badges of these powers."""
        self._unwritten()
        self._races_left_out |= {self._race(race) for race in races}
        self._powers_left_out |= {self._power(power) for power in powers}
        return self

    def turn(self, player: int = 0, round: int = 1, phase: str = "") -> Self:
        """Say whose turn it is, in which round, and which phase has come."""
        self._unwritten()
        self._player = self._seat(player)
        self._round = round
        self._phase = phase
        return self

    def row(self, combos: Sequence[tuple[Any, ...]]) -> Self:
        """Show these combos first: (race, power) or (race, power, coins lying on it)."""
        self._unwritten()
        for combo in combos:
            key = combo_key(self._race(combo[0]), self._power(combo[1]), declined=False)
            self._row.append((key, sum(combo[2:])))
        return self

    def roll(self, *faces: int) -> Self:
        """Force the next answers of the die."""
        for face in faces:
            if face not in self._rules.die:
                raise InvalidPosition(f"The die has no face {face}; faces: {self._rules.die}.")
        return super().roll(*faces)

    def reveal(self, race: str, power: str) -> Self:
        """Force the next combo revealed."""
        return self.force(f"combo {race} {power}")

    # How it is done.

    def _unwritten(self) -> Conquest:
        if self._played:
            raise InvalidPosition("The position was played on: write all of it before playing.")
        self._live = None
        return self._draft

    def _seat(self, player: int) -> int:
        if not 0 <= player < self._rules.players:
            raise InvalidPosition(f"Seat {player}: seats are 0 to {self._rules.players - 1}.")
        return player

    def _race(self, name: str) -> int:
        return _find("race", name, [race.id for race in self._rules.races])

    def _power(self, name: str) -> int:
        return _find("power", name, [power.id for power in self._rules.powers])

    def _kind(self, name: str) -> int:
        return _find("marker", name, [marker.id for marker in self._rules.markers])

    def _region(self, name: str) -> int:
        return self._rules.board.number(name)

    def _raise_army(self, army: int, key: int, regions: Mapping[str, int], hand: int) -> None:
        state = self._draft
        if state.has_race(army):
            raise InvalidPosition(f"Seat {army // self._rules.slots} has such a race already.")
        state.combo_of[army] = key
        state.hand[army] = hand
        state.tray[race_of(key)] -= hand + sum(regions.values())
        for name, tokens in regions.items():
            region = self._region(name)
            if state.holder[region] != NONE:
                raise InvalidPosition(f"{name} is held twice.")
            if tokens < self.fewest_tokens:
                raise InvalidPosition(f"{name} is held by {tokens} tokens.")
            state.occupy(army, region, tokens)
            self._stand_earned_markers(army, key, region)

    def _stand_earned_markers(self, army: int, key: int, region: int) -> None:
        """Every region of a race that marks all its conquests has the marker."""
        race = self._rules.races[race_of(key)]
        power = power_of(key)
        badge = () if power == NO_POWER else self._rules.powers[power].effects
        for effect in (*race.effects, *badge):
            marker, conquests = effect.marks_conquests()
            marked = effect.marked_regions(self._rules.board) >> region & 1
            if conquests == UNLIMITED and marked:
                self._stand(army, self._kind(marker), region, 1)

    def _take_markers(self, player: int, army: int) -> None:
        state = self._draft
        combo = state.combo(army)
        first = player * len(state.supply)
        for kind, count in combo.marks:
            state.marks_left[first + kind] = count
        for group in (combo.spread, combo.standing, combo.for_one):
            for kind, count in group:
                taken = min(count, state.supply[kind])
                state.marker_hand[first + kind] = taken
                state.supply[kind] -= taken

    def _stand_markers(self, army: int, markers: Markers) -> None:
        for name, wanted in markers.items():
            region = self._region(name)
            for marker, count in _counts(wanted).items():
                kind = self._kind(marker)
                here = self._draft.marker_count(kind, region)
                if count < here:
                    self._draft.supply[kind] += self._draft.lift_markers(kind, region)
                    here = 0
                self._stand(army, kind, region, count - here)

    def _stand(self, army: int, kind: int, region: int, count: int) -> None:
        state = self._draft
        name = self._rules.board.ids[region]
        if count and not state.held[army] >> region & 1:
            raise InvalidPosition(f"{name} is not held by the race whose marker is put there.")
        place = self._rules.army_player[army] * len(state.supply) + kind
        for _ in range(count):
            if state.marker_hand[place]:
                state.marker_hand[place] -= 1
            else:
                state.supply[kind] -= 1
            if 0 < state.marks_left[place] < UNLIMITED:
                state.marks_left[place] -= 1
            state.put_marker(kind, region)


def _find(kind: str, name: str, known: list[str]) -> int:
    if name not in known:
        raise unknown(kind, name, known)
    return known.index(name)


def _counts(wanted: Mapping[str, int] | Sequence[str] | str) -> dict[str, int]:
    if isinstance(wanted, Mapping):
        return dict(wanted)
    names = [wanted] if isinstance(wanted, str) else list(wanted)
    return {name: names.count(name) for name in names}
