### What factions and heroes made of effects do, read back as sentences; and the words of the form that makes them.

## Each effect in one sentence, without its full stop; a number or name of the effect stands for each value

effect-action-sub = Když byla vybrána akce { ACTION($chosen) }, smíš místo ní provést { ACTION($instead, case: "acc") }
effect-alliance-gain =
    { $for_ally ->
        [yes] Když uzavřeš alianci{ $when }, získá spojenec podle svého výběru { COUNT($amount, "resource", case: "acc") }
       *[no] Když uzavřeš alianci{ $when }, získáš podle svého výběru { COUNT($amount, "resource", case: "acc") }
    }
effect-alliance-lock = Protivníci nesmějí alianci s tebou{ $when } zrušit, ty ano
effect-aura-discount = Války tvých figurek kromě hrdiny{ $when } stojí o { $amount } méně
effect-build-adjacent = Pevnost smíš umístit i vedle hrdiny, kde nic cizího nestojí
effect-charge-on = Figurka, která vyhrála válku jako útočník, smí hned pokračovat o jeden kraj dál
effect-collect-bonus = Když získáváš zdroje{ $when }, dostaneš navíc { COUNT($amount, $resource, case: "acc") }
effect-collect-convert = Při získávání zdrojů smí jeden tvůj kraj{ $when } dát zdroj podle tvého výběru
effect-collect-double =
    { $terrain_is ->
        [any] Každý kraj vynese dvě jednotky místo jedné
       *[other] Takové kraje vynesou dvě jednotky místo jedné: { TERRAIN($terrain) }{ effect-and-terrain }
    }
effect-cost-mod =
    { $priced_is ->
        [retreat] Ústup tě stojí o { $less } méně{ $when }{ effect-least }
       *[other] { ACTION($priced) } tě stojí o { $less } méně{ $when }{ effect-least }
    }
effect-cost-set =
    { $priced_is ->
        [retreat] Ústup tě vždy stojí { $price }
       *[other] { ACTION($priced) } tě vždy stojí { $price }
    }
effect-enter-gain =
    { $terrain_is ->
        [any] Za každou figurku, kterou přesuneš do jakéhokoli kraje{ effect-entering }, získáš { COUNT($amount, $resource, case: "acc") }
       *[other] Za každou figurku, kterou přesuneš do takového kraje{ effect-entering }, získáš { COUNT($amount, $resource, case: "acc") }: { TERRAIN($terrain) }
    }
effect-expand-adjacent =
    { $of ->
        [hero] Novou figurku smíš umístit i vedle hrdiny
       *[faction] Novou figurku smíš umístit i do kraje, který sousedí s tvou figurkou
    }
effect-flag-gain = Když proti tvé vlajce stojí číslo, získáš podle svého výběru { COUNT($amount, "resource", case: "acc") }
effect-flag-punish = Když proti tvé vlajce stojí číslo, ztratí ten protivník { COUNT($amount, "resource", case: "acc") }
effect-fortress-kill-gain = Když odstraníš cizí pevnost, získáš { COUNT($amount, $resource, case: "acc") }
effect-fortress-value = Tvá pevnost zlevní válku ve svém kraji o { $amount }, ne jen o 1
effect-hero-action = Když byla vybrána akce { ACTION($chosen) }, smí hrdina místo ní provést { ACTION($instead, case: "acc") }
effect-knock-fortress = Po každém takovém přesunu smíš položit na bok jednu cizí pevnost v sousedství: { ACTION($action) }
effect-knock-meeple = Po každém takovém přesunu smíš položit na bok jednu cizí figurku v sousedství: { ACTION($action) }
effect-move-extra = { ACTION($action) } smí přesunout navíc { COUNT($extra, "meeple", case: "acc") }
effect-on-attacked-gain = Když na tebe někdo zaútočí, získáš { COUNT($amount, $resource, case: "acc") }
effect-on-clear-gain = Při každém uvolnění karty akcí{ $when } získáš { COUNT($amount, $resource, case: "acc") }
effect-on-follow-gain = Když se přidáš k akci jiného hráče ({ ACTION($action) }), získáš { COUNT($amount, $resource, case: "acc") }
effect-on-other-war-gain = Když spolu válčí dva jiní, získáš { COUNT($amount, $resource, case: "acc") }
effect-on-reach-gain = Když dosáhneš této úrovně, získáš jednou { COUNT($amount, $resource, case: "acc") }{ effect-also }
effect-on-reach-rival-magic-loss = Když dosáhneš této úrovně, přijde protivník podle tvé volby o { COUNT($levels, "level", case: "acc") } magie
effect-on-removed-gain = Když ve válce přijdeš o figurku, získáš { COUNT($amount, $resource, case: "acc") }{ effect-also }
effect-on-rival-removed-gain = Když ve válce vyřadíš ze hry cizí figurku, získáš { COUNT($amount, $resource, case: "acc") }{ effect-also }
effect-on-rival-standup-gain = Když protivník postaví figurku, získáš { COUNT($amount, $resource, case: "acc") }
effect-patrol-steps = Při Hlídce smí figurka udělat až { COUNT($steps, "step", case: "acc") }
effect-quest-free =
    { $mode_is ->
        [anywhere] Tvé Výpravy smějí vyrazit i z vnitrozemí a skončit i v téže zemi
       *[shore] Kraje u vody jsou pro tvé Výpravy hraniční; Výprava smí spojit i dva takové v jedné zemi
    }
