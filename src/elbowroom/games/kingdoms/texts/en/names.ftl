### Names by id that only this game has, for labels.

name-faction = { FACTION($faction) }
name-hero = { HERO($hero) }
name-territory = { TERRITORY($territory) }
name-resource =
    { $resource ->
        [any] Any
        [received] What is received
       *[other] { RESOURCE($resource, letter: "capital") }
    }
name-action =
    { $action ->
        [retreat] Retreat
       *[other] { ACTION($action) }
    }
name-amount = { COUNT($count, $resource) }
name-meeples = { COUNT($count, "meeple") }
name-points = { COUNT($count, "point") }
name-terrain =
    { $terrain ->
        [any] Any
       *[other] { TERRAIN($terrain, letter: "capital") }
    }
name-feature =
    { $feature ->
        [water] Water
        [crag] Crags
       *[both] Water and crags
    }
name-mode =
    { $mode ->
        [anywhere] From inland
       *[shore] Along the shore
    }
name-rule = { effect-vp-rule }
name-advance =
    { $advance ->
        [war] Winning a war
       *[other] { ACTION($advance) }
    }
