"""What the command line can do is written down."""

from pathlib import Path

import pytest
from typer.main import get_command

from elbowroom.cli.app import app

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "cli.md").read_text()


def commands(group):
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            for inner, found in command.commands.items():
                yield f"{name} {inner}", found
        else:
            yield name, command


@pytest.mark.parametrize(("name", "command"), list(commands(get_command(app))))
def test_every_command_and_option_is_documented(name, command):
    assert name in PAGE
    assert command.help.endswith(".")
    for option in command.params:
        for word in option.opts:
            if word.startswith("--") and word != "--help":
                assert f"`{word}" in PAGE, f"{name} {word}"
