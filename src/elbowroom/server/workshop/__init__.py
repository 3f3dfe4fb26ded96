"""The workshop at the server: packs and maps checked, drawn, weighed and kept."""
