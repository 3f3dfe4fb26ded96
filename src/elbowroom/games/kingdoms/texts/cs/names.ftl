### Names by id that only this game has, for labels.

name-faction = { FACTION($faction) }
name-hero = { HERO($hero) }
name-territory = { TERRITORY($territory) }
name-resource =
    { $resource ->
        [any] Libovolný
        [received] Co získáš
       *[other] { RESOURCE($resource, letter: "capital") }
    }
name-action =
    { $action ->
        [retreat] Ústup
       *[other] { ACTION($action) }
    }
name-amount = { COUNT($count, $resource) }
name-meeples = { COUNT($count, "meeple") }
name-points = { COUNT($count, "point") }
name-terrain =
    { $terrain ->
        [any] Jakýkoli
       *[other] { TERRAIN($terrain, letter: "capital") }
    }
name-feature =
    { $feature ->
        [water] Voda
        [crag] Útesy
       *[both] Voda i útesy
    }
name-mode =
    { $mode ->
        [anywhere] Z vnitrozemí
       *[shore] Podél břehu
    }
name-rule = { effect-vp-rule }
name-advance =
    { $advance ->
        [war] Vyhraná válka
       *[other] { ACTION($advance) }
    }
