"""The wheel is all a user needs: the page is in it, and it plays without Node."""

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.architecture.engine import ROOT
from tests.packaging.lending import environment_with, index_with
from tests.server.people import calling, entries_of, opened, play_on
from tests.thorough import times

pytestmark = pytest.mark.slow

PAGE = "src/elbowroom/server/page"
TOOLS = "web/node_modules"
MOST_BYTES = 12_500_000
"""How large the engine may be once it is installed, with the page and all texts."""
GIVEN = os.environ.get("ELBOWROOM_WHEEL", "")
"""A wheel that is built already, as `make wheels` gives it; else one is built here."""
COMPILED = bool(GIVEN) and not GIVEN.endswith("-none-any.whl")
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """A clean clone: what is tracked, in a folder of its own, and the tools that build the page."""
    assert (ROOT / TOOLS / "vite").is_dir(), (
        "the tools of the page are missing; make web brings them"
    )
    if GIVEN:
        return ROOT
    folder = tmp_path_factory.mktemp("tree")
    listing = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listing.returncode:
        pytest.skip("not a git checkout: what belongs to the project is not known")
    for name in filter(None, listing.stdout.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    (folder / TOOLS).symlink_to(ROOT / TOOLS)
    if not times(0, 1) and (ROOT / PAGE / "index.html").is_file():
        # Built by the same program a moment ago: it is taken as long as no source has changed.
        shutil.copytree(ROOT / PAGE, folder / PAGE)
    return folder


def built(tree, what):
    """Build a wheel or a source package of the tree."""
    code = f"from setuptools import build_meta as b; b.build_{what}('dist')"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tree, capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stdout + done.stderr
    (found,) = (tree / "dist").glob("*.whl" if what == "wheel" else "*.tar.gz")
    return found


@pytest.fixture(scope="module")
def wheel(tree):
    return Path(GIVEN).resolve() if GIVEN else built(tree, "wheel")


@pytest.fixture(scope="module")
def sdist(tree):
    if GIVEN:
        pytest.skip("a wheel is looked at, not the source package")
    return built(tree, "sdist")


@pytest.fixture(scope="module")
def bin(wheel, tmp_path_factory):
    """The commands of an environment that holds the wheel and what its players need."""
    return environment_with(wheel, tmp_path_factory.mktemp("empty") / "venv", "play")


@pytest.fixture
def user(bin, tmp_path):
    """The environment variables of a user without Node, and without this source tree."""
    return {"PATH": str(bin), "HOME": str(tmp_path), "LANG": "C.UTF-8"}


def files_of(package):
    """The names in a package, without the folder a source package is in."""
    if package.suffix == ".whl":
        return ZipFile(package).namelist()
    with tarfile.open(package) as archive:
        return [name.partition("/")[2] for name in archive.getnames()]


def sources(tree):
    """All files of the package: modules, texts, maps, weights."""
    package = tree / "src" / "elbowroom"
    found = [path for path in package.rglob("*") if path.is_file()]
    return [path.relative_to(package).as_posix() for path in found if path.suffix != ".pyc"]


def built_files(tree):
    page = tree / PAGE
    return {path.relative_to(page).as_posix() for path in page.rglob("*") if path.is_file()}


@pytest.mark.parametrize(("what", "place"), [("wheel", "elbowroom"), ("sdist", "src/elbowroom")])
def test_a_package_holds_the_page_and_all_data_but_no_tests_and_no_tools(
    tree, what, place, request
):
    # Which builds the page where there is none: always in `make soak`.
    names = files_of(request.getfixturevalue(what))
    assert "server/page/index.html" in sources(tree)
    for file in sources(tree):
        assert f"{place}/{file}" in names
    odd = [name for name in names if re.search(r"node_modules|(^|/)tests?/|\.svelte$|\.pyc$", name)]
    assert not odd
    pages = [path.name for path in (tree / "docs" / "rules").glob("*.md")]
    if what == "sdist":
        assert {f"docs/rules/{page}" for page in pages} <= set(names)
    if what == "wheel":
        rules = {f"elbowroom/games/{Path(page).stem}/texts/rules.md" for page in pages}
        assert rules <= set(names)
        first = {name.partition("/")[0].partition("-")[0] for name in names}
        assert {name for name in first if not is_compiled_group(name)} == {"elbowroom"}


def is_compiled_group(name):
    """Whether this is the library of a group of compiled modules, of which a compiled wheel alone has some."""
    return COMPILED and re.match(r"elbowroom_\w+__mypyc\.", name) is not None


def run(user, *words, keys="", code=0):
    done = subprocess.run(
        ["elbowroom", *words],
        env=user,
        cwd=user["HOME"],
        input=keys,
        capture_output=True,
        text=True,
        check=False,
        executable=Path(user["PATH"], "elbowroom"),
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def test_it_runs_from_the_environment_and_not_from_the_source_tree(user):
    python = Path(user["PATH"], "python")
    code = "import elbowroom, sys; print(elbowroom.__file__, *sys.path)"
    code += "; from importlib.util import find_spec; assert not find_spec('httpx')"  # of the tests
    done = subprocess.run(
        [python, "-c", code], env=user, cwd=user["HOME"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith(str(Path(user["PATH"]).parent))
    assert str(ROOT) not in done.stdout
    assert shutil.which("node", path=user["PATH"]) is None
    assert shutil.which("npm", path=user["PATH"]) is None


@pytest.fixture
def address(user):
    """The address `elbowroom play` prints; stopped by Ctrl-C, and without a complaint."""
    with playing([Path(user["PATH"], "elbowroom")], user) as found:
        yield found


@contextlib.contextmanager
def playing(command, user, *, through_a_tool=False):
    """Play with a command, and give the address it prints; it ends by Ctrl-C without a complaint."""
    process = subprocess.Popen(
        [*command, "play", "--no-browser", "--port", "0", "--data", "kept"],
        env=user | {"PYTHONUNBUFFERED": "1"},
        cwd=user["HOME"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line + process.stderr.read()
        yield found[0]
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        _, errors = process.communicate(timeout=60)
        if not through_a_tool:  # which has its own words and its own way to end
            assert (process.returncode, errors) == (0, "")
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def test_play_serves_the_whole_page_and_a_game_against_a_bot(tree, address):
    with calling(address) as http:
        lobby = http.get("/")
        assert "text/html" in lobby.headers["content-type"]
        linked = re.findall(r'(?:src|href)="(/[^"]+)"', lobby.text)
        assert any(name.endswith(".js") for name in linked)
        assert any(name.endswith(".css") for name in linked)
        for file in [*linked, *(f"/{name}" for name in built_files(tree))]:
            assert http.get(file).status_code == 200, file
        for page in ("/rules", "/tutorial", "/about", "/t/abc"):
            assert http.get(page).text == lobby.text
        table, secrets = opened(http, "me", "greedy")
        seen = play_on(http, table, secrets, until=lambda _: bot_moves(http, table))
        assert seen["status"] == "playing"


def bot_moves(http, table):
    """How many decisions the bot in seat 1 has taken."""
    entries = entries_of(http, table)
    return sum(entry["kind"] == "action" and entry["seat"] == 1 for entry in entries)


CHECKED_ONE_BY_ONE = """
import sys
from elbowroom.cli import main
for pack in list(sys.argv[1:]):
    sys.argv = ["elbowroom", "pack", "check", pack]
    try:
        main()
    except SystemExit as done:
        assert not done.code, pack
"""


def test_bots_rules_maps_and_packs_are_in_the_wheel(user):
    found = json.loads(run(user, "simulate", "--games", "2", "--players", "2", "--json"))
    assert (found["games"], found["errors"]) == (2, 0)
    assert "C-CONQ-7" in run(user, "rules", "C-CONQ-7")
    assert "Elfové" in run(user, "rules", "elves", "--lang", "cs")
    assert "23 regions" in run(user, "maps", "2")
    packs = sorted(map(str, (ROOT / "examples" / "packs").glob("*.json")))
    done = subprocess.run(
        [Path(user["PATH"], "python"), "-c", CHECKED_ONE_BY_ONE, *packs],
        env=user, cwd=user["HOME"], capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.count("is in order") == len(packs) > 3


def test_the_terminal_plays_from_the_wheel(user):
    options = ("play", "--terminal", "--players", "2", "--bots", "greedy", "--seed", "1")
    shown = run(user, *options, "--save", "game.json", keys="1\nquit\n")
    assert "Player" in shown
    assert "Saved to game.json" in shown
    assert "of" in run(user, "replay", "game.json")


@pytest.fixture(scope="module")
def bare(wheel, tmp_path_factory):
    """An environment that holds the wheel and not one package more."""
    return environment_with(wheel, tmp_path_factory.mktemp("bare") / "venv")


ENGINE_ALONE = """
from elbowroom import IllegalAction, game
from elbowroom.bots import make
state = game("classic").new(players=2, seed=7)
seats = [make("normal", 0), make("greedy", 1)]
while not state.over:
    seat = state.decision.player
    state.apply(seats[seat].choose(state.view(seat)))
print(len(state.scores()))
"""


def test_the_engine_needs_no_package_but_itself(bare, tmp_path):
    user = {"PATH": str(bare), "HOME": str(tmp_path)}
    done = subprocess.run(
        [bare / "python", "-c", ENGINE_ALONE], env=user, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("2\n", "")
    (packages,) = bare.parent.glob("lib/python*/site-packages")
    state = subprocess.run(
        [bare / "python", "-c", "import elbowroom.kernel.state as s; print(s.__file__)"],
        env=user, capture_output=True, text=True, check=True,
    ).stdout.strip()  # fmt: skip
    assert state.endswith(".py") is not COMPILED
    installed = [path for path in packages.rglob("*") if path.suffix != ".pyc" and path.is_file()]
    assert COMPILED or sum(path.stat().st_size for path in installed) < MOST_BYTES
    first = {path.relative_to(packages).parts[0].partition("-")[0] for path in installed}
    assert {name for name in first if not is_compiled_group(name)} == {"elbowroom"}


@pytest.mark.parametrize("command", [["elbowroom"], ["python", "-m", "elbowroom", "play"]])
def test_without_its_packages_the_command_says_how_to_install_them(bare, wheel, tmp_path, command):
    done = subprocess.run(
        [bare / command[0], *command[1:]],
        env={"PATH": str(bare), "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "needs typer, which is not installed. Run: " in done.stderr
    assert f"'elbowroom[play] @ {wheel.as_uri()}'" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_game_is_played_in_a_browser_against_the_wheel(address):
    # In `make test` for a turn of each player; to its end where a wheel is given away, and in `make soak`.
    found = [os.environ.get("CHROMIUM"), *map(shutil.which, CHROMIUM)]
    chromium = next(filter(None, found), None)
    if chromium is None:
        pytest.skip("there is no Chromium; make test installs it")
    thorough = {"ELBOWROOM_THOROUGH": "1"} if GIVEN else {}
    done = subprocess.run(
        ["npx", "vitest", "run", "--config", "vitest.installed.config.ts"],
        cwd=ROOT / "web", env={**os.environ, **thorough, "CHROMIUM": chromium, "INSTALLED": address},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert not done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def index(wheel, tmp_path_factory):
    """An index of files that has the wheel and what its players need; nothing comes from elsewhere."""
    return index_with(wheel, tmp_path_factory.mktemp("index"), "play")


@pytest.fixture
def visitor(tmp_path):
    """Somebody who has a tool that runs packages, and nothing else."""
    return {
        "PATH": "/usr/bin:/bin",
        "HOME": str(tmp_path),
        "LANG": "C.UTF-8",
        "PIP_CONFIG_FILE": os.devnull,
    }


def tool(name):
    """Find a tool beside our Python, or on the path."""
    beside = Path(sys.executable).with_name(name)
    found = str(beside) if beside.is_file() else shutil.which(name)
    return found or pytest.skip(f"{name} is not installed; make test brings it")


@pytest.mark.skipif(not times(int(GIVEN != ""), 1), reason="part of make wheels and make soak")
def test_pip_installs_the_documented_line_from_an_index(index, visitor, tmp_path):
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "own"], check=True)
    python = tmp_path / "own" / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "--python", python]
    line = ["install", "--no-compile", "--index-url", index, "elbowroom[play]"]
    subprocess.run([*pip, *line], env=visitor, check=True)
    command = [python, "-m", "elbowroom"]
    with playing(command, visitor, through_a_tool=True) as address, calling(address) as http:
        assert "text/html" in http.get("/").headers["content-type"]


def test_uvx_opens_the_table_in_one_line(index, visitor):
    line = [tool("uvx"), "--python", sys.executable, "--no-config", "--default-index", index]
    line += ["--from", "elbowroom[play]", "elbowroom"]
    user = visitor | {"UV_LINK_MODE": "symlink"}
    with playing(line, user, through_a_tool=True) as address, calling(address) as http:
        assert "text/html" in http.get("/").headers["content-type"]


@pytest.mark.skipif(not times(int(GIVEN != ""), 1), reason="part of make wheels and make soak")
def test_pipx_opens_the_table_in_one_line(index, visitor):
    line = [tool("pipx"), "run", "--python", sys.executable, "--index-url", index]
    line += ["--spec", "elbowroom[play]", "elbowroom"]
    with playing(line, visitor, through_a_tool=True) as address, calling(address) as http:
        assert "text/html" in http.get("/").headers["content-type"]