effect-resource-sub = Smíš platit i zdrojem { RESOURCE($use) }: { ACTION($action) }{ effect-and-action }
effect-retreat-any = Ústup smíš platit libovolnou směsí zdrojů
effect-revive = Padlou běžnou figurku smíš za { COUNT($amount, $resource, case: "acc") } hned vrátit do své domovské země
effect-rival-build-tax = Kdo staví na úroveň hradu, na které právě jsi, zaplatí o { $more } víc
effect-rival-fortress-ignore = Cizí pevnosti nedávají ve válce s tebou slevu{ $when }
effect-rival-loss = Když tvá Hlídka skončí u útesu, odhodí protivník podle tvé volby { COUNT($amount, "resource", case: "acc") }
effect-rival-quest-toll = Kdo přijde Výpravou do tvé domovské země, dá ti jeden zdroj
effect-ruins-free-move = Tvé figurky prohledávající podzemí smějí odejít, aniž je napřed postavíš
effect-ruins-scored = Na konci: tvé figurky v podzemí zůstávají a bodují jako ostatní
effect-steal =
    { $of ->
        [hero] Vstup do kraje domovské země protivníka mu vezme { COUNT($amount, "resource", case: "acc") }
       *[faction] Příchod Výpravou do domovské země protivníka mu vezme { COUNT($amount, "resource", case: "acc") }
    }
effect-terrain-cross =
    { $feature_is ->
        [water] Tvá Hlídka smí přejít přes vodu
        [crag] Tvá Hlídka smí přejít přes útes
       *[both] Tvá Hlídka smí přejít přes vodu i útesy
    }
effect-terrain-enter =
    { $feature_is ->
        [water] Tvé figurky smějí vstupovat do vody
        [crag] Tvé figurky smějí vstupovat do útesů
       *[both] Tvé figurky smějí vstupovat do vody i do útesů
    }
effect-trade-bonus = Každý Obchod ti přinese navíc { COUNT($amount, $resource, case: "acc") }
effect-trade-multi =
    { $into_is ->
        [any] Jedním Obchodem smíš vyměnit dva druhy zdrojů za třetí
       *[other] Jedním Obchodem smíš oba jiné zdroje vyměnit za tento: { RESOURCE($into) }
    }
effect-tundra-stay = Tvé figurky nikdy nemusejí opustit tundru
effect-vp =
    { $rule_is ->
        [copy_best_rival_bonus] Na konci: tolik bodů, kolik dá nejlepší bonus 5. úrovně jiného hráče, nejméně 1, nejvýš { $most }
       *[other] Na konci: { COUNT($each, "point") } { effect-vp-rule }, nejvýš { $most }
    }
effect-war-after-reveal =
    { $most ->
        [one] Po odhalení smíš k nasazení přidat ještě jednu jednotku zdroje, i nad 11
        [few] Po odhalení smíš k nasazení přidat až { $most } jednotky zdrojů, i nad 11
       *[other] Po odhalení smíš k nasazení přidat až { $most } jednotek zdrojů, i nad 11
    }
effect-war-copy = Ve válce máš i ty slevy protivníka, jejichž podmínky splňuješ
effect-war-discount = Války{ $when } tě stojí o { $amount } méně
effect-war-loss-free = Válka, kterou prohraješ nejvýš o { $margin }, tě nic nestojí
effect-war-loss-punish =
    { $amount ->
        [9] Kdo nad tebou vyhraje válku, přijde o všechno: { RESOURCE($resource) }
       *[other] Kdo nad tebou vyhraje válku, ztratí { COUNT($amount, $resource, case: "acc") }
    }
