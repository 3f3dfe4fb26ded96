### The rules for players.

rulebook-chapter-goal = Cíl hry
rulebook-chapter-box = Co leží na stole
rulebook-chapter-setup = Příprava hry
rulebook-chapter-turn = Tvůj tah
rulebook-chapter-pick = Výběr národa a schopnosti
rulebook-chapter-conquest = Dobývání
rulebook-chapter-redeploy = Přeskupení vojsk
rulebook-chapter-scoring = Mince
rulebook-chapter-decline = Úpadek
rulebook-chapter-end = Konec hry
rulebook-chapter-races = Národy
rulebook-chapter-powers = Zvláštní schopnosti
rulebook-chapter-own = Vlastní národy a schopnosti
rulebook-chapter-table = U tohoto stolu

## The goal

rulebook-aim-title = Vyhrává nejvíc mincí
rulebook-aim =
    Tenhle svět je pro všechny moc malý. Vedeš jím jeden národ po druhém, dobýváš regiony a sbíráš za ně **mince**.
    Když už se národ rozptýlil příliš do šířky, pošleš ho do úpadku a začneš znovu s jiným. Kdo má na konci nejvíc mincí, vyhrává.

rulebook-rounds-title = Jak dlouho se hraje
rulebook-rounds =
    V jednom kole přijde každý jednou na tah, vždy ve stejném pořadí. Hra má
    - **10 kol** ve dvou a ve třech hráčích,
    - **9 kol** ve čtyřech,
    - **8 kol** v pěti.
    Po posledním tahu posledního kola se počítají mince.

## What lies on the table

rulebook-map-title = Mapa
rulebook-map =
    Pro každý počet hráčů je jiná mapa: čím víc hráčů, tím víc regionů, a nikdy ne dost pro všechny. Pevnina jsou rolnické oblasti, lesy, kopce, bažiny a pohoří; kolem ní a uprostřed leží dvě moře a jezero.
    Některé regiony mají symbol: **důl**, **jeskyni** nebo **magický zdroj**. Samy o sobě nic nedělají, zajímají ale některé národy a schopnosti.

rulebook-pieces-title = Národy, schopnosti a dílky
rulebook-pieces =
    - 14 tabulek národů a 20 žetonů zvláštních schopností, které se potkávají náhodně.
    - Žetony každého národa. Ty, které nikdo nepoužívá, leží v **zásobníku**.
    - Zapomenuté kmeny: zbytky dávných národů, každý má jeden žeton.
    - Herní dílky: pohoří, trolí doupata, pevnosti, polní tábory, hobití nory, dva hrdinové a drak.

rulebook-coins-title = Mince
rulebook-coins =
    Mince jsou tvé skóre i tvé peníze. V bance nikdy nedojdou a rozměnit je můžeš kdykoli.

rulebook-die-title = Kostka posil
rulebook-die =
    Tři její strany jsou prázdné, na ostatních je **1**, **2** a **3**. Pomůže tedy každý druhý hod.

## Setup

rulebook-set-up-title = Před prvním tahem
rulebook-set-up =
    Do každého hornatého regionu patří dílek pohoří a do každého regionu se znakem kmene žeton zapomenutého kmene. Všichni dostanou **5 mincí**.
    Nikdo zatím nemá žádný národ: všechny žetony národů čekají v zásobníku.

rulebook-first-row-title = Řada kombinací
rulebook-first-row =
    Tabulky národů a žetony schopností se zvlášť zamíchají a vyloží do dvojic. Vidět je šest dvojic: to jsou **kombinace**, ze kterých vybíráš. První je zdarma, každá další o minci dražší.

rulebook-first-player-title = Kdo začíná
rulebook-first-player =
    O prvním hráči rozhodne los. Hraje se po směru hodinových ručiček.

## Your turn

rulebook-kinds-of-turn-title = Vybrat, dobývat, nebo do úpadku
rulebook-kinds-of-turn =
    Na začátku tahu je jediná otázka:
    - **Nemáš aktivní národ**: vyber si kombinaci a hned s ní dobývej.
    - Máš ho a **hraješ dál**: dobýváš s ním další regiony.
    - Máš ho a pošleš ho **do úpadku**: v tomto tahu nic nedobudeš, v příštím si vybereš novou kombinaci.
    Rozhodni se dřív, než uděláš cokoli jiného. Jakmile sáhneš na své vojsko, na úpadek je pozdě.

