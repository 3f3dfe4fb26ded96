"""The workshop: content packs from files, checked before anybody plays with them."""

from elbowroom.workshop.describing import check, check_map, vocabulary
from elbowroom.workshop.packs import check_pack_file, check_takes_packs, load_pack
from elbowroom.workshop.schema import json_schema

__all__ = [
    "check",
    "check_map",
    "check_pack_file",
    "check_takes_packs",
    "json_schema",
    "load_pack",
    "vocabulary",
]
