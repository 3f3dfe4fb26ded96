"""Packages with bots, written the way pip leaves them in a folder of packages."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from elbowroom.bots import plugins


def write_package(folder: Path, package: str, source: str, offers: dict[str, str]) -> None:
    """Write a package of one module that offers bots: name to class."""
    module = package.replace("-", "_")
    (folder / f"{module}.py").write_text(source)
    metadata = folder / f"{module}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [f"{name} = {module}:{kind}" for name, kind in offers.items()]
    (metadata / "entry_points.txt").write_text("\n".join([f"[{plugins.GROUP}]", *lines, ""]))


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """Let Python find the packages of a folder, as if it were installed into."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        plugins.forget()
        before = set(sys.modules)
        yield
    for module in set(sys.modules) - before:
        if str(getattr(sys.modules[module], "__file__", None)).startswith(str(folder)):
            del sys.modules[module]
    plugins.forget()