rulebook-order-of-a-turn-title = Kroky tahu
rulebook-order-of-a-turn =
    - Vyber si kombinaci, pokud nemáš aktivní národ.
    - Máš-li Ghúly v úpadku, táhnou teď.
    - Vezmi žetony do ruky, a chceš-li, některé regiony opusť.
    - Dobývej, kolikrát můžeš a chceš. Nemusíš dobýt nic.
    - Přeskup žetony a rozmísti dílky.
    - Vezmi si mince.
    - Poslední rozhodnutí (Diplomatičtí, Udatní). Potom ti, kdo přišli o regiony, rozmístí, co jim zbylo.

rulebook-no-tokens-left-title = Když národ přijde o všechno
rulebook-no-tokens-left =
    I národ bez jediného žetonu je pořád tvůj aktivní národ. Nový si hned vybrat nemůžeš: buď odehraješ prázdný tah (Ghúlové v úpadku přesto táhnou), nebo tah věnuješ přechodu do úpadku.

## Picking

rulebook-price-title = Kolik stojí kombinace
rulebook-price =
    Vezmi si kteroukoli viditelnou kombinaci. Na **každou, kterou přeskočíš**, polož 1 minci. Mince, které leží na té tvojí, jsou tvoje.
    Nejdřív se platí, potom bere: mincemi z vybrané kombinace tedy platit nejde.
    Příklad: máš 2 mince. Čtvrtá kombinace by stála 3, takže ji vzít nemůžeš, ať na ní leží mincí kolik chce.

rulebook-army-title = Kolik dostaneš žetonů
rulebook-army =
    Sečti číslo na tabulce národa a na žetonu schopnosti: tolik žetonů si vezmeš ze zásobníku. S nimi musíš vystačit. Další dostaneš, jen když to dovoluje schopnost národa, a nikdy víc, než kolik jich v zásobníku je.
    Příklad: Létající (5) Orkové (5) mají vojsko o 10 žetonech.

rulebook-row-moves-up-title = Řada se posune
rulebook-row-moves-up =
    Kombinace za mezerou se posunou i s mincemi a na konci se odkryje nová.
    Národ, který zmizel z mapy, jde pod hromádku tabulek a může se vrátit; použité žetony schopností se zamíchají znovu, když jejich hromádka dojde. Při více hráčích může být řada na čas kratší. Co je zakryté, neví nikdo.

## Conquest

rulebook-ready-title = Příprava vojsk
rulebook-ready =
    Když hraješ dál, vezmeš si žetony zpátky do ruky, všechny kromě jednoho v každém regionu, který si necháš. S nimi dobýváš.
    U tohoto stolu se to stane samo; co nepotřebuješ, vrátíš při přeskupení.

rulebook-abandon-title = Opuštění regionu
rulebook-abandon =
    Před prvním dobytím v tahu smíš z regionu vzít i poslední žeton. Region už pak není tvůj a nic nevynese, ale máš víc žetonů k útoku. V tomtéž tahu ho lze znovu dobýt.
    Doupě a pevnost se vrátí do zásoby, nora je ztracena nadobro; hrdinové, drak a polní tábory se ti vrátí do ruky. Smíš opustit i všechno a vstoupit na mapu znovu.

rulebook-first-conquest-title = Vstup na mapu
rulebook-first-conquest =
    Národ bez regionu začíná na **hranici**: v regionu na okraji plánu nebo na břehu moře, které okraj tvoří, i když to moře někdo drží. Břeh jezera hranice není.
    Platí to i tehdy, když o všechny regiony přijdeš nebo je opustíš.

rulebook-next-conquests-title = Od regionu k regionu
rulebook-next-conquests =
    Od té chvíle musí každý napadený region sousedit s regionem **téhož národa**. Tvůj národ v úpadku cestu neotvírá a nový národ vedle něj začínat nemusí.
    Vlastní pravidla mají Hobiti a schopnosti Létající, Podzemní a Mořští.

rulebook-water-title = Moře a jezero
rulebook-water =
    Vodu dobýt nelze. Smí to jen aktivní Mořský národ.

