"""Small World: 14 races, 20 powers, four maps, 2 to 5 players."""

from elbowroom.kernel.manifest import Manifest

MANIFEST = Manifest(
    id="classic",
    engine="elbowroom.games.classic.engine.game:GAME",
    bots="elbowroom.conquest.bots.ladder:PLAYERS",
    layers="elbowroom.conquest.bots.learned.plain_network:compute_layers_with",
    study="elbowroom.conquest.bots.study:STUDY",
    figures="elbowroom.conquest.figures.figures:FIGURES",
    codec="elbowroom.conquest.codec.codec:ConquestCodec",
    terminal="elbowroom.games.classic.terminal:ClassicTerminal",
    drafts="elbowroom.conquest.drafts:DRAFTS",
    test_kit="elbowroom.conquest.test_kit.scenario:ConquestScenario",
    lessons="elbowroom.games.classic.lessons:LESSONS",
    content="elbowroom.games.classic.content:CONTENT",
    maps="elbowroom.games.classic.drawing:KIND",
    weighing="elbowroom.conquest.weighing:WEIGHER",
    teller="elbowroom.conquest.telling:ConquestTeller",
    puzzles="elbowroom.games.classic",
    texts="elbowroom.games.classic.texts",
)
