"""Where the engines are, and what of the tree setup.py compiles."""

import ast
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def engine_files(package: Path) -> list[Path]:
    """Every source file of the engines inside an elbowroom package, and the catalogue."""
    folders = [package / "kernel", package / "conquest/engine", *package.glob("games/*/engine")]
    found = [path for folder in folders for path in folder.rglob("*.py")]
    return sorted([*found, package / "catalogue.py"])


def compiled_files(package: Path) -> list[Path]:
    """Every source file that setup.py gives to the compiler, by the lists it keeps."""
    return sorted(path for names in _listed("GROUPS").values() for path in _files(package, names))


def groups_of_modules(package: Path) -> dict[str, str]:
    """Every module that setup.py gives to the compiler, with the group it is compiled in."""
    return {
        ".".join(path.relative_to(package.parent).with_suffix("").parts): group
        for group, names in _listed("GROUPS").items()
        for path in _files(package, names)
    }


def _files(package: Path, names: tuple[str, ...]) -> list[Path]:
    left = _listed("LEFT")
    places = [package / name for name in names]
    found = [
        path for place in places for path in ([place] if place.suffix else place.rglob("*.py"))
    ]
    return sorted(path for path in found if path.name not in left)


def _listed(name: str) -> Any:
    """Read a list of setup.py, which cannot be imported without building."""
    for node in ast.parse((ROOT / "setup.py").read_text()).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name and node.value:
            value = node.value.args[0] if isinstance(node.value, ast.Call) else node.value
            return ast.literal_eval(value)
    raise LookupError(f"setup.py no longer has a constant {name}")
