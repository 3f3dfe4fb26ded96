"""Small World of Warcraft: islands, factions, artifacts and legendary places."""
