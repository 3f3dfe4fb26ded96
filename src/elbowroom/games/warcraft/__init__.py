"""Small World of Warcraft: islands, factions, artifacts and legendary places, 2 to 5 players."""

from elbowroom.kernel.manifest import Manifest
from elbowroom.kernel.options import Option

MANIFEST = Manifest(
    id="warcraft",
    engine="elbowroom.games.warcraft.engine.game:GAME",
    bots="elbowroom.conquest.bots.ladder:PLAYERS",
    heuristics="elbowroom.games.warcraft.bots.heuristics:HEURISTICS",
    layers="elbowroom.conquest.bots.learned.plain_network:compute_layers_with",
    study="elbowroom.conquest.bots.study:STUDY",
    figures="elbowroom.games.warcraft.figures:FIGURES",
    codec="elbowroom.games.warcraft.codec.codec:WarcraftCodec",
    terminal="elbowroom.games.warcraft.terminal:WarcraftTerminal",
    drafts="elbowroom.games.warcraft.drafts:DRAFTS",
    test_kit="elbowroom.games.warcraft.test_kit:WarcraftScenario",
    content="elbowroom.games.warcraft.content:CONTENT",
    weighing="elbowroom.conquest.weighing:WEIGHER",
    teller="elbowroom.games.warcraft.telling:WarcraftTeller",
    lessons="elbowroom.games.warcraft.lessons:LESSONS",
    puzzles="elbowroom.games.warcraft",
    texts="elbowroom.games.warcraft.texts",
    options=(
        Option("two_player_islands", ("L+M", "L+S"), players=(2,)),
        Option("islands", maps=True),
        Option("teams"),
        Option("team_scoring", ("best", "sum"), needs="teams"),
    ),
)
