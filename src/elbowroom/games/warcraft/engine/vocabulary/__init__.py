"""The closed list of effects that only this game's races, powers and sites are made of."""
