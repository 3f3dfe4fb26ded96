### What races and powers made of effects do, read back as sentences; and the words of the form that makes them.

## Each effect in one sentence, without its full stop; a number or name of the effect stands for each value

effect-acts-in-decline = V úpadku dál dobývají a přeskupují se, a to před aktivním národem
effect-attack-only-tokens = K útoku mají { COUNT($tokens, "token", case: "acc") } navíc; po přeskupení se stáhnou z mapy a v příštím tahu jsou zpět
effect-builds-markers =
    { $each_turn ->
        [one] Jednou za tah smějí v některém regionu postavit: { $marker }
        [few] Až { $each_turn }krát za tah smějí v některém regionu postavit: { $marker }
       *[other] Až { $each_turn }krát za tah smějí v některém regionu postavit: { $marker }
    }
effect-coins-each-turn = Každý tah vynese { COUNT($coins, "coin", case: "acc") }
effect-coins-for-regions = Každý držený region{ $where } vynese na konci tahu navíc { COUNT($coins, "coin", case: "acc") }
effect-coins-on-pick-turn = Tah, v němž jsou vybráni, vynese jednou { COUNT($coins, "coin", case: "acc") }
effect-coins-per-marker = Každý tah vynese { COUNT($coins, "coin", case: "acc") } za každý takový dílek v jejich regionech: { $marker }
effect-coins-per-nonempty-conquest = Každý dobytý neprázdný region vynese { COUNT($coins, "coin", case: "acc") }
effect-conquers-for-one-token =
    { $each_turn ->
        [one] Jednou za tah dobude region v dosahu jediným žetonem a zůstane tam: { $marker }
        [few] Až { $each_turn }krát za tah dobude region v dosahu jediným žetonem a zůstane tam: { $marker }
       *[other] Až { $each_turn }krát za tah dobude region v dosahu jediným žetonem a zůstane tam: { $marker }
    }
effect-conquest-cost =
    { $sign ->
        [less] Region{ $where } dobývají levněji o { COUNT($change, "token", case: "acc") }, nejméně však za jeden
       *[more] Region{ $where } dobývají dráž o { COUNT($change, "token", case: "acc") }
    }
effect-conquest-cost-beside =
    { $sign ->
        [less] Co sousedí s jejich regionem{ $where }, dobývají levněji o { COUNT($change, "token", case: "acc") }, nejméně však za jeden
       *[more] Co sousedí s jejich regionem{ $where }, dobývají dráž o { COUNT($change, "token", case: "acc") }
    }
effect-declines-after-scoring = Po výplatě mincí smějí rovnou přejít do úpadku
effect-enters = Smějí dobývat i to, kam jiní nemohou{ $where }
effect-enters-first = Prvním dobytým regionem smí být kterýkoli{ $where }
effect-keeps-markers-standing = Po přeskupení jich v různých regionech stojí { $count }: { $marker }
effect-keeps-tokens-in-decline = Při přechodu do úpadku zůstanou na mapě všechny jejich žetony
effect-links = Při dobývání spolu všechny takové regiony sousedí{ $where }
effect-marks-conquests =
    { $conquests ->
        [63] Každý dobytý region dostane: { $marker }
        [one] První dobytý region dostane: { $marker }
        [few] První { $conquests } dobyté regiony dostanou: { $marker }
       *[other] Prvních { $conquests } dobytých regionů dostane: { $marker }
    }
effect-names-peace = Na konci tahu smějí uzavřít příměří s jedním protivníkem, jehož aktivní národ nenapadli
effect-reaches = Smějí dobýt kterýkoli region{ $where }, ať stojí kdekoli
effect-rolls-before-conquests = Před každým dobytím smějí hodit kostkou, která sníží cenu
effect-spreads-markers = Každý tah jich znovu rozestaví po svých regionech { $count }: { $marker }
effect-stays-beside-newer-decline = V úpadku se nepočítají do limitu jednoho národa
effect-substitutes-lone-tokens = Jednou za tah smějí u každého protivníka vyměnit osamělý aktivní žeton v dosahu za vlastní ze zásobníku
effect-tokens-gained =
    { $conquests ->
        [one] Každý neprázdný region dobytý v tahu přinese jeden žeton ze zásobníku
        [few] Každé { $conquests } neprázdné regiony dobyté v tahu přinesou jeden žeton ze zásobníku
       *[other] Každých { $conquests } neprázdných regionů dobytých v tahu přinese jeden žeton ze zásobníku
    }
