"""Ledges: flocks of gulls, and a cliff with too few ledges for all of them."""

from elbowroom.kernel.manifest import Manifest

MANIFEST = Manifest(
    id="ledges",
    engine="elbowroom_ledges.game:GAME",
    codec="elbowroom_ledges.codec:LedgesCodec",
    texts="elbowroom_ledges.texts",
)
