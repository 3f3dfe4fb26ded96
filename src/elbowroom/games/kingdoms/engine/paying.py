"""Paying: a price in units that may stand in for each other, or a war cost (K-WAR-7)."""

from __future__ import annotations

from typing import Final

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.prices import payable_with, price
from elbowroom.games.kingdoms.engine.solo.war import number_to_match
from elbowroom.games.kingdoms.engine.terms import (
    FLAG,
    FOOD,
    MANA,
    NONE,
    ORE,
    PRICED,
    RESOURCES,
    RETREAT,
    SILVER,
)
from elbowroom.games.kingdoms.engine.warcost import Purse
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode

HERO_RETREATS: Final = 8
"""Added to RETREAT when it is the hero that retreats."""
_UNKNOWN: Final = -1


def start_payment(pos: Position, player: int, what: int) -> None:
    """Begin to pay for an action or a retreat."""
    priced = what & 7
    pos.pay_for = priced
    if priced == RETREAT:
        pos.pay_due = price(pos, player, RETREAT, NONE, bool(what & HERO_RETREATS))
    else:
        pos.pay_due = price(pos, player, priced, pos.target)
    pos.pay_types = payable_with(pos, player, priced)
    _go_on(pos, player)


def start_war_payment(pos: Position, player: int) -> None:
    """Begin to pay for the number set; a flag costs nothing (K-WAR-6)."""
    number = number_to_match(pos) if pos.rules.solo else pos.dials[pos.war_side(player)]
    if number == FLAG and not pos.rules.solo and pos.war_defender != NONE:
        return
    pos.pay_for = NONE
    pos.pay_due = number
    pos.pay_types = 0
    _go_on(pos, player)


def _go_on(pos: Position, player: int) -> None:
    pos.paid = [_UNKNOWN] * 4
    ask_next(pos, player)


def ask_next(pos: Position, player: int) -> None:
    """Settle what is certain of a payment and ask for what is not."""
    payments = war_payments(pos, player)
    for resource in range(4):
        if pos.paid[resource] != _UNKNOWN:
            continue
        counts = payable_counts(pos, player, resource, payments)
        if len(counts) > 1:
            pos.push(steps.PAY, player, resource)
            return
        pos.paid[resource] = counts[0]
    _hand_over(pos, player)


def war_payments(pos: Position, player: int) -> list[tuple[int, int, int]]:
    """List the legal payments of a war cost; none when it is no war that is paid for."""
    return Purse(pos, player).payments(pos.pay_due) if pos.pay_for == NONE else []


def payable_counts(
    pos: Position, player: int, resource: int, payments: list[tuple[int, int, int]]
) -> list[int]:
    """List how many units of a resource may be part of the payment."""
    if pos.pay_for == NONE:
        return _war_counts(pos, payments, resource)
    if not pos.pay_types >> resource & 1:
        return [0]
    first = player * 4
    left = pos.pay_due - sum([units for units in pos.paid if units != _UNKNOWN])
    later = 0
    for other in members(pos.pay_types):
        if other > resource:
            later += pos.resources[first + other]
    return list(range(max(0, left - later), min(left, pos.resources[first + resource]) + 1))


def _war_counts(pos: Position, payments: list[tuple[int, int, int]], resource: int) -> list[int]:
    if resource == SILVER:
        return [0]
    counts: set[int] = set()
    for payment in payments:
        if _goes_on(pos.paid, payment):
            counts.add(payment[resource])
    return sorted(counts)


def _goes_on(paid: list[int], payment: tuple[int, int, int]) -> bool:
    """Whether a payment agrees with what has been settled of it."""
    food, mana, ore = payment
    return (
        paid[FOOD] in (_UNKNOWN, food)
        and paid[MANA] in (_UNKNOWN, mana)
        and paid[ORE] in (_UNKNOWN, ore)
    )


def pay_options(pos: Position, player: int, resource: int) -> list[int]:
    """List the answers to how many units of a resource are paid."""
    counts = payable_counts(pos, player, resource, war_payments(pos, player))
    return [encode(verbs.PAY, resource, count) for count in counts]


def pay(pos: Position, player: int, resource: int, count: int) -> None:
    """Settle how many units of a resource are paid."""
    pos.paid[resource] = count
    ask_next(pos, player)


def _hand_over(pos: Position, player: int) -> None:
    first = player * 4
    for resource in range(4):
        pos.resources[first + resource] -= pos.paid[resource]
    if pos.events is not None and any(pos.paid):
        what = "war" if pos.pay_for == NONE else PRICED[pos.pay_for]
        units = {RESOURCES[r]: pos.paid[r] for r in range(4) if pos.paid[r]}
        pos.note("paid", player, **{"for": what, **units})
    pos.paid = [0] * 4
