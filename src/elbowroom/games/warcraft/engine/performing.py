"""Carrying out the answers that only this game knows."""

from __future__ import annotations

from elbowroom.conquest.engine import steps as shared
from elbowroom.conquest.engine import verbs as shared_verbs
from elbowroom.conquest.engine.placing import place_tokens
from elbowroom.games.warcraft.engine import steps, verbs
from elbowroom.games.warcraft.engine.bombs import disarm, go_off, light, plant
from elbowroom.games.warcraft.engine.champion import march, station
from elbowroom.games.warcraft.engine.forming import assign, recruit, take_form
from elbowroom.games.warcraft.engine.landing import draw_island
from elbowroom.games.warcraft.engine.markers import BEAST, CHAMPION
from elbowroom.games.warcraft.engine.placing import lay, lay_objective, raise_tower
from elbowroom.games.warcraft.engine.portals import swap
from elbowroom.games.warcraft.engine.position import Islands
from elbowroom.games.warcraft.engine.pushes import push, raze
from elbowroom.games.warcraft.engine.site_control import (
    move_to_lake,
    replace,
    seeking_site,
    turn_up,
)
from elbowroom.games.warcraft.engine.tools import (
    hammer,
    press_strike,
    resolve_strike,
    spend_strike,
    steal,
    strike,
    use_tools,
)
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import first_of, second_of, verb_of


def perform_own(pos: Islands, step: int, action: int) -> None:
    """Carry out an answer to a step of this game, or a verb only this game has."""
    kind = verb_of(step)
    if kind < shared.OWN:
        _fight(pos, first_of(step), action)
    elif kind <= steps.LAST_CHANCE:
        pos.stack.pop()
        _learn(pos, step, action)
    elif verb_of(action) == shared_verbs.DONE:
        pos.stack.pop()
        pos.step_closed = False
        if kind == steps.STRIKE:
            spend_strike(pos)
    elif kind == steps.RETREAT:
        _retreat(pos, first_of(step), action)
    elif kind in (steps.FORM, steps.FACTION, steps.STRIKE, steps.LAKE):
        _choose(pos, step, action)
    else:
        _place(pos, step, action)


def _fight(pos: Islands, army: int, action: int) -> None:
    """Carry out an action of the conquest phase."""
    verb = verb_of(action)
    first = first_of(action)
    second = second_of(action)
    if verb in (verbs.WIELD, verbs.VENTURE):
        use_tools(pos, army, verb, first, second)
    elif verb == verbs.STRIKE:
        strike(pos, army, first, second)
    elif verb == verbs.HAMMER:
        hammer(pos, army, first)
    elif verb == verbs.CHAMPION:
        march(pos, army, first)
    elif verb == verbs.SWAP:
        swap(pos, army, first, second)
    elif verb == verbs.STEAL:
        steal(pos, army, first, second)
    elif verb == verbs.RAZE:
        raze(pos, army, first, second)
    else:
        push(pos, army, first, second, beast=verb == verbs.PUSH_BEAST)


def _learn(pos: Islands, step: int, action: int) -> None:
    """Carry on with an answer of chance."""
    kind = verb_of(step)
    answer = first_of(action)
    if kind == steps.ISLAND:
        draw_island(pos, answer)
    elif kind == steps.SITE:
        turn_up(pos, first_of(step), answer)
    elif kind == steps.REPLACEMENT:
        replace(pos, first_of(step), answer)
    elif kind == steps.FUSE:
        go_off(pos, first_of(step), answer)
    else:
        resolve_strike(pos, first_of(step), second_of(step), answer)


def _choose(pos: Islands, step: int, action: int) -> None:
    """Carry out a choice that ends its step."""
    kind = verb_of(step)
    army = first_of(step)
    if kind == steps.STRIKE:
        press_strike(pos, army, second_of(step))
        return
    pos.stack.pop()
    if kind == steps.FORM:
        take_form(pos, army, first_of(action))
    elif kind == steps.FACTION:
        pos.faction = first_of(action)
        if pos.events is not None:
            name = pos.rules.notation.names["faction"][pos.faction]
            pos.note(Event("faction", pos.turn_player, {"faction": name}))
    else:
        move_to_lake(pos, seeking_site(pos), first_of(action))


def _place(pos: Islands, step: int, action: int) -> None:
    """Carry out a placement, or the resolution of a bomb."""
    verb = verb_of(action)
    owner = first_of(step)
    first = first_of(action)
    if verb == verbs.BOMB:
        light(pos, owner, first)
    elif verb == verbs.DISARM:
        disarm(pos, owner, first)
    elif verb == verbs.RECRUIT:
        pos.stack.pop()
        recruit(pos, owner, first)
    elif verb == verbs.CHAMPION:
        pos.stack.pop()
        station(pos, owner, first)
    elif verb == verbs.BEAST:
        added = assign(pos, first, second_of(action))
        pos.marker_hand[pos.rules.army_player[owner] * len(pos.supply) + BEAST] -= added
    elif verb == verbs.TOWER:
        raise_tower(pos, first)
    elif verb == verbs.LAY:
        pos.stack.pop()
        lay(pos, owner, first, second_of(action))
    elif verb == verbs.OBJECTIVE:
        lay_objective(pos, owner, first)
    else:
        plant(pos, owner, first)


def _retreat(pos: Islands, army: int, action: int) -> None:
    """Put a driven out unit back (W-LOSS-4)."""
    verb = verb_of(action)
    region = first_of(action)
    place = pos.rules.army_player[army] * len(pos.supply)
    if verb == shared_verbs.PLACE:
        place_tokens(pos, army, region, second_of(action))
    elif verb == verbs.CHAMPION:
        pos.driven_out[place + CHAMPION] -= 1
        pos.put_marker(CHAMPION, region)
    else:
        pos.driven_out[place + BEAST] -= assign(pos, region, second_of(action))
