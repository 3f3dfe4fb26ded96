"""This game in the terminal: what only its questions and actions mean, its sites, its pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from elbowroom.conquest.engine import verbs as shared
from elbowroom.conquest.engine.reach import cost
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.conquest.terminal.face import ConquestTerminal
from elbowroom.conquest.terminal.localizer import ConquestLocalizer
from elbowroom.games.warcraft.engine import steps, verbs
from elbowroom.games.warcraft.engine.dues import dues
from elbowroom.games.warcraft.engine.markers import BEAST, BOMB, OBJECTIVE, TOWER
from elbowroom.games.warcraft.engine.state import WarcraftState
from elbowroom.games.warcraft.engine.tools import cost_with
from elbowroom.kernel.notation import first_of, second_of, verb_of

FACE_DOWN: Final = "?"
FACE_UP: Final = "★"
_REGION_NOTES: Final = {
    verbs.BOMB: "prompt-start-bomb",
    verbs.DISARM: "prompt-start-disarm",
    verbs.STRIKE: "prompt-strike-do",
    verbs.LAKE: "prompt-lake-do",
    verbs.TOWER: "prompt-towers-do",
    verbs.OBJECTIVE: "prompt-objectives-do",
    verbs.PLANT: "prompt-plant-do",
}
"""Actions whose only value is a region."""
_DONE_NOTES: Final = {
    steps.STRIKE: "prompt-strike-stop",
    steps.RECRUIT: "prompt-recruit-none",
    steps.STATION: "prompt-station-done",
    steps.PLANT: "prompt-plant-done",
}
_CHAMPION_NOTES: Final = {
    steps.STATION: "prompt-station-do",
    steps.RETREAT: "prompt-retreat-champion",
}
_PIECES: Final = {
    steps.TOWERS: ("prompt-towers", TOWER),
    steps.OBJECTIVES: ("prompt-objectives", OBJECTIVE),
    steps.ASSIGN: ("prompt-assign", BEAST),
}
"""Questions that tell how many pieces are left."""


class WarcraftLocalizer(ConquestLocalizer):
    """Speaks of a table of Warcraft."""

    marker_signs = {  # noqa: RUF012 - stated once, as the class it belongs to says
        "wall": "W",
        "fort": "F",
        "tower": "T",
        "beast": "B",
        "champion": "C",
        "objective": "O",
        "bomb": "X",
    }

    def extra_heading(self, state: ConquestState) -> str | None:
        return _heading(_warcraft(state), self)

    def extra_note(self, state: ConquestState, action: int) -> str | None:
        return _note(_warcraft(state), action, self)

    def dues_note(self, state: ConquestState, action: int) -> str:
        return _dues(_warcraft(state), action, self)

    def extra_signs(self, state: ConquestState, region: int) -> str:
        return _site_signs(_warcraft(state), region)

    def extra_names(self, state: ConquestState, region: int) -> list[str]:
        return _site_names(_warcraft(state), region, self)


class WarcraftTerminal(ConquestTerminal):
    """A table of Warcraft."""

    localizer = WarcraftLocalizer
    example_race = "orcs"

    def map_name(self, setup: dict[str, Any]) -> str:
        """Name the islands, where they were chosen."""
        return ", ".join(setup["islands"]) if setup["islands"] else super().map_name(setup)


def _warcraft(state: ConquestState) -> WarcraftState:
    return cast("WarcraftState", state)


def _heading(state: WarcraftState, words: ConquestLocalizer) -> str | None:
    """Say what a step of these games asks; None if it is a shared one."""
    step = state.stack[-1]
    kind = verb_of(step)
    plain = {steps.FORM: "form", steps.FACTION: "faction", steps.STATION: "station"}
    if kind in plain:
        return words.say(f"prompt-{plain[kind]}")
    if kind == steps.START:
        return words.say("prompt-start", left=state.standing[BOMB].bit_count())
    if kind == steps.PLANT:
        return words.say("prompt-plant", left=state.supply[BOMB])
    if kind == steps.RECRUIT:
        return words.say("prompt-recruit", most=len(state.legal_actions()) - 1)
    if kind in _PIECES:
        return _pieces_heading(state, kind, words)
    if kind == steps.LAY:
        return words.say("prompt-lay", site=state.game_rules.sites[second_of(step)].id)
    if kind == steps.LAKE:
        shores = [known.id for known in state.game_rules.sites if _moves_to_a_lake(state, known.id)]
        return words.say("prompt-lake", site=shores[0])
    return _strike_heading(state, words) if kind == steps.STRIKE else None


def _moves_to_a_lake(state: WarcraftState, site: str) -> bool:
    number = [known.id for known in state.game_rules.sites].index(site)
    return bool(state.site(number).shore)


def _pieces_heading(state: WarcraftState, kind: int, words: ConquestLocalizer) -> str:
    key, piece = _PIECES[kind]
    place = state.asked_player() * len(state.supply) + piece
    left = state.supply[piece] if piece == TOWER else state.marker_hand[place]
    return words.say(key, left=left)


def _strike_heading(state: WarcraftState, words: ConquestLocalizer) -> str:
    step = state.stack[-1]
    army, region = first_of(step), second_of(step)
    return words.say(
        "prompt-strike-attempt",
        region=_place(state, region, words),
        cost=cost(state, army, region),
        hand=state.hand[army],
    )


def _note(state: WarcraftState, action: int, words: ConquestLocalizer) -> str | None:
    """Say what an action means; None if it is a shared one at a shared step."""
    verb = verb_of(action)
    kind = verb_of(state.stack[-1])
    if verb == shared.DONE:
        return words.say(_DONE_NOTES[kind]) if kind in _DONE_NOTES else None
    if verb in _REGION_NOTES:
        return words.say(_REGION_NOTES[verb], region=_place(state, first_of(action), words))
    noted = _NOTES.get(verb)
    return None if noted is None else noted(state, action, words)


def _dues(state: WarcraftState, action: int, words: ConquestLocalizer) -> str:
    """Say what an action first costs in coins, and whom it goes to."""
    told = [
        words.say("prompt-toll-first", price=due.total, player=words.names.player(payee))
        for due, payee in dues(state, [action])[0]
        if payee >= 0
    ]
    return "".join(f"; {sentence}" for sentence in told)


def _site_signs(state: WarcraftState, region: int) -> str:
    """Write the sites of a region as signs."""
    down = FACE_DOWN if state.face_down >> region & 1 else ""
    return down + FACE_UP * len(state.sites_in(region))


def _site_names(state: WarcraftState, region: int, words: ConquestLocalizer) -> list[str]:
    """Name the sites that lie face up in a region."""
    return [
        words.say("name-tool", tool=state.game_rules.sites[site].id)
        for site in state.sites_in(region)
    ]


def _place(state: WarcraftState, region: int, words: ConquestLocalizer) -> str:
    return words.place(state.rules.board.ids[region])


def _tools(state: WarcraftState, tools: int, words: ConquestLocalizer) -> str:
    names = state.notation.names["tools"][tools].split("+")
    return ", ".join(words.say("name-tool", tool=name) for name in names)


def _form(state: WarcraftState, action: int, words: ConquestLocalizer) -> str:
    return words.say(f"prompt-form-{state.notation.names['form'][first_of(action)]}")


def _faction(state: WarcraftState, action: int, words: ConquestLocalizer) -> str:
    return words.say("prompt-faction-do", faction=state.notation.names["faction"][first_of(action)])


def _wield(state: WarcraftState, action: int, words: ConquestLocalizer) -> str:
    region, tools = first_of(action), second_of(action)
    needed = cost_with(state, state.active(state.asked_player()), region, tools)
    return words.say(
        "prompt-wield-do",
        region=_place(state, region, words),
        tools=_tools(state, tools, words),
        cost=needed,
    )


def _venture(state: WarcraftState, action: int, words: ConquestLocalizer) -> str:
    return words.say(
        "prompt-venture-do",
        region=_place(state, first_of(action), words),
        tools=_tools(state, second_of(action), words),
    )


def _hammer(state: WarcraftState, action: int, words: ConquestLocalizer) -> str:
    price = max((state.site(site).lone_units for site in range(len(state.site_at))), default=0)
    army = state.active(state.asked_player())
    return words.say(
        "prompt-hammer-do",
        region=_place(state, first_of(action), words),
        price=price,
        cost=state.combo(army).fewest_tokens,
    )


def _champion(state: WarcraftState, action: int, words: ConquestLocalizer) -> str:
    key = _CHAMPION_NOTES.get(verb_of(state.stack[-1]), "prompt-champion-do")
    return words.say(key, region=_place(state, first_of(action), words))


def _swap(state: WarcraftState, action: int, words: ConquestLocalizer) -> str:
    both = [_place(state, region, words) for region in (first_of(action), second_of(action))]
    return words.say("prompt-swap-do", regions=", ".join(both))


def _push(state: WarcraftState, action: int, words: ConquestLocalizer) -> str:
    what = "push-beast" if verb_of(action) == verbs.PUSH_BEAST else "push"
    region, goal = first_of(action), second_of(action)
    if region == goal:
        return words.say(f"prompt-{what}-out", region=_place(state, region, words))
    return words.say(
        f"prompt-{what}-do",
        region=_place(state, region, words),
        goal=_place(state, goal, words),
    )


def _raze(state: WarcraftState, action: int, words: ConquestLocalizer) -> str:
    return words.say(
        "prompt-raze-do",
        region=_place(state, first_of(action), words),
        marker=state.rules.markers[second_of(action)].id,
    )


def _carried(state: WarcraftState, action: int, words: ConquestLocalizer) -> str:
    key = "prompt-steal-do" if verb_of(action) == verbs.STEAL else "prompt-lay-do"
    return words.say(
        key,
        site=state.game_rules.sites[first_of(action)].id,
        region=_place(state, second_of(action), words),
    )


def _recruit(state: WarcraftState, action: int, words: ConquestLocalizer) -> str:  # noqa: ARG001 - called like the others
    return words.say("prompt-recruit-do", count=first_of(action))


def _beast(state: WarcraftState, action: int, words: ConquestLocalizer) -> str:
    retreats = verb_of(state.stack[-1]) == steps.RETREAT
    return words.say(
        "prompt-retreat-beast" if retreats else "prompt-assign-do",
        count=second_of(action),
        region=_place(state, first_of(action), words),
    )


_NOTES: Final[dict[int, Callable[[WarcraftState, int, ConquestLocalizer], str]]] = {
    verbs.FORM: _form,
    verbs.FACTION: _faction,
    verbs.WIELD: _wield,
    verbs.VENTURE: _venture,
    verbs.HAMMER: _hammer,
    verbs.CHAMPION: _champion,
    verbs.SWAP: _swap,
    verbs.PUSH: _push,
    verbs.PUSH_BEAST: _push,
    verbs.RAZE: _raze,
    verbs.STEAL: _carried,
    verbs.LAY: _carried,
    verbs.RECRUIT: _recruit,
    verbs.BEAST: _beast,
}
