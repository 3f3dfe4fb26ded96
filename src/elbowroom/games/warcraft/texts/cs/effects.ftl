### What effects that only this game has do, read back as sentences without their full stop.

effect-coins-per-island = Každý ostrov s jejich regionem vynese { COUNT($coins, "coin", case: "acc") }
effect-coins-per-routed-unit = Každá jednotka v dobytém regionu, kde byly aspoň dvě, vynese { COUNT($coins, "coin", case: "acc") }
effect-coins-per-site = Každý artefakt a každé legendární místo v jejich regionech vynese { COUNT($coins, "coin", case: "acc") }
effect-pushes-neighbours =
    { $times ->
        [one] Jednou za tah vytlačí obranu nebo jednotku ze sousedního regionu
        [few] Až { $times }krát za tah vytlačí obranu nebo jednotku ze sousedního regionu
       *[other] Až { $times }krát za tah vytlačí obranu nebo jednotku ze sousedního regionu
    }
effect-saves-tokens = V tahu každého protivníka si ponechají { COUNT($tokens, "token", case: "acc") }, o které by přišli
effect-ships-free = Zdaleka připlouvají bez placení za přepravu
effect-strikes-from-the-air =
    { $times ->
        [one] Jednou za tah zaútočí na kterýkoli region na pevnině, jako by sousedil, a kostka sníží cenu
        [few] Až { $times }krát za tah zaútočí na kterýkoli region na pevnině, jako by sousedil, a kostka sníží cenu
       *[other] Až { $times }krát za tah zaútočí na kterýkoli region na pevnině, jako by sousedil, a kostka sníží cenu
    }
effect-swaps-regions =
    { $times ->
        [one] Jednou za tah vymění vše, co leží ve dvou regionech{ $where }
        [few] Až { $times }krát za tah vymění vše, co leží ve dvou regionech{ $where }
       *[other] Až { $times }krát za tah vymění vše, co leží ve dvou regionech{ $where }
    }
effect-takes-toll = Před každým útokem na jejich regiony{ $where } protivníci zaplatí { COUNT($coins, "coin", case: "acc") }
effect-field-times = Kolikrát za tah
effect-field-faction = Frakce
