"""Writing HTML and SVG: elements with everything escaped."""

from __future__ import annotations

from html import escape


class Markup(str):
    """Text that is HTML already; everything else is escaped where it is put in."""

    __slots__ = ()


def element(tag: str, *inside: str, **attributes: str | float | None) -> Markup:
    """Write an element; `class_` and `for_` stand for class and for, other _ become -."""
    written = "".join(
        f' {_attribute(name)}="{escape(_number(value))}"'
        for name, value in attributes.items()
        if value is not None
    )
    if not inside and tag in _EMPTY:
        return Markup(f"<{tag}{written}>")
    return Markup(f"<{tag}{written}>{joined(*inside)}</{tag}>")


_EMPTY = frozenset({"input", "br", "meta", "col"})


def joined(*parts: str) -> Markup:
    """Put parts one after another, escaping those that are plain text."""
    return Markup(
        "".join(part if isinstance(part, Markup) else escape(part, quote=False) for part in parts)
    )


def _attribute(name: str) -> str:
    if name in ("viewBox", "preserveAspectRatio"):
        return name
    return name.rstrip("_").replace("_", "-")


def _number(value: str | float) -> str:
    if isinstance(value, str):
        return value
    return f"{value:.2f}".rstrip("0").rstrip(".")
