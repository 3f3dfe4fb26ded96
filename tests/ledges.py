"""The game of examples/game, as if it were installed: a game none of the rooms knows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from elbowroom.catalogue import find_games
from elbowroom.kernel.manifest import Manifest

SOURCE = Path(__file__).parent.parent / "examples" / "game" / "src"


@contextmanager
def ledges(**faces: str | None) -> Iterator[Manifest]:
    """Let the catalogue know Ledges for a while, with these faces only."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SOURCE))
        manifest = Manifest(id="ledges", engine="elbowroom_ledges.game:GAME", **faces)
        patch.setitem(find_games().manifests, manifest.id, manifest)
        yield manifest
