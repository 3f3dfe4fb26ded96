"""What packs may add to this game: races and powers made of its effects."""

from __future__ import annotations

from elbowroom.conquest.content import ConquestContent
from elbowroom.games.classic.engine.game import CLASSIC

CONTENT = ConquestContent(CLASSIC.standard())
