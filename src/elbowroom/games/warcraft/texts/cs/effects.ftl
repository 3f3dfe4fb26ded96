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

## Artifacts and legendary places

effect-attacks-anywhere = Jednou za tah s ním držitel zaútočí na kterýkoli pevninský region, jako by sousedil
effect-brings-tokens = Po dobývání si držitel vezme ze zásobníku { COUNT($tokens, "token", case: "acc") }
effect-demands-tribute = Na konci tahu se položí do regionu; každý, jehož aktivní rasa s ním sousedí, zaplatí { COUNT($coins, "coin", case: "acc") }
effect-discount = Jednou za tah stojí jedno dobytí méně o { COUNT($tokens, "token", case: "acc") }
effect-free-passage = Držitel neplatí za přepravu
effect-pays-each-turn = Na konci tahu držitele vynese { COUNT($coins, "coin", case: "acc") }
effect-pays-for-the-shore = Přesune se do jezera svého ostrova; kdo kolem něj drží nejvíc regionů, i v úpadku, dostane ve svém tahu { COUNT($coins, "coin", case: "acc") }
effect-pays-per-like-region = Každý další region držitele se stejným terénem vynese { COUNT($coins, "coin", case: "acc") }
effect-shields = Na konci tahu se položí do regionu, který je pak imunní vůči každému, kdo nezaplatí { COUNT($price, "coin", case: "acc") }
effect-spares-units = Aktivní rasa držitele při útoku nepřichází o žetony
effect-takes-lone-units = Jednou za tah držitel zaplatí { COUNT($price, "coin", case: "acc") } tomu, kdo ho měl předtím, a dobude jedním žetonem region v dosahu, kde je právě jedna jednotka
effect-widens-faction-bonus = Dva regiony téže nepřátelské rasy vynesou frakční bonus dvakrát a neutrální rasa si tu každý tah vybírá frakci
effect-field-price = Cena
effect-field-artifact = Artefakt, ne místo
effect-category-artifacts = Artefakty
effect-category-places = Legendární místa

## The same with this box's word for race

effect-acts-in-decline = V úpadku dál dobývají a přesouvají se, a to před aktivní rasou
effect-names-peace = Na konci tahu smějí uzavřít příměří s jedním protivníkem, jehož aktivní rasu nenapadli
effect-stays-beside-newer-decline = V úpadku se nepočítají do limitu jedné rasy
effect-marker-lasts = Zůstává, i když jeho rasa přejde do úpadku
effect-where-held-by =
    { $value ->
        [nobody] nikdo ho nedrží
        [tribe] s rasou Murlocs
        [active] drží ho aktivní rasa jiného hráče
        [decline] drží ho rasa jiného hráče v úpadku
        [enemy] drží ho jiný hráč
        [own] drží ho vlastní rasa v úpadku
        [attacker] patří hráči, který jim vzal region
       *[somebody] neprázdný
    }
effect-when-attacked-nobody = jen když v tomto tahu nenapadli žádnou aktivní rasu
effect-when-neighbours-at-least = jen když vedle nich stojí aktivní rasy aspoň tolika jiných hráčů: { $value }
