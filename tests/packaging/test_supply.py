"""What Elbowroom is made of besides itself is pinned, hashed, licensed and listed."""

import ast
import json
import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.packaging import supply

ALLOWED = {
    "0BSD",
    "APL 2",
    "Apache 2.0",
    "Apache Software License",
    "Apache-2.0",
    "BSD 2-Clause License",
    "BSD License",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BlueOak-1.0.0",
    "CC-BY-3.0",
    "CC0-1.0",
    "ISC",
    "ISC License",
    "LGPL-3.0-only",
    "MIT",
    "MIT License",
    "MIT-0",
    "MPL-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)",
    "OFL-1.1",
    "PSF-2.0",
    "Python-2.0",
    "Zlib",
}
"""Licences under which we use what others wrote; whoever adds one has read it."""
WITHOUT_INTEGRITY = 15
"""Programs of the bundler for other machines, which our registry does not have."""


def lines(file):
    text = file.read_text().replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def test_every_pinned_package_has_hashes_of_its_version():
    versions = {
        str(canonicalize_name(line.split("==")[0])): re.split(r"==|\s", line)[1]
        for line in lines(supply.HASHES)
    }
    assert versions == supply.pinned()
    assert all(supply.hashes().values())


def test_the_requirements_of_a_server_are_all_it_needs_and_hashed():
    found = {line.split("==")[0]: line for line in lines(supply.REQUIREMENTS)}
    assert set(found) == supply.shipped() & set(supply.pinned())
    assert supply.shipped() <= set(supply.pinned())
    known = supply.hashes()
    for name, line in found.items():
        assert tuple(re.findall(r"sha256:([0-9a-f]{64})", line)) == known[name]
        assert f"=={supply.pinned()[name]}" in line


@pytest.mark.parametrize("file", [supply.HASHES, supply.REQUIREMENTS, supply.CONSTRAINTS])
def test_no_package_host_is_named(file):
    assert "://" not in file.read_text()


def test_every_package_of_the_page_has_its_integrity():
    entries = json.loads(supply.LOCK.read_text())["packages"]
    without = {name: entry for name, entry in entries.items() if name and "integrity" not in entry}
    assert all(
        "@rolldown/binding-" in name and entry["optional"] for name, entry in without.items()
    )
    assert len(without) <= WITHOUT_INTEGRITY
    assert all(
        entry["integrity"].startswith("sha512-")
        for entry in entries.values()
        if "integrity" in entry
    )
    assert not any("resolved" in entry for entry in entries.values()), "a package host is named"


def parts_of(licence):
    return [each.strip(" ()") for each in re.split(r" AND | OR | and ", licence)]


def test_every_licence_is_known_and_allowed():
    packages = [*supply.python_packages(), *supply.page_packages()]
    assert len(packages) > 100
    strange = {
        each.name: each.licence
        for each in packages
        if each.licence not in ALLOWED and not set(parts_of(each.licence)) <= ALLOWED
    }
    assert not strange


def test_the_list_of_licences_is_what_ships():
    shown = supply.PAGE.read_text().partition(supply.BEGIN)[2].partition(supply.END)[0]
    assert shown.strip() == supply.listed().strip(), "run make licences"


def test_one_command_makes_a_bill_of_materials(tmp_path):
    supply.main("sbom", str(tmp_path / "sbom.json"))
    bill = json.loads((tmp_path / "sbom.json").read_text())
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    names = {each["name"] for each in bill["components"] if each["scope"] == "required"}
    assert {"fastapi", "uvicorn", "psycopg", "svelte", "numpy"} <= names
    assert all(each["version"] and each["purl"] for each in bill["components"])
    assert bill["metadata"]["component"]["name"] == "elbowroom"


INNER = re.compile(r"(uvicorn\.(protocols|server|config)|\w+\._\w+)")


def test_inner_parts_of_others_are_used_within_bounds_only():
    project = tomllib.loads((supply.ROOT / "pyproject.toml").read_text())["project"]
    wanted = project["optional-dependencies"]["play"]
    bounds = {canonicalize_name(Requirement(text).name): Requirement(text) for text in wanted}
    used = set()
    for file in (supply.ROOT / "src" / "elbowroom").rglob("*.py"):
        for name in imported(file):
            if INNER.match(name) and name.split(".")[0] in bounds:
                used.add(name.split(".")[0])
    assert "uvicorn" in used
    for name in used:
        specifiers = bounds[name].specifier
        assert any(each.operator == "<" for each in specifiers), f"{name} has no upper bound"
        assert metadata.version(name) in specifiers


def imported(file: Path):
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
