"""Tiny Epic Kingdoms with Heroes' Call: territories, factions, heroes, wars and towers."""
