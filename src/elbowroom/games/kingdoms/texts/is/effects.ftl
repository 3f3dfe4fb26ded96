### What factions and heroes made of effects do, read back as sentences; and the words of the form that makes them.

## Each effect in one sentence, without its full stop; a number or name of the effect stands for each value

effect-action-sub = Þegar valin er aðgerðin { ACTION($chosen) } máttu í staðinn velja { ACTION($instead, case: "acc") }
effect-alliance-gain =
    { $for_ally ->
        [yes] Þegar þú gerir bandalag{ $when } fær bandamaðurinn { COUNT($amount, "resource", case: "acc") } að eigin vali
       *[no] Þegar þú gerir bandalag{ $when } færðu { COUNT($amount, "resource", case: "acc") } að eigin vali
    }
effect-alliance-lock = Mótherjar mega ekki rjúfa bandalag við þig{ $when } en þú mátt það
effect-aura-discount = Stríð annarra peða þinna en hetjunnar{ $when } kosta { $amount } minna
effect-build-adjacent = Virkið má reisa við hliðina á hetjunni þar sem ekkert annarra stendur
effect-charge-on = Peð sem vann stríð í árás má strax hlaupa áfram um eitt svæði
effect-collect-bonus = Þegar þú aflar auðlinda{ $when } færðu { COUNT($amount, $resource, case: "acc") } aukalega
effect-collect-convert = Þegar þú aflar auðlinda má eitt svæði þitt{ $when } gefa auðlind að eigin vali
effect-collect-double =
    { $terrain_is ->
        [any] Hvert svæði gefur tvær einingar í stað einnar
       *[other] Slík svæði gefa tvær einingar í stað einnar: { TERRAIN($terrain) }{ effect-and-terrain }
    }
effect-cost-mod =
    { $priced_is ->
        [retreat] Undanhald kostar þig { $less } minna{ $when }{ effect-least }
       *[other] { ACTION($priced) } kostar þig { $less } minna{ $when }{ effect-least }
    }
effect-cost-set =
    { $priced_is ->
        [retreat] Undanhald kostar þig alltaf { $price }
       *[other] { ACTION($priced) } kostar þig alltaf { $price }
    }
effect-enter-gain =
    { $terrain_is ->
        [any] Fyrir hvert peð sem þú færir inn á hvaða svæði sem er{ effect-entering } færðu { COUNT($amount, $resource, case: "acc") }
       *[other] Fyrir hvert peð sem þú færir inn á slíkt svæði{ effect-entering } færðu { COUNT($amount, $resource, case: "acc") }: { TERRAIN($terrain) }
    }
effect-expand-adjacent =
    { $of ->
        [hero] Nýja peðið má setja við hliðina á hetjunni
       *[faction] Nýja peðið má setja á svæði við hliðina á peði þínu
    }
effect-flag-gain = Ef tala mætir fána þínum færðu { COUNT($amount, "resource", case: "acc") } að eigin vali
effect-flag-punish = Ef tala mætir fána þínum missir sá mótherji { COUNT($amount, "resource", case: "acc") }
effect-fortress-kill-gain = Þegar þú fjarlægir virki mótherja færðu { COUNT($amount, $resource, case: "acc") }
effect-fortress-value = Virki þitt lækkar stríðskostnað á svæði sínu um { $amount } en ekki 1
effect-hero-action = Þegar valin er aðgerðin { ACTION($chosen) } má hetjan í staðinn fara í þetta: { ACTION($instead) }
effect-knock-fortress = Eftir hverja slíka hreyfingu máttu fella eitt virki mótherja á aðliggjandi svæði: { ACTION($action) }
effect-knock-meeple = Eftir hverja slíka hreyfingu máttu fella eitt peð mótherja á aðliggjandi svæði: { ACTION($action) }
effect-move-extra = Færa má { COUNT($extra, "meeple", case: "acc") } til viðbótar: { ACTION($action) }
effect-on-attacked-gain = Þegar ráðist er á þig færðu { COUNT($amount, $resource, case: "acc") }
effect-on-clear-gain = Í hvert sinn sem aðgerðaspjaldið er hreinsað{ $when } færðu { COUNT($amount, $resource, case: "acc") }
effect-on-follow-gain = Þegar þú fylgir aðgerð annars leikmanns ({ ACTION($action) }) færðu { COUNT($amount, $resource, case: "acc") }
effect-on-other-war-gain = Þegar tveir aðrir eiga í stríði færðu { COUNT($amount, $resource, case: "acc") }
effect-on-reach-gain = Þegar þú nærð þessu þrepi færðu einu sinni { COUNT($amount, $resource, case: "acc") }{ effect-also }
effect-on-reach-rival-magic-loss = Þegar þú nærð þessu þrepi fellur mótherji að þínu vali um { COUNT($levels, "level", case: "acc") } í göldrum
effect-on-removed-gain = Þegar þú missir peð í stríði færðu { COUNT($amount, $resource, case: "acc") }{ effect-also }
effect-on-rival-removed-gain = Þegar þú fellir peð mótherja í stríði færðu { COUNT($amount, $resource, case: "acc") }{ effect-also }
effect-on-rival-standup-gain = Þegar mótherji reisir peð við færðu { COUNT($amount, $resource, case: "acc") }
effect-patrol-steps = Í eftirlitsferð má peð fara allt að { COUNT($steps, "step", case: "acc") }
effect-quest-free =
    { $mode_is ->
        [anywhere] Leiðangrar þínir mega hefjast inni í landi og líka enda í sama landi
       *[shore] Svæði við vatn teljast landamærasvæði í leiðöngrum þínum, sem mega líka tengja tvö slík í sama landi
    }
