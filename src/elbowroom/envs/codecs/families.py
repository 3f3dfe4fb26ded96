"""Which codec a position is translated by: the one of its family of games."""

from __future__ import annotations

from elbowroom.conquest.position import Position
from elbowroom.envs.codecs.codec import Codec
from elbowroom.envs.codecs.conquest import ConquestCodec
from elbowroom.envs.codecs.islands import IslandsCodec
from elbowroom.envs.codecs.kingdoms import KingdomsCodec
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.state import State
from elbowroom.kingdoms.position import Position as Realms
from elbowroom.warcraft.position import Islands


def codec_of(state: State) -> Codec:
    """Make the codec for all positions with the same set-up as this one."""
    if isinstance(state, Islands):
        return IslandsCodec(state)
    if isinstance(state, Position) and not state.rules.bends:
        return ConquestCodec(state.rules)
    if isinstance(state, Realms):
        return KingdomsCodec(state)
    raise ElbowroomError("This game has no codec, so it cannot be an environment.")