effect-tokens-lost =
    { $sign ->
        [less] Ztráta regionu je nestojí žádný žeton
       *[more] Ztráta regionu je stojí navíc { COUNT($change, "token", case: "acc") }
    }
effect-coins-at-loss =
    { $from_conqueror ->
        [yes] Kdo jim vezme region, zaplatí jim { COUNT($coins, "coin", case: "acc") }
       *[no] Každý region, o který je jiný hráč připraví, jim vynese { COUNT($coins, "coin", case: "acc") }
    }
effect-coins-at-start = Každý region, který drží ještě na začátku tahu{ $where }, vynese { COUNT($coins, "coin", case: "acc") }
effect-coins-beyond = Každý držený region nad počet { $regions } vynese navíc { COUNT($coins, "coin", case: "acc") }
effect-coins-for-abandoned = Každý opuštěný region vynese { COUNT($coins, "coin", case: "acc") }
effect-coins-for-conquests = Každý dobytý region{ $where } hned vynese { COUNT($coins, "coin", case: "acc") }
effect-coins-for-tokens =
    { $tokens ->
        [one] Každý jejich žeton na mapě vynese za tah jednu minci
        [few] Každé { $tokens } jejich žetony na mapě vynesou za tah jednu minci
       *[other] Každých { $tokens } jejich žetonů na mapě vynese za tah jednu minci
    }
effect-coins-on-decline = Při přechodu do úpadku dostanou jednou { COUNT($coins, "coin", case: "acc") }
effect-copies-badge = Platí pro ně i odznak na { $place }. místě řady, pokud nepotřebuje žádné dílky
effect-gathers-at-decline = Při přechodu do úpadku se všechny jejich žetony shromáždí v regionu, kde jich stojí nejvíc
effect-gathers-in-row = Každá mince, která na nich při výběru leží, přinese i { COUNT($tokens, "token", case: "acc") }
effect-holds-with-at-least = Region dobývají a drží nejméně tolika žetony: { $tokens }
effect-immune = Jejich regiony{ $where } nemohou ostatní dobýt ani na ně působit
effect-most-in-region = V regionu smí zůstat nejvýš tolik žetonů: { $tokens }; ostatní jsou v příštím tahu zpět v ruce
effect-reaches-far = Smějí dobývat regiony až přes tolik hranic: { $distance }
effect-stays-put = Nepřeskupují se: žetony zůstávají, kde dobývaly
effect-tokens-at-loss =
    { $by_die ->
        [yes] Za každý region, o který je jiný hráč připraví, si ze zásobníku vezmou tolik žetonů, kolik ukáže kostka
       *[no] Za každý region, o který je jiný hráč připraví, si ze zásobníku vezmou { COUNT($tokens, "token", case: "acc") }
    }
effect-tokens-at-start = Na začátku každého tahu si ze zásobníku vezmou { COUNT($tokens, "token", case: "acc") }
effect-tokens-for-conquests = Každý dobytý region{ $where } hned přinese { COUNT($tokens, "token", case: "acc") } ze zásobníku

## What an own marker does

effect-marker-defence = Dobýt jeho region stojí navíc { COUNT($value, "token", case: "acc") }
effect-marker-immune = Jeho region nemohou ostatní dobýt ani na něj působit
effect-marker-bounty = Jiný hráč, který jeho region dobude, dostane { COUNT($value, "coin", case: "acc") }
effect-marker-harm = Vybuchne: jiný hráč, který jeho region dobude, ztratí z ruky { COUNT($value, "token", case: "acc") }
effect-marker-moves = Zůstává svému hráči a přesouvá se z regionu do regionu
effect-marker-lasts = Zůstává, i když jeho národ přejde do úpadku

## Around the sentence: where it holds, when, and whether it outlives decline

effect-whole = { $effect }{ $rest }.
effect-rest = { "; " }{ $part }
effect-where = { " " }({ $list })
effect-lasts = i v úpadku

## Kinds of regions

