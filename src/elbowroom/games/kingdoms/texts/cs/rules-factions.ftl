### What every faction is, its five levels, what it needs, and which of it is printed.

## Dark Elves

rule-faction-dark-elves = Obyvatelé lesů: lesy jim dávají manu, chrání je ve válce a na konci bodují.
rule-faction-dark-elves-1 = Za každou figurku, kterou přesuneš do lesa, získáš 1 manu.
rule-faction-dark-elves-2 = Války v lese tě stojí o 1 méně.
rule-faction-dark-elves-3 = Když získáváš zdroje aspoň ze dvou lesů, dostaneš 1 manu navíc.
rule-faction-dark-elves-4 = Když vyhraješ válku, vezmeš poraženému 1 zdroj.
rule-faction-dark-elves-5 = Na konci: 1 bod za každý les, kde máš figurku, nejvýš 3.
source-faction-dark-elves = Úroveň 5 podle veřejných popisů; její strop a úrovně 1 až 4 jsou naším vlastním návrhem.

## Dwarves

rule-faction-dwarves = Stavitelé: hory jim nesou rudu, staví levně a kdo je chce na hradě dohonit, připlatí si.
rule-faction-dwarves-1 = Kdo staví na úroveň hradu, na které právě jsi, zaplatí o 1 rudu víc.
rule-faction-dwarves-2 = Za každou figurku, kterou Hlídkou nebo Výpravou přesuneš do hor, získáš 1 rudu.
rule-faction-dwarves-3 = Stavba tě stojí o 1 rudu méně.
rule-faction-dwarves-4 = Když je vybrán Obchod, smíš místo něj provést Stavbu.
rule-faction-dwarves-5 = Na konci: 1 bod, pokud nikdo nemá vyšší hrad než ty.
source-faction-dwarves = Všech pět úrovní podle tištěné karty.

## Orcs

rule-faction-orcs = Bojovníci: vyhrávají shodná čísla, válku platí i jídlem a nasazení zvýší i po odhalení.
rule-faction-orcs-1 = Při shodě bojových čísel vyhráváš ty.
rule-faction-orcs-2 = Ve válce smíš platit i jídlem, každé má hodnotu 1.
rule-faction-orcs-3 = Když vyhraješ válku, získáš 1 jídlo.
rule-faction-orcs-4 = Po odhalení smíš k nasazení přidat ještě jednu jednotku zdroje, i nad 11.
rule-faction-orcs-5 = Na konci: 2 body, pokud v tvé domovské zemi nemá figurku nikdo jiný.
source-faction-orcs = Úrovně 1, 2, 4 a 5 podle tištěné karty, jejich pořadí zčásti odhadem; úroveň 3 je naším vlastním návrhem.

## Goblins

rule-faction-goblins = Houf: hlídkují po dvou, snadno ustupují a noví se usazují hned vedle.
rule-faction-goblins-1 = Hlídkou přesuneš až dvě své figurky.
rule-faction-goblins-2 = Osídlování tě stojí o 1 jídlo méně, nejméně však 1.
rule-faction-goblins-3 = Ústup tě stojí o 2 jídla méně.
rule-faction-goblins-4 = Osídlováním smíš novou figurku dát i do kraje, který sousedí s tvou figurkou.
rule-faction-goblins-5 = Na konci: 1 bod za každou cizí zemi, kde máš figurku, nejvýš 3.
source-faction-goblins = Úroveň 1 podle tištěné karty; úrovně 2 až 5 jsou naším vlastním návrhem.

## Undead

rule-faction-undead = Neklidní: smrt jim vynáší, mana je živí a podzemí je nezdrží.
rule-faction-undead-1 = Když ve válce přijdeš o figurku, získáš 2 many.
rule-faction-undead-2 = Osídlování smíš místo jídlem platit manou.
rule-faction-undead-3 = Tvé figurky prohledávající podzemí smějí odejít, aniž je napřed postavíš.
rule-faction-undead-4 = Když ve válce vyřadíš ze hry cizí figurku, získáš 2 jídla.
rule-faction-undead-5 = Na konci: tvé figurky v podzemí zůstávají a bodují jako ostatní.
needs-faction-undead = Náhodně se rozdává, jen když je ve hře země s podzemím.
source-faction-undead = Jméno je z tištěných pravidel; všech pět úrovní je naším vlastním návrhem.

