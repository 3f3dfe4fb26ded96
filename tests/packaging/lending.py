"""An environment that holds a wheel and the packages it asks for, and nothing else.

Nothing is downloaded: the packages are lent, file by file, from the environment of the tests. What
the wheel needs but does not ask for is therefore missing there, as it would be for a user.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


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


def packed(package: Distribution, folder: Path) -> Path:
    """Pack an installed package into a wheel again, without its commands."""
    files = [file for file in package.files or [] if ".." not in file.parts]
    files = [file for file in files if file.suffix != ".pyc"]
    (home,) = {file.parts[0] for file in files if file.name == "METADATA" and len(file.parts) == 2}
    tags = re.findall(r"^Tag: (\S+)", package.read_text("WHEEL") or "", re.MULTILINE)
    joined = "-".join(
        ".".join(sorted(set(part))) for part in zip(*(tag.split("-") for tag in tags), strict=True)
    )
    wheel = folder / f"{home.removesuffix('.dist-info')}-{joined}.whl"
    left = {f"{home}/{name}" for name in ("RECORD", "INSTALLER", "REQUESTED", "direct_url.json")}
    names = [file.as_posix() for file in files if file.as_posix() not in left]
    with ZipFile(wheel, "w", ZIP_STORED) as archive:
        for file in files:
            if file.as_posix() in names:
                archive.write(Path(str(package.locate_file(file))), file.as_posix())
        record = [f"{name},," for name in [*names, f"{home}/RECORD"]]
        archive.writestr(f"{home}/RECORD", "\n".join(record) + "\n")
    return wheel


def index_with(wheel: Path, folder: Path, extra: str) -> str:
    """Make an index of files that has a wheel and all it asks for; give its address."""
    files = folder / "files"
    files.mkdir(parents=True)
    with ZipFile(wheel) as archive:
        (home,) = {name.partition("/")[0] for name in archive.namelist() if ".dist-info/" in name}
        archive.extract(f"{home}/METADATA", folder)
    asked = asked_for(Distribution.at(folder / home), extra)
    given = [Path(shutil.copy(wheel, files)), *(packed(one, files) for one in asked)]
    for each in given:
        name = canonicalize_name(each.name.partition("-")[0])
        page = folder / "simple" / name / "index.html"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(f'<a href="{each.as_uri()}">{each.name}</a>\n')
    return (folder / "simple").as_uri()


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