rulebook-own-regions-title = Tvé vlastní regiony
rulebook-own-regions =
    Co tvůj aktivní národ drží, znovu nedobývá. Region **tvého národa v úpadku** ale dobýt smí: cena je obvyklá, žeton na něm se počítá jako obránce a ztratí se. Region tak jen změní pána a mince z něj ti zůstane.

rulebook-cost-title = Kolik stojí region
rulebook-cost =
    Region stojí **2 žetony a 1 navíc za každý** žeton na něm (národa, aktivního i v úpadku, nebo zapomenutého kmene) a za každé pohoří, trolí doupě, pevnost a polní tábor.
    - Kopce se zapomenutým kmenem: 2 + 1 = 3.
    - Prázdné pohoří: 2 + 1 = 3.
    - Pohoří se dvěma nepřátelskými žetony, doupětem a pevností: 2 + 1 + 2 + 1 + 1 = 7.
    Přesně tolik žetonů do regionu položíš a zůstanou tam až do přeskupení.

rulebook-discounts-title = Slevy
rulebook-discounts =
    Slevy národa a schopnosti se sčítají, dobytí ale vždy stojí **aspoň 1 žeton**.
    Příklad: Jezdečtí Tritoni by za prázdnou rolnickou oblast na pobřeží platili 2 − 1 − 1 = 0. Zaplatí 1.

rulebook-one-in-hand-title = Nikdy bez žetonu
rulebook-one-in-hand =
    K dobývání potřebuješ v ruce aspoň jeden žeton, ať tvůj národ a schopnost umí cokoli.

rulebook-immune-title = Imunní regiony
rulebook-immune =
    S **hobití norou**, **hrdinou** nebo **drakem** je region imunní: nikdo jiný ho nedobude ani na něj nepoužije schopnost národa či zvláštní schopnost.

rulebook-lost-tribes-title = Zapomenuté kmeny
rulebook-lost-tribes =
    Zapomenutý kmen za nikoho nehraje a jen se brání. Jakmile jeho region někdo dobude, zmizí ze hry. Region se zapomenutým kmenem je neprázdný.

rulebook-losing-a-region-title = Ztráta regionu
rulebook-losing-a-region =
    Když ti někdo dobude region, vezmeš si z něj žetony zpátky: **jeden je ztracen** a jde do zásobníku, ostatní dostaneš do ruky. Osamělý žeton je prostě pryč.
    Doupě nebo pevnost se vrátí do zásoby, polní tábory do tvé ruky. Pohoří zůstává a teď chrání dobyvatele.

rulebook-withdrawal-title = Kam s ustupujícími žetony
rulebook-withdrawal =
    Na úplném konci útočníkova tahu, po získání mincí, rozmístí ti, kdo přišli o regiony, své žetony do regionů, které týž národ ještě drží, do kterýchkoli, a jinými přitom nehýbou. Týká-li se to více hráčů, jde se od útočníka po směru hodinových ručiček.
    Nezbyl-li národu žádný region, čekají žetony v ruce a v příštím tahu vstoupí znovu od hranice.

rulebook-final-attempt-title = Poslední pokus o dobytí
rulebook-final-attempt =
    Jednou za tah, když máš ještě žetony, ale na region nestačí, smíš zvolit takový, na který ti chybějí **nejvýš 3**, a hodit kostkou. Dají-li žetony a kostka dohromady cenu, region je tvůj a všechny ty žetony jdou do něj.
    Tak či tak je po dobývání; po nezdaru žetony přeskupíš.
    Příklad: s 1 žetonem proti ceně 4 pomůže jen trojka. Proti ceně 5 to nejde ani zkusit. A na to, co zaplatit můžeš, se nehází.

rulebook-non-empty-title = Neprázdné regiony
rulebook-non-empty =
    Orkové, Kostlivci a Loupeživí se ptají, zda byl region při dobytí **neprázdný**: stál na něm aspoň jeden žeton, kmene nebo hráče, i tvůj vlastní v úpadku. Holé pohoří nebo osamělý dílek se nepočítá.
    Počítá se každý způsob dobytí: s kostkou, s drakem i výměnou. A co v tomto tahu dobudeš, platí, i když to při výplatě mincí už nedržíš.

## Redeployment

rulebook-redeploy-title = Rozmísti své žetony
rulebook-redeploy =
    Po dobývání rozmísti všechny žetony národa do jeho regionů, jak chceš, **do každého aspoň jeden**. Nemusí zůstat tam, kde bojovaly. Dokud nějaký region držíš, nesmíš si v ruce nic nechat.
    Národ v úpadku zůstává, jak je; jen Ghúlové se hýbou i potom.

