"""The repository as a whole: nothing of one machine in it, no file outgrown, pages in order."""

import ast
import re
import sys
from pathlib import Path

import pytest

from tests.architecture.engine import ROOT, engine_files

MOST_LINES = 500
# Files that may be longer, each with the reason.
LONGER: dict[str, str] = {
    "web/src/lib/api/schema.d.ts": "generated from the OpenAPI document by `npm run types`",
}

# Written in two halves, so that this file does not name them either.
PACKAGE_HOSTS = [
    ".".join(halves)
    for halves in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("crates", "io"),
        ("deb.debian", "org"),
        ("archive.ubuntu", "com"),
    )
]

# Folders everybody has: finding them in a file tells nothing about this machine.
COMMON = {Path(name) for name in ("/", "/tmp", "/home", "/usr", "/usr/src", "/opt", "/srv")}  # noqa: S108 - only named


def lines_with(pattern: str, texts: dict[str, str]) -> list[str]:
    search = re.compile(pattern).search
    return [
        f"{name}:{number}: {line.strip()[:120]}"
        for name, text in texts.items()
        for number, line in enumerate(text.splitlines(), 1)
        if search(line)
    ]


def test_no_file_names_a_path_of_this_machine(tracked: dict[str, str]):
    folders = {ROOT.parent, Path.home()} - COMMON
    found = [
        line
        for folder in folders
        for line in lines_with(rf"(?<![\w.}})-]){re.escape(folder.as_posix())}/", tracked)
    ]
    assert not found, "\n".join(found)


def test_no_file_names_a_package_host(tracked: dict[str, str]):
    found = lines_with("|".join(map(re.escape, PACKAGE_HOSTS)), tracked)
    assert not found, "\n".join(found)


def test_constraints_are_names_and_versions_only():
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    odd = [x for x in lines if not re.fullmatch(r"#.*|[A-Za-z0-9_.-]+==[A-Za-z0-9.+!]+", x)]
    assert not odd


def test_no_source_file_is_too_long(tracked: dict[str, str]):
    long = {
        name: lines
        for name, text in tracked.items()
        if Path(name).suffix in {".py", ".ts", ".svelte"}
        and (lines := len(text.splitlines())) > MOST_LINES
    }
    assert not set(long) - set(LONGER), f"over {MOST_LINES} lines: {long}"
    assert not set(LONGER) - set(long), "no longer long: take them off the list"


def test_the_engine_imports_only_itself_and_the_standard_library():
    allowed = {*sys.stdlib_module_names, "elbowroom"}
    marks = "src/elbowroom/kernel/compiler_marks.py imports mypy_extensions"  # where it is there
    found = [
        f"{path.relative_to(ROOT)} imports {module}"
        for path in engine_files(ROOT / "src" / "elbowroom")
        for module in imports_of(path)
        if module.partition(".")[0] not in allowed
    ]
    assert set(found) == {marks}, "\n".join(found)


def imports_of(path: Path) -> list[str]:
    modules = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            modules += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            modules.append(node.module)
    return modules


def test_decisions_are_numbered_without_a_gap():
    pages = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    assert pages
    assert [page.name[:5] for page in pages] == [f"{n:04}-" for n in range(1, len(pages) + 1)]


def test_the_documentation_index_names_every_decision():
    index = (ROOT / "docs" / "README.md").read_text()
    pages = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    assert [page.name for page in pages if f"decisions/{page.name}" not in index] == []


@pytest.mark.parametrize("name", ["README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md"])
def test_the_usual_files_are_there(name: str):
    assert (ROOT / name).read_text().strip()


def test_links_between_pages_lead_somewhere(tracked: dict[str, str]):
    broken = [
        f"{name} -> {target}"
        for name, text in tracked.items()
        if name.endswith(".md")
        for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text)
        if "://" not in target and not (ROOT / name).parent.joinpath(target).exists()
    ]
    assert not broken, "\n".join(broken)
