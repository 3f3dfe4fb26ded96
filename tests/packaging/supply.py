"""What Elbowroom is made of besides itself: every package, its version, licence and hashes.

`python -m tests.packaging.supply hashes` asks the package index that pip uses for the hashes of all
pinned packages and writes `hashes.txt` and `deploy/requirements.txt`; `licences` writes the list in
docs/supply-chain.md; `sbom FILE` writes a bill of materials (CycloneDX). The last two need no
network.
"""

from __future__ import annotations

import json
import re
import sys
import urllib.request
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_sdist_filename, parse_wheel_filename

ROOT = Path(__file__).parents[2]
CONSTRAINTS = ROOT / "constraints.txt"
HASHES = ROOT / "hashes.txt"
REQUIREMENTS = ROOT / "deploy" / "requirements.txt"
LOCK = ROOT / "web" / "package-lock.json"
PAGE = ROOT / "docs" / "supply-chain.md"
BEGIN, END = "<!-- from here on: make licences -->\n", "<!-- up to here -->\n"
SHIPPED_EXTRAS = ("people", "play", "postgres")
LONGEST_NAME = 60
"""Letters of a licence's name; some metadata give its whole text instead."""
SHIPPED_PAGE = ("@fluent/bundle", "clsx", "esm-env", "svelte", "uqr")
"""Packages of which code is part of the built page; fonts and pictures come besides."""
SHIPPED_MEDIA = ("@fontsource", "@iconify-json/")


@dataclass(frozen=True)
class Package:
    """One package of others."""

    kind: str
    """`pypi` or `npm`."""
    name: str
    version: str
    licence: str
    ships: bool
    """Whether it runs at a server, or is part of the page; others only build and check."""
    hashes: tuple[str, ...] = ()

    @property
    def url(self) -> str:
        """Name it as bills of materials do."""
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


def pinned() -> dict[str, str]:
    """Give the version of every pinned Python package."""
    lines = [line.strip() for line in CONSTRAINTS.read_text().splitlines()]
    pairs = [line.split("==") for line in lines if line and not line.startswith("#")]
    return {str(canonicalize_name(name)): version for name, version in pairs}


def hashes() -> dict[str, tuple[str, ...]]:
    """Give the hashes of every pinned Python package."""
    found: dict[str, tuple[str, ...]] = {}
    text = HASHES.read_text().replace("\\\n", " ")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            name = canonicalize_name(line.split("==")[0])
            found[name] = tuple(re.findall(r"sha256:([0-9a-f]{64})", line))
    return found


def shipped() -> set[str]:
    """List the Python packages a server needs, with PostgreSQL; as installed here."""
    waiting, found = [("elbowroom", SHIPPED_EXTRAS)], set()
    while waiting:
        name, extras = waiting.pop()
        for text in metadata.requires(name) or []:
            wanted = Requirement(text)
            needed = canonicalize_name(wanted.name)
            marker = wanted.marker
            applies = marker is None or any(
                marker.evaluate({"extra": extra}) for extra in (*extras, "")
            )
            if applies and needed not in found:
                found.add(needed)
                waiting.append((needed, tuple(wanted.extras)))
    return found


def licence_of(name: str) -> str:
    """Read the licence of an installed package, in a few words."""
    told = metadata.metadata(name)
    classified = [
        line.rpartition("::")[2].strip()
        for line in told.get_all("Classifier") or []
        if line.startswith("License ::")
    ]
    named = told.get("License-Expression") or (told.get("License") or "").partition("\n")[0]
    short = named if len(named) <= LONGEST_NAME else ""
    return short or " and ".join(classified) or "unknown"


def python_packages() -> list[Package]:
    """List the pinned packages of Python that are installed."""
    known, needed = hashes(), shipped()
    installed = {canonicalize_name(each.metadata["Name"]) for each in metadata.distributions()}
    return [
        Package("pypi", name, version, licence_of(name), name in needed, known.get(name, ()))
        for name, version in sorted(pinned().items())
        if name in installed
    ]