rulebook-redeploy-order-title = V tomto pořadí
rulebook-redeploy-order =
    Kostlivci dostanou nové žetony, ty rozmístíš vojsko, Amazonky odevzdají své čtyři a nakonec se stavějí polní tábory, pevnost a hrdinové.

## Coins

rulebook-income-title = Mince na konci tahu
rulebook-income =
    Dostaneš **1 minci za každý region** aktivního národa i národů v úpadku; počítá se i voda. K tomu bonusy národa a schopnosti.
    - Obchodující Kostlivci se 3 regiony: 3 + 3 = 6. Až budou v úpadku: 3.
    - Kopcoví Tritoni se 3 regiony, z toho jedny kopce, a 3 regiony oněch Kostlivců: 3 + 1 + 3 = 7.

rulebook-bonuses-title = Bonusy se sčítají
rulebook-bonuses =
    Národ a schopnost působí vedle sebe: Loupeživí Orkové mají za každý neprázdný dobytý region 2 mince. Schopnost ale slouží jen **národu, se kterým leží**, nikdy jinému tvému národu.

rulebook-hidden-coins-title = Jak bohatí jsou ostatní?
rulebook-hidden-coins =
    Kolik kdo v tahu získá, vidí všichni, a také kolik platí za kombinaci. Celkové počty ostatních zůstávají skryté až do konce, ledaže si stůl zvolil veřejné mince.

## Decline

rulebook-go-in-decline-title = Přechod do úpadku
rulebook-go-in-decline =
    Místo dobývání necháš aktivní národ odpočívat. **V každém jeho regionu zůstane jeden žeton**, otočený; ostatní jdou do zásobníku, i ty v ruce. Žetonu schopnosti se vzdáš; polní tábory, hrdinové, drak a nory z mapy zmizí.
    V tomto tahu nikdo z tvých nedobývá. Dostaneš mince a příště si vybereš novou kombinaci. Národ vybraný v tomto tahu může do úpadku nejdřív v příštím; jen Udatní jsou rychlejší.

rulebook-what-lasts-title = Co v úpadku trvá
rulebook-what-lasts =
    Národ v úpadku ztrácí své schopnosti. Trvá jen tohle:
    - Trpaslíkům dál vynášejí doly.
    - Ghúlům zůstanou všechny žetony a dál dobývají.
    - Trolí doupata a pevnosti dál brání.
    - Moře a jezero zůstávají obsazené.
    - Přízračný národ nikdy nemusí uvolnit místo.

rulebook-decline-income-title = Mince v tahu úpadku
rulebook-decline-income =
    V tahu, kdy přejdeš do úpadku, dostaneš 1 minci za každý region svých národů v úpadku, i toho právě odloženého, a za doly Trpaslíků. Ostatní bonusy odloženého národa a schopnosti skončily.

rulebook-one-in-decline-title = Vždy jen jeden
rulebook-one-in-decline =
    V úpadku můžeš mít **jeden národ**. Přejde-li do něj další, starší nejprve zmizí z mapy se všemi žetony a dílky a jeho tabulka se může vrátit do řady. Přízračný národ se nepočítá.

rulebook-gone-from-the-map-title = Když národ zmizí z mapy
rulebook-gone-from-the-map =
    Národ v úpadku, který přijde o poslední žeton, je hned pryč, ať ho dobude kdokoli, třeba i ty, a jeho tabulka je zase volná. Nemá-li aktivní národ při přechodu do úpadku žádný region, nezůstane po něm nic.

## End

rulebook-tie-title = Rovnost mincí
rulebook-tie =
    Při stejném počtu mincí vyhrává, kdo má víc **žetonů národů na mapě**, aktivních a v úpadku dohromady. Dílky a žetony v ruce se nepočítají. Je-li i to stejné, o vítězství se dělíte.

## Races

rulebook-races-title = Co přináší národ
rulebook-races =
    Číslo na tabulce říká, kolik žetonů národ dostane; v zásobníku jich je ještě několik pro ty, kdo je umějí získat. Schopnost národa platí, dokud je **aktivní**, a v úpadku končí, není-li řečeno jinak. Všechny jsou v tabulce níže; tady jsou ty, o kterých je třeba říct víc.

