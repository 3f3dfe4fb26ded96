"""Where the engine is: the packages that setup.py names for compiling."""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def compiled_names() -> tuple[str, ...]:
    """`COMPILED` of setup.py, which cannot be imported without building."""
    for node in ast.parse((ROOT / "setup.py").read_text()).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED":
            return tuple(ast.literal_eval(node.value))
    raise LookupError("setup.py no longer has a constant COMPILED")


def engine_files(package: Path) -> list[Path]:
    """Every source file of the engine inside an elbowroom package."""
    return sorted(
        path
        for name in compiled_names()
        for path in ([package / name] if name.endswith(".py") else (package / name).rglob("*.py"))
    )
