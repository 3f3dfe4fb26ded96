"""An environment that holds a wheel and the packages it asks for, and nothing else.

Nothing is downloaded: the packages are lent, file by file, from the environment of the tests. What
the wheel needs but does not ask for is therefore missing there, as it would be for a user.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement


def environment_with(wheel: Path, folder: Path, extra: str = "") -> Path:
    """Make an empty environment, install the wheel, lend it what it asks for; give its `bin`."""
    _run("-m", "venv", "--without-pip", folder)
    python = folder / "bin" / "python"
    pip = ("-m", "pip", "--disable-pip-version-check", "--quiet", "--python", python)
    _run(*pip, "install", "--no-index", "--no-deps", "--no-compile", wheel)
    (packages,) = folder.glob("lib/python*/site-packages")
    (metadata,) = packages.glob("*.dist-info")
    for lent in asked_for(Distribution.at(metadata), extra):
        lend(lent, packages)
    return folder / "bin"


def asked_for(package: Distribution, extra: str = "") -> list[Distribution]:
    """List the packages a package asks for, and what those ask for, with one extra or none."""
    found: dict[str, Distribution] = {}
    waiting = [(package, extra)]
    while waiting:
        each, extra = waiting.pop()
        for line in each.requires or []:
            wish = Requirement(line)
            if wish.marker is not None and not wish.marker.evaluate({"extra": extra}):
                continue
            new = wish.name not in found
            lent = found.setdefault(wish.name, distribution(wish.name))
            waiting += [(lent, named) for named in wish.extras]
            waiting += [(lent, "")] if new else []
    return list(found.values())


def lend(package: Distribution, packages: Path) -> None:
    """Link the files of an installed package into another environment, without its commands."""
    for file in package.files or []:
        if ".." in file.parts:
            continue
        link = packages / file
        link.parent.mkdir(parents=True, exist_ok=True)
        if not link.exists():
            link.symlink_to(Path(str(package.locate_file(file))).resolve())


def _run(*words: object) -> None:
    done = subprocess.run(
        [sys.executable, *map(str, words)], capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stdout + done.stderr
