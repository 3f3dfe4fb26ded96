"""A new bot: a package that plays as it was made."""

import subprocess
import sys

import pytest


def elbowroom(*words, folder):
    return subprocess.run(
        [sys.executable, "-m", "elbowroom.cli", *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        timeout=120,
    )


@pytest.mark.slow
def test_a_new_bot_plays_at_once_and_passes_its_own_test(tmp_path):
    made = elbowroom("bots", "new", "night_owl", folder=tmp_path)
    assert made.returncode == 0, made.stderr
    file = "elbowroom-night-owl/src/elbowroom_night_owl/__init__.py"
    assert f"{file}:NightOwl" in made.stdout
    played = elbowroom(
        *["simulate", "kingdoms", "--games", "2", "--bots", f"{file}:NightOwl,random", "--debug"],
        folder=tmp_path,
    )
    assert played.returncode == 0, played.stdout + played.stderr
    tested = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", "."],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path / "elbowroom-night-owl",
        env={"PYTHONPATH": "src", "PATH": ""},
        timeout=240,
    )
    assert tested.returncode == 0, tested.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["greedy"], "There is a bot 'greedy' already"),
        (["Night Owl"], "small letters"),
        (["owl", "--out", "."], "is there already"),
    ],
)
def test_what_cannot_be_a_new_bot_is_refused_in_a_sentence(tmp_path, words, told):
    refused = elbowroom("bots", "new", *words, folder=tmp_path)
    assert refused.returncode != 0
    assert told in refused.stderr
    assert "Traceback" not in refused.stderr
    assert list(tmp_path.iterdir()) == []