effect-war-resource-value =
    { $of_rival ->
        [yes] Ve válce proti tobě má jednotka zdroje { RESOURCE($resource) } u protivníka hodnotu { $value }
       *[no] Ve válce má tvá jednotka zdroje { RESOURCE($resource) } hodnotu { $value }
    }
effect-war-shift-die = Po odhalení smíš své číslo změnit o { $by }
effect-war-surcharge = Kdo s tebou válčí{ $when }, platí o { $amount } víc
effect-war-tie = Při shodě bojových čísel{ $when } vyhráváš ty
effect-war-win-gain =
    { $from_loser ->
        [yes] Když vyhraješ válku{ $when }, vezmeš poraženému { COUNT($amount, $resource, case: "acc") }
       *[no] Když vyhraješ válku{ $when }, získáš { COUNT($amount, $resource, case: "acc") }
    }

## Parts of sentences

effect-also =
    { $also_is ->
        [any] { " " }a { COUNT($amount, "any", case: "acc") }
        [food] { " " }a { COUNT($amount, "food", case: "acc") }
        [mana] { " " }a { COUNT($amount, "mana", case: "acc") }
        [ore] { " " }a { COUNT($amount, "ore", case: "acc") }
       *[none] { "" }
    }
effect-and-terrain =
    { $also_is ->
        [plains] { " " }a { TERRAIN("plains") }
        [mountain] { " " }a { TERRAIN("mountain") }
        [forest] { " " }a { TERRAIN("forest") }
        [ruins] { " " }a { TERRAIN("ruins") }
        [capital] { " " }a { TERRAIN("capital") }
        [peaks] { " " }a { TERRAIN("peaks") }
        [tundra] { " " }a { TERRAIN("tundra") }
       *[none] { "" }
    }
effect-and-action =
    { $also_is ->
        [build] { " " }a { ACTION("build") }
        [research] { " " }a { ACTION("research") }
        [expand] { " " }a { ACTION("expand") }
       *[none] { "" }
    }
effect-least =
    { $least ->
        [0] { "" }
       *[other] , nejméně však { $least }
    }
effect-entering =
    { $via_is ->
        [patrol] { $abroad ->
            [yes] { " " }v domovské zemi protivníka Hlídkou
           *[no] { " " }Hlídkou
        }
        [quest] { $abroad ->
            [yes] { " " }v domovské zemi protivníka Výpravou
           *[no] { " " }Výpravou
        }
       *[both] { $abroad ->
            [yes] { " " }v domovské zemi protivníka
           *[no] { "" }
        }
    }
effect-vp-rule =
    { $rule_is ->
        [per_forest] za každý les, kde máš figurku
        [per_mountain] za každé hory, kde máš figurku
        [per_plains] za každé pláně, kde máš figurku
        [per_meeple_in_crag] za každou tvou figurku v útesech
        [per_meeple_in_water] za každou tvou figurku ve vodě
        [per_meeple_peaks_tundra] za každou tvou figurku ve skalách nebo v tundře
        [per_beside_crag] za každý kraj u útesu, kde máš figurku
        [per_beside_water] za každý kraj u vody, kde máš figurku
        [per_beside_water_foreign] za každý kraj u vody mimo domov, kde máš figurku
        [tower_top] pokud nikdo nemá vyšší hrad než ty
        [per_rival_fewer_meeples] za každého protivníka, který má ve hře méně figurek
        [per_rival_poor] za každého protivníka, který má dohromady nejvýš 3 jídla, many a rudy
        [per_rival_less_mana] za každého protivníka, který má méně many než ty
        [per_rival_laid_down] za každou cizí figurku položenou na bok mimo podzemí
        [per_alliance] za každou tvou alianci
        [per_two_fortresses] za každé dvě tvé pevnosti ve hře
        [per_two_tower_levels] za každé dvě úrovně tvého hradu
        [per_war_won] za každou vyhranou válku
        [per_fortress_removed] za každou cizí pevnost, kterou jsi odstranil
        [per_track_ge4] za každý ze zdrojů jídlo, mana a ruda, kterého máš aspoň 4
        [per_track_ge5_with_silver] za každý zdroj (i stříbro), kterého máš aspoň 5
        [home_clear] pokud v tvé domovské zemi nemá figurku nikdo jiný
        [per_foreign_territory] za každou cizí zemi, kde máš figurku
        [all_on_border] pokud všechny tvé figurky ve hře stojí v hraničních krajích
        [meeples_on_rival_homes_ge2] pokud máš aspoň dvě figurky v domovských zemích jiných hráčů
        [region_types_ge4] pokud máš figurky aspoň ve čtyřech druzích krajů
        [capital_or_alliance] pokud máš figurku v hlavním městě nebo jsi v alianci
       *[copy_best_rival_bonus] nejlepší bonus jiného hráče
    }
