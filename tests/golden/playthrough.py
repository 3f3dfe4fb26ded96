"""Golden playthroughs and counts as readable text, made the same way everywhere."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from elbowroom import CHANCE, game
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.games.warcraft.test_kit import WarcraftScenario
from elbowroom.kernel.state import UNSEEDED
from elbowroom.testing import position
from tests.golden.kingdoms import KINGDOMS, playthrough_of

HERE = Path(__file__).parent


class Golden(NamedTuple):
    """A game that is written down."""

    game: str
    players: int
    seed: int
    teams: bool = False

    @property
    def file(self) -> str:
        """The name of its file."""
        sides = "-sides" if self.teams else ""
        return f"{self.game}-{self.players}-players{sides}-seed-{self.seed}.txt"


GAMES = [
    *[Golden("classic", players, seed) for players in (2, 3, 4, 5) for seed in (1, 2)],
    *[Golden("warcraft", players, 1) for players in (2, 3, 4, 5)],
    Golden("warcraft", 4, 2, teams=True),
]
COUNTED = ("classic", "warcraft")
RARE = {"done": 1, "abandon": 1, "decline": 2, "redeploy": 3}
"""Verbs chosen less often than the usual 6, so that games are worth reading."""


def texts() -> Iterator[tuple[str, str]]:
    """Give the name and the text of every golden file."""
    for golden in GAMES:
        yield golden.file, playthrough(golden)
    for kingdom in KINGDOMS:
        yield kingdom.file, playthrough_of(kingdom)
    for name in COUNTED:
        yield f"{name}-counts.txt", counts(name)


def chosen(state: ConquestState, name: str) -> int:
    """Choose an action by a hash of the game and the number of the answer.

    The order in which actions are listed does not matter.
    """
    weighted = []
    for action in sorted(state.legal_actions(), key=state.text):
        weighted += [action] * RARE.get(state.text(action).split()[0], 6)
    digest = hashlib.sha256(f"{name}/{len(state.journal)}".encode()).digest()
    return weighted[int.from_bytes(digest[:8], "big") % len(weighted)]


def playthrough(golden: Golden) -> str:
    """Write one game down: every decision, every answer of chance, a hash for each turn."""
    options = {"teams": True} if golden.teams else {}
    state = game(golden.game).new(golden.players, seed=golden.seed, **options)
    assert isinstance(state, ConquestState)
    name = f"{golden.players}/{golden.seed}"
    sides = " in two sides" if golden.teams else ""
    lines = [
        f"{golden.game.capitalize()}, {golden.players} players{sides}, seed {golden.seed}.",
        "seat, kind of decision, number of allowed actions: action chosen [what it costs or pays]",
        "",
        *_chance_lines(state, 0),
    ]
    turns = 0
    while not state.over:
        if state.turns != turns:
            turns = state.turns
            lines += ["", _turn_line(state)]
        known = len(state.journal)
        action = chosen(state, name)
        lines.append(_decision_line(state, action))
        state.apply(action)
        lines += _chance_lines(state, known + 1)
    coins, winners = _listed(state.scores()), _listed(state.winners())
    lines += ["", f"End: coins {coins}, winners {winners}, hash {state.digest()}"]
    return "\n".join(lines) + "\n"


def _listed(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def _turn_line(state: ConquestState) -> str:
    return (
        f"Round {state.round}, seat {state.turn_player}: coins {_listed(state.scores())}, "
        f"hash {state.digest()}"
    )


def _decision_line(state: ConquestState, action: int) -> str:
    before = state.scores()
    after = state.copy()
    after.apply(action)
    notes = []
    word = state.text(action).split()[0]
    if word in {"conquer", "attempt", "dragon", "wield", "venture", "strike", "hammer"}:
        notes.append(f"cost {_number(state, action)}")
    if word == "pick":
        notes.append(f"{_number(state, action)} tokens")
    for player, (then, now) in enumerate(zip(before, after.scores(), strict=True)):
        if then != now:
            notes.append(f"seat {player} {now - then:+} coins")
    note = f" [{', '.join(notes)}]" if notes else ""
    asked = state.decision
    return f"  {asked.player} {asked.kind} {len(state.legal_actions())}: {state.text(action)}{note}"


def _number(state: ConquestState, action: int) -> int:
    explained = state.explain_action(action)
    assert explained is not None
    return explained.total


def _chance_lines(state: ConquestState, start: int) -> list[str]:
    return [f"  chance: {state.text(action)}" for action in state.journal[start:]]


# Counts: how many lines of play there are from a position, chance counted like a player.


def counts(name: str) -> str:
    """Count the lines of play of a few positions to a small depth."""
    lines = [
        "Lines of play from a position: every allowed action followed to the depth given,",
        "answers of chance counted like a player's.",
        "",
    ]
    scenes = {"classic": _classic_scenes, "warcraft": _island_scenes}[name]
    for what, state, depth in (*_counted_positions(name), *scenes()):
        numbers = " ".join(str(lines_of_play(state, each)) for each in range(1, depth + 1))
        lines.append(f"{what}: {numbers}")
    return "\n".join(lines) + "\n"


def lines_of_play(state: ConquestState, depth: int) -> int:
    """Count the ways to go on for so many answers, or to the end of the game."""
    actions = state.legal_actions()
    if depth == 1 or not actions:
        return max(1, len(actions))
    total = 0
    for action in actions:
        after = state.copy()
        after.apply(action)
        total += lines_of_play(after, depth - 1)
    return total


def _asking(state: ConquestState) -> ConquestState:
    """Let chance be asked from here on."""
    asking = state.copy()
    asking.rng = UNSEEDED
    return asking


def _counted_positions(played: str) -> Iterator[tuple[str, ConquestState, int]]:
    for players in (2, 3, 4, 5):
        state = game(played).new(players, seed=3)
        assert isinstance(state, ConquestState)
        assert state.decision.player != CHANCE
        yield f"first pick, {players} players", _asking(state), 2
        phases: set[str] = set()
        while not state.over:
            if state.round > 3 and state.decision.kind not in phases:
                phases.add(state.decision.kind)
                name = f"{state.decision.kind} in round {state.round}, {players} players"
                yield name, _asking(state), 3 if len(state.legal_actions()) < 12 else 2
            state.apply(chosen(state, f"counts/{players}"))


def _classic_scenes() -> Iterator[tuple[str, ConquestState, int]]:
    pos = position("classic", players=3)
    pos.give(0, "sorcerers", "flying", regions={"r05": 1}, hand=3)
    pos.give(1, "elves", "bivouacking", regions={"r12": 1, "r13": 2}, markers={"r13": "encampment"})
    pos.give(2, "dwarves", "heroic", regions={"r20": 1}, markers={"r20": "hero"})
    yield "flying sorcerers conquer", pos.turn(0, round=4, phase="conquer").state, 2
    pos = position("classic", players=2)
    pos.give(0, "giants", "dragon_master", regions={"r06": 3}, hand=2)
    pos.declined(0, "ghouls", regions={"r16": 2, "r22": 2})
    yield "ghouls in decline act", pos.turn(0, round=4, phase="army_in_decline").state, 3
    pos = position("classic", players=2)
    pos.give(0, "amazons", "berserk", regions={"r04": 3}, hand=4)
    yield "berserk amazons conquer", pos.turn(0, round=4, phase="conquer").state, 3


def _island_scenes() -> Iterator[tuple[str, ConquestState, int]]:
    def scene(race: str, power: str, hand: int) -> WarcraftScenario:
        pos = position("warcraft", players=3, islands=["L1A", "M1A", "S1A"])
        pos.give(0, race, power, {"L1A-01": 2, "L1A-02": 2}, hand=hand, coins=9)
        pos.give(1, "pandaren", "defensive", {"M1A-01": 2, "M1A-02": 1}, coins=5)
        pos.give(2, "night_elves", "marsh_dweller", {"L1A-03": 2, "L1A-04": 1}, coins=5)
        return pos.harmony(0)

    for race, power in (
        ("gnomes", "portal_mage"),
        ("ethereals", "champion"),
        ("worgen", "intimidating"),
    ):
        pos = scene(race, power, 3).site("frostmourne", "L1A-01").site("ashes_of_alar", "L1A-02")
        yield f"{power} {race} conquer", pos.turn(0, round=3, phase="conquer").state, 2
    pos = scene("goblins", "beastmaster", 3).bomb("M1A-01", "M1A-02")
    yield "goblins turn bombs over", pos.turn(0, round=3, phase="start").state, 3
    pos = scene("humans", "beastmaster", 3).site("heart_of_azeroth", "L1A-01")
    yield "humans place", pos.turn(0, round=3, phase="place").state, 3
