"""Pack what the site needs beside the page: Python, the engine, and the list of all files to keep.

`site.py pack` writes `build/engine/`; `site.py finish` puts it into `build/site/` once Vite has built the page.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import shutil
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from pages import write_pages

from elbowroom.browser.api import FILE as DESCRIPTION
from elbowroom.browser.api import trimmed
from elbowroom.catalogue import GAMES
from elbowroom.hosting.game_infos import game_info
from elbowroom.server.http.app import Settings, make_app

WEB = Path(__file__).resolve().parents[1]
ROOT = WEB.parent
PACKAGE = ROOT / "src/elbowroom"
PYODIDE = WEB / "node_modules/pyodide"
ENGINE, SITE = ROOT / "build/engine", ROOT / "build/site"
LEFT_OUT = (
    "cli/", "envs/", "lab/", "server/", "terminal/", "testing/", "text/", "page/", "training/",
    "test_kit/", "test_kit.py", "codec/", "figures/", "terminal.py", "telling.py", "texts/",
    "__pycache__/",
)  # fmt: skip
"""What nothing in a page asks for."""
PURE = ("__init__.py", "actions.py", "changes.py", "views.py")
"""What of the protocol needs no third-party package."""
KINDS = (".py", ".json", ".jsonl", ".npz")
UNUSED = (
    "_pyrepl/", "curses/", "ensurepip/", "idlelib/", "lib2to3/", "multiprocessing/", "pydoc",
    "sqlite3/", "test/", "tkinter/", "turtledemo/", "unittest/", "venv/", "wsgiref/", "xmlrpc/",
    "__phello__", "doctest.py", "pdb.py", "turtle.py", "imaplib.py", "mailbox.py", "smtplib.py",
    "ftplib.py", "poplib.py", "nntplib.py", "telnetlib.py", "cProfile.py", "profile.py",
)  # fmt: skip
"""Parts of the standard library that nothing of ours imports."""
READ_ALONE = re.compile(r"((cs|is|pl)/)?(docs|rules)/|search-|pictures/")
"""Pages to read: a browser keeps them once they have been read, not before."""
LICENCE = """Python in this folder is Pyodide {version}, under the Mozilla Public License 2.0.
The licence: https://www.mozilla.org/MPL/2.0/
Its source: https://github.com/pyodide/pyodide
"""


def main() -> None:
    """Pack, or finish."""
    {"pack": pack, "finish": finish}[sys.argv[1]]()


def pack() -> None:
    """Pack the engine and Python, and note under which names the page finds them."""
    shutil.rmtree(ENGINE, ignore_errors=True)
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    engine = engine_zip()
    name = hashlib.sha256(engine).hexdigest()[:12]
    write(ENGINE / f"engine-{name}/engine.zip.gz", packed(engine))
    python = ENGINE / f"python-{version}"
    write(python / "python_stdlib.zip.gz", packed(library_zip()))
    write(python / "pyodide.asm.wasm.gz", packed((PYODIDE / "pyodide.asm.wasm").read_bytes()))
    write(python / "pyodide.asm.mjs.gz", packed((PYODIDE / "pyodide.asm.mjs").read_bytes()))
    write(python / "pyodide.mjs", (PYODIDE / "pyodide.mjs").read_bytes())
    # The lock lists packages that can be fetched from elsewhere: nothing is.
    write(python / "pyodide-lock.json", without_packages())
    write(python / "LICENCE.txt", LICENCE.format(version=version).encode())
    games = [game_info(game) for game in GAMES.values()]
    names = {"engine": name, "python": version, "games": games}
    write(ENGINE / "names.json", json.dumps(names).encode())


def engine_zip() -> bytes:
    """Put the engine into an archive that is the same whenever its files are."""
    files = {f"elbowroom/{name}": (PACKAGE / name).read_bytes() for name in engine_files()}
    document = make_app(Settings(database="sqlite:///")).openapi()
    described = json.dumps(trimmed(document), separators=(",", ":"))
    files[f"elbowroom/browser/{DESCRIPTION}"] = described.encode()
    return stored(files)


def engine_files() -> Iterator[str]:
    """List what a page needs of the package."""
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        if path.suffix not in KINDS or any(part in f"{name}" for part in LEFT_OUT):
            continue
        if not name.startswith("protocol/") or path.name in PURE:
            yield name


def library_zip() -> bytes:
    """Take out of the standard library what nothing of ours imports."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        names = [each for each in whole.namelist() if not each.startswith(UNUSED)]
        return stored({name: whole.read(name) for name in names if not name.endswith("/")})


def stored(files: dict[str, bytes]) -> bytes:
    """Make an archive without packing: it is packed from outside, which is smaller."""
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name), content)
    return into.getvalue()


def without_packages() -> bytes:
    """Give Pyodide's list of packages, empty."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    return json.dumps({**lock, "packages": {}}).encode()


def packed(content: bytes) -> bytes:
    """Pack something so that equal things are equal files."""
    return gzip.compress(content, 9, mtime=0)


def write(path: Path, content: bytes) -> None:
    """Write a file and the folders it lies in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def finish() -> None:
    """Put everything beside the page, and let the service worker know all of it."""
    for folder in ENGINE.iterdir():
        if folder.is_dir():
            shutil.copytree(folder, SITE / folder.name)
    for name in ("art", "icons"):
        shutil.copytree(WEB / "public" / name, SITE / name)
    shutil.copytree(WEB / "site/pictures", SITE / "pictures")
    shutil.copy(WEB / "public/logo.svg", SITE)
    shutil.copy(WEB / "site/manifest.webmanifest", SITE)
    pages = write_pages(SITE)
    files = sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file())
    told = hashlib.sha256()
    for name in files:
        told.update(name.encode() + (SITE / name).read_bytes())
    kept = [name for name in files if not READ_ALONE.match(name)]
    worker = (WEB / "site/sw.js").read_text()
    worker = worker.replace("__VERSION__", told.hexdigest()[:12])
    write(SITE / "sw.js", worker.replace("__FILES__", json.dumps(kept, indent=1)).encode())
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    told_size = sum((SITE / name).stat().st_size for name in kept)
    print(
        f"{SITE.relative_to(ROOT)}: {len(files) + 1} files, {size / 1e6:.1f} MB, of which {told_size / 1e6:.1f} MB "
        f"are kept for play without a network; {pages} pages to read"
    )


if __name__ == "__main__":
    main()