## Humans

rule-faction-humans = Kupci: každý Obchod jim vynese navíc, pobřeží je živí a plné sklady na konci bodují.
rule-faction-humans-1 = Když je vybrán Výzkum, smíš místo něj provést Obchod.
rule-faction-humans-2 = Při každém Obchodu získáš 1 zdroj podle svého výběru.
rule-faction-humans-3 = Válka, kterou zaplatíš jediným druhem zdroje, tě stojí o 2 méně.
rule-faction-humans-4 = Když získáváš zdroje z kraje u vody, dostaneš 1 jídlo navíc.
rule-faction-humans-5 = Na konci: 1 bod za každý ze zdrojů jídlo, mana a ruda, kterého máš aspoň 4.
source-faction-humans = Všech pět úrovní podle tištěného archu z roku 2013; pozdější vydání se mohou lišit.

## Merfolk

rule-faction-merfolk = U vody jsou doma: dává jim manu, hlídky přes ni přejdou a výpravám otevírá každý břeh.
rule-faction-merfolk-1 = Když získáváš zdroje z kraje u vody, dostaneš 1 manu navíc.
rule-faction-merfolk-2 = Tvá Hlídka smí přejít přes vodu.
rule-faction-merfolk-3 = Války u vody tě stojí o 1 méně.
rule-faction-merfolk-4 = Kraje u vody jsou pro tvé Výpravy hraniční; Výprava smí spojit i dva takové v jedné zemi.
rule-faction-merfolk-5 = Na konci: 1 bod za každý kraj u vody, kde máš figurku, nejvýš 3.
needs-faction-merfolk = Náhodně se rozdává, jen když je ve hře země s vodou.
source-faction-merfolk = Jméno je z tištěných pravidel; všech pět úrovní je naším vlastním návrhem.

## Shapeshifters

rule-faction-shapeshifters = Napodobitelé z útesů: přecházejí je, vstupují do nich a půjčují si cizí slevy a bonusy.
rule-faction-shapeshifters-1 = Tvá Hlídka smí přejít přes útes.
rule-faction-shapeshifters-2 = Při získávání zdrojů smí jeden tvůj kraj u útesu dát zdroj podle tvého výběru.
rule-faction-shapeshifters-3 = Ve válce máš i ty slevy protivníka, jejichž podmínky splňuješ.
rule-faction-shapeshifters-4 = Tvé figurky smějí vstupovat do útesů.
rule-faction-shapeshifters-5 = Na konci: tolik bodů, kolik dá nejlepší bonus 5. úrovně jiného hráče, nejméně 1, nejvýš 3.
needs-faction-shapeshifters = Náhodně se rozdává, jen když je ve hře země s útesem.
source-faction-shapeshifters = Jméno je z tištěných pravidel; všech pět úrovní je naším vlastním návrhem.

## Elves

rule-faction-elves = Mana na všechno: zaplatí stavbu, osídlení i levné války a tu cizí otupí.
rule-faction-elves-1 = Jedním Obchodem smíš vyměnit za manu rudu i jídlo.
rule-faction-elves-2 = Válka, kterou zaplatíš jen manou, tě stojí o 1 méně.
rule-faction-elves-3 = Stavbu a Osídlování smíš místo rudou a jídlem platit manou.
rule-faction-elves-4 = Ve válce proti tobě má mana protivníka hodnotu jen 1.
rule-faction-elves-5 = Na konci: 1 bod za každého protivníka, který má méně many než ty.
source-faction-elves = Všech pět úrovní podle tištěného archu z roku 2013; jejich pořadí je zčásti odhad.

## Halflings

rule-faction-halflings = Mírotvůrci: aliance jim vynášejí a nikdo je nezruší, a kdo na vlajku odpoví silou, prodělá.
rule-faction-halflings-1 = Když proti tvé vlajce stojí číslo, přijde ten protivník o 2 zdroje.
rule-faction-halflings-2 = Když uzavřeš alianci, získá spojenec 1 zdroj podle svého výběru.
rule-faction-halflings-3 = Když uzavřeš alianci, získáš 1 zdroj podle svého výběru.
rule-faction-halflings-4 = Protivníci nesmějí alianci s tebou zrušit, ty ano.
rule-faction-halflings-5 = Na konci: 1 bod za každou svou alianci.
needs-faction-halflings = Náhodně se rozdává, jen když hrají aspoň tři hráči.
source-faction-halflings = Všech pět úrovní podle tištěné karty; jméno jsme odhadli.

