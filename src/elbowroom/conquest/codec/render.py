"""A conquest game as text, as a spectator sees it."""

from __future__ import annotations

from elbowroom.conquest.engine.combo import NO_POWER, power_of, race_of
from elbowroom.conquest.engine.position import HIDDEN, Position
from elbowroom.kernel.bits import members
from elbowroom.kernel.decisions import CHANCE


def render(pos: Position) -> str:
    """Draw what everybody may see: seats with their regions, then the row of combos."""
    asked, question, _ = pos.decision
    who = "chance" if asked == CHANCE else f"seat {asked}"
    now = f"{who} is asked: {question}" if pos.stack else "the game is over"
    lines = [f"Round {pos.round} of {pos.rules.rounds}, {now}"]
    for player in range(pos.rules.players):
        lines += _seat_lines(pos, player)
    lines.append("Row: " + "; ".join(_row_words(pos)))
    return "\n".join(lines)


def _seat_lines(pos: Position, player: int) -> list[str]:
    coins = pos.coins[player]
    told = "coins hidden" if coins == HIDDEN else f"{coins} coins"
    lines = [f"Seat {player}, {told}"]
    first = player * pos.rules.slots
    for army in range(first, first + pos.rules.slots):
        if pos.has_race(army):
            condition = "" if pos.is_active(army) else "in decline, "
            regions = " ".join([_region_word(pos, region) for region in members(pos.held[army])])
            lines.append(
                f"  {_combo_words(pos, pos.combo_of[army])}: {condition}"
                f"{pos.hand[army]} in hand, on the map {regions or 'nowhere'}"
            )
    return lines


def _region_word(pos: Position, region: int) -> str:
    marks = [
        f"+{pos.marker_count(kind, region)} {marker.id}"
        for kind, marker in enumerate(pos.rules.markers)
        if pos.marker_count(kind, region)
    ]
    return f"{pos.rules.board.ids[region]}:{pos.tokens[region]}{''.join(marks)}"


def _combo_words(pos: Position, key: int) -> str:
    race = pos.rules.races[race_of(key)].id
    power = power_of(key)
    return race if power == NO_POWER else f"{pos.rules.powers[power].id} {race}"


def _row_words(pos: Position) -> list[str]:
    return [
        f"{place} {_combo_words(pos, key)} ({pos.row_coins[place]} coins)"
        for place, key in enumerate(pos.row)
    ]
