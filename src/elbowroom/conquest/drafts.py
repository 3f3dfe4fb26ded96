"""Positions of the Small World family set up by hand: the box, and the steps of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from elbowroom.conquest.engine import steps
from elbowroom.conquest.engine.checks import used_tokens
from elbowroom.conquest.engine.combo import NO_POWER, power_of, race_of
from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.bits import members
from elbowroom.kernel.errors import InvalidPosition, unknown
from elbowroom.kernel.notation import encode, verb_of


class ConquestDrafts:
    """What every game of the family does for positions set up by hand."""

    phases: tuple[str, ...] = (
        "choice",
        "pick",
        "army_in_decline",
        "ready",
        "conquer",
        "redeploy",
        "place",
        "end",
    )

    def complete(self, state: Any) -> None:
        """Let trays, markers, banners and badges hold what does not lie on the table."""
        rules = state.rules
        for player in range(rules.players):
            self.hand_out(state, player)
        for race, known in enumerate(rules.races):
            state.tray[race] = known.tray - used_tokens(state, race)
        kinds = len(rules.markers)
        for kind in range(kinds):
            held = state.marker_hand[kind::kinds] + state.driven_out[kind::kinds]
            standing = [
                state.marker_count(kind, region) for region in members(state.standing[kind])
            ]
            state.supply[kind] = rules.first_supply[kind] - sum(held) - sum(standing)
        shown = [*state.row, *[key for key in state.combo_of if key != NONE]]
        races = {race_of(key) for key in shown}
        powers = {power_of(key) for key in shown} - {NO_POWER}
        state.returned = [race for race in state.returned if race not in races]
        state.banners = _all_but(range(len(rules.races)), races | set(state.returned))
        state.discards = _all_but(members(state.discards), powers)
        state.badges = _all_but(range(len(rules.powers)), powers | set(members(state.discards)))

    def hand_out(self, state: Any, player: int) -> None:
        """Let a player have the markers of the active race in hand that do not stand on the map."""
        army = state.active(player)
        combo = state.combo(army) if state.has_race(army) else None
        groups = () if combo is None else (combo.spread, combo.standing, combo.for_one)
        owned = dict([each for group in groups for each in group])
        for kind in range(len(state.supply)):
            standing = members(state.standing[kind] & state.held[army])
            placed = sum([state.marker_count(kind, region) for region in standing])
            place = player * len(state.supply) + kind
            left = owned.get(kind, 0) - placed - state.driven_out[place]
            state.marker_hand[place] = max(0, left)

    def begin(self, state: Any, player: int, phase: str) -> None:
        """Let it be a player's turn, at a step of it."""
        if not self.comes_to(state, player, phase):
            raise InvalidPosition(f"Seat {player} does not come to the step {phase} here.")
        seats = state.rules.players
        state.turn_player = player
        state.turns = (state.round - 1) * seats + (player - state.first_player) % seats + 1
        state.forget_turn()
        state.stack = []
        self.push(state, player, phase)
        state.settle()

    def comes_to(self, state: Any, player: int, phase: str) -> bool:
        """Whether a player with these pieces is ever asked this: without a race, only which to pick."""
        if player < 0 or phase not in self.phases:
            return True
        return bool(state.has_race(state.active(player)) != (phase == "pick"))

    def push(self, state: Any, player: int, phase: str) -> None:
        """Script the rest of a turn from a step on."""
        push_phase(state, player, phase)


def _all_but(numbers: Iterable[int], left_out: set[int]) -> int:
    return sum([1 << number for number in numbers if number not in left_out])


def push_phase(state: ConquestState, player: int, phase: str) -> None:
    """Script the rest of a turn from a phase on."""
    if phase == "choice":
        state.push(steps.CHOICE, player)
        return
    steps.push_expansion(state, player)
    if phase == "pick":
        state.push(steps.PICK, player)
        return
    top = {
        "conquer": steps.CONQUER,
        "redeploy": steps.REDEPLOY,
        "place": steps.PLACE,
        "end": steps.PEACE,
        "withdraw": steps.WITHDRAWALS,
    }
    if phase == "ready":
        own = encode(steps.TAKE_UP, state.active(player))
        while state.stack[-1] != own:
            state.stack.pop()
    elif phase in top:
        while verb_of(state.stack[-1]) != top[phase]:
            state.stack.pop()
    elif phase != "army_in_decline":
        known = ["choice", "pick", "army_in_decline", "ready", *top]
        raise unknown("phase", phase, known)


DRAFTS = ConquestDrafts()
