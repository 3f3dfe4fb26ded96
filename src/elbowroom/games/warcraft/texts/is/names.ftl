### Names by id that only this game has, for labels.

name-site = { SITE($site) }
name-faction = { FACTION($faction, letter: "capital") }
name-island = { ISLAND($island) }
name-tool =
    { $tool ->
        [raid] afsláttur þjóðarinnar
       *[other] { SITE($tool) }
    }
name-form =
    { $form ->
        [worgen] vargshamur
       *[human] mannshamur
    }