effect-where-terrain = { TERRAIN($value) }
effect-where-symbol = { SYMBOL($value) }
effect-where-coastal = pobřeží
effect-where-land = pevnina
effect-where-water = moře či jezero
effect-where-beside-water = vedle moře či jezera
effect-where-beside-terrain = sousedí: { TERRAIN($value) }
effect-where-beside-symbol = sousedí: { SYMBOL($value) }
effect-where-held-by =
    { $value ->
        [nobody] nikdo ho nedrží
        [tribe] se zapomenutým kmenem
        [active] drží ho aktivní národ jiného hráče
        [decline] drží ho národ jiného hráče v úpadku
        [enemy] drží ho jiný hráč
        [own] drží ho vlastní národ v úpadku
        [attacker] patří hráči, který jim vzal region
       *[somebody] neprázdný
    }
effect-where-apart = nesousedí s jejich vlastními

## When an effect works

effect-when-round =
    { $value ->
        [even] jen v sudých kolech
        [odd] jen v lichých kolech
        [first] jen v prvním kole
       *[last] jen v posledním kole
    }
effect-when-regions-at-most = jen když drží nejvýš tolik regionů: { $value }
effect-when-regions-at-least = jen když drží aspoň tolik regionů: { $value }
effect-when-attacked-nobody = jen když v tomto tahu nenapadli žádný aktivní národ
effect-when-coins-at-most = jen když má hráč nejvýš tolik mincí: { $value }
effect-when-coins-at-least = jen když má hráč aspoň tolik mincí: { $value }
effect-when-neighbours-at-least = jen když vedle nich stojí aktivní národy aspoň tolika jiných hráčů: { $value }
effect-when-holds-at-least = jen když jich drží aspoň { $value }: { $holds }
effect-when-first-conquests =
    { $each ->
        [yes] jen pro tolik prvních dobytí v tahu ({ $value }) za každý, který drží: { $holds }
       *[no] jen pro tolik prvních dobytí v tahu: { $value }
    }
effect-when-in-decline = jen v úpadku

## What the fields are called

effect-field-tokens = Žetony
effect-field-coins = Mince
effect-field-change = O kolik
effect-field-conquests = Dobytí
effect-field-count = Kolik
effect-field-each-turn = Kolikrát za tah
effect-field-marker = Dílek
effect-field-where = Kde
effect-field-lasts = Trvá v úpadku
effect-field-terrain = Krajina
effect-field-symbol = Symbol
effect-field-coastal = Pobřeží
effect-field-land = Pevnina
effect-field-water = Moře či jezero
effect-field-beside-water = Vedle vody
effect-field-id = Značka
effect-field-name = Jméno
effect-field-effects = Účinky
effect-field-tray = Žetony v zásobníku
effect-field-borrows = Půjčuje si žetony od
effect-field-text = Vlastní slova
effect-field-icon = Ikona
effect-field-colour = Barva
effect-field-supply = Kolik jich je
effect-field-defence = Obrana
effect-field-immune = Imunní
effect-field-bounty = Mince pro dobyvatele
effect-field-harm = Vybuchuje
effect-field-moves = Přesouvá se
effect-field-distance = Hranice
effect-field-place = Místo v řadě
effect-field-regions = Regiony
effect-field-from-conqueror = Platí dobyvatel
effect-field-by-die = Podle kostky
effect-field-beside-terrain = Vedle krajiny
effect-field-beside-symbol = Vedle symbolu
effect-field-held-by = Drží
effect-field-apart = Nesousedí s vlastními
effect-field-round = Kolo
effect-field-regions-at-most = Nejvýš tolik regionů
effect-field-regions-at-least = Aspoň tolik regionů
effect-field-attacked-nobody = Nikoho nenapadli
effect-field-coins-at-most = Nejvýš tolik mincí
effect-field-coins-at-least = Aspoň tolik mincí
effect-field-neighbours-at-least = Aspoň tolik sousedů
effect-field-holds-at-least = Aspoň tolik určitého druhu
effect-field-first-conquests = První dobytí v tahu
effect-field-for-each = Za každý určitého druhu
effect-field-holds = Jakého druhu
effect-field-in-decline = Jen v úpadku
effect-field-when = Kdy

## What effects are about

effect-category-coins = Mince
effect-category-tokens = Žetony
effect-category-conquest = Dobývání
effect-category-defence = Obrana
effect-category-markers = Dílky
effect-category-choices = Rozhodnutí
effect-category-decline = Úpadek
