"""The turns of bots at a table: each is thought out elsewhere and carried out like anybody's."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from elbowroom.hosting.trying import decided
from elbowroom.server.ops.trouble import unforeseen
from elbowroom.table import commands
from elbowroom.table.lessons import bot_seed
from elbowroom.table.refused import Refused

if TYPE_CHECKING:
    from elbowroom.server.rooms.room import Room

log = structlog.get_logger("elbowroom.room")


async def play_bots(room: Room) -> None:
    """Let bots answer as long as bots are asked."""
    while not room.rooms.closing:
        if room.rooms.bot_delay:
            await asyncio.sleep(room.rooms.bot_delay)
        table, version = room.table, room.table.version
        bot, seat = table.asked_bot(), table.asked()
        if bot is None or seat is None or table.play is None or room.idles or decided(table):
            return
        try:
            choice = await room.rooms.bots.choose(
                room.row.game,
                table.play.state,
                seat,
                bot,
                room.row.id,
                account=room.account,
                attended=room.attended,
                seed=bot_seed(table, seat),
            )
            if room.rooms.closing:
                return  # the bot was interrupted: what it answers is not its choice
            await room.carry_out(
                commands.Act(seat, version, choice.action, by_bot=True, failed=choice.failed)
            )
        except Refused as refused:
            if refused.code == "unavailable":
                await asyncio.sleep(1)
            elif refused.code not in ("stale", "not_your_turn", "not_now"):
                log.error("bot refused", table=room.row.id, code=refused.code)
                return
        except Exception as fault:  # noqa: BLE001 - noted here, or nobody would hear of it
            unforeseen(fault, table=room.row.id)
            return