rulebook-paying-races-title = Trpaslíci, Lidé, Orkové, Kouzelníci
rulebook-paying-races =
    Na konci tahu 1 mince navíc
    - za každý důl v rukou **Trpaslíků**, i v úpadku a hned v tahu, kdy do něj přejdou;
    - za každou rolnickou oblast v rukou **Lidí**;
    - za každý magický zdroj v rukou **Kouzelníků**;
    - za každý neprázdný region, který v tomto tahu dobyli **Orkové**, ne za ty, které už měli.

rulebook-amazons-title = Amazonky
rulebook-amazons =
    Dostaneš o čtyři žetony víc, než říkají obě čísla, ale jen k útoku. Po přeskupení **stáhni čtyři žetony z mapy**; v příštím tahu je máš zase v ruce. Nebrání, při rovnosti se nepočítají a ztracené se nedoplňují.
    Dokud to jde, nech v každém regionu jeden žeton. Když jich je málo, vyprázdní se co nejméně regionů a ty nic nevynesou.
    Příklad: 11 Amazonek v 8 regionech; bez čtyř jich zbude 7, takže jeden region padne.

rulebook-elves-title = Elfové
rulebook-elves =
    Když někdo dobude region Elfů, **žádný Elf se neztratí**: do ruky se ti vrátí všichni, i ten, který stál sám. Elfa odstraní jen výměna za Mága. V úpadku ztrácejí žetony jako každý jiný.

rulebook-ghouls-title = Ghúlové
rulebook-ghouls =
    Při přechodu Ghúlů do úpadku **zůstanou na místě všechny jejich žetony**. Potom dobývají dál, v každém tvém tahu kromě tahu úpadku: po výběru kombinace a dřív, než aktivní národ cokoli udělá. Platí obvyklou cenu, bez své někdejší schopnosti, postupují od regionu Ghúlů k regionu Ghúlů a mají vlastní poslední pokus.
    Nakonec je přeskupíš zvlášť. Ghúlové, kteří už nic nedrží, ale mají žetony, čekají v ruce a vstoupí zase od hranice.

rulebook-ghouls-at-home-title = Ghúlové a tvé další národy
rulebook-ghouls-at-home =
    Ghúlové v úpadku smějí napadnout i tvůj aktivní národ, dokonce v imunních regionech: co přežije, máš hned v ruce a použiješ to v témže tahu. Aktivní národ zas smí vzít region tvým Ghúlům; přeživší se přeskupí.
    Napadnou-li je jiní, ztrácejí Ghúlové za každý region jeden žeton. Jejich dobytí tvému aktivnímu národu nic nevynáší a slovo Diplomatických tím neporušíš.

rulebook-giants-title = Obři
rulebook-giants =
    Region vedle **pohoří, které Obři drží**, je stojí o 1 žeton méně. I více pohoří dá jen jednu slevu. Pohoří dobyté před chvílí se počítá, opuštěné v tomto tahu ne.

rulebook-halflings-title = Hobiti
rulebook-halflings =
    Na mapu vstupují **kdekoli**. První dva regiony, které dobudou, dostanou hobití noru: dokud tam je, region je imunní. Nora zmizí, když region opustíš nebo Hobiti přejdou do úpadku, a už se nevrátí.

rulebook-ratmen-title = Krysáci
rulebook-ratmen =
    Neumějí nic zvláštního. Jen je jich strašně moc.

rulebook-skeletons-title = Kostlivci
rulebook-skeletons =
    Při přeskupení si vezmi ze zásobníku 1 nový žeton **za každé dva neprázdné regiony**, které Kostlivci v tomto tahu dobyli. Lichý region propadá a víc než 20 žetonů, které existují, mít nemůžeš.
    Příklad: pět neprázdných regionů přinese 2 žetony; zbývá-li v zásobníku jen jeden, pak 1.

rulebook-sorcerers-title = Mágové
rulebook-sorcerers =
    Jednou za tah **u každého protivníka** smí Mág vzít region výměnou: aktivní žeton, který tam stojí **sám**, jde do svého zásobníku a na jeho místo přijde Mág ze zásobníku. Nestojí tě to nic.
    Pohoří, pevnost ani doupě proti tomu nepomohou, polní tábor ano. Doupě a pevnost se vrátí do zásoby. Takhle se ztratí i Elf.

