### What races and powers made of effects do, read back as sentences; and the words of the form that makes them.

## Each effect in one sentence, without its full stop; a number or name of the effect stands for each value

effect-acts-in-decline = Á hnignunarskeiði vinnur þjóðin áfram landsvæði og endurraðar, á undan virku þjóðinni
effect-attack-only-tokens = Þjóðin hefur { COUNT($tokens, "token", case: "acc") } aukalega til sóknar; þau fara af kortinu eftir endurröðun og koma aftur í næstu umferð
effect-builds-markers =
    { $each_turn ->
        [one] Einu sinni í umferð má reisa á landsvæði: { $marker }
       *[other] Allt að { $each_turn } sinnum í umferð má reisa á landsvæði: { $marker }
    }
effect-coins-each-turn = Hver umferð gefur { COUNT($coins, "coin", case: "acc") }
effect-coins-for-regions = Hvert landsvæði þjóðarinnar{ $where } gefur í lok umferðar aukalega { COUNT($coins, "coin", case: "acc") }
effect-coins-on-pick-turn = Umferðin þegar þjóðin er valin gefur einu sinni { COUNT($coins, "coin", case: "acc") }
effect-coins-per-marker = Í hverri umferð gefur hver slík skífa á svæðum þjóðarinnar { COUNT($coins, "coin", case: "acc") }: { $marker }
effect-coins-per-nonempty-conquest = Hvert mannað landsvæði sem þjóðin vinnur gefur { COUNT($coins, "coin", case: "acc") }
effect-conquers-for-one-token =
    { $each_turn ->
        [one] Einu sinni í umferð vinnur þetta svæði í færi með einu tákni og verður þar eftir: { $marker }
       *[other] Allt að { $each_turn } sinnum í umferð vinnur þetta svæði í færi með einu tákni og verður þar eftir: { $marker }
    }
effect-conquest-cost =
    { $sign ->
        [less] Kostnaður landsvæðis{ $where } lækkar um { COUNT($change, "token", case: "acc") }, þó aldrei niður fyrir eitt
       *[more] Kostnaður landsvæðis{ $where } hækkar um { COUNT($change, "token", case: "acc") }
    }
effect-conquest-cost-beside =
    { $sign ->
        [less] Kostnaður þess sem liggur að svæði þjóðarinnar{ $where } lækkar um { COUNT($change, "token", case: "acc") }, þó aldrei niður fyrir eitt
       *[more] Kostnaður þess sem liggur að svæði þjóðarinnar{ $where } hækkar um { COUNT($change, "token", case: "acc") }
    }
effect-declines-after-scoring = Eftir greiðslu skildinga má þjóðinni strax hnigna
effect-enters = Þjóðin má vinna það sem öðrum er lokað{ $where }
effect-enters-first = Fyrsta landsvæðið má vera hvaða svæði sem er{ $where }
effect-keeps-markers-standing = Eftir endurröðun standa svo margar á ólíkum svæðum ({ $count }): { $marker }
effect-keeps-tokens-in-decline = Við hnignun verða öll tákn þjóðarinnar eftir á kortinu
effect-links = Í landvinningum liggja öll slík svæði hvert að öðru{ $where }
effect-marks-conquests =
    { $conquests ->
        [63] Hvert svæði sem þjóðin vinnur fær: { $marker }
        [one] Fyrsta svæðið sem þjóðin vinnur fær: { $marker }
       *[other] Fyrstu { $conquests } svæðin sem þjóðin vinnur fá: { $marker }
    }
effect-names-peace = Í lok umferðar má semja sættir við einn mótherja sem virkri þjóð hans var hlíft
effect-reaches = Þjóðin má vinna hvaða landsvæði sem er{ $where }, hvar sem hún stendur
effect-rolls-before-conquests = Fyrir hvern landvinning má kasta teningnum og lækka kostnaðinn
effect-spreads-markers = Í hverri umferð er svo mörgum dreift að nýju á svæðin ({ $count }): { $marker }
effect-stays-beside-newer-decline = Á hnignunarskeiði telst þjóðin ekki með í hámarkinu (einni þjóð)
effect-substitutes-lone-tokens = Einu sinni í umferð á hvern mótherja má skipta stöku virku tákni í færi út fyrir eigið tákn úr bakkanum
effect-tokens-gained =
    { $conquests ->
        [one] Hvert mannað svæði sem vinnst í umferð gefur eitt tákn úr bakkanum
       *[other] Hver { $conquests } mönnuð svæði sem vinnast í umferð gefa eitt tákn úr bakkanum
    }
