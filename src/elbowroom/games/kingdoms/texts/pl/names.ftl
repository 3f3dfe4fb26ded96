### Names by id that only this game has, for labels.

name-faction = { FACTION($faction) }
name-hero = { HERO($hero) }
name-territory = { TERRITORY($territory) }
name-resource = { RESOURCE($resource, letter: "capital") }
name-action = { ACTION($action) }
name-amount = { COUNT($count, $resource) }
name-meeples = { COUNT($count, "meeple") }
name-points = { COUNT($count, "point") }
