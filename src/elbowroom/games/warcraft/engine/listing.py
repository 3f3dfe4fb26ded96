"""What the steps of this game ask, and what they do when nobody needs to be asked."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.engine import verbs as shared_verbs
from elbowroom.games.warcraft.engine import steps, verbs
from elbowroom.games.warcraft.engine.bombs import bomb_actions, plant_actions
from elbowroom.games.warcraft.engine.champion import make_ready, station_actions
from elbowroom.games.warcraft.engine.forming import (
    assign_actions,
    form_actions,
    form_up,
    heal,
    recruit_actions,
    shed,
)
from elbowroom.games.warcraft.engine.islands import drawable
from elbowroom.games.warcraft.engine.markers import BEAST, TOWER
from elbowroom.games.warcraft.engine.placing import (
    check_towers,
    give_harmony,
    lay_actions,
    missing_towers,
    objective_actions,
    raise_tower,
    take_up_objectives,
)
from elbowroom.games.warcraft.engine.position import Islands
from elbowroom.games.warcraft.engine.retreat import ask_retreats, retreat_actions
from elbowroom.games.warcraft.engine.site_control import lakes_near, replacements
from elbowroom.games.warcraft.engine.traits import SIDES
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of

_DONE: Final = shared_verbs.DONE_ACTION


def outcomes(pos: Islands, step: int) -> list[tuple[int, int]]:
    """List what chance may answer, with weights."""
    kind = verb_of(step)
    if kind == steps.ISLAND:
        chosen = tuple([pos.own.faces[face] for face in pos.drawn])
        names = drawable(chosen, pos.setup["sizes"][len(chosen)])
        return [(encode(verbs.ISLAND, pos.own.faces.index(name)), 1) for name in names]
    if kind == steps.SITE:
        return [(encode(verbs.SITE, site), 1) for site in members(pos.unseen)]
    if kind == steps.REPLACEMENT:
        return [(encode(verbs.SITE, site), 1) for site in members(replacements(pos))]
    if kind == steps.FUSE:
        faces = [(encode(verbs.FUSE, verbs.EXPLOSIVE), pos.explosive)]
        faces.append((encode(verbs.FUSE, verbs.DUD), pos.duds))
        return [face for face in faces if face[1]]
    dice = pos.rules.die
    return [(encode(shared_verbs.DIE, face), dice.count(face)) for face in sorted(set(dice))]


def answers(pos: Islands, step: int) -> list[int]:
    """List the allowed answers to a step of this game."""
    kind = verb_of(step)
    first = first_of(step)
    if kind <= steps.LAST_CHANCE:
        return [action for action, _ in outcomes(pos, step)]
    if kind == steps.START:
        return bomb_actions(pos, first)
    if kind == steps.FORM:
        return form_actions(pos, first)
    if kind == steps.FACTION:
        return [encode(verbs.FACTION, side) for side in range(len(SIDES))]
    if kind == steps.STRIKE:
        return [encode(shared_verbs.ATTEMPT, second_of(step)), _DONE]
    if kind == steps.LAKE:
        lakes = members(lakes_near(pos, second_of(step)))
        return [encode(verbs.LAKE, lake) for lake in lakes]
    return _later_answers(pos, step)


def _later_answers(pos: Islands, step: int) -> list[int]:
    """List the allowed answers to a step after the conquests."""
    kind = verb_of(step)
    first = first_of(step)
    if kind == steps.RECRUIT:
        return _optional(recruit_actions(pos, first))
    if kind == steps.STATION:
        return _optional(station_actions(pos, first))
    if kind == steps.ASSIGN:
        return assign_actions(pos, first, _beasts_waiting(pos, first))
    if kind == steps.TOWERS:
        return [encode(verbs.TOWER, region) for region in members(missing_towers(pos, first))]
    if kind == steps.LAY:
        return lay_actions(pos, first, second_of(step))
    if kind == steps.OBJECTIVES:
        return objective_actions(pos, first)
    if kind == steps.PLANT:
        return _optional(plant_actions(pos, first))
    return retreat_actions(pos, first)


def _optional(actions: list[int]) -> list[int]:
    return [*actions, _DONE] if actions else []


def _beasts_waiting(pos: Islands, army: int) -> int:
    return pos.marker_hand[pos.rules.army_player[army] * len(pos.supply) + BEAST]


def asks(pos: Islands, step: int) -> bool:
    """Whether a step has a question; otherwise carry it out and drop it."""
    kind = verb_of(step)
    if kind > steps.LAST_ASKED:
        pos.stack.pop()
        _carry_out(pos, kind, first_of(step))
        return False
    if kind <= steps.LAST_CHANCE:
        return True
    if kind == steps.LAY:
        actions = lay_actions(pos, first_of(step), second_of(step))
    else:
        if kind == steps.TOWERS:
            _raise_towers(pos, first_of(step))
        elif kind == steps.OBJECTIVES:
            _take_up_objectives(pos, step)
        actions = answers(pos, step)
    if actions:
        pos.listed_actions = actions  # they are asked for next
        return True
    pos.stack.pop()
    return False


def _take_up_objectives(pos: Islands, step: int) -> None:
    """Take the objectives up once, when their step begins; `second` remembers it."""
    army = first_of(step)
    if pos.table(army).objectives.pieces and not second_of(step):
        take_up_objectives(pos, army)
        pos.stack[-1] = encode(steps.OBJECTIVES, army, 1)


def _raise_towers(pos: Islands, army: int) -> None:
    """Raise towers by themselves unless there are too few for all (W-COMP-8)."""
    check_towers(pos, army)
    missing = members(missing_towers(pos, army))
    if len(missing) <= pos.supply[TOWER]:
        for region in missing:
            raise_tower(pos, region)


def _carry_out(pos: Islands, kind: int, first: int) -> None:
    if kind == steps.RETREATS:
        ask_retreats(pos, first)
    elif kind == steps.FORM_UP:
        form_up(pos, first)
    elif kind == steps.HEAL:
        heal(pos, first)
    elif kind == steps.SCRIPT:
        pos.script_expansion(first)
    elif kind == steps.READY_UNITS:
        make_ready(pos, first)
    elif kind == steps.GIVE_HARMONY:
        give_harmony(pos, first)
    else:
        shed(pos, first)
