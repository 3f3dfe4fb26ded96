### Names by id that only this game has, for labels.

name-faction = { FACTION($faction) }
name-hero = { HERO($hero) }
name-territory = { TERRITORY($territory) }
name-resource =
    { $resource ->
        [any] Hvaða sem er
        [received] Það sem þú færð
       *[other] { RESOURCE($resource, letter: "capital") }
    }
name-action =
    { $action ->
        [retreat] Undanhald
       *[other] { ACTION($action) }
    }
name-amount = { COUNT($count, $resource) }
name-meeples = { COUNT($count, "meeple") }
name-points = { COUNT($count, "point") }
name-terrain =
    { $terrain ->
        [any] Hvaða sem er
       *[other] { TERRAIN($terrain, letter: "capital") }
    }
name-feature =
    { $feature ->
        [water] Vatn
        [crag] Hamrar
       *[both] Vötn og hamrar
    }
name-mode =
    { $mode ->
        [anywhere] Innan úr landi
       *[shore] Meðfram strönd
    }
name-rule = { effect-vp-rule }
name-advance =
    { $advance ->
        [war] Unnið stríð
       *[other] { ACTION($advance) }
    }
