"""The effects factions and heroes are made of, each named for what it does."""
