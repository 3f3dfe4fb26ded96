"""Positions of this game set up by hand: the steps its turns have beyond the shared ones."""

from __future__ import annotations

from typing import Any

from elbowroom.conquest.drafts import ConquestDrafts
from elbowroom.conquest.engine import steps
from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.steps import push_expansion, push_script
from elbowroom.games.warcraft.engine import steps as warcraft_steps
from elbowroom.games.warcraft.engine.hooks import NO_FORMS
from elbowroom.games.warcraft.engine.markers import BOMB
from elbowroom.games.warcraft.engine.state import WarcraftState
from elbowroom.kernel.errors import unknown
from elbowroom.kernel.notation import verb_of

_TOPS = {
    "form_up": warcraft_steps.FORM_UP,
    "ready": warcraft_steps.READY_UNITS,
    "conquer": steps.CONQUER,
    "recruit": warcraft_steps.HEAL,
    "redeploy": warcraft_steps.STATION,
    "place": steps.PLACE,
    "withdraw": warcraft_steps.RETREATS,
}

_ORDER = (
    warcraft_steps.FORM_UP,
    warcraft_steps.READY_UNITS,
    steps.TAKE_UP,
    steps.CONQUER,
    steps.GAIN,
    warcraft_steps.HEAL,
    warcraft_steps.RECRUIT,
    warcraft_steps.STATION,
    steps.REDEPLOY,
    warcraft_steps.ASSIGN,
    steps.PLACE,
    warcraft_steps.TOWERS,
    warcraft_steps.LAY,
    warcraft_steps.OBJECTIVES,
    warcraft_steps.PLANT,
    warcraft_steps.GIVE_HARMONY,
    steps.SCORE,
    warcraft_steps.RETREATS,
    steps.END_TURN,
)
"""The steps of an expansion turn; a race may lack some of them."""


class WarcraftDrafts(ConquestDrafts):
    """What this game does for positions set up by hand."""

    phases = (
        "start",
        "choice",
        "pick",
        "form_up",
        "ready",
        "conquer",
        "recruit",
        "redeploy",
        "place",
    )

    def complete(self, state: Any) -> None:
        """Let the box also hold the sites nobody has seen; bombs that were turned over do not return."""
        bombs = state.supply[BOMB]
        super().complete(state)
        state.supply[BOMB] = min(bombs, state.supply[BOMB])
        found = {site for site, place in enumerate(state.site_at) if place != NONE}
        sites = range(len(state.game_rules.sites))
        state.unseen = sum([1 << site for site in sites if site not in found])
        for site in sites:
            place = state.site_at[site]
            holder = NONE if place == NONE else state.holder[place]
            if holder != NONE and state.is_active(holder):
                state.keeper[site] = state.rules.army_player[holder]

    def hand_out(self, state: Any, player: int) -> None:
        """Leave the markers in hand as they are: races and sites bring them, and chance takes some."""

    def push(self, state: Any, player: int, phase: str) -> None:
        """Script the rest of a turn from a step on."""
        push_phase(state, player, phase)


def push_phase(state: WarcraftState, player: int, phase: str) -> None:
    """Script the rest of a turn from a phase on."""
    if phase in ("choice", "start"):
        state.push(steps.CHOICE, player)
        if phase == "start":
            push_script(state, state.rules.opening, player)
        return
    army = state.active(player)
    if phase == "form_up" and state.table(army).forms is not NO_FORMS:
        state.push(steps.CHOICE, player)  # W-RULING-46: a form comes before it
        state.push(warcraft_steps.FORM, army)
        return
    push_expansion(state, player)
    if phase == "pick":
        state.push(steps.PICK, player)
        return
    state.step_kinds[warcraft_steps.SCRIPT].carry_out(state, state.stack.pop())
    if phase not in _TOPS:
        raise unknown("phase", phase, ["start", "choice", "pick", *_TOPS])
    later = _ORDER[_ORDER.index(_TOPS[phase]) :]
    while verb_of(state.stack[-1]) not in later:
        state.stack.pop()


DRAFTS = WarcraftDrafts()