## Centaurs

rule-faction-centaurs = Běžci plání: hlídkují na dva kroky, na pláních se živí a z Hlídky udělají Výpravu.
rule-faction-centaurs-1 = Při Hlídce smí figurka udělat dva kroky.
rule-faction-centaurs-2 = Za každou figurku, kterou přesuneš na pláně, získáš 1 jídlo.
rule-faction-centaurs-3 = Války na pláních tě stojí o 1 méně.
rule-faction-centaurs-4 = Když je vybrána Hlídka, smíš místo ní provést Výpravu.
rule-faction-centaurs-5 = Na konci: 1 bod za každé pláně, kde máš figurku, nejvýš 3.
source-faction-centaurs = Všech pět úrovní je naším vlastním návrhem.

## Lizardfolk

rule-faction-lizardfolk = Vypudit je jde těžko: útoky je živí, obrana je levná a ústup ještě levnější.
rule-faction-lizardfolk-1 = Když na tebe někdo zaútočí, získáš 1 jídlo.
rule-faction-lizardfolk-2 = Války, ve kterých se bráníš, tě stojí o 1 méně.
rule-faction-lizardfolk-3 = Ústup tě stojí o 3 jídla méně.
rule-faction-lizardfolk-4 = Když válku vyhraješ jako obránce, získáš 2 zdroje podle svého výběru.
rule-faction-lizardfolk-5 = Na konci: 2 body, pokud máš figurky aspoň ve čtyřech druzích krajů.
needs-faction-lizardfolk = Náhodně se rozdává, jen když je ve hře země s hlavním městem, skalami nebo tundrou.
source-faction-lizardfolk = Všech pět úrovní je naším vlastním návrhem.

## Valkyries

rule-faction-valkyries = Vybírají si z padlých: cizí války i vlastní padlí jim nesou manu, vyhrané války body.
rule-faction-valkyries-1 = Když spolu válčí dva jiní hráči, získáš 1 manu.
rule-faction-valkyries-2 = Války, ve kterých útočíš, tě stojí o 1 méně.
rule-faction-valkyries-3 = Když ve válce přijdeš o figurku, získáš 2 many.
rule-faction-valkyries-4 = Když je vybrán Výzkum, smíš místo něj provést Výpravu.
rule-faction-valkyries-5 = Na konci: 1 bod za každou vyhranou válku, nejvýš 3.
source-faction-valkyries = Všech pět úrovní je naším vlastním návrhem.

## Trolls

rule-faction-trolls = Strážci hor: hory dávají rudu a body a kdo přijde k nim domů, zaplatí mýto.
rule-faction-trolls-1 = Války v horách tě stojí o 1 méně.
rule-faction-trolls-2 = Za každou figurku, kterou přesuneš do hor, získáš 1 rudu.
rule-faction-trolls-3 = Kdo přijde Výpravou do tvé domovské země, dá ti 1 zdroj.
rule-faction-trolls-4 = Války, ve kterých se bráníš v domovské zemi, tě stojí o 2 méně.
rule-faction-trolls-5 = Na konci: 1 bod za každé hory, kde máš figurku, nejvýš 3.
source-faction-trolls = Všech pět úrovní je naším vlastním návrhem.

## Constructs

rule-faction-constructs = Z rudy stvoření: nahradí jim jídlo, zlevní války a hrad jim přinese body.
rule-faction-constructs-1 = Osídlování smíš místo jídlem platit rudou.
rule-faction-constructs-2 = Válka, do jejíž platby dáš aspoň 1 rudu, tě stojí o 1 méně.
rule-faction-constructs-3 = Když získáváš zdroje z hor, dostaneš 1 rudu navíc.
rule-faction-constructs-4 = Když je vybráno Osídlování, smíš místo něj provést Stavbu.
rule-faction-constructs-5 = Na konci: 1 bod za každé dvě úrovně tvého hradu, nejvýš 3.
source-faction-constructs = Všech pět úrovní je naším vlastním návrhem.

## Holy Order

