"""Which codec a position is translated by: the one of its family of games."""

from __future__ import annotations

from elbowroom.conquest.codec.codec import ConquestCodec
from elbowroom.conquest.engine.position import Position
from elbowroom.envs.codecs.codec import Codec
from elbowroom.games.kingdoms.codec.codec import KingdomsCodec
from elbowroom.games.kingdoms.engine.position import Position as Realms
from elbowroom.games.warcraft.codec.codec import IslandsCodec
from elbowroom.games.warcraft.engine.position import Islands
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.state import State


def codec_of(state: State) -> Codec:
    """Make the codec for all positions with the same set-up as this one."""
    if isinstance(state, Islands):
        return IslandsCodec(state)
    if isinstance(state, Position):
        return ConquestCodec(state.rules)
    if isinstance(state, Realms):
        return KingdomsCodec(state)
    raise ElbowroomError("This game has no codec, so it cannot be an environment.")
