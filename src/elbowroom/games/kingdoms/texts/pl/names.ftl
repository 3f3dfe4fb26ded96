### Names by id that only this game has, for labels.

name-faction = { FACTION($faction) }
name-hero = { HERO($hero) }
name-territory = { TERRITORY($territory) }
name-resource =
    { $resource ->
        [any] Dowolny
        [received] To, co otrzymano
       *[other] { RESOURCE($resource, letter: "capital") }
    }
name-action =
    { $action ->
        [retreat] Odwrót
       *[other] { ACTION($action) }
    }
name-amount = { COUNT($count, $resource) }
name-meeples = { COUNT($count, "meeple") }
name-points = { COUNT($count, "point") }
name-terrain =
    { $terrain ->
        [any] Dowolny
       *[other] { TERRAIN($terrain, letter: "capital") }
    }
name-feature =
    { $feature ->
        [water] Woda
        [crag] Urwiska
       *[both] Woda i urwiska
    }
name-mode =
    { $mode ->
        [anywhere] Z głębi lądu
       *[shore] Wzdłuż brzegu
    }
name-rule = { effect-vp-rule }
name-advance =
    { $advance ->
        [war] Wygrana wojna
       *[other] { ACTION($advance) }
    }
