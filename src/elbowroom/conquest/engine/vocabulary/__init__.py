"""The closed list of effects that races and powers are made of."""

from elbowroom.conquest.engine.vocabulary.coins import (
    CoinsEachTurn,
    CoinsForRegions,
    CoinsOnPickTurn,
    CoinsPerMarker,
    CoinsPerNonemptyConquest,
)
from elbowroom.conquest.engine.vocabulary.decline import (
    ActsInDecline,
    DeclinesAfterScoring,
    KeepsTokensInDecline,
    Lasting,
    StaysBesideNewerDecline,
)
from elbowroom.conquest.engine.vocabulary.markers import (
    BuildsMarkers,
    ConquersForOneToken,
    KeepsMarkersStanding,
    MarksConquests,
    SpreadsMarkers,
)
from elbowroom.conquest.engine.vocabulary.reach import (
    ConquestCost,
    ConquestCostBeside,
    Enters,
    EntersFirst,
    Links,
    Reaches,
)
from elbowroom.conquest.engine.vocabulary.tactics import (
    NamesPeace,
    RollsBeforeConquests,
    SubstitutesLoneTokens,
)
from elbowroom.conquest.engine.vocabulary.tokens import (
    AttackOnlyTokens,
    TokensGained,
    TokensLost,
)

EFFECTS = (
    ActsInDecline,
    AttackOnlyTokens,
    BuildsMarkers,
    CoinsEachTurn,
    CoinsForRegions,
    CoinsOnPickTurn,
    CoinsPerMarker,
    CoinsPerNonemptyConquest,
    ConquersForOneToken,
    ConquestCost,
    ConquestCostBeside,
    DeclinesAfterScoring,
    Enters,
    EntersFirst,
    KeepsMarkersStanding,
    KeepsTokensInDecline,
    Links,
    MarksConquests,
    NamesPeace,
    Reaches,
    RollsBeforeConquests,
    SpreadsMarkers,
    StaysBesideNewerDecline,
    SubstitutesLoneTokens,
    TokensGained,
    TokensLost,
)
"""Every effect a content pack may name; `Lasting` is written as a field, not by name."""

__all__ = [
    "EFFECTS",
    "ActsInDecline",
    "AttackOnlyTokens",
    "BuildsMarkers",
    "CoinsEachTurn",
    "CoinsForRegions",
    "CoinsOnPickTurn",
    "CoinsPerMarker",
    "CoinsPerNonemptyConquest",
    "ConquersForOneToken",
    "ConquestCost",
    "ConquestCostBeside",
    "DeclinesAfterScoring",
    "Enters",
    "EntersFirst",
    "KeepsMarkersStanding",
    "KeepsTokensInDecline",
    "Lasting",
    "Links",
    "MarksConquests",
    "NamesPeace",
    "Reaches",
    "RollsBeforeConquests",
    "SpreadsMarkers",
    "StaysBesideNewerDecline",
    "SubstitutesLoneTokens",
    "TokensGained",
    "TokensLost",
]
