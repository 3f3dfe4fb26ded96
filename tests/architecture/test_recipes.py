"""The recipes of CONTRIBUTING.md, followed word by word in a copy of the tree."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.engine import ROOT
from tests.architecture.recipes import PAGE, commands_of, edit, files_of, recipes
from tests.thorough import times

WANTED = ["race", "power", "faction", "hero", "site", "effect", "game", "verb", "language"]
MOST_FILES_OF_A_RACE = 6
NODE_MODULES = ROOT / "web" / "node_modules"
GENERATE = (
    "tests.architecture.owners", "tests.workshop.pages", "tests.text.samples", "tests.envs.tables",
    *["tests.golden.regenerate"] * times(0, 1),
)  # fmt: skip
"""What `make generated` runs and these recipes need; the golden games are played anew in `make soak`."""
WHOLE_GAMES = [
    f"tests/conformance/test_api.py::test_text_and_number_say_the_same{table}"
    for table in times(["[classic-5]", "[warcraft-5]", "[kingdoms-5]"], [""])
]
"""A whole game of each game with most of its things in it; with every number of players in `make soak`."""
CHECKED = (
    "tests/architecture", "tests/text",
    *WHOLE_GAMES,
    "tests/conformance/test_api.py::test_every_face_a_manifest_names_can_be_had",
    # The golden games change with what is new: compared with those before, they could only differ.
    "tests/golden/test_golden.py::test_every_golden_file_is_compared_and_small",
    "tests/workshop/test_describing.py::test_every_effect_is_read_back_in_one_sentence",
    "tests/conquest/test_content_bounds.py", "tests/envs/test_documentation.py", "tests/games/classic/test_components.py",
    "tests/games/kingdoms/test_hooks_documented.py", "tests/games/kingdoms/test_terms.py",
    "tests/games/kingdoms/heroes/test_cards.py", "tests/games/warcraft/test_components.py",
)  # fmt: skip


def tracked() -> list[str]:
    """The files that make up the tree, without what is made from them."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return [name for name in listed.stdout.split("\0") if (ROOT / name).is_file()]


def copy_to(target: Path) -> None:
    """Copy the tree, with what Python has compiled: what no recipe touches is not compiled again."""
    names = tracked()
    for name in names:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target / name)
    for folder in {Path(name).parent for name in names if name.endswith(".py")}:
        for compiled in (ROOT / folder / "__pycache__").glob("*.pyc"):
            (target / folder / "__pycache__").mkdir(exist_ok=True)
            shutil.copy2(compiled, target / folder / "__pycache__")


def run(root: Path, *command: str, beside: tuple[str, ...] = ()) -> str:
    """Run a command in the copy, whose sources count instead of those installed."""
    path = os.pathsep.join(str(root / folder) for folder in ("src", *beside))
    environment = {**os.environ, "PYTHONPATH": path, "ELBOWROOM_EXPECT_COMPILED": "0"}
    done = subprocess.run(
        command, check=False, cwd=root, env=environment, text=True, capture_output=True
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-6000:]}{done.stderr[-2000:]}"
    return done.stdout


def python(root: Path, *arguments: str) -> str:
    return run(root, sys.executable, *arguments)


def follow(root: Path) -> list[str]:
    """Carry out every recipe; give the files of Python that were written by hand."""
    written: set[str] = set()
    for steps in recipes(root).values():
        for step in steps:
            if step.kind == "run":
                command(root, step.facts["text"])
            else:
                edit(root, step)
        written |= files_of(steps)
    return sorted(name for name in written if name.endswith(".py"))


def command(root: Path, lines: str) -> None:
    """Run the commands of a recipe; a package goes into a folder of the copy, not beside ours."""
    lines = lines.replace(".venv/bin/python", sys.executable)
    lines = lines.replace("--editable", "--no-index --target build/games")
    run(root, "bash", "-euc", lines)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree in which every recipe has been followed."""
    root = tmp_path_factory.mktemp("recipes") / "elbowroom"
    copy_to(root)
    run(root, "git", "init", "-q")
    written = follow(root)
    run(root, "git", "add", "--all")
    ruff = str(Path(sys.executable).with_name("ruff"))
    run(root, ruff, "check", "--quiet", *written)
    run(root, ruff, "format", "--check", "--quiet", *written)
    for module in GENERATE:
        python(root, "-m", module)
    if NODE_MODULES.is_dir():
        (root / "web" / "node_modules").symlink_to(NODE_MODULES.resolve())
        run(root, "node", "web/tools/icons.mjs")
    return root


def test_there_is_a_recipe_for_everything() -> None:
    assert list(recipes(ROOT)) == WANTED
    assert all(recipes(ROOT).values())


def test_adding_a_race_touches_at_most_six_files() -> None:
    touched = files_of(recipes(ROOT)["race"])
    assert "CHANGELOG.md" in touched
    assert len(touched) <= MOST_FILES_OF_A_RACE, sorted(touched)
    assert not list(commands_of(recipes(ROOT)["race"]))


NEW_TESTS = sorted(
    name
    for steps in recipes(ROOT).values()
    for name in files_of(steps)
    if Path(name).name.startswith("test_")
)
QUIETLY = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow")


@pytest.mark.slow
def test_whoever_follows_every_recipe_passes_the_checks(copy: Path) -> None:
    left_out = ["--ignore=tests/architecture/test_recipes.py"]
    if not NODE_MODULES.is_dir():  # the outlines of new icons come with the page's tools
        left_out += ["-k", "not test_every_icon_has_an_outline"]
    of_ours = [name for name in NEW_TESTS if "herons" not in name]
    told = python(copy, *QUIETLY, *left_out, *CHECKED, *of_ours)
    assert re.search(r"\d{3,} passed", told), f"{PAGE}: {told[-500:]}"


@pytest.mark.slow
def test_the_new_game_keeps_what_every_game_promises(copy: Path) -> None:
    beside = ("examples/herons/src", "build/games")
    wanted = ["tests/conformance", *[name for name in NEW_TESTS if "herons" in name]]
    told = run(copy, sys.executable, *QUIETLY, "-k", "herons or preens", *wanted, beside=beside)
    assert re.search(r"\d{2,} passed", told), f"{PAGE}: {told[-500:]}"
