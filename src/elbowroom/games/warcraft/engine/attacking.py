"""Whom one may attack, and what is paid first."""

from __future__ import annotations

from elbowroom.conquest.engine.additions import AttackRule
from elbowroom.conquest.engine.position import NONE
from elbowroom.games.warcraft.engine import tolls
from elbowroom.games.warcraft.engine.position import WarcraftPosition
from elbowroom.games.warcraft.engine.refusals import block
from elbowroom.kernel.reasons import Refusal


class Teammates(AttackRule[WarcraftPosition]):
    """The active race of a teammate is not attacked (W-TEAM-5)."""

    def forbidden(self, pos: WarcraftPosition, army: int) -> int:
        regions = 0
        player = pos.rules.army_player[army]
        for other in range(pos.rules.players):
            if other != player and pos.are_mates(player, other):
                regions |= pos.held[pos.active(other)]
        return regions


class Tolls(AttackRule[WarcraftPosition]):
    """Before an attack its toll is paid; who cannot pay may not attack (W-TOLL-2)."""

    def forbidden(self, pos: WarcraftPosition, army: int) -> int:
        return tolls.unaffordable(pos, pos.rules.army_player[army])

    def refuse(self, pos: WarcraftPosition, army: int, region: int) -> Refusal | None:
        return block(pos, army, region)

    def before(self, pos: WarcraftPosition, army: int, region: int) -> None:
        if pos.holder[region] != NONE:
            player = pos.rules.army_player[army]
            tolls.pay(pos, player, region, tolls.attack_toll(pos, player, region))