rule-faction-holy-order = Učenci domova: výzkum se jim vrací, hlídku promění ve výzkum a doma bojují levně.
rule-faction-holy-order-1 = Když provedeš Výzkum jako následující hráč, získáš pak 1 manu.
rule-faction-holy-order-2 = Války v domovské zemi tě stojí o 1 méně.
rule-faction-holy-order-3 = Když je vybrána Hlídka, smíš místo ní provést Výzkum.
rule-faction-holy-order-4 = Když dosáhneš této úrovně, získáš 3 many.
rule-faction-holy-order-5 = Na konci: 2 body, pokud máš figurku v hlavním městě nebo jsi v alianci.
needs-faction-holy-order = Náhodně se rozdává, jen když je ve hře země s hlavním městem nebo hrají aspoň tři hráči.
source-faction-holy-order = Jméno i všech pět úrovní je naším vlastním návrhem; zastupuje tištěný rytířský řád.

## Lionfolk

rule-faction-lionfolk = Hrdá smečka: dost jídla, raději sami, silní v útoku i počtem.
rule-faction-lionfolk-1 = Když dosáhneš této úrovně, získáš 2 jídla.
rule-faction-lionfolk-2 = Při uvolnění karty akcí získáš 1 zdroj podle svého výběru, pokud nejsi v žádné alianci.
rule-faction-lionfolk-3 = Když dosáhneš této úrovně, získáš 4 jídla.
rule-faction-lionfolk-4 = Války, ve kterých útočíš, tě stojí o 2 méně.
rule-faction-lionfolk-5 = Na konci: 1 bod za každého protivníka, který má ve hře méně figurek než ty.
source-faction-lionfolk = Úrovně 1, 2, 3 a 5 podle tištěné karty; úroveň 4 byla nečitelná a je naším vlastním návrhem.

## Boarfolk

rule-faction-boarfolk = Rváči: útočí z Hlídky, vyhrávají shodná čísla a po výhře běží dál.
rule-faction-boarfolk-1 = Války, ve kterých útočíš Hlídkou, tě stojí o 1 méně.
rule-faction-boarfolk-2 = Za každou figurku, kterou přesuneš do lesa, získáš 1 jídlo.
rule-faction-boarfolk-3 = Figurka, která vyhrála válku jako útočník, smí hned popoběhnout o jeden kraj.
rule-faction-boarfolk-4 = Když útočíš, vyhráváš při shodě bojových čísel.
rule-faction-boarfolk-5 = Na konci: 2 body, pokud máš v domovských zemích ostatních aspoň dvě figurky.
source-faction-boarfolk = Jméno je z tištěných pravidel; všech pět úrovní je naším vlastním návrhem.

## Undead Knights

rule-faction-undead-knights = Páni pevností: jejich hradby platí dvojnásob, padlí vynášejí a za manu se vracejí.
rule-faction-undead-knights-1 = Když ve válce přijdeš o figurku, získáš 1 rudu a 1 manu.
rule-faction-undead-knights-2 = Tvá pevnost zlevní válku ve svém kraji o 2, ne jen o 1.
rule-faction-undead-knights-3 = Ústup smíš platit libovolnou směsí zdrojů.
rule-faction-undead-knights-4 = Padlou běžnou figurku smíš za 2 many hned vrátit do své domovské země.
rule-faction-undead-knights-5 = Na konci: 1 bod za každé dvě tvé pevnosti ve hře, nejvýš 3.
needs-faction-undead-knights = Jen s Úsvitem hrdinů.
source-faction-undead-knights = Jméno je z tištěných pravidel; všech pět úrovní je naším vlastním návrhem.

## Gnomes

rule-faction-gnomes = Kutilové: obchod jim vynese víc, výzkum je levný a plné stupnice na konci bodují.
rule-faction-gnomes-1 = Každým Obchodem dostaneš o 1 víc získávaného zdroje.
rule-faction-gnomes-2 = Výzkum tě stojí o 1 manu méně, nejméně však 1.
rule-faction-gnomes-3 = Když získáváš zdroje z hor, dostaneš 1 rudu navíc.
rule-faction-gnomes-4 = Když je vybrán Obchod, smíš místo něj provést Výzkum.
rule-faction-gnomes-5 = Na konci: 1 bod za každý zdroj (i stříbro), kterého máš aspoň 5, nejvýš 3.
source-faction-gnomes = Jméno je z tištěných pravidel; všech pět úrovní je naším vlastním návrhem.

