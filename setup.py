"""Build script: pure Python by default, the engine compiled when ELBOWROOM_COMPILE=1.

ELBOWROOM_OPTIMISE is how hard the C compiler tries, 0 to 3; 3 unless told otherwise.
Everything else about the package is declared in pyproject.toml.
"""

import os
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

SOURCE = Path("src/elbowroom")
RULES = Path("docs/rules")

# What mypyc compiles: the engine, what bots do at every node of a search, and what a table
# shows after every move; nothing that talks to the outside.
COMPILED = (
    "kernel",
    "conquest/engine",
    "games/classic/engine",
    "games/warcraft/engine",
    "games/kingdoms/engine",
    "conquest/bots/evaluation",
    "conquest/bots/learned/facts.py",
    "conquest/bots/learned/features.py",
    "conquest/bots/learned/outlook.py",
    "conquest/bots/search",
    "games/warcraft/bots/heuristics.py",
    "games/kingdoms/bots/facts.py",
    "games/kingdoms/bots/quick_play.py",
    "games/kingdoms/bots/search.py",
    "games/kingdoms/bots/value.py",
    "games/kingdoms/bots/war_dice.py",
    "protocol/changes.py",
    "protocol/views.py",
)

# Compiled as well: what learning environments do at every step.
COMPILED_ENVIRONMENTS = (
    "conquest/codec",
    "games/warcraft/codec",
    "games/kingdoms/codec",
    "envs/codecs",
    "envs/batch.py",
    "envs/playing.py",
    "envs/rewards.py",
)

# Nothing outside the library calls its functions by name: only then may the C compiler put one
# function into another.
POSIX_OPTIONS = ("-fvisibility=hidden",)

# Left interpreted: a package's __init__ only lists names, there is nothing to gain.
EXCLUDE = frozenset({"__init__.py"})


def compiled_sources() -> list[str]:
    """Paths of the modules to compile, in a stable order."""
    found: list[Path] = []
    for name in (*COMPILED, *COMPILED_ENVIRONMENTS):
        place = SOURCE / name
        found += [place] if place.suffix == ".py" else place.rglob("*.py")
    return sorted(path.as_posix() for path in found if path.name not in EXCLUDE)


def extensions() -> list[Extension]:
    """Extension modules of this build: none unless the compiled one is asked for."""
    if os.environ.get("ELBOWROOM_COMPILE") != "1":
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 - the pure build must not need it
    except ImportError as missing:
        raise SystemExit(
            "ELBOWROOM_COMPILE=1 needs mypy and a C compiler. Run: make compiled\n"
            "(or install mypy and build with pip's --no-build-isolation)"
        ) from missing
    found = mypycify(
        compiled_sources(),
        opt_level=os.environ.get("ELBOWROOM_OPTIMISE", "3"),
        debug_level="0",
        multi_file=False,
        group_name="elbowroom",
    )
    if os.name == "posix":
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *POSIX_OPTIONS]
    return found


class BuildPackage(build_py):
    """Copies the package, and puts each game's page of rules beside its texts."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:  # the pages are read where they are
            return
        for page in sorted(RULES.glob("*.md")):
            texts = Path(self.build_lib, "elbowroom", "games", page.stem, "texts")
            self.copy_file(page, texts / "rules.md")


setup(ext_modules=extensions(), cmdclass={"build_py": BuildPackage})