effect-tokens-lost =
    { $sign ->
        [less] Tapað svæði kostar þjóðina ekkert tákn
       *[more] Tapað svæði kostar þjóðina aukalega { COUNT($change, "token", case: "acc") }
    }
effect-coins-at-loss =
    { $from_conqueror ->
        [yes] Sá sem tekur af þjóðinni landsvæði greiðir henni { COUNT($coins, "coin", case: "acc") }
       *[no] Hvert landsvæði sem þjóðin missir til annars leikmanns gefur henni { COUNT($coins, "coin", case: "acc") }
    }
effect-coins-at-start = Hvert landsvæði sem þjóðin heldur enn í byrjun umferðar{ $where } gefur { COUNT($coins, "coin", case: "acc") }
effect-coins-beyond = Hvert landsvæði umfram { $regions } gefur aukalega { COUNT($coins, "coin", case: "acc") }
effect-coins-for-abandoned = Hvert yfirgefið landsvæði gefur { COUNT($coins, "coin", case: "acc") }
effect-coins-for-conquests = Hvert landsvæði sem þjóðin vinnur{ $where } gefur strax { COUNT($coins, "coin", case: "acc") }
effect-coins-for-tokens =
    { $tokens ->
        [one] Hvert tákn þjóðarinnar á kortinu gefur einn skilding í umferð
       *[other] Hver { $tokens } tákn þjóðarinnar á kortinu gefa einn skilding í umferð
    }
effect-coins-on-decline = Við hnignun fær þjóðin einu sinni { COUNT($coins, "coin", case: "acc") }
effect-copies-badge = Merkið í { $place }. sæti raðarinnar nýtist þjóðinni líka, þurfi það enga hluti
effect-gathers-at-decline = Við hnignun safnast öll tákn þjóðarinnar á landsvæðið þar sem þau eru flest
effect-gathers-in-row = Hver skildingur sem liggur á þjóðinni þegar hún er valin gefur líka { COUNT($tokens, "token", case: "acc") }
effect-holds-with-at-least = Þjóðin vinnur og heldur landsvæði með minnst svo mörgum táknum: { $tokens }
effect-immune = Aðrir geta hvorki unnið svæði þjóðarinnar{ $where } né haft áhrif á þau
effect-most-in-region = Á landsvæði mega mest vera svo mörg tákn: { $tokens }; hin koma aftur á hendi í næstu umferð
effect-reaches-far = Þjóðin má vinna landsvæði yfir allt að svo mörg landamæri: { $distance }
effect-stays-put = Þjóðinni er ekki endurraðað: táknin verða eftir þar sem þau unnu land
effect-tokens-at-loss =
    { $by_die ->
        [yes] Fyrir hvert landsvæði sem þjóðin missir til annars leikmanns tekur hún jafnmörg tákn úr bakkanum og teningurinn sýnir
       *[no] Fyrir hvert landsvæði sem þjóðin missir til annars leikmanns tekur hún úr bakkanum { COUNT($tokens, "token", case: "acc") }
    }
effect-tokens-at-start = Hver umferð hefst á því að taka úr bakkanum { COUNT($tokens, "token", case: "acc") }
effect-tokens-for-conquests = Hvert landsvæði sem þjóðin vinnur{ $where } gefur strax { COUNT($tokens, "token", case: "acc") } úr bakkanum

## What an own marker does

effect-marker-defence = Að vinna landsvæði hennar kostar aukalega { COUNT($value, "token", case: "acc") }
effect-marker-immune = Aðrir geta hvorki unnið landsvæði hennar né haft áhrif á það
effect-marker-bounty = Annar leikmaður sem vinnur landsvæði hennar fær { COUNT($value, "coin", case: "acc") }
effect-marker-harm = Hún springur: annar leikmaður sem vinnur landsvæði hennar missir af hendi { COUNT($value, "token", case: "acc") }
effect-marker-moves = Hún fylgir leikmanni sínum og færist milli landsvæða
effect-marker-lasts = Hún verður eftir þótt þjóðinni hnigni

## Around the sentence: where it holds, when, and whether it outlives decline

effect-whole = { $effect }{ $rest }.
effect-rest = { "; " }{ $part }
effect-where = { " " }({ $list })
effect-lasts = líka á hnignunarskeiði

## Kinds of regions