## Draconians

rule-faction-draconians = Na křídlech: na výpravu vyrazí odkudkoli, po dvou, a milují hranice.
rule-faction-draconians-1 = Tvé Výpravy smějí vyrazit i z vnitrozemí a skončit i v téže zemi.
rule-faction-draconians-2 = Války, ve kterých útočíš Výpravou, tě stojí o 1 méně.
rule-faction-draconians-3 = Když získáváš zdroje aspoň ze tří hraničních krajů, dostaneš navíc 1 zdroj podle svého výběru.
rule-faction-draconians-4 = Výpravou přesuneš až dvě své figurky.
rule-faction-draconians-5 = Na konci: 2 body, pokud všechny tvé figurky ve hře stojí v hraničních krajích.
source-faction-draconians = Úroveň 5 podle tištěné karty; úrovně 1 až 4 jsou naším vlastním návrhem.

## Frost Wraiths

rule-faction-frost-wraiths = Studená voda: vstupují do ní, staví a bojují u ní a jednomu protivníkovi ochladí magii.
rule-faction-frost-wraiths-1 = Války u vody tě stojí o 1 méně.
rule-faction-frost-wraiths-2 = Tvé figurky smějí vstupovat do vody.
rule-faction-frost-wraiths-3 = Stavba tě stojí o 1 rudu méně, když pevnost umístíš k vodě.
rule-faction-frost-wraiths-4 = Když dosáhneš této úrovně, klesne jednomu protivníkovi podle tvé volby magie o úroveň.
rule-faction-frost-wraiths-5 = Na konci: 1 bod za každou tvou figurku ve vodě, nejvýš 3.
needs-faction-frost-wraiths = Náhodně se rozdává, jen když je ve hře země s vodou.
source-faction-frost-wraiths = Úrovně 3 až 5 podle tištěné karty; úrovně 1 a 2 jsou naším vlastním návrhem.

## Pirates

rule-faction-pirates = Lupiči cizích břehů: přecházejí vodu, okrádají poražené a bodují tam, kde jsou cizí.
rule-faction-pirates-1 = Tvá Hlídka smí přejít přes vodu.
rule-faction-pirates-2 = Když vyhraješ válku, vezmeš poraženému 2 zdroje.
rule-faction-pirates-3 = Kraje u vody jsou pro tvé Výpravy hraniční; Výprava smí spojit i dva takové v jedné zemi.
rule-faction-pirates-4 = Když získáváš zdroje u vody mimo domov, dostaneš navíc 1 zdroj podle svého výběru.
rule-faction-pirates-5 = Na konci: 1 bod za každý kraj u vody mimo domov, kde máš figurku, nejvýš 3.
needs-faction-pirates = Náhodně se rozdává, jen když je ve hře země s vodou.
source-faction-pirates = Jméno je z tištěných pravidel; všech pět úrovní je naším vlastním návrhem.

## Birdfolk

rule-faction-birdfolk = Letci: na výpravu létají po dvou, ustupují skoro zadarmo a hnízdí v útesech.
rule-faction-birdfolk-1 = Výpravou přesuneš až dvě své figurky.
rule-faction-birdfolk-2 = Ústup tě stojí o 2 jídla méně.
rule-faction-birdfolk-3 = Tvé figurky smějí vstupovat do útesů.
rule-faction-birdfolk-4 = Ústup tě stojí celkem o 4 jídla méně (místo 2. úrovně).
rule-faction-birdfolk-5 = Na konci: 1 bod za každou tvou figurku v útesech, nejvýš 3.
needs-faction-birdfolk = Náhodně se rozdává, jen když je ve hře země s útesem.
source-faction-birdfolk = Všech pět úrovní podle tištěné karty; úroveň 3 byla špatně čitelná.

## Bearfolk

rule-faction-bearfolk = Obyvatelé brlohů: útesy je živí, chrání, pustí je dovnitř a zlevní jim pevnosti.
rule-faction-bearfolk-1 = Války u útesu tě stojí o 1 méně.
rule-faction-bearfolk-2 = Když získáváš zdroje z kraje u útesu, dostaneš 1 jídlo navíc.
rule-faction-bearfolk-3 = Tvé figurky smějí vstupovat do útesů.
rule-faction-bearfolk-4 = Stavba tě stojí o 1 rudu méně, když pevnost umístíš k útesu.
rule-faction-bearfolk-5 = Na konci: 1 bod za každý kraj u útesu, kde máš figurku, nejvýš 3.
needs-faction-bearfolk = Náhodně se rozdává, jen když je ve hře země s útesem.
source-faction-bearfolk = Jméno je z tištěných pravidel; všech pět úrovní je naším vlastním návrhem.

