"""The workshop: content packs from files, checked before anybody plays with them."""

from elbowroom.workshop.packs import check_pack_file, load_pack

__all__ = ["check_pack_file", "load_pack"]
