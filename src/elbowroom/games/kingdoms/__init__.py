"""Tiny Epic Kingdoms with Heroes' Call: territories, factions, heroes, wars, towers, 1 to 5 players."""

from elbowroom.kernel.manifest import Manifest
from elbowroom.kernel.options import Option

MANIFEST = Manifest(
    id="kingdoms",
    engine="elbowroom.games.kingdoms.engine.game:GAME",
    bots="elbowroom.games.kingdoms.bots.ladder:PLAYERS",
    study="elbowroom.games.kingdoms.bots.study:STUDY",
    codec="elbowroom.games.kingdoms.codec.codec:KingdomsCodec",
    terminal="elbowroom.games.kingdoms.terminal.face:KingdomsTerminal",
    drafts="elbowroom.games.kingdoms.drafts:DRAFTS",
    test_kit="elbowroom.games.kingdoms.test_kit:KingdomsScenario",
    figures="elbowroom.games.kingdoms.figures.figures:FIGURES",
    content="elbowroom.games.kingdoms.content:CONTENT",
    lands="elbowroom.games.kingdoms.drawing:KIND",
    weighing="elbowroom.games.kingdoms.weighing:WEIGHER",
    teller="elbowroom.games.kingdoms.telling:KingdomsTeller",
    puzzles="elbowroom.games.kingdoms",
    texts="elbowroom.games.kingdoms.texts",
    lessons="elbowroom.games.kingdoms.lessons:LESSONS",
    options=(
        Option("heroes_call"),
        Option("frozen_lands", needs="heroes_call"),
        Option("factions", ("random", "choose")),
        Option("faction_pool", ("all", "heroes_call"), needs="heroes_call"),
        Option("territories", maps=True),
        Option("difficulty", ("easy", "normal", "hard"), usual="normal", players=(1,)),
        Option("dummy_faction", ("suggested", "any"), players=(1,)),
    ),
)
