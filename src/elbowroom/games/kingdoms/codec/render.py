"""A game of Kingdoms as text, as a spectator sees it."""

from __future__ import annotations

from elbowroom.games.kingdoms.engine.position import ATTACKER, DEFENDER, Position
from elbowroom.games.kingdoms.engine.terms import ACTIONS, DUMMY, FLAG, HIDDEN, NONE, RESOURCES
from elbowroom.kernel.bits import members
from elbowroom.kernel.decisions import CHANCE


def render(pos: Position) -> str:
    """Draw what everybody may see: the action card, seats with their regions, the war."""
    asked, question, _ = pos.decision
    who = "chance" if asked == CHANCE else f"seat {asked}"
    now = f"{who} is asked: {question}" if pos.stack else "the game is over"
    covered = " ".join([ACTIONS[action] for action in members(pos.shields)])
    lines = [f"Round {pos.round}, {now}", f"Action card: {covered or 'empty'}"]
    for seat in range(pos.rules.seats):
        lines += _seat_lines(pos, seat)
    if pos.neutral:
        lines.append(f"Neutral meeples: {' '.join(pos.names(pos.neutral))}")
    if pos.war_region != NONE:
        lines.append(_war_line(pos))
    return "\n".join(lines)


def _seat_lines(pos: Position, seat: int) -> list[str]:
    rules = pos.rules
    name = "The dummy" if rules.solo and seat == DUMMY else f"Seat {seat}"
    faction = pos.faction[seat]
    words = [
        f"{name}, {_home_word(pos, seat)}",
        f"{rules.factions[faction].id if faction != NONE else 'no faction'}",
        f"tower {pos.tower[seat]}",
        f"magic {pos.magic[seat]}",
    ]
    words += [f"{pos.resource(seat, number)} {each}" for number, each in enumerate(RESOURCES)]
    card = pos.hero_card[seat]
    if card != NONE:
        words.append(f"hero {rules.heroes[card].id} at level {pos.hero_level[seat]}")
    if pos.retired[seat]:
        words.append(f"{pos.retired[seat].bit_count()} heroes retired")
    pieces = [_space_word(pos, seat, space) for space in members(pos.pieces(seat))]
    return [", ".join(words), f"  on the map {' '.join(pieces) or 'nowhere'}"]


def _home_word(pos: Position, seat: int) -> str:
    """Name the home territory, or the card whose side is not chosen yet."""
    box = pos.rules.box
    if pos.lands[seat] != NONE:
        return f"at home in {box.territories[pos.lands[seat]].id}"
    card = pos.cards[seat]
    return "without a home" if card == NONE else f"dealt {box.cards[card]}"


def _space_word(pos: Position, seat: int, space: int) -> str:
    """Name a space with the pieces of a seat there."""
    count = (pos.first[seat] >> space & 1) + (pos.second[seat] >> space & 1)
    lying = (pos.laid[seat] >> space & 1) + (pos.both_laid[seat] >> space & 1)
    word = f"{pos.name(space)}:{count}"
    if lying:
        word += f"({lying} lying)"
    if pos.hero_at[seat] == space:
        word += "+hero"
    if pos.forts[seat] >> space & 1:
        word += "+fortress(lying)" if pos.forts_laid[seat] >> space & 1 else "+fortress"
    return word


def _war_line(pos: Position) -> str:
    region = pos.name(pos.war_region)
    if pos.war_defender == NONE:
        return f"War in {region}: seat {pos.war_attacker} beats a neutral meeple"
    sides = f"seat {pos.war_attacker} attacks seat {pos.war_defender}"
    if pos.rules.solo:
        return f"War in {region}: {sides}, the dummy's number is {pos.war_number}"
    dice = f"{_die_word(pos.dials[ATTACKER])} against {_die_word(pos.dials[DEFENDER])}"
    return f"War in {region}: {sides}, {dice}"


def _die_word(number: int) -> str:
    if number == HIDDEN:
        return "a hidden die"
    if number == FLAG:
        return "the flag"
    return str(number) if number else "no die"
