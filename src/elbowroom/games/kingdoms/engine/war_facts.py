"""What a board has to know of a war: what either side can pay and how, and what losing means."""

from __future__ import annotations

from elbowroom.games.kingdoms.engine.paying import usual_first
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.retreat import loss_of
from elbowroom.games.kingdoms.engine.terms import BASIC, HIGHEST_NUMBER, RESOURCES
from elbowroom.games.kingdoms.engine.war import tie_winner
from elbowroom.games.kingdoms.engine.warcost import (
    Purse,
    ability_discount,
    fortress_discount,
    surcharge,
)
from elbowroom.kernel.decisions import Facts


def war_facts(pos: Position, player: int) -> Facts:
    """Tell of both sides of a war what their open purses could pay for, and what flags and ties do."""
    rival = pos.war_rival(player)
    return {
        "rival": rival,
        "tie": tie_winner(pos),
        "flags": "defender" if pos.rules.lost_kingdom else "alliance",
        **_purse_facts(pos, player, ""),
        **_purse_facts(pos, rival, "rival_"),
        **loss_facts(pos, player, ""),
        **loss_facts(pos, rival, "rival_"),
    }


def _purse_facts(pos: Position, player: int, whose: str) -> Facts:
    """Tell the highest number a side may set, and what its best payment is worth, in parts."""
    purse = Purse(pos, player)
    worth, types = purse.best()
    pays = [
        f"{RESOURCES[each]} {purse.held[each]} {purse.values[each]}"
        for each in BASIC
        if types >> each & 1
    ]
    changes = (
        ("fortress", fortress_discount(pos, player)),
        ("abilities", ability_discount(pos, player, types)),
        ("surcharge", -surcharge(pos, player)),
    )
    return {
        f"{whose}highest": max(0, min(HIGHEST_NUMBER, worth)),
        f"{whose}worth": worth,
        f"{whose}pays": pays + [f"{name} {amount}" for name, amount in changes if amount],
    }


def loss_facts(pos: Position, player: int, whose: str) -> Facts:
    """Tell what losing would mean for a side: the price of a retreat, or that its meeple falls."""
    loss = loss_of(pos, player)
    return {
        f"{whose}loss": loss.outcome,
        f"{whose}retreat": loss.price,
        f"{whose}units": loss.units,
        f"{whose}fortress": pos.forts[player] >> pos.war_region & 1,
    }


def number_facts(pos: Position, player: int, number: int) -> Facts:
    """Tell what a number of the die takes: usually, and in every other way."""
    payments = usual_first(Purse(pos, player), number)
    food, mana, ore = payments[0]
    told = payments_told([(*each, 0) for each in payments])
    return {"food": food, "mana": mana, "ore": ore, "payments": told}


def payments_told(payments: list[tuple[int, int, int, int]]) -> list[str]:
    """Write payments as units of food, mana, ore and silver."""
    return [f"{food} {mana} {ore} {silver}" for food, mana, ore, silver in payments]