effect-resource-sub = Þú mátt líka borga með auðlindinni { RESOURCE($use) }: { ACTION($action) }{ effect-and-action }
effect-retreat-any = Undanhald máttu borga með hvaða auðlindum sem er
effect-revive = Fyrir { COUNT($amount, $resource, case: "acc") } máttu strax setja fallið venjulegt peð aftur í heimaland þitt
effect-rival-build-tax = Sá sem byggir upp á sama turnþrep og þú ert á borgar { $more } meira
effect-rival-fortress-ignore = Virki mótherja gefa engan afslátt í stríði gegn þér{ $when }
effect-rival-loss = Þegar eftirlitsferð þín endar við hamar fleygir mótherji að þínu vali { COUNT($amount, "resource", case: "acc") }
effect-rival-quest-toll = Mótherji sem kemur í heimaland þitt í leiðangri lætur þig fá eina auðlind
effect-ruins-free-move = Peð þín sem leita í rústum mega fara án þess að vera reist við fyrst
effect-ruins-scored = Í lokin: peð þín í rústum verða eftir og gefa stig eins og önnur
effect-steal =
    { $of ->
        [hero] Þegar þú kemur inn á svæði í heimalandi mótherja tekurðu { COUNT($amount, "resource", case: "acc") } af honum
       *[faction] Þegar þú kemur í heimaland mótherja í leiðangri tekurðu { COUNT($amount, "resource", case: "acc") } af honum
    }
effect-terrain-cross =
    { $feature_is ->
        [water] Í eftirlitsferð máttu fara yfir vatn
        [crag] Í eftirlitsferð máttu fara yfir hamar
       *[both] Í eftirlitsferð máttu fara yfir vötn og hamra
    }
effect-terrain-enter =
    { $feature_is ->
        [water] Peð þín mega fara út í vatn
        [crag] Peð þín mega fara inn í hamra
       *[both] Peð þín mega fara út í vatn og inn í hamra
    }
effect-trade-bonus = Hver verslun gefur þér { COUNT($amount, $resource, case: "acc") } aukalega
effect-trade-multi =
    { $into_is ->
        [any] Í einni verslun máttu skipta tveimur tegundum auðlinda í þá þriðju
       *[other] Í einni verslun máttu skipta báðum hinum auðlindunum í þessa: { RESOURCE($into) }
    }
effect-tundra-stay = Peð þín þurfa aldrei að yfirgefa freðmýri
effect-vp =
    { $rule_is ->
        [copy_best_rival_bonus] Í lokin: jafnmörg stig og besti 5. þreps bónus annars leikmanns gefur, minnst 1 og mest { $most }
       *[other] Í lokin: { COUNT($each, "point") } { effect-vp-rule }, mest { $most }
    }
effect-war-after-reveal =
    { $most ->
        [one] Eftir afhjúpun máttu bæta einni auðlindareiningu við boð þitt, jafnvel yfir 11
       *[other] Eftir afhjúpun máttu bæta allt að { $most } auðlindareiningum við boð þitt, jafnvel yfir 11
    }
effect-war-copy = Í stríði nýturðu líka þeirra stríðsafslátta mótherjans sem eiga við þig
effect-war-discount = Stríð{ $when } kostar þig { $amount } minna
effect-war-loss-free = Stríð sem þú tapar með mest { $margin } kostar þig ekkert
effect-war-loss-punish =
    { $amount ->
        [9] Sá sem vinnur stríð gegn þér missir alla þessa auðlind: { RESOURCE($resource) }
       *[other] Sá sem vinnur stríð gegn þér missir { COUNT($amount, $resource, case: "acc") }
    }
effect-war-resource-value =
    { $of_rival ->
        [yes] Í stríði gegn þér gildir eining mótherja af auðlindinni { RESOURCE($resource) } { $value }
       *[no] Í stríði gildir eining þín af auðlindinni { RESOURCE($resource) } { $value }
    }
