"""War against the dummy: its number, which the human matches or not (K-SOLO-WAR)."""

from __future__ import annotations

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.terms import DUMMY, HUMAN, MANA, ORE
from elbowroom.games.kingdoms.engine.warcost import (
    Purse,
    explain_discounts,
    fighting,
    fortress_discount,
    surcharge,
    war_explanation,
)
from elbowroom.kernel.notation import encode
from elbowroom.kernel.reasons import Explanation, Part

_BY_DAY = 2
_BY_NIGHT = 1
_LEAST = 1
_PAYMENTS = range(8)


def begin_match(pos: Position) -> None:
    """Set the dummy's number and ask whether the human matches it (K-SOLO-WAR-1)."""
    pos.war_number = dummy_number(pos)
    pos.war_revealed = True
    pos.note("war_number", DUMMY, number=pos.war_number, due=number_to_match(pos))
    pos.push(steps.MATCH, HUMAN)


def dummy_number(pos: Position) -> int:
    """Give the dummy's number: the human's meeples, and abilities (K-SOLO-WAR-7, -8)."""
    number = pos.meeples(HUMAN) * (_BY_NIGHT if pos.night else _BY_DAY)
    number += fortress_discount(pos, DUMMY) + _discounts(pos)
    units = pos.resource(DUMMY, MANA) + pos.resource(DUMMY, ORE)
    if units and pos.abilities(DUMMY).units_after_reveal:
        number += 1
    number -= surcharge(pos, DUMMY)
    if any([each.shifts_dial for each in fighting(pos, HUMAN)]):
        number -= 1
    return max(_LEAST, number)


def _discounts(pos: Position) -> int:
    """Add the dummy's discounts up; those that look at a payment count as satisfied."""
    own = pos.abilities(DUMMY)
    effects = list(own.war_discounts)
    if own.shares_discounts:
        effects += pos.abilities(HUMAN).war_discounts
        effects += pos.hero_abilities(HUMAN).war_discounts
    total = 0
    for effect in effects:
        total += max([effect.war_discount(pos, DUMMY, pos.war_region, p) for p in _PAYMENTS])
    return total


def _wins_ties(pos: Position, player: int) -> bool:
    for abilities in fighting(pos, player):
        for effect in abilities.ties:
            if effect.wins_ties(pos, player, pos.war_region):
                return True
    return False


def ties_cost(pos: Position) -> int:
    """Give what the human pays more because the dummy wins ties."""
    if not _wins_ties(pos, DUMMY):
        return 0
    return 0 if pos.war_defender == HUMAN and _wins_ties(pos, HUMAN) else 1


def number_to_match(pos: Position) -> int:
    """Give the number the human pays for to win."""
    return pos.war_number + ties_cost(pos)


def match_options(pos: Position) -> list[int]:
    """List what the human may do: match a number that can be paid for, or lose."""
    found = [encode(verbs.YIELD)]
    if Purse(pos, HUMAN).highest() >= number_to_match(pos):
        found.insert(0, encode(verbs.MATCH))
    return found


def explain_match(pos: Position) -> Explanation:
    """Take apart what matching the dummy's number costs."""
    parts = [Part(pos.war_number, "war.dummy", "K-SOLO-WAR-1")]
    if ties_cost(pos):
        parts.append(Part(1, "war.ties", "K-SOLO-WAR-7"))
    return war_explanation([*parts, *explain_discounts(pos, HUMAN)])
