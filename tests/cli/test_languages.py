"""The game in the terminal in four languages: every screen, prompt, sentence and refusal."""

import random
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elbowroom import game
from elbowroom.cli.app import app
from elbowroom.cli.option_values import language_of
from elbowroom.cli.play import Wishes, play_in_terminal
from elbowroom.conquest.terminal.choices import menu_of
from elbowroom.games.classic.terminal import ClassicTerminal
from elbowroom.text.catalogue import texts
from elbowroom.text.locales import LANGUAGES
from tests.cli.test_terminal import Script, screen, shown, sit
from tests.text.ftl import messages
from tests.text.languages import GRAMMARS

OTHERS = [language for language in LANGUAGES if language != "en"]

ENGLISH = re.compile(
    r"\b(the|of|to|and|with|you|your|is|are|was|not|nothing|there|here|write|wins|coins?|tokens?"
    r"|regions?|race|races|picks|conquers|scores|cost|costs|hand|income|round|turn|player|game|over"
    r"|farmland|forest|hill|swamp|mountain|sea|lake|mine|cavern|magic|tribe|decline|free|pay|roll"
    r"|base|next|allowed|saved|peace|border|coast|hidden|yet|combos?|final|standing)\b",
    re.IGNORECASE,
)
"""Words that only English has, in the meanings of this game."""
WRITTEN = {verb.word for verb in game("classic").new(players=2, seed=1).notation.verbs}
HELP = ClassicTerminal(game("classic").new(players=2, seed=1), "en")._help()
WRITTEN |= {word for line, _, _ in HELP for word in line.split()}
"""What people write is the same in every language."""