rulebook-sorcerers-limits-title = Meze výměny
rulebook-sorcerers-limits =
    Musí to být region, který by Mágové mohli napadnout: sousední (Létající: kdekoli na souši; Podzemní: i přes jeskyně), ne imunní, ne pod příměřím s tebou a voda jen pro Mořské. Žetony v úpadku a zapomenuté kmeny vyměnit nejde.
    V zásobníku musí být Mág a v ruce aspoň jeden žeton, ten se ale nespotřebuje. Po posledním pokusu je pozdě. Výměna je útok a dobytí neprázdného regionu.

rulebook-tritons-title = Tritoni
rulebook-tritons =
    Pevnina **na pobřeží**, u moře nebo u jezera, je stojí o 1 žeton méně. Voda sama pobřežím není: Mořští Tritoni za ni platí plnou cenu.

rulebook-trolls-title = Trolové
rulebook-trolls =
    Každý region, který Trolové dobudou, dostane **doupě**, u Mořských i na vodě. Region je s ním o 1 dražší, i v úpadku. Zmizí, když region opustíš nebo ztratíš, a nic nevynáší.

## Powers

rulebook-powers-title = Co přináší zvláštní schopnost
rulebook-powers =
    Schopnost slouží národu, se kterým ji vybereš, a končí jeho úpadkem, není-li řečeno jinak. Číslo na jejím žetonu se přičítá k žetonům národa. Všechny jsou v tabulce níže; tady jsou ty, o kterých je třeba říct víc.

rulebook-paying-powers-title = Schopnosti, které vynášejí
rulebook-paying-powers =
    Na konci tahu
    - **Alchymističtí**: 2 mince v každém tahu, kdy je národ aktivní, i bez regionů.
    - **Lesní, Kopcoví, Bahenní**: 1 mince za každý takový region národa.
    - **Obchodující**: 1 mince za každý region národa.
    - **Loupeživí**: 1 mince za každý neprázdný region dobytý v tomto tahu, i když ho už nedržíš.
    - **Zámožní**: 7 mincí jednou, v tahu, kdy si je vybereš.

rulebook-cheaper-conquests-title = Útoční a Jezdečtí
rulebook-cheaper-conquests =
    S **Útočnými** platíš za každé dobytí o 1 žeton méně, s **Jezdeckými** za kopce a rolnické oblasti. Vždy ale aspoň 1 žeton.

rulebook-berserk-title = Zuřiví
rulebook-berserk =
    Před **každým** dobytím smíš hodit kostkou; pak zvol region a jeho cena klesne o to, co padlo (nejméně na 1). K hodu potřebuješ žeton v ruce.
    Hod platí na jedno dobytí. Když ho využít nemůžeš nebo nechceš, dobývání končí. Na co máš, můžeš vzít i bez hodu. Další poslední pokus už není.

rulebook-bivouacking-title = Kočovní
rulebook-bivouacking =
    Při přeskupení postav ve svých regionech **pět polních táborů**, do jednoho třeba několik. Každý zvyšuje cenu regionu o 1 a chrání osamělý žeton před Mágy. Stavějí se každý tah znovu.
    Neztrácejí se: padne-li region, máš jeho tábory v ruce a na konci toho tahu je postavíš jinde. V úpadku zmizí.

rulebook-diplomat-title = Diplomatičtí
rulebook-diplomat =
    Na konci tahu smíš určit jednoho protivníka, **jehož aktivní národ tvůj v tomto tahu nenapadl**. Do tvého příštího tahu nesmí jeho aktivní národ na tvůj aktivní národ nijak útočit. Koho určíš, vidí všichni; pokaždé to může být jiný hráč, i takový, který si národ teprve vybere.
    Národů v úpadku se příměří netýká: útok na ně nevadí a Ghúlové v úpadku příměří nedrží. Útokem je i nezdařený pokus.

rulebook-dragon-master-title = Vládci draků
rulebook-dragon-master =
    Jednou za tah dobudeš region v dosahu **jediným žetonem**, ať je bráněný jakkoli, a posadíš tam draka. Dokud tam je, region je imunní. Příští tah může stejně letět dál.
    Imunní regiony a ty pod příměřím s tebou jsou před ním v bezpečí. Opustíš-li jeho region, vrátí se ti do ruky; v úpadku zmizí.

