"""What the actions and questions of the games on islands mean, for the list of choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elbowroom.conquest.engine import verbs as shared
from elbowroom.conquest.engine.reach import cost
from elbowroom.conquest.terminal.localizer import Tongue
from elbowroom.games.warcraft.engine import steps, verbs
from elbowroom.games.warcraft.engine.markers import BEAST, BOMB, OBJECTIVE, TOWER
from elbowroom.games.warcraft.engine.position import Islands
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


def island_heading(state: Islands, tongue: Tongue) -> str | None:
    """Say what a step of these games asks; None if it is a shared one."""
    step = state.stack[-1]
    kind = verb_of(step)
    plain = {steps.FORM: "form", steps.FACTION: "faction", steps.STATION: "station"}
    if kind in plain:
        return tongue.say(f"prompt-{plain[kind]}")
    if kind == steps.START:
        return tongue.say("prompt-start", left=state.standing[BOMB].bit_count())
    if kind == steps.PLANT:
        return tongue.say("prompt-plant", left=state.supply[BOMB])
    if kind == steps.RECRUIT:
        return tongue.say("prompt-recruit", most=len(state.legal_actions()) - 1)
    if kind in _PIECES:
        return _pieces_heading(state, kind, tongue)
    if kind == steps.LAY:
        return tongue.say("prompt-lay", site=state.own.sites[second_of(step)].id)
    if kind == steps.LAKE:
        shores = [known.id for known in state.own.sites if _moves_to_a_lake(state, known.id)]
        return tongue.say("prompt-lake", site=shores[0])
    return _strike_heading(state, tongue) if kind == steps.STRIKE else None


def _moves_to_a_lake(state: Islands, site: str) -> bool:
    number = [known.id for known in state.own.sites].index(site)
    return bool(state.site(number).shore)


def _pieces_heading(state: Islands, kind: int, tongue: Tongue) -> str:
    key, piece = _PIECES[kind]
    place = state.asked_player() * len(state.supply) + piece
    left = state.supply[piece] if piece == TOWER else state.marker_hand[place]
    return tongue.say(key, left=left)


def _strike_heading(state: Islands, tongue: Tongue) -> str:
    step = state.stack[-1]
    army, region = first_of(step), second_of(step)
    return tongue.say(
        "prompt-strike-attempt",
        region=_place(state, region, tongue),
        cost=cost(state, army, region),
        hand=state.hand[army],
    )


def island_note(state: Islands, action: int, tongue: Tongue) -> str | None:
    """Say what an action means; None if it is a shared one at a shared step."""
    verb = verb_of(action)
    kind = verb_of(state.stack[-1])
    if verb == shared.DONE:
        return tongue.say(_DONE_NOTES[kind]) if kind in _DONE_NOTES else None
    if verb in _REGION_NOTES:
        return tongue.say(_REGION_NOTES[verb], region=_place(state, first_of(action), tongue))
    noted = _NOTES.get(verb)
    return None if noted is None else noted(state, action, tongue)


def island_dues(state: Islands, action: int, tongue: Tongue) -> str:
    """Say what an action first costs in coins, and whom it goes to."""
    told = [
        tongue.say("prompt-toll-first", price=due.total, player=tongue.called.player(payee))
        for due, payee in state.dues(action)
        if payee >= 0
    ]
    return "".join(f"; {sentence}" for sentence in told)


def site_signs(state: Islands, region: int) -> str:
    """Write the sites of a region as signs."""
    down = FACE_DOWN if state.face_down >> region & 1 else ""
    return down + FACE_UP * len(state.sites_in(region))


def site_names(state: Islands, region: int, tongue: Tongue) -> list[str]:
    """Name the sites that lie face up in a region."""
    return [
        tongue.say("name-tool", tool=state.own.sites[site].id) for site in state.sites_in(region)
    ]


def _place(state: Islands, region: int, tongue: Tongue) -> str:
    return tongue.place(state.rules.board.ids[region])


def _tools(state: Islands, tools: int, tongue: Tongue) -> str:
    names = state.notation.names["tools"][tools].split("+")
    return ", ".join(tongue.say("name-tool", tool=name) for name in names)


def _form(state: Islands, action: int, tongue: Tongue) -> str:
    return tongue.say(f"prompt-form-{state.notation.names['form'][first_of(action)]}")


def _faction(state: Islands, action: int, tongue: Tongue) -> str:
    return tongue.say(
        "prompt-faction-do", faction=state.notation.names["faction"][first_of(action)]
    )


def _wield(state: Islands, action: int, tongue: Tongue) -> str:
    region, tools = first_of(action), second_of(action)
    needed = cost_with(state, state.active(state.asked_player()), region, tools)
    return tongue.say(
        "prompt-wield-do",
        region=_place(state, region, tongue),
        tools=_tools(state, tools, tongue),
        cost=needed,
    )


def _venture(state: Islands, action: int, tongue: Tongue) -> str:
    return tongue.say(
        "prompt-venture-do",
        region=_place(state, first_of(action), tongue),
        tools=_tools(state, second_of(action), tongue),
    )


def _hammer(state: Islands, action: int, tongue: Tongue) -> str:
    price = max((state.site(site).lone_units for site in range(len(state.site_at))), default=0)
    army = state.active(state.asked_player())
    return tongue.say(
        "prompt-hammer-do",
        region=_place(state, first_of(action), tongue),
        price=price,
        cost=state.combo(army).fewest_tokens,
    )


def _champion(state: Islands, action: int, tongue: Tongue) -> str:
    key = _CHAMPION_NOTES.get(verb_of(state.stack[-1]), "prompt-champion-do")
    return tongue.say(key, region=_place(state, first_of(action), tongue))


def _swap(state: Islands, action: int, tongue: Tongue) -> str:
    both = [_place(state, region, tongue) for region in (first_of(action), second_of(action))]
    return tongue.say("prompt-swap-do", regions=", ".join(both))


def _push(state: Islands, action: int, tongue: Tongue) -> str:
    what = "push-beast" if verb_of(action) == verbs.PUSH_BEAST else "push"
    region, goal = first_of(action), second_of(action)
    if region == goal:
        return tongue.say(f"prompt-{what}-out", region=_place(state, region, tongue))
    return tongue.say(
        f"prompt-{what}-do",
        region=_place(state, region, tongue),
        goal=_place(state, goal, tongue),
    )


def _raze(state: Islands, action: int, tongue: Tongue) -> str:
    return tongue.say(
        "prompt-raze-do",
        region=_place(state, first_of(action), tongue),
        marker=state.rules.markers[second_of(action)].id,
    )


def _carried(state: Islands, action: int, tongue: Tongue) -> str:
    key = "prompt-steal-do" if verb_of(action) == verbs.STEAL else "prompt-lay-do"
    return tongue.say(
        key,
        site=state.own.sites[first_of(action)].id,
        region=_place(state, second_of(action), tongue),
    )


def _recruit(state: Islands, action: int, tongue: Tongue) -> str:  # noqa: ARG001 - called like the others
    return tongue.say("prompt-recruit-do", count=first_of(action))


def _beast(state: Islands, action: int, tongue: Tongue) -> str:
    retreats = verb_of(state.stack[-1]) == steps.RETREAT
    return tongue.say(
        "prompt-retreat-beast" if retreats else "prompt-assign-do",
        count=second_of(action),
        region=_place(state, first_of(action), tongue),
    )


_NOTES: Final[dict[int, Callable[[Islands, int, Tongue], str]]] = {
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