def page_packages() -> list[Package]:
    """List the packages the page is built from and with."""
    entries: dict[str, Any] = json.loads(LOCK.read_text())["packages"]
    found = []
    for path, entry in entries.items():
        name = path.rpartition("node_modules/")[2]
        licence, mark = entry.get("license", ""), entry.get("integrity", "")
        if path and licence:
            ships = name in SHIPPED_PAGE or name.startswith(SHIPPED_MEDIA)
            found.append(Package("npm", name, entry["version"], licence, ships, (mark,)))
    return found


def write_hashes() -> None:
    """Ask the index for the hashes of every file of every pinned version."""
    found = {name: asked(name, version) for name, version in pinned().items()}
    head = "# Hashes of every file of the pinned packages; made by `make hashes`.\n"
    HASHES.write_text(head + "".join(line(name, found[name]) for name in sorted(found)))
    needed = sorted(shipped() & set(found))
    head = "# What a server needs, nothing else: pip install --require-hashes -r this file.\n"
    REQUIREMENTS.write_text(head + "".join(line(name, found[name]) for name in needed))


def line(name: str, found: list[str]) -> str:
    """Write a package as pip reads it."""
    marks = "".join(f" \\\n    --hash=sha256:{each}" for each in found)
    only = " ; sys_platform != 'win32'" if name == "uvloop" else ""
    return f"{name}=={pinned()[name]}{only}{marks}\n"


def asked(name: str, version: str) -> list[str]:
    """Ask the index that pip uses for the hashes of a version's files."""
    from pip._internal.models.index import PyPI  # noqa: PLC0415 - its address is pip's own

    with urllib.request.urlopen(f"{PyPI.simple_url}/{name}/", timeout=60) as answer:  # noqa: S310 - as pip does
        page = answer.read().decode()
    files = re.findall(r"/([^/\"#]+)#sha256=([0-9a-f]{64})", page)
    fitting = {mark for file, mark in files if version_of(unquote(file)) == version}
    if not fitting:
        raise SystemExit(f"The index has no {name} {version}.")
    return sorted(fitting)


def version_of(file: str) -> str:
    """Read the version a file is of; empty where it cannot be read."""
    try:
        read = parse_wheel_filename if file.endswith(".whl") else parse_sdist_filename
        return str(read(file)[1])
    except ValueError:
        return ""


def listed() -> str:
    """Write what ships, with its licence, as a table."""
    ships = [each for each in (*python_packages(), *page_packages()) if each.ships]
    rows = [
        f"| {each.name} | {'Python' if each.kind == 'pypi' else 'page'} | {each.licence} |\n"
        for each in ships
    ]
    return "| package | part | licence |\n| --- | --- | --- |\n" + "".join(rows)


def write_licences() -> None:
    """Write the list of licences into its page."""
    before, _, rest = PAGE.read_text().partition(BEGIN)
    PAGE.write_text(before + BEGIN + "\n" + listed() + "\n" + END + rest.partition(END)[2])


def bill() -> dict[str, Any]:
    """Write the bill of materials, as CycloneDX has it."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "elbowroom",
                "version": metadata.version("elbowroom"),
            }
        },
        "components": [component(each) for each in (*python_packages(), *page_packages())],
    }


def component(package: Package) -> dict[str, Any]:
    """Write one package of the bill."""
    known = [{"alg": "SHA-256", "content": each} for each in package.hashes if "-" not in each]
    return {
        "type": "library",
        "bom-ref": package.url,
        "name": package.name,
        "version": package.version,
        "purl": package.url,
        "scope": "required" if package.ships else "excluded",
        "licenses": [{"license": {"name": package.licence}}],
        **({"hashes": known[:1]} if len(known) == 1 else {}),
    }


def main(command: str, *more: str) -> None:
    """Do one of the three."""
    if command == "hashes":
        write_hashes()
    elif command == "licences":
        write_licences()
    else:
        Path(*more).write_text(json.dumps(bill(), indent=1) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
