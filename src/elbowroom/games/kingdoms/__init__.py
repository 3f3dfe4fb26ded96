"""Tiny Epic Kingdoms with Heroes' Call: territories, factions, heroes, wars, towers, 1 to 5 players."""

from elbowroom.kernel.manifest import Manifest

MANIFEST = Manifest(
    id="kingdoms",
    engine="elbowroom.games.kingdoms.engine.game:GAME",
    bots="elbowroom.games.kingdoms.bots.ladder:PLAYERS",
    codec="elbowroom.games.kingdoms.codec.codec:KingdomsCodec",
    terminal="elbowroom.games.kingdoms.terminal.face:KingdomsTerminal",
    test_kit="elbowroom.games.kingdoms.test_kit:KingdomsScenario",
    teller="elbowroom.games.kingdoms.telling:KingdomsTeller",
    texts="elbowroom.games.kingdoms.texts",
)
