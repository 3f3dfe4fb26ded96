"""What changed between two pieces of plain data, as paths, and back."""

from __future__ import annotations

from typing import Any

Path = tuple[str | int, ...]
Change = dict[str, Any]
_NESTED = (dict, list)


def changes_between(before: Any, after: Any, path: Path = ()) -> list[Change]:
    """List the parts to set or remove, in order, that turn one into the other.

    Objects are compared field by field. A list that kept its length or grew is compared place
    by place (setting the place after the last appends); any other list is set whole.
    """
    found: list[Change] = []
    _compare(before, after, path, found)
    return found


def _compare(before: Any, after: Any, path: Path, found: list[Change]) -> None:
    old, new = before, after
    if type(before) is dict and type(after) is dict:
        for name in before:
            if name not in after:
                found.append({"path": [*path, name], "gone": True})
    elif type(before) is list and type(after) is list and len(before) <= len(after):
        old, new = dict(enumerate(before)), dict(enumerate(after))
    else:
        if before != after or type(before) is not type(after):
            found.append({"path": list(path), "value": after})
        return
    for name, value in new.items():
        if name in old and old[name] == value:
            continue
        if name in old and type(value) in _NESTED:
            _compare(old[name], value, (*path, name), found)
        else:
            found.append({"path": [*path, name], "value": value})


def set_part(whole: Any, path: Path | list[str | int], value: Any) -> Any:
    """Copy plain data with one part of it set; what is not on the path is shared."""
    if not path:
        return value
    first, rest = path[0], path[1:]
    if isinstance(whole, list):
        copy = whole.copy()
        place = int(first)
        if place == len(copy):
            copy.append(value)
        else:
            copy[place] = set_part(copy[place], rest, value)
        return copy
    return {**whole, first: set_part(whole.get(first), rest, value)}


def changed(whole: Any, changes: list[Change]) -> Any:
    """Apply changes to plain data, as clients do; the original stays as it was."""
    for change in changes:
        if change.get("gone"):
            whole = _without(whole, change["path"])
        else:
            whole = set_part(whole, change["path"], change["value"])
    return whole


def _without(whole: dict[str, Any], path: list[str | int]) -> dict[str, Any]:
    first, rest = str(path[0]), path[1:]
    if not rest:
        return {name: value for name, value in whole.items() if name != first}
    part = whole[first]
    if isinstance(part, list):
        copy = part.copy()
        copy[int(rest[0])] = _without(copy[int(rest[0])], rest[1:])
        return {**whole, first: copy}
    return {**whole, first: _without(part, rest)}
