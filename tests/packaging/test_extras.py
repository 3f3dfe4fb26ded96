"""Whatever part is missing, the line that is told installs it where it is read."""

import sys

import pytest

from elbowroom import extras

CLONE = {"url": "file:///home/ada/elbow%20room", "dir_info": {"editable": True}}
COPY = {"url": "file:///home/ada/elbowroom", "dir_info": {}}
WHEEL = {"url": "file:///tmp/elbowroom-0.1.0-py3-none-any.whl", "archive_info": {}}


@pytest.mark.parametrize(
    ("origin", "told"),
    [
        (CLONE, "--editable '/home/ada/elbow room[envs]'"),
        (COPY, "install '/home/ada/elbowroom[envs]'"),
        (WHEEL, "install 'elbowroom[envs] @ file:///tmp/elbowroom-0.1.0-py3-none-any.whl'"),
        ({}, "install 'elbowroom[envs]'"),
    ],
)
def test_the_line_names_the_place_this_elbowroom_came_from(origin, told, monkeypatch):
    monkeypatch.setattr(extras, "_origin", lambda: origin)
    assert extras.install_line("envs").endswith(told)
    assert extras.install_line("envs").startswith(f"{sys.executable} -m pip install ")


def test_without_pip_the_line_is_one_for_uv(monkeypatch):
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    assert extras.install_line("lab").startswith(f"uv pip install --python {sys.executable} ")


@pytest.mark.parametrize(
    ("place", "file", "told"),
    [
        ("tools/elbowroom", "uv-receipt.toml", "uv tool install --force 'elbowroom[play]'"),
        ("cache/archive-v0/x1", "", "uvx --from 'elbowroom[play]' elbowroom"),
        ("cache/environments-v2/x1", "", "uvx --from 'elbowroom[play]' elbowroom"),
        ("pipx/venvs/elbowroom", "pipx_metadata.json", "pipx install --force 'elbowroom[play]'"),
        (
            "pipx/cache/0123",
            "pipx_metadata.json",
            "pipx run --spec 'elbowroom[play]' elbowroom",
        ),
    ],
)
def test_what_was_made_for_a_run_or_as_a_tool_is_made_anew(
    place, file, told, tmp_path, monkeypatch
):
    home = tmp_path / place
    home.mkdir(parents=True)
    if file:
        (home / file).touch()
    monkeypatch.setattr(sys, "prefix", str(home))
    monkeypatch.setattr(extras, "_origin", dict)
    assert extras.install_line("play") == told


def test_the_shells_of_windows_know_double_quotes_only(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "executable", r"C:\Program Files\Python\python.exe")
    monkeypatch.setattr(extras, "_origin", dict)
    line = r'"C:\Program Files\Python\python.exe" -m pip install "elbowroom[play]"'
    assert extras.install_line("play") == line


def test_an_elbowroom_that_was_never_installed_is_taken_from_an_index(monkeypatch):
    def absent(name):
        raise extras.PackageNotFoundError(name)

    monkeypatch.setattr(extras, "distribution", absent)
    assert extras.install_line("play").endswith("'elbowroom[play]'")


def test_what_is_missing_is_named_with_who_wants_it():
    said = str(extras.missing("numpy", extras.LAB, "The bot hard"))
    assert said.startswith("The bot hard needs numpy, which is not installed. Run: ")
    assert said.endswith("[lab]'")
