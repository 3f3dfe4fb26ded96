### What every race, power and piece of this game does, in at most 160 characters.

## Races

rule-race-amazons = K útoku máš čtyři žetony navíc. Po přeskupení čtyři žetony stáhni z mapy; v příštím tahu je máš zase v ruce.
rule-race-dwarves = Za každý důl v rukou Trpaslíků dostaneš na konci tahu 1 minci navíc, a to i v úpadku.
rule-race-elves = Když přijdeš o region, vrátí se ti všichni Elfové do ruky. Neplatí při výměně za Mága ani v úpadku.
rule-race-ghouls = Při přechodu do úpadku zůstanou na mapě všichni Ghúlové. Dobývají i v úpadku: na začátku tahu, před tvým aktivním národem.
rule-race-giants = Regiony vedle pohoří drženého Obry dobýváš o 1 žeton levněji, nejméně však za 1.
rule-race-halflings = Začít můžeš kdekoli. První dva dobyté regiony dostanou hobití noru: ostatní je nemohou dobýt ani na ně působit schopnostmi.
rule-race-humans = Za každou rolnickou oblast, kterou držíš, dostaneš na konci tahu 1 minci navíc.
rule-race-orcs = Za každý neprázdný region, který Orkové dobyli v tomto tahu, dostaneš na konci tahu 1 minci navíc.
rule-race-ratmen = Žádná schopnost. Zato jich dostaneš opravdu hodně.
rule-race-skeletons = Za každé dva neprázdné regiony dobyté v tomto tahu ti při přeskupení přibude 1 žeton ze zásobníku.
rule-race-sorcerers = Jednou za tah smíš u každého protivníka vyměnit osamělý aktivní žeton v dosahu za Mága ze zásobníku. Polní tábor tomu brání.
rule-race-tritons = Pobřežní regiony (u moře či jezera) dobýváš o 1 žeton levněji, nejméně však za 1.
rule-race-trolls = Každý region, který Trolové dobudou, dostane trolí doupě: obrana +1, i v úpadku. Zmizí, když region opustíš nebo ztratíš.
rule-race-wizards = Za každý magický region, který držíš, dostaneš na konci tahu 1 minci navíc.

## Powers

rule-power-alchemist = Dokud je tvůj národ aktivní, vynese ti každý tah 2 mince navíc.
rule-power-berserk = Před každým dobytím smíš hodit kostkou: výsledek snižuje cenu (nejméně na 1). Nevyužitý hod dobývání ukončí.
rule-power-bivouacking = Při přeskupení rozestav pět polních táborů: každý přidá 1 k obraně a zastaví Mágy. Neztrácejí se, zmizí až v úpadku.
rule-power-commando = Každé dobytí tě stojí o 1 žeton méně, vždy však aspoň 1.
rule-power-diplomat = Na konci tahu můžeš uzavřít příměří s protivníkem, jehož aktivní národ zůstal ušetřen: do tvého dalšího tahu jím nenapadne tvůj aktivní národ.
rule-power-dragon-master = Jednou za tah dobudeš region v dosahu jediným žetonem. Drak tam zůstane a region je imunní, dokud drak neodletí nebo nepřijde úpadek.
rule-power-flying = Pevninu smíš dobývat kdekoli bez ohledu na sousedství, už od prvního dobytí. Moře a jezero jsou vyloučené.
rule-power-forest = Každý les, který držíš, ti na konci tahu vynese 1 minci navíc.
rule-power-fortified = Dokud je národ aktivní, smíš za tah postavit pevnost (nejvýš 6, v regionu jednu): obrana +1 i v úpadku a do úpadku 1 mince za tah.
rule-power-heroic = Po přeskupení postav dva hrdiny do dvou svých regionů. Ty jsou imunní, dokud se hrdinové nepřesunou nebo nepřijde úpadek.
rule-power-hill = Každý kopcovitý region, který držíš, ti na konci tahu vynese 1 minci navíc.
rule-power-merchant = Každý region tohoto národa ti na konci tahu vynese 1 minci navíc.
rule-power-mounted = Kopcovité a rolnické regiony dobýváš o 1 žeton levněji, nejméně však za 1.
rule-power-pillaging = Kořist: 1 mince navíc za každý neprázdný region, který tento národ v tomto tahu dobyl.
rule-power-seafaring = Dokud je národ aktivní, smí dobývat i moře a jezero jako ostatní regiony. V úpadku ti zůstanou a dál vynášejí.
rule-power-spirit = V úpadku se tento národ nepočítá do limitu jednoho, takže zůstane na mapě, i když do úpadku přejde další.
rule-power-stout = Po výplatě mincí v běžném tahu můžeš rovnou přejít do úpadku; nestojí tě to další tah.
rule-power-swamp = Každý bažinatý region, který držíš, ti na konci tahu vynese 1 minci navíc.
rule-power-underworld = Regiony s jeskyní dobýváš o 1 žeton levněji (nejméně za 1) a při dobývání spolu všechny sousedí.
rule-power-wealthy = Jednorázově 7 mincí navíc na konci tahu, v němž si tuto kombinaci vybereš.

## Pieces and symbols

rule-term-lost-tribe = Národ, za který nikdo nehraje. Ztěžuje dobytí svého regionu, a jakmile ho někdo dobude, zmizí ze hry.
rule-term-peace = Do příštího tahu toho, kdo příměří uzavřel, nesmí aktivní národ druhé strany útočit na jeho aktivní národ.
rule-term-mine = Důl vynáší Trpaslíkům.
rule-term-cavern = Jeskyně slouží Podzemním národům.
rule-term-magic = Magický zdroj vynáší Kouzelníkům.
rule-term-lair = Trolí doupě: obrana +1, i v úpadku.
rule-term-fortress = Pevnost: obrana +1, a dokud je národ aktivní, 1 mince za tah.
rule-term-encampment = Polní tábor: každý přidává k obraně 1 a každý tah se staví znovu.
rule-term-hole = Hobití nora: region je imunní, dokud ho Hobiti neopustí nebo nepřejdou do úpadku.
rule-term-hero = Hrdina: dokud v regionu stojí, je region imunní.
rule-term-dragon = Drak: dokud v regionu sedí, je region imunní.