def english_words(text: str, language: str) -> set[str]:
    """English words in a text, apart from what people write and bots' names."""
    said = re.sub(r"\(C-[A-Z0-9, -]+\)|save game\.json", "", text)
    found = {word.lower() for word in ENGLISH.findall(said)}
    return found - WRITTEN - set(GRAMMARS[language].looks_english.split())


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_that_is_asked_or_answered_is_left_in_english(language):
    _, text = sit(
        "help", "why", "why pick 1", "why conquer r02", "look r02", "look r99", "board", "log",
        "income", "dance", "77", "pick 44", "pick", "conquer r99", "save", "even", "undo", "rules",
        "pick 0", "r02", "why r03", "done", "even", "done", "quit",
        language=language,
    )  # fmt: skip
    assert english_words(text, language) == set()
    say = texts(language).format
    assert say("terminal-help") in text
    assert say("terminal-no-verb", word="dance") in text
    assert say("terminal-no-choice", number=77, last=6) in text
    choices = ", ".join(f"pick {place}" for place in range(6))
    assert say("terminal-instead", actions=choices) in " ".join(text.split())
    assert say("terminal-left") in text


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_of_bots_is_told(language):
    table, text = sit(bots="greedy,greedy", names=None, language=language)
    assert table.state.over
    assert texts(language).format("terminal-standing") in text
    assert english_words("\n".join(table.log), language) == set()
    assert english_words(text, language) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_sitting_down_and_handing_over(language):
    lines = Script("9", "2", "", "Bob", "", "pick 0", "quit")
    console = screen()
    table = play_in_terminal(Wishes(seed="1", language=language), lines, console)
    say = texts(language).format
    assert table.seats[0].name == say("terminal-player")
    assert say("terminal-how-many", fewest=2, most=5, default=3) in lines.asked[0]
    assert say("terminal-write-number", fewest=2, most=5) in shown(console)
    assert say("terminal-hand-over-ready") in shown(console)
    assert english_words(shown(console) + "".join(lines.asked), language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_many_games_is_explained_in_words(language):
    dice = random.Random(3)
    kinds = set()
    for seed in range(12):
        names = ["Ann", "Bob", "Cid", "Dan", "Eve"][: 2 + seed % 4]
        state = game("classic").new(players=len(names), seed=seed, names=names)
        words = ClassicTerminal.localizer(state, language)
        while not state.over:
            menu = menu_of(state, words)
            kinds.add(state.decision.kind)
            assert all(choice.note for choice in menu.choices)
            if language != "en":
                told = " ".join(choice.note for choice in menu.choices)
                assert english_words(told, language) == set()
            state.apply(dice.choice(state.legal_actions()))
    assert {"choice", "pick", "ready", "conquer", "redeploy", "end", "withdraw"} <= kinds


@pytest.mark.parametrize("language", OTHERS)
def test_every_screen_fits_its_width_in_every_language(language):
    console = screen(80, 30)
    wishes = Wishes(players=2, bots="greedy", names="Ann", seed="4", language=language)
    play_in_terminal(wishes, Script("help", "board", "1", "1", "done", "even", "done"), console)
    assert max(len(line) for line in shown(console).splitlines()) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_terminal_is_used_and_complete(language):
    own = {key for key, message in messages(language).items() if message.file == "terminal.ftl"}
    assert all(key.startswith("terminal-") for key in own)
    assert not own - used_keys()


def used_keys() -> set[str]:
    """The keys that the code names, whole or by their first half."""
    source = Path(play_in_terminal.__code__.co_filename).parent.parent
    rooms = ("cli", "terminal", "conquest/terminal")
    code = "\n".join(path.read_text() for room in rooms for path in source.glob(f"{room}/*.py"))
    named = set(re.findall(r"terminal-[a-z-]+[a-z]", code))
    columns = re.findall(r'"(rank|player|coins|tokens|seat)"', code)
    return (
        named
        | {f"terminal-column-{name}" for name in columns}
        | {f"terminal-column-{name}" for name in re.findall(r'"(\w+)"', columns_of(code))}
        | {f"terminal-help-{key}" for _, key, _ in HELP}
        | {"terminal-wins", "terminal-shares", "terminal-options", "terminal-no-page"}
    )


def columns_of(code: str) -> str:
    return re.search(r"REGION_COLUMNS = \((.*?)\)", code, re.DOTALL)[1]


@pytest.mark.parametrize(
    ("asked", "variables", "found"),
    [
        (None, {}, "en"),
        (None, {"LANG": "cs_CZ.UTF-8"}, "cs"),
        (None, {"LANG": "pl"}, "pl"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "cs_CZ.UTF-8", "LC_ALL": "is_IS"}, "is"),
        (None, {"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8"}, "pl"),
        (None, {"LANG": "cs_CZ.UTF-8", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "is.UTF-8"}, "is"),
        ("pl", {"LANG": "cs_CZ.UTF-8"}, "pl"),
        ("en", {"LANG": "cs_CZ.UTF-8"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_account(
    monkeypatch, asked, variables, found
):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_of(asked) == found


def run(*words, code=0, **env):
    result = CliRunner().invoke(app, [str(word) for word in words], env=env)
    assert result.exit_code == code, result.output
    return result


def test_commands_speak_the_language(tmp_path):
    record = tmp_path / "game-00000.json"
    run("simulate", "--games", 1, "--bots", "greedy", "--records", tmp_path)
    czech = run("replay", record, "--lang", "cs").stdout
    assert "každý krok i kontrolní součet souhlasí" in czech
    assert "Kolo 10, greedy 2" in czech
    assert czech == run("replay", record, LC_ALL="cs_CZ.UTF-8").stdout
    assert "Elfové" in run("rules", "elves", LC_ALL="cs_CZ.UTF-8").stdout
    played = CliRunner().invoke(
        app, ["play", "--terminal", "--lang", "pl", "--names", "Ann", "--bots", "greedy"], input=""
    )
    assert "Wybierz zestaw" in played.output
    for command in (("play", "--terminal"), ("replay", record), ("rules", "orcs")):
        refused = run(*command, "--lang", "de", code=2)
        assert f"There is no language 'de'. Known: {', '.join(LANGUAGES)}." in refused.stderr
        assert "Traceback" not in refused.output


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "words",
    [
        ["--players", "9"],
        ["--bots", "nonsense"],
        ["--load", "cut.json"],
        ["--names", "Ann,Bob", "--option", "nonsense"],
        ["--names", "Ann,Bob", "--option", "open_coins=perhaps"],
    ],
)
def test_what_cannot_be_played_is_refused_in_the_language_asked_for(
    language, words, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    Path("cut.json").write_text('{"game": "classic"}', "utf-8")
    told = CliRunner().invoke(app, ["play", "--terminal", "--lang", language, *words])
    assert told.exit_code in (1, 2)
    assert told.stderr
    assert english_words(told.stderr, language) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_record_is_refused_in_the_language_asked_for(language, tmp_path):
    file = tmp_path / "cut.json"
    file.write_text("[]", "utf-8")
    told = CliRunner().invoke(app, ["replay", str(file), "--lang", language])
    assert told.exit_code == 1
    assert told.stderr.strip() == texts(language).format("study-record-none")
