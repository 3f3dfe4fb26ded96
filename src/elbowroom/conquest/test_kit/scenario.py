"""A position written by hand, played in text and asked about in the rulebook's words."""

from __future__ import annotations

from typing import Self

from elbowroom.conquest.drafts import push_phase
from elbowroom.conquest.engine import steps
from elbowroom.conquest.engine.checks import check_position
from elbowroom.conquest.engine.combo import NO_POWER, power_of, race_of
from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.row import reveal
from elbowroom.conquest.test_kit.draft import Conquest, Draft
from elbowroom.kernel.bits import members
from elbowroom.kernel.errors import InvalidPosition
from elbowroom.kernel.notation import first_of, second_of
from elbowroom.kernel.randomness import seeded


class ConquestScenario(Draft[Conquest]):
    """A position that can be asked and played; each question completes and checks it."""

    # Asking.

    def play(self, *texts: str) -> Self:
        """Play actions; chance answers as forced, else at random."""
        if texts:
            super().play(texts[0])
            self._played = True
        return super().play(*texts[1:])

    def cost(self, region: str) -> int:
        """Count the tokens the acting army needs for a region."""
        return self.state.cost(region)

    def income(self, player: int) -> int:
        """Count the coins a player would score now."""
        return self.state.income(player).total

    def coins(self, player: int) -> int:
        """Count a player's coins."""
        return self.state.coins[player]

    def tokens(self, region: str) -> int:
        """Count the tokens in a region."""
        return self.state.tokens[self._region(region)]

    def holder(self, region: str) -> int | None:
        """Give the player who holds a region; None if nobody does."""
        army = self.state.holder[self._region(region)]
        return None if army == NONE else self._rules.army_player[army]

    def race_in(self, region: str) -> str | None:
        """Give the race that holds a region; None if nobody does."""
        army = self.state.holder[self._region(region)]
        return None if army == NONE else self._rules.races[self.state.race(army)].id

    def in_decline(self, region: str) -> bool:
        """Whether a region is held by a race in decline."""
        army = self.state.holder[self._region(region)]
        return army != NONE and army != self.state.active(self._rules.army_player[army])

    def hand(self, player: int, race: str | None = None) -> int:
        """Count the tokens in the hand of a player's active race, or of the race named."""
        for army in self._armies(player):
            active = army == self.state.active(player)
            if active if race is None else self._rules.races[self.state.race(army)].id == race:
                return self.state.hand[army]
        return 0

    def aside(self, player: int) -> int:
        """Count the attack-only tokens waiting for the player's next turn."""
        return self.state.aside[player]

    def regions(self, player: int, race: str | None = None) -> list[str]:
        """List the regions of all of a player's races, or of the race named."""
        held = 0
        for army in self._armies(player):
            if race is None or self._rules.races[self.state.race(army)].id == race:
                held |= self.state.held[army]
        return self._rules.names(held)

    def races(self, player: int) -> list[str]:
        """List a player's races, the active one first."""
        return [self._rules.races[self.state.race(army)].id for army in self._armies(player)]

    def markers(self, region: str) -> dict[str, int]:
        """Count the markers in a region by kind."""
        number = self._region(region)
        counts = [self.state.marker_count(kind, number) for kind in range(len(self._rules.markers))]
        return {
            marker.id: count
            for marker, count in zip(self._rules.markers, counts, strict=True)
            if count
        }

    def markers_in_hand(self, player: int, marker: str) -> int:
        """Count the markers of a kind in a player's hand."""
        kind = self._kind(marker)
        return self.state.marker_hand[player * len(self._rules.markers) + kind]

    def supply(self, marker: str) -> int:
        """Count the markers of a kind in the box."""
        return self.state.supply[self._kind(marker)]

    def tray(self, race: str) -> int:
        """Count the tokens of a race nobody has."""
        return self.state.tray[self._race(race)]

    def shown(self) -> list[tuple[str, str, int]]:
        """List the row: race, power, coins lying on it."""
        return [
            (
                self._rules.races[race_of(key)].id,
                self._rules.powers[power_of(key)].id,
                self.state.row_coins[place],
            )
            for place, key in enumerate(self.state.row)
        ]

    def at_peace_with(self, player: int) -> int | None:
        """Give the seat bound to peace with a player; None if there is none."""
        bound = self.state.peace[player]
        return None if bound == NONE else bound

    # How it is done.

    def _armies(self, player: int) -> list[int]:
        first = self._rules.army(self._seat(player), 0)
        armies = range(first, first + self._rules.slots)
        return [army for army in armies if self.state.has_race(army)]

    def _completed(self) -> Conquest:
        if not 1 <= self._round <= self._rules.rounds:
            raise InvalidPosition(f"Round {self._round}: the game has {self._rules.rounds} rounds.")
        state = super()._completed()
        self._rng = seeded("test kit")
        self._fill_row(state)
        check_position(state)
        self._push_turn(state)
        check_position(state)
        state.origin = state.position_dict()
        return state

    def _fill_row(self, state: Conquest) -> None:
        """Show the combos asked for, then draw the rest from what is left."""
        keys = [key for key in state.combo_of if key != NONE] + [key for key, _ in self._row]
        races = [race_of(key) for key in keys]
        powers = [power_of(key) for key in keys if power_of(key) != NO_POWER]
        powers += members(self._discards)
        for kind, numbers in (("race", races), ("power", powers)):
            if len(set(numbers)) != len(numbers):
                raise InvalidPosition(f"One {kind} is in two places.")
        banners = set(range(len(state.tray))) - self._races_left_out.union(races)
        state.banners = sum([1 << race for race in banners])
        badges = set(range(len(self._rules.powers))) - self._powers_left_out.union(powers)
        state.badges = sum([1 << power for power in badges])
        state.discards = self._discards
        state.row = [key for key, _ in self._row]
        state.row_coins = [coins for _, coins in self._row]
        missing = self._rules.row_length - len(state.row)
        state.stack = []
        for _ in range(min(missing, state.banners.bit_count())):
            state.push(steps.REVEAL)
            drawn = self._draw(state)
            state.stack.pop()
            reveal(state, first_of(drawn), second_of(drawn))

    def _push_turn(self, state: Conquest) -> None:
        state.round = self._round
        state.turn_player = self._player
        state.first_player = 0
        state.turns = (self._round - 1) * self._rules.players + self._player + 1
        picks = not state.has_race(state.active(self._player))
        phase = self._phase or ("pick" if picks else "choice")
        if picks != (phase == "pick") and phase != "withdraw":
            raise InvalidPosition(
                f"Phase {phase}: seat {self._player} has {'no' if picks else 'an'} active race."
            )
        self._push_phase(state, phase)
        state.settle()
        if self._phase and state.decision.kind != phase:
            raise InvalidPosition(
                f"Phase {phase} asks nothing here; the game goes on with {state.decision.kind}."
            )

    def _push_phase(self, state: Conquest, phase: str) -> None:
        push_phase(state, self._player, phase)