## Imps

rule-faction-imps = Škůdci: proklouznou přes útesy, kazí a kradou cizí zdroje a bodují za cizí bídu.
rule-faction-imps-1 = Tvá Hlídka smí přejít přes útes.
rule-faction-imps-2 = Když tvá Hlídka skončí u útesu, odhodí protivník podle tvé volby 1 zdroj.
rule-faction-imps-3 = Když přijdeš Výpravou do domovské země protivníka, vezmeš mu 1 zdroj.
rule-faction-imps-4 = Kdo s tebou válčí u útesu, platí o 1 víc.
rule-faction-imps-5 = Na konci: 1 bod za každého protivníka, který má dohromady nejvýš 3 jídla, many a rudy, nejvýš 3.
needs-faction-imps = Náhodně se rozdává, jen když je ve hře země s útesem.
source-faction-imps = Jméno je z tištěných pravidel; všech pět úrovní je naším vlastním návrhem.

## Ice Giants

rule-faction-ice-giants = Srážejí k zemi: kdo leží, toho porazí levně, a kdo vstane nebo zůstane ležet, jim vynese.
rule-faction-ice-giants-1 = Za každou figurku, kterou přesuneš do skal, získáš 1 stříbro.
rule-faction-ice-giants-2 = Po každém přesunu Hlídkou smíš položit na bok jednu cizí figurku v sousedství.
rule-faction-ice-giants-3 = Válka proti figurce položené na bok tě stojí o 2 méně.
rule-faction-ice-giants-4 = Když protivník postaví figurku, získáš 1 zdroj podle svého výběru.
rule-faction-ice-giants-5 = Na konci: 1 bod za každou cizí figurku položenou na bok mimo podzemí, nejvýš 3.
needs-faction-ice-giants = Jen s Úsvitem hrdinů. Náhodně se rozdává, jen když je ve hře země se skalami.
source-faction-ice-giants = Jméno je z tištěných pravidel; všech pět úrovní je naším vlastním návrhem.

## Yeti

rule-faction-yeti = V mrazu jsou doma: tundra jim vynáší dvojnásob a nevyžene je, skály je chrání.
rule-faction-yeti-1 = Tvá figurka v tundře získává dva zdroje.
rule-faction-yeti-2 = Tvé figurky nikdy nemusejí opustit tundru.
rule-faction-yeti-3 = Po každé Výpravě smíš položit na bok jednu cizí figurku v sousedství.
rule-faction-yeti-4 = Války ve skalách tě stojí o 2 méně.
rule-faction-yeti-5 = Na konci: 1 bod za každou tvou figurku ve skalách nebo v tundře, nejvýš 3.
needs-faction-yeti = Jen s Úsvitem hrdinů. Náhodně se rozdává, jen když je ve hře země se skalami nebo tundrou.
source-faction-yeti = Jméno je z tištěných pravidel; všech pět úrovní je naším vlastním návrhem.

## Minotaurs

rule-faction-minotaurs = Bořitelé hradeb: cizí pevnosti je nezastaví, kácejí se před nimi a nesou rudu i body.
rule-faction-minotaurs-1 = Útok na kraj se stojící cizí pevností tě stojí o 1 méně.
rule-faction-minotaurs-2 = Po každém přesunu Hlídkou smíš položit na bok jednu cizí pevnost v sousedství.
rule-faction-minotaurs-3 = Cizí pevnosti nedávají ve válce s tebou slevu.
rule-faction-minotaurs-4 = Když odstraníš cizí pevnost, získáš 2 rudy.
rule-faction-minotaurs-5 = Na konci: 1 bod za každou cizí pevnost odstraněnou během hry, nejvýš 3.
needs-faction-minotaurs = Jen s Úsvitem hrdinů.
source-faction-minotaurs = Jméno je z tištěných pravidel; všech pět úrovní je naším vlastním návrhem.