effect-where-terrain = { TERRAIN($value) }
effect-where-symbol = { SYMBOL($value) }
effect-where-coastal = strönd
effect-where-land = þurrlendi
effect-where-water = haf eða stöðuvatn
effect-where-beside-water = við haf eða stöðuvatn
effect-where-beside-terrain = við hliðina: { TERRAIN($value) }
effect-where-beside-symbol = við hliðina: { SYMBOL($value) }
effect-where-held-by =
    { $value ->
        [nobody] enginn heldur því
        [tribe] með týndum ættbálki
        [active] virk þjóð annars leikmanns heldur því
        [decline] þjóð annars leikmanns á hnignunarskeiði heldur því
        [enemy] annar leikmaður heldur því
        [own] eigin þjóð á hnignunarskeiði heldur því
        [attacker] hjá leikmanni sem tók land af þjóðinni
       *[somebody] mannað
    }
effect-where-apart = ekki við hlið eigin svæða

## When an effect works

effect-when-round =
    { $value ->
        [even] aðeins í umferðum með sléttri tölu
        [odd] aðeins í umferðum með oddatölu
        [first] aðeins í fyrstu umferð
       *[last] aðeins í síðustu umferð
    }
effect-when-regions-at-most = aðeins meðan þjóðin heldur mest svo mörgum svæðum: { $value }
effect-when-regions-at-least = aðeins meðan þjóðin heldur minnst svo mörgum svæðum: { $value }
effect-when-attacked-nobody = aðeins ef engin virk þjóð var sótt heim í umferðinni
effect-when-coins-at-most = aðeins meðan leikmaðurinn á mest svo marga skildinga: { $value }
effect-when-coins-at-least = aðeins meðan leikmaðurinn á minnst svo marga skildinga: { $value }
effect-when-neighbours-at-least = aðeins meðan virkar þjóðir svo margra annarra leikmanna eru við hlið hennar: { $value }
effect-when-holds-at-least = aðeins meðan þjóðin heldur minnst { $value } slíkum: { $holds }
effect-when-first-conquests =
    { $each ->
        [yes] aðeins fyrir svo marga fyrstu landvinninga umferðar ({ $value }) fyrir hvert slíkt svæði: { $holds }
       *[no] aðeins fyrir svo marga fyrstu landvinninga umferðar: { $value }
    }
effect-when-in-decline = aðeins á hnignunarskeiði

## What the fields are called

effect-field-tokens = Tákn
effect-field-coins = Skildingar
effect-field-change = Meira eða minna
effect-field-conquests = Landvinningar
effect-field-count = Hve margar
effect-field-each-turn = Sinnum í umferð
effect-field-marker = Skífa
effect-field-where = Hvar
effect-field-lasts = Helst á hnignunarskeiði
effect-field-terrain = Landslag
effect-field-symbol = Tákn á korti
effect-field-coastal = Strönd
effect-field-land = Þurrlendi
effect-field-water = Haf eða stöðuvatn
effect-field-beside-water = Við vatn
effect-field-id = Auðkenni
effect-field-name = Nafn
effect-field-effects = Áhrif
effect-field-tray = Tákn í bakkanum
effect-field-borrows = Fær tákn að láni frá
effect-field-text = Eigin orð
effect-field-icon = Táknmynd
effect-field-colour = Litur
effect-field-supply = Hve margar eru til
effect-field-defence = Vörn
effect-field-immune = Óvinnandi
effect-field-bounty = Skildingar handa sigurvegara
effect-field-harm = Springur
effect-field-moves = Færist
effect-field-distance = Landamæri
effect-field-place = Sæti í röðinni
effect-field-regions = Landsvæði
effect-field-from-conqueror = Sigurvegarinn greiðir
effect-field-by-die = Eftir teningnum
effect-field-beside-terrain = Við landslag
effect-field-beside-symbol = Við tákn á korti
effect-field-held-by = Í höndum
effect-field-apart = Ekki við eigin svæði
effect-field-round = Umferð
effect-field-regions-at-most = Mest svo mörg svæði
effect-field-regions-at-least = Minnst svo mörg svæði
effect-field-attacked-nobody = Réðst á engan
effect-field-coins-at-most = Mest svo margir skildingar
effect-field-coins-at-least = Minnst svo margir skildingar
effect-field-neighbours-at-least = Minnst svo margir nágrannar
effect-field-holds-at-least = Minnst svo mörg af tegund
effect-field-first-conquests = Fyrstu landvinningar umferðar
effect-field-for-each = Fyrir hvert af tegund
effect-field-holds = Af hvaða tegund
effect-field-in-decline = Aðeins á hnignunarskeiði
effect-field-when = Hvenær

## What effects are about

effect-category-coins = Skildingar
effect-category-tokens = Tákn
effect-category-conquest = Landvinningar
effect-category-defence = Vörn
effect-category-markers = Skífur
effect-category-choices = Ákvarðanir
effect-category-decline = Hnignun
