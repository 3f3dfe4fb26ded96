"""The workshop: content packs from files, checked before anybody plays with them."""

from elbowroom.workshop.packs import check_pack_file, check_takes_packs, load_pack

__all__ = ["check_pack_file", "check_takes_packs", "load_pack"]
