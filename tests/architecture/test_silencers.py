"""Whoever silences a check says why, on the same line."""

import ast
import re

import pytest

REASON = r"\s*(-|#|\()\s*[\w`]"
"""What follows a silencer: a dash, a hash or a bracket, and words."""

PYTHON = {
    r"#\s*(ruff:\s*)?noqa": rf"noqa: [A-Z]+\d+(, ?[A-Z]+\d+)*{REASON}",
    r"#\s*type:\s*ignore": rf"type: ignore\[[\w, -]+\]{REASON}",
    r"#\s*pragma:": rf"pragma: no cover{REASON}",
    r"#\s*(nosec|pylint:|pyright:|mypy:|isort:)": r"$^",
}
SCRIPT = {
    r"eslint-disable": r"eslint-disable\S* [^*]+ -- \w",
    r"@ts-(ignore|nocheck)": r"$^",
    r"@ts-expect-error": r"@ts-expect-error \w",
    r"prettier-ignore": r"$^",
    r"svelte-ignore": r"svelte-ignore [\w, ]+\(\w",
}
"""By the silencer: how it has to look; what is never allowed matches nothing."""
KINDS = {".py": PYTHON, ".ts": SCRIPT, ".js": SCRIPT, ".svelte": SCRIPT}
THIS = "tests/architecture/test_silencers.py"


def without_reason(name: str, text: str) -> list[str]:
    kinds = KINDS.get(name[name.rfind(".") :], {})
    return [
        f"{name}:{number}: {line.strip()}"
        for number, line in enumerate(text.splitlines(), 1)
        for silencer, wanted in kinds.items()
        if re.search(silencer, line) and not re.search(wanted, line)
    ]


def test_every_silencer_has_its_reason_on_the_line(tracked: dict[str, str]):
    found = [line for name, text in tracked.items() for line in without_reason(name, text)]
    assert not [line for line in found if not line.startswith(THIS)]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("a.py", "import x  # noqa: F401"),
        ("a.py", "import x  # noqa"),
        ("a.py", "import x  # noqa - everything, please"),
        ("a.py", "x = 1  # type: ignore"),
        ("a.py", "x = 1  # type: ignore[assignment]"),
        ("a.ts", "// eslint-disable-next-line no-console"),
        ("a.ts", "// @ts-ignore it works"),
        ("a.svelte", "<!-- svelte-ignore a11y_autofocus -->"),
    ],
)
def test_a_silencer_without_a_reason_is_found(name: str, line: str):
    assert without_reason(name, line)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("a.py", "import x  # noqa: F401, PLC0415 - slow to import"),
        ("a.py", "import x  # noqa: F401  (slow to import)"),
        ("a.py", "x = 1  # type: ignore[assignment]  # how the library wants it"),
        ("a.py", "except ImportError:  # pragma: no cover - only on Windows"),
        ("a.ts", "// eslint-disable-next-line no-console -- a tool prints"),
        ("a.svelte", "<!-- svelte-ignore a11y_autofocus (the only thing to do here) -->"),
    ],
)
def test_a_reason_on_the_line_is_enough(name: str, line: str):
    assert not without_reason(name, line)


def test_every_skipped_test_says_why(tracked: dict[str, str]):
    tests = {name: text for name, text in tracked.items() if re.match(r"tests/.*\.py$", name)}
    found = [
        f"{name}:{call.lineno}"
        for name, text in tests.items()
        for call in ast.walk(ast.parse(text))
        if isinstance(call, ast.Call) and not says_why(call)
    ]
    bare = [
        name
        for name, text in tests.items()
        if re.search(r"@.*mark\.(skip|xfail)$", text, re.MULTILINE)
    ]
    assert not [*found, *bare]


def says_why(call: ast.Call) -> bool:
    name = getattr(call.func, "attr", "")
    if name not in {"skip", "skipif", "xfail"}:
        return True
    named = any(word.arg == "reason" for word in call.keywords)
    return named or (name == "skip" and bool(call.args))


def test_every_exception_of_the_linter_has_its_reason(tracked: dict[str, str]):
    lists = re.findall(r"= \[\n(.*?)\n\]", tracked["pyproject.toml"], re.DOTALL)
    codes = [
        line for each in lists for line in each.splitlines() if re.match(r'\s*"[A-Z]+\d*"', line)
    ]
    assert codes
    assert not [line for line in codes if not re.search(r"#\s*\w", line)]
