"""What the tests know of each language: its plurals, its cases, its words for some things."""

from __future__ import annotations

from typing import Final, NamedTuple

COUNTS: Final = (1, 2, 5, 11, 21, 22, 101)
GLOSSARY: Final = ("en", "cs", "pl", "is")
"""The languages whose words the glossary fixes, in the order of the samples in the tests."""


class Grammar(NamedTuple):
    """What a language asks of the texts in it."""

    plurals: str
    """The plural form of each of COUNTS."""
    forms: int
    """How many plural forms a noun has."""
    cases: frozenset[str]
    """The cases of a name, beside the nominative."""
    own_design: str
    """How a text says that something is our own design."""
    printed: str
    """How a text says that something is printed or publicly described."""
    stems: str
    """The stems of food, mana, ore and silver."""
    looks_english: str = ""
    """Its words that look English."""


CZECH: Final = Grammar(
    plurals="one few other other other other other",
    forms=4,
    cases=frozenset({"gen", "dat", "acc", "ins"}),
    own_design=r"\bnaším vlastním návrhem\b|\bnaše vlastní\b",
    printed=r"\btištěné karty\b|\btištěného archu\b|\bveřejných popisů\b",
    stems="jídl man rud stříbr",
    looks_english="region to",
)
GRAMMARS: Final = {
    "en": Grammar(
        plurals="one other other other other other other",
        forms=2,
        cases=frozenset(),
        own_design=r"\bour own\b",
        printed=r"\bprinted (card|sheet)\b|\bpublic descriptions\b",
        stems="food mana ore silver",
    ),
    "cs": CZECH,
    "pl": Grammar(
        plurals="one few many many many few many",
        forms=4,
        cases=frozenset({"gen", "dat", "acc", "ins"}),
        own_design=r"\bnasz pomysł\b|\bnaszym pomysłem\b|\bnasze własne\b",
        printed=r"\bdrukowanej karty\b|\barkusza\b|\bpublicznych opisów\b",
        stems="żywnoś man rud srebr",
        looks_english="region to",
    ),
    "is": Grammar(
        plurals="one other other other one other one",
        forms=2,
        cases=frozenset({"gen", "dat", "acc"}),
        own_design=r"\bokkar eigin hönnun\b|\bokkar eigið\b",
        printed=(r"\bprentaða (spjaldinu|blaðinu)\b|\bprentuðu spjaldi\b|\bopinberum lýsingum\b"),
        stems="mat seiðmagn málmgrýti silfur",
    ),
}
