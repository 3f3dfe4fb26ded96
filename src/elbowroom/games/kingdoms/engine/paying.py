"""Paying: a price in units that may stand in for each other, or a war cost (K-WAR-7)."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.prices import payable_with, price
from elbowroom.games.kingdoms.engine.questions import Deed, Question, refuse
from elbowroom.games.kingdoms.engine.solo.dummy import planned_payment
from elbowroom.games.kingdoms.engine.solo.war import number_to_match
from elbowroom.games.kingdoms.engine.terms import (
    FLAG,
    FOOD,
    MANA,
    NONE,
    ORE,
    PAYS,
    PRICED,
    RESOURCES,
    RETREAT,
    SILVER,
)
from elbowroom.games.kingdoms.engine.warcost import Purse
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of
from elbowroom.kernel.reasons import Refusal
from elbowroom.kernel.steps import Step

HERO_RETREATS: Final = 8
"""Added to RETREAT when it is the hero that retreats."""
_UNKNOWN: Final = -1


class StartPay(Deed):
    """Begin to pay for an action or a retreat."""

    def carry_out(self, pos: Position, step: int) -> None:
        player, what = first_of(step), second_of(step)
        priced = what & 7
        pos.pay_for = priced
        if priced == RETREAT:
            pos.pay_due = price(pos, player, RETREAT, NONE, bool(what & HERO_RETREATS))
        else:
            pos.pay_due = price(pos, player, priced, pos.target)
        pos.pay_types = payable_with(pos, player, priced)
        pos.paid = [_UNKNOWN] * 4
        _ask_next(pos, player)


class PayWar(Deed):
    """Begin to pay for the number set; a flag costs nothing (K-WAR-6)."""

    def carry_out(self, pos: Position, step: int) -> None:
        player = first_of(step)
        number = number_to_match(pos) if pos.rules.solo else pos.dials[pos.war_side(player)]
        if number == FLAG and not pos.rules.solo and pos.war_defender != NONE:
            return
        pos.pay_for = NONE
        pos.pay_due = number
        pos.pay_types = 0
        pos.paid = [_UNKNOWN] * 4
        _ask_next(pos, player)


class Pay(Question):
    """Settle how many units of a resource are paid."""

    def answers(self, pos: Position, step: int) -> list[int]:
        player, resource = first_of(step), second_of(step)
        counts = _payable_counts(pos, player, resource, _war_payments(pos, player))
        return [encode(verbs.PAY, resource, count) for count in counts]

    def answer(self, pos: Position, step: int, action: int) -> None:
        pos.paid[first_of(action)] = second_of(action)
        _ask_next(pos, first_of(step))

    def dummy_answer(self, pos: Position, step: int, found: list[int]) -> int:
        resource = second_of(step)
        return encode(verbs.PAY, resource, planned_payment(pos)[resource])

    def refuse(self, pos: Position, step: int, action: int) -> Refusal | None:
        return refuse("bad_payment", "K-WAR-7") if verb_of(action) == verbs.PAY else None


def _ask_next(pos: Position, player: int) -> None:
    """Settle what is certain of a payment and ask for what is not."""
    payments = _war_payments(pos, player)
    for resource in range(4):
        if pos.paid[resource] != _UNKNOWN:
            continue
        counts = _payable_counts(pos, player, resource, payments)
        if len(counts) > 1:
            pos.push(steps.PAY, player, resource)
            return
        pos.paid[resource] = counts[0]
    _hand_over(pos, player)


def _war_payments(pos: Position, player: int) -> list[tuple[int, int, int]]:
    """List the legal payments of a war cost; none when it is no war that is paid for."""
    return Purse(pos, player).payments(pos.pay_due) if pos.pay_for == NONE else []


def _payable_counts(
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


def whole_payments(pos: Position, player: int) -> list[tuple[int, int, int, int]]:
    """List the payments that are still possible in full, the usual one first."""
    if pos.pay_for == NONE:
        payments = usual_first(Purse(pos, player), pos.pay_due)
        return [(*each, 0) for each in payments if _goes_on(pos.paid, each)]
    proper = PAYS[pos.pay_for]
    ordered = [
        (each[SILVER], -each[proper], each)
        for each in _divisions(pos, player)
        if _goes_on(pos.paid, each[:SILVER]) and pos.paid[SILVER] in (_UNKNOWN, each[SILVER])
    ]
    return [each for _, _, each in sorted(ordered)]


def _divisions(pos: Position, player: int) -> list[tuple[int, int, int, int]]:
    """List the ways to divide what is due among the resources that may pay for it."""
    due = pos.pay_due
    most = [
        min(due, pos.resource(player, each)) if pos.pay_types >> each & 1 else 0
        for each in range(4)
    ]
    return [
        (food, mana, ore, due - food - mana - ore)
        for food in range(most[FOOD] + 1)
        for mana in range(most[MANA] + 1)
        for ore in range(most[ORE] + 1)
        if 0 <= due - food - mana - ore <= most[SILVER]
    ]


def usual_first(purse: Purse, number: int) -> list[tuple[int, int, int]]:
    """List the payments of a number: first without food, nothing too much, mana rather than ore."""
    ordered = [
        (food, mana * purse.values[MANA] + ore * purse.values[ORE], -mana, (food, mana, ore))
        for food, mana, ore in purse.payments(number)
    ]
    return [payment for _, _, _, payment in sorted(ordered)]


def _hand_over(pos: Position, player: int) -> None:
    first = player * 4
    for resource in range(4):
        pos.resources[first + resource] -= pos.paid[resource]
    if pos.events is not None and any(pos.paid):
        what = "war" if pos.pay_for == NONE else PRICED[pos.pay_for]
        units = {RESOURCES[r]: pos.paid[r] for r in range(4) if pos.paid[r]}
        pos.note("paid", player, **{"for": what, **units})
    pos.paid = [0] * 4


STEPS: Final[dict[int, Step[Any]]] = {
    steps.START_PAY: StartPay("start_pay", "priced"),
    steps.PAY_WAR: PayWar("pay_war"),
    steps.PAY: Pay("pay", "resource"),
}
