"""Names and texts from strangers: what may stand in one, and which names look like another."""

from __future__ import annotations

from typing import Any, Final, NamedTuple
from unicodedata import category, normalize
from unicodedata import name as character_name

_IN_NAMES: Final = " '\u2019\u2018-\u2013.,!?&()/:"
"""What may stand in a name besides letters, their marks and digits."""
_LOOKS_LIKE: Final = str.maketrans(
    {
        **dict(zip("аеорсухіјѕԁһкмтвнзѵց", "aeopcyxijsdhkmtbh3vg", strict=True)),
        **dict(zip("αορντικευχβγη", "aopvtikeuxbyn", strict=True)),
        **dict(zip("0135", "oies", strict=True)),
        "\u0131": "i",
        "ł": "l",
        "ø": "o",
        "đ": "d",
        "ð": "d",
        "ß": "ss",
        "æ": "ae",
        "|": "l",
    }
)
"""Letters that pass for Latin ones at a glance."""


_WRITTEN_TOGETHER: Final = ("HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO")
"""Scripts that stand beside Chinese signs in one name."""


class Wrong(NamedTuple):
    """What is wrong with a name or a text; false when nothing is."""

    key: str
    sentence: str
    values: dict[str, Any]

    def __bool__(self) -> bool:
        return bool(self.key)


NOTHING: Final = Wrong("", "", {})


def fault_of_text(text: str) -> Wrong:
    """Find what keeps a text from being shown as it is: hidden marks, HTML, an address."""
    if not text.isprintable() or text != text.strip():
        return Wrong(
            "printable", "printable characters without spaces around them are expected", {}
        )
    for sign in ("<", ">", "://", "www."):
        if sign in text.lower():
            return Wrong(
                "no-address", f"'{sign}' is not allowed: no HTML, no address", {"sign": sign}
            )
    return NOTHING


def fault_of_name(name: str) -> Wrong:
    """Find what keeps a text from being a name: only letters of one script, digits and a few signs."""
    found = fault_of_text(name)
    if found:
        return found
    for sign in name:
        if category(sign)[0] not in "LMN" and sign not in _IN_NAMES:
            told = f"'{sign}' is not allowed in a name: letters, digits and {_IN_NAMES.strip()}"
            return Wrong("no-name", told, {"sign": sign})
    scripts = {_script(sign) for sign in name if category(sign)[0] == "L"}
    if len(scripts) > 1:
        both = " and ".join(sorted(scripts)[:2]).title()
        return Wrong(
            "scripts", f"letters of one script are expected, not {both}", {"scripts": both}
        )
    if not any(category(sign)[0] == "L" for sign in name):
        return Wrong("no-letter", "at least one letter is expected", {})
    return NOTHING


def _script(letter: str) -> str:
    script = character_name(letter, "?").split()[0]
    return "CJK" if script in _WRITTEN_TOGETHER else script


def looks(name: str) -> str:
    """Give what a name looks like at a glance: names that imitate each other become equal."""
    bare = [each for each in normalize("NFKD", name.casefold()) if category(each)[0] != "M"]
    told = "".join(bare).casefold().translate(_LOOKS_LIKE)
    return "".join([each for each in told if category(each)[0] in "LN"]).replace("vv", "w")