effect-scope-hero = jen pro samotného hrdinu

## When an effect works

effect-when-role =
    { $value ->
        [attack] při útoku
       *[defend] při obraně
    }
effect-when-via =
    { $value ->
        [patrol] Hlídkou
       *[quest] Výpravou
    }
effect-when-terrain = { TERRAIN($value) }
effect-when-place =
    { $value ->
        [home] v domovské zemi
       *[abroad] mimo domovskou zemi
    }
effect-when-beside =
    { $value ->
        [water] u vody
       *[crag] u útesu
    }
effect-when-paying =
    { $value ->
        [ore] s platbou aspoň 1 rudou
        [one_type] s platbou jediným druhem zdroje
       *[mana_only] s platbou jen manou
    }
effect-when-against =
    { $value ->
        [meeple] proti figurce
       *[lying_meeple] proti figurce položené na bok
    }
effect-when-fortress =
    { $value ->
        [standing] kde stojí cizí pevnost
       *[none] kde nestojí cizí pevnost
    }
effect-when-occupies =
    { $value ->
        [border] když máš figurku, kde je: hraniční kraj
        [beside_water] když máš figurku, kde je: kraj u vody
        [beside_crag] když máš figurku, kde je: kraj u útesu
        [beside_water_abroad] když máš figurku, kde je: kraj u vody mimo domov
       *[other] když máš figurku, kde je: { TERRAIN($value) }
    }
effect-when-at-least = aspoň { $value }
effect-when-unallied = když nejsi v žádné alianci
effect-when-near =
    { $value ->
        [beside] vedle kraje s hrdinou
       *[territory] v zemi, kde je hrdina
    }
effect-when-hero-region = v kraji s hrdinou
effect-when-built-beside =
    { $value ->
        [water] s pevností u vody
       *[crag] s pevností u útesu
    }
effect-when-hero-on =
    { $value ->
        [home] když je hrdina v domovské zemi
       *[other] když je hrdina, kde jsou: { TERRAIN($value) }
    }
effect-when-hero-allied = když v kraji s hrdinou platí aliance

## What the fields are called

effect-field-chosen = Vybraná akce
effect-field-instead = Místo ní
effect-field-amount = Kolik
effect-field-for-ally = Pro spojence
effect-field-also = Také
effect-field-priced = Co stojí méně
effect-field-less = Levněji o
effect-field-least = Nejméně
effect-field-price = Cena
effect-field-resource = Zdroj
effect-field-via = Čím
effect-field-abroad = V domovské zemi protivníka
effect-field-action = Akce
effect-field-extra = Figurek navíc
effect-field-levels = Úrovně
effect-field-steps = Kroky
effect-field-mode = Odkud
effect-field-use = Platí se
effect-field-more = Dráž o
effect-field-feature = Přes co
effect-field-into = Na co
effect-field-rule = Za co jsou body
effect-field-each = Bodů za každé
effect-field-most = Nejvýš
effect-field-margin = Prohra nejvýš o
effect-field-value = Hodnota
effect-field-of-rival = U protivníka
effect-field-by = O kolik
effect-field-from-loser = Od poraženého
effect-field-role = Útok, nebo obrana
effect-field-place = Doma, nebo jinde
effect-field-beside = U čeho
effect-field-against = Proti komu
effect-field-fortress = Cizí pevnost
effect-field-occupies = Kde je figurka
effect-field-at-least = Aspoň tolik
effect-field-unallied = Bez aliance
effect-field-paying = Čím se platí
effect-field-near = Blízko hrdiny
effect-field-hero-region = Kde je hrdina
effect-field-built-beside = Pevnost u
effect-field-hero-on = Hrdina je v
effect-field-hero-allied = Hrdina v alianci
effect-field-second-by = Druhá úroveň za
effect-field-second-for = Cena druhé úrovně
effect-field-third-by = Odchází za
effect-field-third-for = Cena odchodu
effect-field-adjacency = Sousedé
effect-field-features = Voda a útesy
effect-field-type = Terén
effect-field-x = Vodorovně
effect-field-y = Svisle
effect-field-border = Hranice
effect-field-polygon = Rohy
effect-field-kind = Druh
effect-field-adjacent = Leží u

## What effects are about

effect-category-actions = Akce
effect-category-collecting = Získávání zdrojů
effect-category-moving = Pohyb
effect-category-war = Válka
effect-category-pieces = Pevnosti a aliance
effect-category-rivals = Protivníci
effect-category-bonus = Bonus 5. úrovně