effect-war-shift-die = Eftir afhjúpun máttu breyta tölu þinni um { $by }
effect-war-surcharge = Mótherji sem á í stríði við þig{ $when } borgar { $amount } meira
effect-war-tie = Þegar stríðstölurnar eru jafnar{ $when } vinnur þú
effect-war-win-gain =
    { $from_loser ->
        [yes] Þegar þú vinnur stríð{ $when } tekurðu { COUNT($amount, $resource, case: "acc") } af þeim sem tapaði
       *[no] Þegar þú vinnur stríð{ $when } færðu { COUNT($amount, $resource, case: "acc") }
    }

## Parts of sentences

effect-also =
    { $also_is ->
        [any] { " " }og { COUNT($amount, "any", case: "acc") }
        [food] { " " }og { COUNT($amount, "food", case: "acc") }
        [mana] { " " }og { COUNT($amount, "mana", case: "acc") }
        [ore] { " " }og { COUNT($amount, "ore", case: "acc") }
       *[none] { "" }
    }
effect-and-terrain =
    { $also_is ->
        [plains] { " " }og { TERRAIN("plains") }
        [mountain] { " " }og { TERRAIN("mountain") }
        [forest] { " " }og { TERRAIN("forest") }
        [ruins] { " " }og { TERRAIN("ruins") }
        [capital] { " " }og { TERRAIN("capital") }
        [peaks] { " " }og { TERRAIN("peaks") }
        [tundra] { " " }og { TERRAIN("tundra") }
       *[none] { "" }
    }
effect-and-action =
    { $also_is ->
        [build] { " " }og { ACTION("build") }
        [research] { " " }og { ACTION("research") }
        [expand] { " " }og { ACTION("expand") }
       *[none] { "" }
    }
effect-least =
    { $least ->
        [0] { "" }
       *[other] , þó aldrei minna en { $least }
    }
effect-entering =
    { $via_is ->
        [patrol] { $abroad ->
            [yes] { " " }í heimalandi mótherja í eftirlitsferð
           *[no] { " " }í eftirlitsferð
        }
        [quest] { $abroad ->
            [yes] { " " }í heimalandi mótherja í leiðangri
           *[no] { " " }í leiðangri
        }
       *[both] { $abroad ->
            [yes] { " " }í heimalandi mótherja
           *[no] { "" }
        }
    }
effect-vp-rule =
    { $rule_is ->
        [per_forest] fyrir hvern skóg þar sem þú átt peð
        [per_mountain] fyrir hvert fjall þar sem þú átt peð
        [per_plains] fyrir hverja sléttu þar sem þú átt peð
        [per_meeple_in_crag] fyrir hvert peð þitt í hömrum
        [per_meeple_in_water] fyrir hvert peð þitt úti í vatni
        [per_meeple_peaks_tundra] fyrir hvert peð þitt á tindum eða freðmýri
        [per_beside_crag] fyrir hvert svæði við hamar þar sem þú átt peð
        [per_beside_water] fyrir hvert svæði við vatn þar sem þú átt peð
        [per_beside_water_foreign] fyrir hvert svæði við vatn utan heimalandsins þar sem þú átt peð
        [tower_top] ef enginn á hærri turn en þú
        [per_rival_fewer_meeples] fyrir hvern mótherja með færri peð í leik
        [per_rival_poor] fyrir hvern mótherja sem á samtals mest 3 einingar af mat, seiðmagni og málmgrýti
        [per_rival_less_mana] fyrir hvern mótherja sem á minna seiðmagn en þú
        [per_rival_laid_down] fyrir hvert liggjandi peð mótherja utan rústa
        [per_alliance] fyrir hvert bandalag þitt
        [per_two_fortresses] fyrir hver tvö virki þín í leik
        [per_two_tower_levels] fyrir hver tvö þrep turns þíns
        [per_war_won] fyrir hvert stríð sem þú vannst
        [per_fortress_removed] fyrir hvert virki mótherja sem þú fjarlægðir
        [per_track_ge4] fyrir hvert af mat, seiðmagni og málmgrýti sem þú átt 4 eða fleiri af
        [per_track_ge5_with_silver] fyrir hverja auðlind, silfur með talið, sem þú átt 5 eða fleiri af
        [home_clear] ef enginn annar á peð í heimalandi þínu
        [per_foreign_territory] fyrir hvert land utan heimalandsins þar sem þú átt peð
        [all_on_border] ef öll peð þín í leik eru á landamærasvæðum
        [meeples_on_rival_homes_ge2] ef þú átt tvö peð eða fleiri í heimalöndum annarra leikmanna
        [region_types_ge4] ef þú átt peð á minnst fjórum tegundum svæða
        [capital_or_alliance] ef þú átt peð í höfuðborg eða ert í bandalagi
       *[copy_best_rival_bonus] besti bónus annars leikmanns
    }
