"""Positions of this game set up by hand: the deck, and the two steps of a turn that can be gone on from."""

from __future__ import annotations

from typing import Any

from elbowroom.games.kingdoms.engine.state import first_state
from elbowroom.games.kingdoms.engine.terms import ACTIONS
from elbowroom.games.kingdoms.engine.turn import open_turn, select
from elbowroom.kernel.errors import unknown

_OF_A_TURN = (
    "took",
    "duty",
    "moves_left",
    "moves_extra",
    "only_hero",
    "moved",
    "hero_moved",
    "via",
    "mover_from",
    "mover_at",
    "mover_hero",
    "steps_left",
    "target",
    "advancing",
    "converted",
    "pay_due",
    "pay_types",
    "pay_for",
    "paid",
    "retreat_to",
    "war_winner",
    "war_region",
    "war_attacker",
    "war_defender",
    "war_via",
    "war_break",
    "war_heroes",
    "war_meeples",
    "war_revealed",
    "dials",
    "added",
)
"""What counts while somebody acts or fights, and is forgotten when a turn begins."""


class KingdomsDrafts:
    """What this game does for positions set up by hand."""

    phases: tuple[str, ...] = ("select", *ACTIONS)
    """An action is chosen, or one of the six has been."""

    def complete(self, state: Any) -> None:
        """Let the deck hold the heroes nobody has, and a level once reached stay reached."""
        state.deck = state.rules.hero_deck() if state.rules.heroes_call else 0
        for card in [*state.hero_card, *state.offered, *state.returned]:
            if card >= 0:
                state.deck &= ~(1 << card)
        for retired in state.retired:
            state.deck &= ~retired
        for player, level in enumerate(state.magic):
            state.reached[player] = max(state.reached[player], level)

    def comes_to(self, state: Any, player: int, phase: str) -> bool:
        """Whether a player with these pieces is ever asked this: everybody is."""
        return True

    def begin(self, state: Any, player: int, phase: str) -> None:
        """Let it be a player's turn: to choose an action, or with one of them chosen."""
        if phase not in self.phases:
            raise unknown("phase", phase, list(self.phases))
        fresh = first_state(state.rules, state.setup, state.lands)
        for name in _OF_A_TURN:
            setattr(state, name, getattr(fresh, name))
        state.turns = max(1, state.turns)
        state.active = player
        state.stack = []
        if phase == "select":
            open_turn(state, player)
        else:
            action = ACTIONS.index(phase)
            state.shields &= ~(1 << action)
            select(state, player, action)
        state.settle()


DRAFTS = KingdomsDrafts()
