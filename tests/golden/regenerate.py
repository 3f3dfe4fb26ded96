"""Rewrite the golden files: `python -m tests.golden.regenerate`, or `make golden`."""

from __future__ import annotations

from tests.golden.playthrough import HERE, texts


def main() -> None:
    """Write every golden file, and remove those that are no longer made."""
    made = dict(texts())
    for path in HERE.glob("*.txt"):
        if path.name not in made:
            path.unlink()
    for name, text in made.items():
        (HERE / name).write_text(text, encoding="utf-8")
        print(f"{len(text):7} characters  {name}")


if __name__ == "__main__":
    main()