effect-scope-hero = aðeins fyrir hetjuna sjálfa

## When an effect works

effect-when-role =
    { $value ->
        [attack] í árás
       *[defend] í vörn
    }
effect-when-via =
    { $value ->
        [patrol] í eftirlitsferð
       *[quest] í leiðangri
    }
effect-when-terrain = { TERRAIN($value) }
effect-when-place =
    { $value ->
        [home] í heimalandinu
       *[abroad] utan heimalandsins
    }
effect-when-beside =
    { $value ->
        [water] við vatn
       *[crag] við hamar
    }
effect-when-paying =
    { $value ->
        [ore] greitt með minnst 1 málmgrýtiseiningu
        [one_type] greitt með einni tegund auðlinda
       *[mana_only] greitt eingöngu með seiðmagni
    }
effect-when-against =
    { $value ->
        [meeple] gegn peði
       *[lying_meeple] gegn liggjandi peði
    }
effect-when-fortress =
    { $value ->
        [standing] þar sem virki mótherja stendur
       *[none] þar sem ekkert virki mótherja stendur
    }
effect-when-occupies =
    { $value ->
        [border] þegar þú átt peð á: landamærasvæði
        [beside_water] þegar þú átt peð á: svæði við vatn
        [beside_crag] þegar þú átt peð á: svæði við hamar
        [beside_water_abroad] þegar þú átt peð á: svæði við vatn utan heimalandsins
       *[other] þegar þú átt peð á: { TERRAIN($value) }
    }
effect-when-at-least = minnst { $value }
effect-when-unallied = þegar þú ert í engu bandalagi
effect-when-near =
    { $value ->
        [beside] við hliðina á svæði hetjunnar
       *[territory] í landinu þar sem hetjan er
    }
effect-when-hero-region = á svæði hetjunnar
effect-when-built-beside =
    { $value ->
        [water] með virkið við vatn
       *[crag] með virkið við hamar
    }
effect-when-hero-on =
    { $value ->
        [home] þegar hetjan er í heimalandinu
       *[other] þegar hetjan er hér: { TERRAIN($value) }
    }
effect-when-hero-allied = þegar bandalag er á svæði hetjunnar

## What the fields are called

effect-field-chosen = Valin aðgerð
effect-field-instead = Í staðinn
effect-field-amount = Hve margar
effect-field-for-ally = Fyrir bandamanninn
effect-field-also = Einnig
effect-field-priced = Hvað kostar minna
effect-field-less = Ódýrara um
effect-field-least = Minnst
effect-field-price = Verð
effect-field-resource = Auðlind
effect-field-via = Með
effect-field-abroad = Í heimalandi mótherja
effect-field-action = Aðgerð
effect-field-extra = Fleiri peð
effect-field-levels = Þrep
effect-field-steps = Skref
effect-field-mode = Hvaðan
effect-field-use = Borgað með
effect-field-more = Dýrara um
effect-field-feature = Yfir hvað
effect-field-into = Í hvað
effect-field-rule = Hvað gefur stig
effect-field-each = Stig fyrir hvert
effect-field-most = Mest
effect-field-margin = Tapað með mest
effect-field-value = Gildi
effect-field-of-rival = Hjá mótherja
effect-field-by = Um hve mikið
effect-field-from-loser = Frá þeim sem tapaði
effect-field-role = Árás eða vörn
effect-field-place = Heima eða að heiman
effect-field-beside = Við hvað
effect-field-against = Gegn hverjum
effect-field-fortress = Virki mótherja
effect-field-occupies = Þar sem peð er
effect-field-at-least = Minnst svo mörg
effect-field-unallied = Ekkert bandalag
effect-field-paying = Greitt með
effect-field-near = Nálægt hetjunni
effect-field-hero-region = Þar sem hetjan er
effect-field-built-beside = Virki við
effect-field-hero-on = Hetjan er á
effect-field-hero-allied = Hetja í bandalagi
effect-field-second-by = Annað þrep fyrir
effect-field-second-for = Verð annars þreps
effect-field-third-by = Sest í helgan stein fyrir
effect-field-third-for = Verð fyrir að setjast í helgan stein
effect-field-adjacency = Nágrannar
effect-field-features = Vötn og hamrar
effect-field-type = Landslag
effect-field-x = Lárétt
effect-field-y = Lóðrétt
effect-field-border = Landamæri
effect-field-polygon = Horn
effect-field-kind = Tegund
effect-field-adjacent = Liggur við

## What effects are about

effect-category-actions = Aðgerðir
effect-category-collecting = Öflun
effect-category-moving = Hreyfing
effect-category-war = Stríð
effect-category-pieces = Virki og bandalög
effect-category-rivals = Mótherjar
effect-category-bonus = Bónus 5. þreps
