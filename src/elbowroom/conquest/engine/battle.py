"""Taking a region: who loses what, and what the conqueror gets for it."""

from __future__ import annotations

from typing import Generic, TypeVar

from elbowroom.conquest.engine.combo import NO_POWER
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.row import return_banner
from elbowroom.kernel.bits import members
from elbowroom.kernel.compiler_marks import mypyc_attr
from elbowroom.kernel.events import Event

AnyPosition = TypeVar("AnyPosition", bound=Position)


def conquer(pos: Position, army: int, region: int, tokens: int, way: str) -> None:
    """Take a region with tokens from hand."""
    pos.hand[army] -= tokens
    _seize(pos, army, region, tokens, way)
    pos.roll = NONE


def conquer_for_one(pos: Position, army: int, region: int, kind: int) -> None:
    """Take a region for the fewest tokens and move the marker there."""
    pos.conquests_for_one += 1
    conquer(pos, army, region, pos.combo(army).fewest_tokens, pos.rules.markers[kind].verb)
    player = pos.rules.army_player[army]
    place = player * len(pos.supply) + kind
    for stood in members(pos.standing[kind] & pos.held[army]):
        pos.marker_hand[place] += pos.lift_markers(kind, stood)
    if pos.marker_hand[place]:
        pos.marker_hand[place] -= 1
        pos.put_marker(kind, region)


def substitute(pos: Position, army: int, region: int) -> None:
    """Replace a lone enemy token by one from the tray."""
    loser = pos.holder[region]
    pos.substituted |= 1 << pos.rules.army_player[loser]
    pos.tray[pos.race(army)] -= 1
    # The token is lost whatever its race can do.
    _seize(pos, army, region, 1, "substitute", saved=False)


def _seize(
    pos: Position, army: int, region: int, tokens: int, way: str, saved: bool = True
) -> None:
    """Make a region the army's, whatever way it was taken (C-CONQ-24)."""
    loser = pos.holder[region]
    units = pos.units(region) if loser != NONE else pos.tokens[region]
    note_attack(pos, army, region)
    if pos.events is not None:
        _tell(pos, army, region, tokens, way)
    if loser == NONE:
        pos.vacate(region)  # C-CONQ-12: a lost tribe leaves the game.
    else:
        pos.rules.losses.drive_out(pos, army, region, saved)
    pos.occupy(army, region, tokens)
    if pos.is_active(army):
        if units:
            pos.nonempty += 1
        _mark(pos, army, region)
    for listener in pos.rules.listeners:
        listener.conquered(pos, army, region, loser, units)
    if loser != NONE:
        retire_if_gone(pos, loser)


def note_attack(pos: Position, army: int, region: int) -> None:
    """Remember an attack on another player's active race (C-RUL-46, C-RUL-71)."""
    loser = pos.holder[region]
    if loser != NONE and pos.is_active(army) and pos.is_active(loser):
        pos.attacked |= 1 << pos.rules.army_player[loser]


@mypyc_attr(allow_interpreted_subclasses=True)
class Losses(Generic[AnyPosition]):
    """What the holder of a conquered region loses."""

    def drive_out(self, pos: AnyPosition, army: int, region: int, saved: bool) -> None:
        """Drive the holder out (C-CONQ-13, C-CONQ-14); nothing is lost unless it can be saved."""
        loser = pos.holder[region]
        player = pos.rules.army_player[loser]
        tokens = pos.vacate(region)
        lost = min(tokens, pos.combo(loser).tokens_lost) if saved else tokens
        pos.tray[pos.race(loser)] += lost
        pos.hand[loser] += tokens - lost
        own = pos.rules.army_player[army] == player
        pos.strip_markers(region, player, pos.marker_hand if own else pos.driven_out)


def _mark(pos: Position, army: int, region: int) -> None:
    """Put the markers a conquest earns into the region."""
    first = pos.rules.army_player[army] * len(pos.supply)
    combo = pos.combo(army)
    for kind, _ in combo.marks:
        if not combo.marked[kind] >> region & 1:
            continue
        if pos.marks_left[first + kind] and pos.supply[kind]:
            pos.marks_left[first + kind] -= 1
            pos.supply[kind] -= 1
            pos.put_marker(kind, region)


def retire_if_gone(pos: Position, army: int) -> None:
    """Return the banner of a race in decline that is off the map (C-DECL-9)."""
    if pos.is_active(army) or pos.held[army]:
        return
    # C-RUL-29: tokens in hand keep a race that acts in decline; others are lost (C-CUSTOM-12).
    if not (pos.hand[army] and pos.combo(army).acts_in_decline):
        retire(pos, army)


def retire(pos: Position, army: int) -> None:
    """Take a race without regions out of the game: hand, badge and banner."""
    race = pos.race(army)
    power = pos.power(army)
    pos.tray[race] += pos.hand[army]
    pos.hand[army] = 0
    if power != NO_POWER:
        pos.discards |= 1 << power
    pos.combo_of[army] = NONE
    if pos.events is not None:
        facts: dict[str, object] = {"race": pos.rules.races[race].id}
        pos.note(Event("race_left", pos.rules.army_player[army], facts))
    return_banner(pos, race)


def abandon(pos: Position, army: int, region: int) -> None:
    """Empty a region into hand (C-CONQ-1a, C-CONQ-1b)."""
    player = pos.rules.army_player[army]
    pos.hand[army] += pos.vacate(region)
    pos.strip_markers(region, player, pos.marker_hand)
    for listener in pos.rules.listeners:
        listener.abandoned(pos, region)
    if pos.events is not None:
        pos.note(Event("abandoned", player, {"region": pos.rules.board.ids[region]}))


def _tell(pos: Position, army: int, region: int, tokens: int, way: str) -> None:
    loser = pos.holder[region]
    lost_tribe = loser == NONE and pos.tokens[region] > 0
    facts: dict[str, object] = {
        "region": pos.rules.board.ids[region],
        "tokens": tokens,
        "way": way,
        "race": pos.rules.races[pos.race(army)].id,
        "from": None if loser == NONE else pos.rules.army_player[loser],
        "from_race": None if loser == NONE else pos.rules.races[pos.race(loser)].id,
        "lost_tribe": lost_tribe,
    }
    for listener in pos.rules.listeners:
        facts.update(listener.facts(pos))
    pos.note(Event("conquered", pos.rules.army_player[army], facts))