rulebook-flying-title = Létající
rulebook-flying =
    Smíš dobýt **kterýkoli pevninský region** na mapě, ať sousedí nebo ne, i jako první. Moře a jezero ne.

rulebook-fortified-title = Opevnění
rulebook-fortified =
    Jednou za tah smíš při přeskupení postavit **pevnost** v regionu národa: v každém jednu, na mapě jich je nejvýš šest. Region je s ní o 1 dražší, a dokud je národ aktivní, vynese 1 minci za tah.
    V úpadku pevnosti dál brání, ale nevynášejí a nové nepřibudou. Ztracená nebo opuštěná se dá postavit znovu; přesouvat je nejde.

rulebook-heroic-title = Hrdinní
rulebook-heroic =
    Při přeskupení postav **dva hrdiny** do dvou různých regionů národa: ty jsou imunní. Každý tah je můžeš přesunout. V úpadku zmizí.

rulebook-seafaring-title = Mořští
rulebook-seafaring =
    Dokud je národ aktivní, smí dobývat **moře a jezero** jako jiné regiony, prázdné za 2; mořem smí i vstoupit na mapu.
    V úpadku mu voda zůstane a dál vynáší. Vzít ji může jen jiný aktivní Mořský národ.

rulebook-spirit-title = Přízrační
rulebook-spirit =
    Přízračný národ se v úpadku **nepočítá**: starší národ v úpadku zůstane vedle něj, a až přejde do úpadku další, Přízračný zůstane také. Můžeš tedy mít v úpadku dva národy.
    Příklad: Přízrační Trpaslíci v úpadku drží důl a právě přecházejí do úpadku Krysáci se 4 regiony: 1 + 1 + 4 = 6 mincí.

rulebook-stout-title = Udatní
rulebook-stout =
    Národ smíš poslat do úpadku **na konci běžného tahu**, až dostaneš mince se všemi bonusy. Mince se vyplatí jen jednou. V příštím tahu si už vybíráš novou kombinaci. Jde to i v tahu, kdy si národ vybereš.

rulebook-underworld-title = Podzemní
rulebook-underworld =
    Regiony s **jeskyní** tě stojí o 1 žeton méně a všechny jeskyně spolu pro tebe sousedí. Na mapu ale vstupuješ od hranice.

## Own

rulebook-own-inventions-title = Prázdná tabulka a prázdný žeton
rulebook-own-inventions =
    Tak jako je v krabici prázdná tabulka a prázdný žeton schopnosti, může mít stůl **jeden vlastní národ a jednu vlastní schopnost**, nebo i víc, je-li to tak domluveno. Všichni je vidí před začátkem hry. Skládají se ze schopností, které hra zná, a jinak pro ně platí totéž co pro ostatní; obecná pravidla stojí nad nimi.

rulebook-own-race-title = Vlastní národ
rulebook-own-race =
    Na tabulce má číslo od 1 do 10, včetně žetonů jen k útoku. V zásobníku je jich o pět víc, nebo až 20, pokud žetony získává ve hře. Může si také půjčit žetony národa, který pak ve hře není.

rulebook-own-power-title = Vlastní schopnost
rulebook-own-power =
    Na žetonu má číslo od 0 do 5 a musí se hodit ke každému národu.

rulebook-own-decline-title = V úpadku
rulebook-own-decline =
    Schopnost v úpadku končí, není-li o ní řečeno, že trvá. Žeton schopnosti, která trvá, zůstane u národa. Národ v úpadku, který při ztrátě regionu zachrání žetony, je rozmístí jako každý jiný; nemá-li už region, zmizí ze hry.

## At this table

rulebook-open-questions-title = Sporné otázky
rulebook-open-questions =
    Kde tištěná pravidla mlčí nebo si odporují, drží se tento stůl jedné odpovědi pro všechny, stejné pro lidi i boty; u každého hesla ji najdeš pod „přesným pravidlem“. Dvě poznámky k mapám: ve třech hráčích se pravé pohoří na dolním okraji dotýká vedlejšího lesa a v pěti je světlý skalnatý region na dolním okraji pohoří.

rulebook-own-records-title = Uložené hry
rulebook-own-records =
    Uložená hra i záznam si nesou vlastní národy a schopnosti, se kterými se hrálo, takže je lze přehrát kdekoli.
