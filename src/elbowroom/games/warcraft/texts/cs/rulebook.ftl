### The rules for players.

rulebook-chapter-goal = O čem hra je
rulebook-chapter-words = Herní pojmy
rulebook-chapter-setup = Příprava hry
rulebook-chapter-turn = Tvůj tah
rulebook-chapter-combos = Výběr kombinace
rulebook-chapter-conquest = Dobývání
rulebook-chapter-losses = Ztráty a ústup
rulebook-chapter-crossing = Mezi ostrovy
rulebook-chapter-sites = Artefakty a legendární místa
rulebook-chapter-artifacts = Artefakty jeden po druhém
rulebook-chapter-places = Legendární místa jedno po druhém
rulebook-chapter-pieces = Vojenské cíle a jiné dílky
rulebook-chapter-decline = Úpadek
rulebook-chapter-redeploy = Přesun bojovníků a konec tahu
rulebook-chapter-scoring = Získávání mincí
rulebook-chapter-races = Rasy
rulebook-chapter-powers = Zvláštní schopnosti
rulebook-chapter-sides = Aliance a Horda
rulebook-chapter-players = Kolik vás hraje
rulebook-chapter-own = Vlastní rasy, schopnosti a místa
rulebook-chapter-table = U tohoto stolu

## What the game is about

rulebook-about-title = Rasa a schopnost
rulebook-about =
    Vedeš rasu se zvláštní schopností po několika ostrovech. Až splní svůj úkol, vyhlásíš úpadek a vybereš si jinou. Máš nejvýš jednu aktivní rasu a jednu rasu v úpadku a pro všechna pravidla to jsou dvě různé rasy.

rulebook-coins-title = Všechno jsou mince
rulebook-coins =
    Mincemi platíš kombinace, poplatky a některé schopnosti, a zároveň jsou to tvé body: kdo jich má na konci nejvíc, vítězí. Nikdy jich nemáš méně než 0 a nemůžeš utratit mince, které nemáš. Banka se nikdy nevyprázdní. Mince, které na konci zůstanou ležet na kombinacích, nepatří nikomu.

rulebook-game-end-title = Kdy hra končí
rulebook-game-end =
    Hra trvá 8 až 10 kol podle toho, kolik vás hraje. Končí po tahu posledního hráče v posledním kole, jakmile všichni vrátí na mapu ustupující jednotky.

rulebook-tie-title = Při shodě
rulebook-tie =
    Vítězí ten, kdo má na ostrovech víc rasových žetonů, aktivních i v úpadku dohromady. Šelmy se počítají jako žetony; šampion, Murlocs, herní dílky a to, co je v ruce, nikoli. Trvá-li shoda i pak, dělíte se o vítězství i o pořadí.

## Words of the game

rulebook-region-title = Regiony a terén
rulebook-region =
    Ostrov je rozdělen na regiony. Každý má právě jeden terén: pole, lesy, kopce, bažiny, hory, jezero nebo moře; vše kromě jezer a moří je pevnina. Pevninský region může nést i symbol jeskyně nebo magie. Symboly nejsou terén.

rulebook-adjacent-title = Sousední regiony
rulebook-adjacent =
    Sousedí spolu regiony téhož ostrova, které mají společnou hranici. Moře sousedí s pobřežím, kterého se dotýká.

rulebook-unit-title = Regiony drží jednotky
rulebook-unit =
    Jednotky jsou rasové žetony, šelmy, šampion a Murlocs. Rasa drží region, dokud je v něm aspoň jedna její jednotka, a jednotky ho také brání. Dvě rasy nikdy nesdílejí jeden region.

rulebook-empty-title = Prázdné regiony
rulebook-empty =
    Region je prázdný, když v něm není žádná jednotka. Hory, pevnosti, stěny, naleziště, bomby a jiné herní dílky na tom nic nemění.

rulebook-hand-and-tray-title = Ruka a zásobník
rulebook-hand-and-tray =
    V ruce máš všechny jednotky své aktivní rasy, které nejsou ani na ostrovech, ani v zásobníku. V zásobníku leží žetony, které nikdo nepoužívá; každá rasa jich má omezený počet. Odložené žetony se vracejí tam.

rulebook-opponents-title = Kdo je na tahu a proti komu
rulebook-opponents =
    Aktivní hráč je ten, kdo je na tahu. Všichni ostatní jsou jeho soupeři, kromě spoluhráčů v týmové hře.

rulebook-attack-title = Co je útok
rulebook-attack =
    Útok je každé zahájené dobývání, i když pak kostka selže. Útok je i každá schopnost, kvůli které musí někdo odebrat jednotku z mapy. Přesun nebo výměna jednotek bez odebrání útok není.

rulebook-murlocs-title = Murlocs
rulebook-murlocs =
    Murlocs nepatří nikomu, nikomu nevynášejí a nejsou v žádné frakci. Počítají se jako jedna rasa v úpadku, region s nimi tedy není prázdný. Při dobytí regionu zmizí jejich žeton nadobro ze hry. Přemístit je dokáže jen portál.

## Set-up

rulebook-islands-title = Rozložení ostrovů
rulebook-islands =
    V krabici je 6 oboustranných map: 2 velké, 2 střední a 2 malé. Podle počtu hráčů víš, kolik jich které velikosti potřebuješ; mapy i strany se losují. Obě strany jedné mapy se v téže hře nikdy nesejdou. Na rozmístění ostrovů nezáleží: nikdy spolu nesousedí.

rulebook-first-pieces-title = Murlocs a hory
rulebook-first-pieces =
    Každý region se značkou Murlocs dostane jejich žeton a každý horský region dostane hory. Hory se nikdy nestěhují ani neodebírají.

rulebook-hidden-sites-title = Na každém ostrově skryté naleziště
rulebook-hidden-sites =
    Zamíchá se 5 artefaktů a 7 legendárních míst. Na každý ostrov přijde jedno naleziště lícem dolů, do regionu s ikonou velikosti. Ostatní zůstanou v krabici a nikdo je nevidí.

rulebook-combos-laid-out-title = Šest kombinací na výběr
rulebook-combos-laid-out =
    16 standart ras a 20 odznaků zvláštních schopností se zamíchá zvlášť. Pět dvojic leží lícem nahoru ve sloupci, vrchní kusy obou hromádek jsou šestá.

rulebook-start-title = Pět mincí a první hráč
rulebook-start =
    Každý začíná s 5 mincemi. U tohoto stolu se první hráč losuje; hraje se po směru hodinových ručiček. Kolo končí, když měl každý jeden tah.

rulebook-hidden-title = Co je skryté
rulebook-hidden =
    Nikdo nezná naleziště lícem dolů, naleziště v krabici, pořadí hromádek ani to, co udělá bomba. Kolik máš mincí, ostatní do konce nevidí, ale každá platba je veřejná a mince na kombinacích jsou vidět. Stůl si může zvolit, že budou vidět všechny počty.

## Your turn

rulebook-choice-title = Vybrat, rozšiřovat, nebo úpadek
rulebook-choice =
    Nemáš-li aktivní rasu, vybereš si nejprve kombinaci a hned s ní dobýváš. Máš-li ji, zvol: **rozšiřovat území**, nebo **vyhlásit úpadek**. Nic jiného není, ale při rozšiřování klidně nemusíš nic dobýt.

rulebook-order-title = Pořadí tahu
rulebook-order =
    - **Začátek**: vracejí se žetony harmonie, Worgen volí podobu, otáčejí se bomby.
    - **Rozhodnutí**: vybrat, rozšiřovat, nebo úpadek.
    - **Nástup**: sčítají se šelmy, nově vybraná rasa Worgen volí podobu, neutrální rasa na místě Battleground volí frakci.
    - **Příprava bojovníků**, pak **dobývání** v libovolném pořadí, pak **pokus o poslední dobývání** s kostkou.
    - **Verbování**: Forsaken kupují žetony, Spirit Healer jeden dává.
    - **Přesun bojovníků**, pak **závěrečné umisťování**, pak **získávání mincí**.
    - **Ústup**: soupeři vracejí na mapu jednotky, které museli stáhnout.

rulebook-at-once-title = Mince hned
rulebook-at-once =
    Většina příjmů počká na konec tahu. Hned se platí nebo berou kombinace, podoba rasy Worgen, poplatky, Doomhammer, výkupné, vojenské cíle, přikoupené žetony rasy Forsaken a Heart of Azeroth.

rulebook-ready-title = Příprava bojovníků
rulebook-ready =
    Když rozšiřuješ území s rasou, kterou už máš, vezmi do ruky všechny jednotky nad minimum: v každém regionu zůstane 1, u rasy Tauren 2. Co máš v ruce, smí v tomto tahu dobývat. Co zůstalo, čeká na přesun bojovníků.

rulebook-abandon-title = Opuštění regionů
rulebook-abandon =
    Teď, a jen teď, smíš regiony své aktivní rasy také úplně vyprázdnit. Jejich pevnosti, stěny a věže zmizí a bomba se vrátí na svou hromádku; hory, naleziště a vojenské cíle zůstanou. Opuštěný region smíš v témže tahu znovu dobýt. Opustíš-li všechno, je tvé další dobývání zase první. Rasa v úpadku nic opustit nemůže.

rulebook-slipped-title = Regiony ztracené bez boje
rulebook-slipped =
    Zmizí-li z regionu tvá poslední jednotka jinak než dobytím, považuje se také za opuštěný: když odejdou šelmy, když odejde osamocený žeton Tauren, když je vytlačen poslední žeton nebo když tam při vyhlášení úpadku stály jen šelmy či šampion.

rulebook-nothing-left-title = Když nic nezbývá
rulebook-nothing-left =
    Rasa bez jediné jednotky je stále tvou aktivní rasou: buď rozšiřuješ bez dobývání, nebo vyhlásíš úpadek. Novou kombinaci si vybereš až v tahu po úpadku. Máš-li starší rasu v úpadku ve 4 regionech, vynese prázdný tah 4 mince a úpadek 0, protože starší rasa zmizí.

## Picking a combo

rulebook-price-title = Kolik kombinace stojí
rulebook-price =
    Kombinace nahoře je zdarma; každé místo níž stojí o 1 minci víc, nejvýš 5. Na každou přeskočenou kombinaci položíš jednu minci a pak si vezmeš všechny mince z té vybrané. Mít na to musíš předem: mince na ní ti nepomohou. Kombinace o tři místa níž se 3 mincemi tě stojí 3 mince a 3 ti dá.

rulebook-tokens-title = Kolik žetonů dostaneš
rulebook-tokens =
    Sečti čísla na standartě a na odznaku a vezmi si tolik žetonů, nejvýš však kolik jich je v zásobníku. Například Forsaken – Bylinkáři je 4 + 6 = 10. Další později nepřibudou, ledaže to říká pravidlo.

rulebook-column-title = Sloupec se posune
rulebook-column =
    Kombinace pod tvou se i s mincemi posunou nahoru a dole přibude nová bez mincí. Dojdou-li odznaky, zamíchají se znovu odložené. Standarty nikdy nedojdou: ve hře jich je nejvýš 10 ze 16.

rulebook-picked-title = Hned dál
rulebook-picked =
    Po výběru pokračuješ v témže tahu a všechny žetony máš v ruce: nástup, pak dobývání.

## Conquest

rulebook-reach-title = Co je v dosahu
rulebook-reach =
    Smíš útočit na pevninský region, který sousedí s regionem tvé aktivní rasy, na kterýkoli vstupní region na kterémkoli ostrově, nebo na region, který ti zpřístupní schopnost. Region, který tvá aktivní rasa už drží, cílem nikdy není.

rulebook-first-conquest-title = První dobývání
rulebook-first-conquest =
    Rasa, která nikde nedrží žádný region, se vylodí ve vstupním regionu, nebo tam, kde jí schopnost dovolí začít.

rulebook-cost-title = Kolik region stojí
rulebook-cost =
    Každý region stojí 2 žetony a další za to, co překáží:
    - po 1 za hory, přízračnou stěnu a pevnost
    - 1 za každou jednotku, i za Murlocs
    - 1 za přepravu, když se tam vyloďuješ zdálky
    Sousední hory s pevností a 1 žetonem v úpadku stojí 2 + 1 + 1 + 1 = 5.

rulebook-discounts-title = Slevy se sčítají
rulebook-discounts =
    Slevy rasy, schopnosti, naleziště i kostky se sečtou. Teprve pak platí minimum: 1 žeton, u rasy Tauren 2. Hory, které jiné stojí 5, stojí rasu Trolls 4, rasu Dwarves 3 a rasu Dwarves s Kováři 2. Prázdné hory stojí rasu Dwarves 1, s Kováři i bez nich.

rulebook-token-in-hand-title = Žeton v ruce
rulebook-token-in-hand =
    Ať máš schopnosti jakékoli, dobývání smíš zahájit jen s aspoň 1 žetonem nebo šelmou v ruce, s rasou Tauren se 2. Šampion slouží jen ke svému vlastnímu dobývání.

rulebook-paying-title = Placení a další dobývání
rulebook-paying =
    Do regionu jde z ruky přesně tolik jednotek, kolik je třeba, a zůstanou tam až do přesunu bojovníků. Dobývat můžeš, dokud ti jednotky v ruce stačí, ale nikdy nemusíš.

rulebook-steps-title = Dobývání krok za krokem
rulebook-steps =
    Urči region a pomoc, kterou použiješ, zaplať poplatky a jednotky. Obránce utrpí ztráty a stěny i pevnosti zmizí. Tvé jednotky vstoupí; pak se odhalí naleziště nebo změní držitele, získá se vojenský cíl a nastane vše ostatní.

rulebook-own-decline-title = Proti vlastnímu úpadku
rulebook-own-decline =
    Smíš dobývat i regiony vlastní rasy v úpadku; o žetony tam přijdeš jako obvykle. Pro všechny bonusy to je dobytí jako každé jiné, i pro frakční bonus, patří-li ta rasa k druhé frakci. Jen Forsaken za něj verbovat nesmějí. Sousední pole s 1 žetonem vlastní rasy Dwarves v úpadku stojí Orcs 3 a vynese jim 1 + 1 minci.

rulebook-every-way-title = Počítá se každý způsob
rulebook-every-way =
    Region získaný kostkou, ze vzduchu, šampionem, díky artefaktu Ashes of Al'ar nebo Doomhammer je pro všechna pravidla dobytý. Ve svých mezích se počítá i bomba.

rulebook-last-attempt-title = Pokus o poslední dobývání
rulebook-last-attempt =
    Jako své závěrečné dobývání smíš zaútočit na region, na který ti chybí 1 až 3 jednotky. Potřebuješ v ruce aspoň 1 jednotku (Tauren 2) a cíl i pomoc určíš před hodem. Na kostce je 0, 0, 0, 1, 2 a 3; stačí-li ruka a hod dohromady, vstoupí tam všechno, co máš v ruce. Stačí-li ti ruka sama, nehází se.

rulebook-attempt-fails-title = Když kostka selže
rulebook-attempt-fails =
    Jednotky zůstanou v ruce a rozmístíš je při přesunu bojovníků. Ať to vyjde, nebo ne, dobývání končí. Selže-li tak tvé první dobývání, žetony čekají v ruce a mince vynese jen rasa v úpadku.

rulebook-tolls-title = Poplatky
rulebook-tolls =
    Některé útoky stojí mince, které předem zaplatíš držiteli; nevracejí se, ani když kostka selže. Všechny poplatky za jeden útok se sčítají a celou částku musíš mít předem. Sobě se neplatí. Útok na bažiny rasy Pandaren s Obyvateli mokřin pod Aegis of Aggramar stojí s žetonem harmonie 2 + 2 + 1 = 5 mincí; další jejich bažiny v témže tahu už jen 1.

rulebook-immunity-title = Imunní regiony
rulebook-immunity =
    Hlídková věž činí region imunním: nesmí se na něj útočit a žádná schopnost soupeře se nesmí dotknout toho, co v něm je, ani tam něco dát. Totéž dělá Aegis of Aggramar, soupeř ale může zaplatit držiteli 2 mince a do konce svého tahu ji nebrat v úvahu. Počítání sousedů, třeba pro Heart of Azeroth nebo většinu, platí dál.

## Losses and retreat

rulebook-defeated-title = Poražená aktivní rasa
rulebook-defeated =
    Padne-li region aktivní rasy, vrátí se její žetony odtamtud do ruky držitele a jeden z nich se odloží do zásobníku. Jediný obránce je tedy ztracen.

rulebook-defeated-decline-title = Poražená rasa v úpadku
rulebook-defeated-decline =
    Všechny její žetony v regionu se odloží, bez ohledu na počet. Rasa v úpadku nikdy nemá nic v ruce.

rulebook-protection-title = Co se ztrácí místo toho
rulebook-protection =
    Žetony chrání první z těchto věcí, která přichází v úvahu:
    - **Light's Hope Chapel**: neztratí se nic
    - **šampion** v regionu: jen se zaplatí výkupné
    - **šelma** v regionu: místo žetonu se odloží šelma
    - **Holy Light** rasy Draenei: první žeton v tahu se zachrání

rulebook-retreat-title = Ústup
rulebook-retreat =
    Úplně na konci tahu, po získání mincí, vrátí každý, koho vyhnali, jednotky z ruky do regionů, které táž rasa ještě drží, sousedních či ne, rozdělené libovolně. Umístit je musí všechny a jednotky na mapě zůstávají, kde jsou. Postupuje se po směru hodinových ručiček od aktivního hráče. Na právě vyplacených mincích to nic nemění.

rulebook-driven-out-title = Vyhnaní ze všech ostrovů
rulebook-driven-out =
    Nedrží-li tvá rasa už žádný region, zůstanou její jednotky v ruce. V příštím tahu začíná znovu prvním dobýváním.

## Between the islands

rulebook-landing-title = Vylodění
rulebook-landing =
    Regiony s kotvou jsou vstupní. Vylodit se v nich smíš v kterémkoli tahu, kolikrát chceš, z kteréhokoli ostrova na kterýkoli.

rulebook-shipping-title = Přeprava
rulebook-shipping =
    Do vstupního regionu, který nesousedí s žádným tvým, vede jen loď: stojí o 1 žeton víc. Sousedí-li, je to obyčejný soused bez přepravy. Prázdné vstupní pole tak na začátku obvykle stojí 3, s Murlocs 4. Vstupní lesy se stěnou a 2 žetony Night Elves stojí zdálky 6, bez přepravy 5.

rulebook-no-shipping-title = Plavba zdarma
rulebook-no-shipping =
    Mořeplavci a Meeting Stone ušetří jen ten žeton navíc. Cílem musí být pořád vstupní region.

rulebook-as-if-adjacent-title = Jako by sousedil
rulebook-as-if-adjacent =
    Jeskyně rasy Kobolds, letecký útok rasy Gnomes a Ashes of Al'ar berou region při dobývání jako sousední, přeprava se tedy nikdy neplatí. K ničemu jinému neslouží: ani k vytlačování, krádeži, slevě rasy Ethereals, bombám, Heart of Azeroth, Rybářům či většinám. Jeskyně platí pro každé dobývání rasy Kobolds, i se šampionem (ne jako první), s Doomhammer nebo s kostkou.

rulebook-water-title = Moře a jezera
rulebook-water =
    Moře a jezera dobývá jen rasa Naga: za 2 žetony a 1 za každou jednotku tam. Voda vynáší 1 minci jako každý region a patří k ostrovu, na kterém je nakreslená. Nikoho jiného na vodu nedostane artefakt, šampion ani letecký útok. Rase Naga zpřístupní Ashes of Al'ar kterékoli moře či jezero a šampion to sousední.

## Artifacts and legendary places

rulebook-site-title = Co je naleziště
rulebook-site =
    Naleziště je artefakt nebo legendární místo. Dokud leží lícem dolů, nic nedělá a nikomu nepatří.

rulebook-uncovering-title = Odhalení naleziště
rulebook-uncovering =
    Když do regionu vstoupí jednotky aktivní rasy, naleziště se otočí lícem nahoru a zůstane tak do konce hry.

rulebook-whose-site-title = Komu slouží
rulebook-whose-site =
    Naleziště patří rase, která drží jeho region, ale užitek z něj má jen aktivní rasa. Slouží od chvíle, kdy ho získáš, i uprostřed tahu. Je-li region opuštěn, vyprázdněn nebo v úpadku, naleziště tam zůstává.

rulebook-artifacts-wander-title = Artefakty se stěhují
rulebook-artifacts-wander =
    Artefakt použitý při dobývání se přesune do dobytého regionu. Aegis of Aggramar a Heart of Azeroth se na konci tahu přesunou do regionu, který určíš. „Jednou za tah“ platí pro každý artefakt, ať jej máš odkudkoli.

rulebook-artifacts-together-title = Dva naráz, nebo nadarmo
rulebook-artifacts-together =
    V jednom regionu smí ležet víc artefaktů a dva smějí pomoci témuž dobývání. Selže-li kostka, artefakt zůstane, kde byl, ale pro tento tah je použitý. Totéž platí pro přerušený letecký útok a pro slevu rasy Ethereals.

rulebook-places-stay-title = Místa zůstávají
rulebook-places-stay =
    Legendární místa se nikdy nestěhují. Jen Well of Eternity se přesune, a to jednou, při odhalení.

## The artifacts

rulebook-site-aegis-of-aggramar-title = Aegis of Aggramar
rulebook-site-aegis-of-aggramar =
    Na konci tahu ji polož do jednoho ze svých regionů, klidně do téhož. Ten je imunní, dokud je tvá rasa aktivní. Soupeř ti může zaplatit 2 mince; pak proti němu do konce jeho tahu nechrání. Kdo region dobude, získá i artefakt.

rulebook-site-ashes-of-alar-title = Ashes of Al'ar
rulebook-site-ashes-of-alar =
    Jednou za tah zaútoč na kterýkoli pevninský region na kterémkoli ostrově, jako by sousedil. Stojí, co obvykle, bez přepravy.

rulebook-site-doomhammer-title = Doomhammer
rulebook-site-doomhammer =
    Jednou za tah zaplať 2 mince a dobuď region v dosahu, ve kterém je právě jedna jednotka. Stojí 1 žeton (Tauren 2), ať tam stojí cokoli; prázdný region nestačí, osamocený šampion ano. Mince dostane poslední jiný hráč, jehož aktivní rasa artefakt držela; nebyl-li nikdo, jdou do banky. Ashes of Al'ar ani letecký útok mu cíl do dosahu nepřiblíží.

rulebook-site-frostmourne-title = Frostmourne
rulebook-site-frostmourne =
    Jednou za tah tě jedno dobytí stojí o 2 žetony méně. Ohlas to dřív, než zaplatíš nebo hodíš kostkou.

rulebook-site-heart-of-azeroth-title = Heart of Azeroth
rulebook-site-heart-of-azeroth =
    Na konci tahu ho polož do jednoho ze svých regionů. Každý další hráč, jehož aktivní rasa drží sousední region, ti hned zaplatí 1 minci; kdo žádnou nemá, neplatí a nic nedluží. V tahu, kdy vyhlásíš úpadek, nevynáší.

## The legendary places

rulebook-site-battleground-title = Battleground
rulebook-site-battleground =
    Držíš-li ho při získávání mincí, vynese ti nepřátelská rasa, které v tomto tahu vezmeš dva nebo víc regionů, frakční bonus 2 místo 1; počítají se i dobytí před jeho získáním. Neutrální rasa, která ho drží, si při nástupu nebo při jeho získání zvolí pro tento tah Alianci, nebo Hordu a pak dostává frakční bonus. Každý tah volí znovu. Neutrální rasa, která místo zase opustí, bonus nedostane.

rulebook-site-dark-portal-title = Dark Portal
rulebook-site-dark-portal =
    Na konci tvého tahu vynese 2 mince.

rulebook-site-karazhan-title = Karazhan
rulebook-site-karazhan =
    Na konci tahu vynese 1 minci každý další region tvé aktivní rasy se stejným terénem, jaký má region s tímto místem. Symboly se nepočítají, rasa v úpadku také ne. Stojí-li v lesích a držíš celkem 3 lesy, jsou to 2 mince.

rulebook-site-lights-hope-chapel-title = Light's Hope Chapel
rulebook-site-lights-hope-chapel =
    Dokud ji drží tvá aktivní rasa, nepřicházíš při útocích v žádném svém regionu o jednotky: všechny se vrátí do ruky. Platí to při dobývání, výbuchu bomby i vytlačení, které by žeton odložilo. Chrání i při dobytí svého vlastního regionu. Výkupné za šampiona se platí dál.

rulebook-site-meeting-stone-title = Meeting Stone
rulebook-site-meeting-stone =
    Dokud ho drží tvá aktivní rasa, neplatíš za přepravu.

rulebook-site-spirit-healer-title = Spirit Healer
rulebook-site-spirit-healer =
    V každém svém tahu si po dobývání vezmi ze zásobníku 1 žeton své aktivní rasy, pokud tam nějaký je.

rulebook-site-well-of-eternity-title = Well of Eternity: kam jde
rulebook-site-well-of-eternity =
    Po odhalení se přesune do jezera na svém ostrově, nikdy do moře; je-li jezer víc, vybere ten, kdo ji odhalil. Na ostrově bez jezera jde do krabice a nahradí ji jiné, náhodně vylosované legendární místo z krabice, které hned platí.

rulebook-well-income-title = Well of Eternity: co vynáší
rulebook-well-income =
    Při získávání mincí dostaneš 2 mince, drží-li jedna z tvých ras, aktivní nebo v úpadku, kolem jezera víc regionů než kterákoli jiná rasa; počítají se i Murlocs. Shoda nevynese nic a víc než 2 to nikdy není. Samo jezero držet nemusíš. Místo samo drží jen Naga v jezeře, na čemž záleží Archeologům.

## Objectives and other pieces

rulebook-objectives-title = Vojenské cíle
rulebook-objectives =
    Dva vojenské cíle patří rase Humans, která je na konci každého svého tahu rozmístí znovu. Nikdy se neumisťují na vodu ani do imunního regionu a dobytí nezdražují. Zůstávají, když je region opuštěn, procházejí portály a zmizí, když rasa Humans přejde do úpadku.

rulebook-walls-and-forts-title = Přízračné stěny a pevnosti
rulebook-walls-and-forts =
    Každá zdražuje dobytí regionu o 1, i v úpadku. Zmizí, když region někdo dobude nebo opustí.

rulebook-limited-title = Dílky mohou dojít
rulebook-limited =
    Ve hře je 10 hor, 10 pevností, 9 přízračných stěn, 6 hlídkových věží, 5 šelem, 4 žetony harmonie, 2 vojenské cíle, 1 šampion a 12 bomb, z nich polovina vadných. Dojde-li některý druh, další se neumisťují. Mají-li poslední kusy připadnout několika regionům, vybírá jejich držitel.

rulebook-tray-sizes-title = Kolik má rasa žetonů
rulebook-tray-sizes =
    Ve hře je 182 rasových žetonů a 15 žetonů rasy Murlocs. V zásobníku je 20 žetonů Forsaken, 16 Tauren a 12 Draenei; po 11 mají Goblins, Kobolds, Naga, Orcs a Trolls; Night Elves mají 9 a každá další rasa 10.

## Decline

rulebook-declare-title = Celý tah
rulebook-declare =
    Vyhlášení úpadku zabere celý tah: žádné dobývání, žádný přesun bojovníků, žádné závěrečné umisťování. Co patří na začátek tahu, třeba bomby, proběhne ještě předtím.

rulebook-older-race-title = Starší rasa odchází první
rulebook-older-race =
    Máš-li už rasu v úpadku, zmizí všechny její žetony z ostrovů dřív, než ji nová vystřídá.

rulebook-tokens-in-decline-title = Co na ostrovech zůstane
rulebook-tokens-in-decline =
    Standarta se otočí. V každém regionu zůstane jeden žeton otočený stranou úpadku, u rasy Tauren dva. Všechny ostatní žetony i celá ruka se vrátí do zásobníku. Šelmy odcházejí první, takže žeton Tauren, který po nich zůstane sám, jde do ruky a pak do zásobníku.

rulebook-badge-title = Odznak
rulebook-badge =
    Odznak zvláštní schopnosti se odloží. Jen Ženisté a Obyvatelé mokřin zůstávají rase, dokud nezmizí ze hry.

rulebook-leaving-title = Co hned mizí
rulebook-leaving =
    Zmizí šelmy, šampion, hlídkové věže, vojenské cíle i žetony harmonie té rasy. Region, kde byly jen šelmy nebo jen šampion, je ztracen. Přízračné stěny a pevnosti zůstávají.

rulebook-decline-score-title = Mince za úpadek
rulebook-decline-score =
    Za každý region rasy, která právě přešla do úpadku, dostaneš 1 minci, bez bonusů rasy a schopnosti. Jen Well of Eternity může vynášet dál. Blood Elves – Bylinkáři ve 4 regionech, z toho jednom magickém, vynesou 4 mince.

rulebook-extinct-title = Když rasa zanikne
rulebook-extinct =
    Rasa v úpadku, které nezbývá žádný žeton, ihned zaniká, ať se to stalo jakkoli. Její standarta jde pod hromádku nebo zaplní mezeru ve sloupci, ponechaný odznak se odloží a stěny i pevnosti se vrátí do zásoby.

rulebook-after-decline-title = Příští tah
rulebook-after-decline =
    V příštím tahu si vybereš novou kombinaci. Od té chvíle ti vynášejí obě rasy.

rulebook-sites-in-decline-title = Naleziště v úpadku
rulebook-sites-in-decline =
    Rasa v úpadku nemůže používat artefakty ani místa, jen pro Well of Eternity se počítá. Naleziště zůstávají ve svých regionech.

rulebook-stacked-decline-title = Více žetonů v regionu
rulebook-stacked-decline =
    Rasa v úpadku může mít v regionu víc žetonů: Tauren, nebo žetony vytlačené k sobě Zastrašovateli. Všechny brání a všechny se ztrácejí najednou.

rulebook-decline-retreat-title = Ústup po bombách
rulebook-decline-retreat =
    Pokud tvé bomby někoho vyhnaly před vyhlášením úpadku, vrátí se ty jednotky na konci tahu jako obvykle.

rulebook-absent-decline-title = Úpadek odnikud
rulebook-absent-decline =
    Jednotky v ruce jdou do zásobníku. Nedrží-li rasa žádný region, ihned zaniká, a starší rasa v úpadku zmizí tak jako tak.

## Redeployment and end of turn

rulebook-redeploy-title = Přesun bojovníků
rulebook-redeploy =
    Všechny jednotky své aktivní rasy, z ostrovů i z ruky, libovolně rozmísti mezi regiony, které drží. V každém musí zůstat aspoň 1, u rasy Tauren 2. Žetony a šelmy z ruky musíš umístit všechny; v ruce smí zůstat jen šampion.

rulebook-keep-all-title = Nic se nevzdává
rulebook-keep-all =
    Při přesunu bojovníků se žádného regionu vzdát nemůžeš. Rasa v úpadku se nikdy nepřesouvá.

rulebook-no-region-title = Bez regionu
rulebook-no-region =
    Nedrží-li tvá aktivní rasa žádný region, zůstanou její jednotky, i ty právě koupené, v ruce do příštího tahu. Pak začínáš prvním dobýváním.

rulebook-end-placements-title = Závěrečné umisťování
rulebook-end-placements =
    Po přesunu bojovníků umísti v tomto pořadí: pevnosti, hlídkové věže, Aegis of Aggramar, Heart of Azeroth i s platbami, vojenské cíle, bomby, žetony harmonie.

## Scoring

rulebook-region-coins-title = Mince za každý region
rulebook-region-coins =
    Na konci tahu dostaneš 1 minci za každý region své aktivní rasy a 1 za každý region své rasy v úpadku, včetně moří a jezer.

rulebook-bonus-coins-title = Bonusy
rulebook-bonus-coins =
    K tomu přibudou bonusy tvé aktivní rasy, její schopnosti a nalezišť, která drží. Rasa v úpadku bonus nevynáší, ledaže její schopnost výslovně platí i v úpadku.

rulebook-bonus-once-title = Jednou z každého důvodu
rulebook-bonus-once =
    Region vynese z každého důvodu jen jednou, smí ale vynášet z více důvodů najednou.

rulebook-conquered-bonus-title = Dobyto v tomto tahu
rulebook-conquered-bonus =
    Bonusy za regiony dobyté v tomto tahu počítají každé dobytí, i když už region při získávání mincí nedržíš.

## The races

rulebook-race-blood-elves-title = Blood Elves
rulebook-race-blood-elves = **Horda, 5 žetonů.** Každý region se symbolem magie, který držíš, vynese 1 minci navíc. V úpadku už ne.

rulebook-race-draenei-title = Draenei
rulebook-race-draenei = **Aliance, 7 žetonů.** Holy Light: v tahu každého soupeře se první žeton Draenei, který by se dobytím nebo schopností ztratil, vrátí do ruky a ustoupí s ostatními. Každá další ztráta v témže tahu je obvyklá; padnou-li dva osamocené žetony, vrátí se jeden. Ztráta, kterou odnese šelma, šampion nebo Light's Hope Chapel, Holy Light nespotřebuje. V úpadku to neplatí.

rulebook-race-dwarves-title = Dwarves
rulebook-race-dwarves = **Aliance, 5 žetonů.** Horské regiony tě stojí o 2 žetony méně. V úpadku tato vlastnost neplatí.

rulebook-race-ethereals-title = Ethereals
rulebook-race-ethereals = **Neutrální, 5 žetonů.** Jednou za tah při dobývání udělej jedno z toho: ukradni odhalený artefakt z regionu vedle svého a přenes ho k sobě, hned použitelný; nebo dobuď sousední region s odhaleným legendárním místem o 2 žetony levněji. Krást smíš z prázdných regionů, od Murlocs, soupeřů i vlastní rasy v úpadku a není to útok. Chceš-li ukrást Aegis of Aggramar, zaplať napřed její 2 mince. V úpadku to neplatí.

rulebook-race-forsaken-title = Forsaken
rulebook-race-forsaken = **Horda, 6 žetonů.** Po dobývání si smíš za 1 minci koupit 1 žeton Forsaken za každý žeton nebo šelmu, které kvůli tobě museli soupeři v tomto tahu odložit, ať z aktivní rasy, nebo v úpadku. Přidají se k přesunu bojovníků a dobývat mohou od příštího tahu; celkem jich je 20 a nevyužité nákupy propadají. Nepočítají se Murlocs, vlastní rasa v úpadku, zachráněné žetony, šampion, stěny ani pevnosti. V úpadku to neplatí.

rulebook-race-gnomes-title = Gnomes
rulebook-race-gnomes = **Aliance, 5 žetonů.** Jednou za tah s jednotkou v ruce urči pro letecký útok kterýkoli pevninský region na kterémkoli ostrově, i jako první dobývání; zaplať poplatky a hoď kostkou. Hod je sleva (nejméně 1 žeton), a stačí-li ti ruka, musíš region dobýt. Chybí-li ještě 1 až 3, smíš hodit znovu jako pokus o poslední dobývání; jinak je útok promarněn. S 1 v ruce proti ceně 6 stačí hodit 2 a pak 3. V úpadku to neplatí.

rulebook-race-goblins-title = Goblins: umisťování bomb
rulebook-race-goblins = **Horda, 6 žetonů.** Dostaneš hromádku všech 12 bomb lícem dolů; dostane ji i rasa Goblins vybraná později znovu. Na konci tahu smíš neviděné bomby umístit do regionů aktivních ras soupeřů vedle svých, do každého jednu. V úpadku se bomby už neumisťují.

rulebook-bombs-title = Goblins: otáčení bomb
rulebook-bombs =
    Na začátku příštího tahu otoč každou bombu, jejíž region drží soupeř, ať je to teď kdokoli, třeba i v úpadku; pak opustí hru. Polovina je vadná. Výbuch se počítá jako tvé dobytí neprázdného regionu: držitel utrpí obvyklé ztráty, stěny a pevnosti zmizí a region je prázdný. Žádný žeton Goblins tam nevstoupí, takže se neodhalí naleziště ani nezíská vojenský cíl. Vyhlásíš-li pak úpadek, bonusové mince to nevynese.

rulebook-bombs-back-title = Goblins: bomby bez výbuchu
rulebook-bombs-back =
    Je-li region opuštěn nebo ho už nedrží soupeř, bomba se neviděná vrátí navrch hromádky. Do imunního regionu bombu umístit nesmíš; stal-li se imunním později, bomba se bez účinku odstraní, proti Aegis of Aggramar ale smíš napřed zaplatit 2 mince. Máš-li žeton harmonie, musíš před otočením bomb u rasy Pandaren také zaplatit 2 mince. Poplatek Obyvatel mokřin se za bomby nikdy neplatí.

rulebook-race-humans-title = Humans
rulebook-race-humans = **Aliance, 5 žetonů.** Na konci každého tahu umísti oba vojenské cíle do dvou různých pevninských regionů, které nedrží rasa Aliance; stačí i prázdné nebo s Murlocs. Kdo cíl dobude a není z Hordy, dostane hned 2 mince a ty také; dobudeš-li ho ty, jsou jen ty 2. Cíl se ti vrátí. Rasa Hordy nedostane nic a cíl zůstane; platí to i pro neutrální rasu, která bojuje za Hordu. V úpadku oba zmizí.

rulebook-race-kobolds-title = Kobolds
rulebook-race-kobolds = **Neutrální, 6 žetonů.** Každý pevninský region s jeskyní se pro tebe počítá jako sousední, bez přepravy a už při prvním dobývání. V úpadku to neplatí.

rulebook-race-naga-title = Naga
rulebook-race-naga = **Neutrální, 6 žetonů.** Smíš dobývat sousední moře a jezera za 2 žetony a jako první dobývání i kterékoli moře na kterémkoli ostrově bez přepravy; jezero ne. Z vody pokračuješ na sousední pobřeží bez přepravy: moře za 2, pak prázdný vstupní region vedle za další 2. V úpadku žetony ve vodě zůstávají a dál vynášejí.

rulebook-race-night-elves-title = Night Elves
rulebook-race-night-elves = **Aliance, 4 žetony.** Lesy tě stojí o 1 žeton méně a každé dobyté lesy dostanou přízračnou stěnu: útok na ně stojí o 1 víc. V úpadku stěny zůstávají, dokud region někdo nedobude; sleva končí.

rulebook-race-orcs-title = Orcs
rulebook-race-orcs = **Horda, 6 žetonů.** Každý region, který v tomto tahu vezmeš rase Aliance, aktivní i v úpadku, vynese 1 minci navíc, k frakčnímu bonusu. V úpadku to neplatí.

rulebook-race-pandaren-title = Pandaren
rulebook-race-pandaren = **Neutrální, 5 žetonů.** Na konci tahu dostane žeton harmonie každý soupeř, na jehož aktivní rasu v tomto tahu nezaútočíš, i soupeř bez aktivní rasy. Nezdařený pokus je útok; útok jen na rasu v úpadku se nepočítá. Kdo ho má, zaplatí ti ve svém tahu před prvním útokem na tvou aktivní rasu Pandaren 2 mince; další útoky v tom tahu jsou zdarma. Žetony se vracejí na začátku tvého tahu a při úpadku.

rulebook-race-tauren-title = Tauren
rulebook-race-tauren = **Horda, 11 žetonů.** K dobytí i držení regionu potřebuješ aspoň 2 žetony; pod 2 se žádnou slevou nedostaneš a k pokusu o poslední dobývání musíš mít 2 v ruce. Ztracený region tě přesto stojí jen 1 žeton. V úpadku zůstávají v každém regionu 2 žetony.

rulebook-lone-tauren-title = Tauren: nikdy sami
rulebook-lone-tauren =
    Zůstane-li aktivní žeton Tauren sám, jde hned do ruky a region je opuštěný; vrátí se s ustupujícími žetony, nebo ho použiješ z ruky. Šelmy se do těch 2 počítají. Šampion ne, smí ale držet region sám; vedle něj jsou 2 žetony, nebo žádný. Jediný žeton v ruce, který se nemá v regionu Tauren ke komu přidat, čeká v ruce. V úpadku osamocené žetony Tauren zůstávají, kde jsou.

rulebook-race-trolls-title = Trolls
rulebook-race-trolls = **Horda, 6 žetonů.** Neprázdné regiony tě stojí o 1 žeton méně; počítají se i Murlocs a vlastní rasa v úpadku. V úpadku tato vlastnost neplatí.

rulebook-race-worgen-title = Worgen
rulebook-race-worgen = **Aliance, 5 žetonů.** Na začátku každého tahu, i prvního, si vyber: lidská podoba ti hned dá 2 mince; worgení podoba stojí 1 minci a každé dobytí v tomto tahu je o 1 žeton levnější. Bez mince je to lidská podoba. Volíš, i když pak vyhlásíš úpadek. V úpadku se už nevolí.

## The special powers

rulebook-power-archaeologist-title = Archeologové
rulebook-power-archaeologist = **5 žetonů.** Každý artefakt a každé legendární místo ve tvých regionech vynese 1 minci navíc. V úpadku už ne.

rulebook-power-herbalist-title = Bylinkáři
rulebook-power-herbalist = **4 žetony.** Každý region Kopce, který držíš, vynese 1 minci navíc. V úpadku už ne.

rulebook-power-farmer-title = Farmáři
rulebook-power-farmer = **4 žetony.** Každý region Pole, který držíš, vynese 1 minci navíc. V úpadku už ne.

rulebook-power-mountaineer-title = Horalové
rulebook-power-mountaineer = **5 žetonů.** Každý region Hory, který držíš, vynese 1 minci navíc. V úpadku už ne.

rulebook-power-mining-title = Horníci
rulebook-power-mining = **4 žetony.** Každý region s jeskyní, který držíš, vynese 1 minci navíc. V úpadku už ne.

rulebook-power-ranger-title = Hraničáři
rulebook-power-ranger = **4 žetony.** Každý region Lesy, který držíš, vynese 1 minci navíc. V úpadku už ne.

rulebook-power-blacksmith-title = Kováři
rulebook-power-blacksmith = **4 žetony.** Každé dobytí tě stojí o 1 žeton méně. V úpadku schopnost zaniká.

rulebook-power-beastmaster-title = Krotitelé
rulebook-power-beastmaster = **4 žetony.** Při nástupu všechny tvé šelmy odejdou; pak si vezmi do ruky šelmu za každý region Kopce, který držíš, nejvýš 5. Dobývají, drží, brání a přesouvají se jako žetony, a je-li jejich region dobyt, odloží se místo žetonu šelma. Region, který držely jen šelmy, jejich odchodem opouštíš a jako kopce se nepočítá. V tahu, kdy si kombinaci vybereš, žádné nemáš, v úpadku také ne.

rulebook-power-seafaring-title = Mořeplavci
rulebook-power-seafaring = **5 žetonů.** Za přepravu nikdy neplatíš, ani při prvním dobývání. V úpadku schopnost zaniká.

rulebook-power-defensive-title = Obránci
rulebook-power-defensive = **4 žetony.** Na konci tahu dostane každé tvé pole hlídkovou věž, držíš-li kolem něj víc regionů než každá jiná rasa; jiné rasy jsou i tvá rasa v úpadku a Murlocs, voda se počítá, regiony bez držitele se nepočítají nikomu. Ostatní tvé věže zmizí; celkem je jich 6. Pole s věží je imunní až do příští kontroly, i když mezitím o většinu přijdeš. Opuštěním pole nebo úpadkem věž zmizí.

rulebook-power-marsh-dweller-title = Obyvatelé mokřin
rulebook-power-marsh-dweller = **5 žetonů.** Soupeř ti zaplatí 1 minci před každým pokusem dobýt tvé bažiny, i šampionem, artefaktem Doomhammer či Ashes of Al'ar nebo ze vzduchu; ne za výměny, vytlačení a bomby. Platí i v úpadku.

rulebook-power-portal-mage-title = Portáloví mágové: výměna
rulebook-power-portal-mage = **5 žetonů.** Dvakrát za tah při dobývání vyber kdekoli dva magické regiony a vyměň vše, co v nich je: jednotky kohokoli, Murlocs, pevnosti, stěny, artefakty, vojenské cíle i bomby. Hory a legendární místa zůstávají. V jednom z nich musí být jednotka nebo artefakt a žádný nesmí být vůči tobě imunní. Není to dobytí ani útok: žádné ztráty, poplatky ani bonusy. V úpadku to neplatí.

rulebook-portal-details-title = Portáloví mágové: co následuje
rulebook-portal-details =
    Místo si mění celé skupiny a každá rasa si jednotky ponechá; stěny a pevnosti putují s nimi a platí na každém terénu. Takto smíš přemístit i vlastní skupinu do prázdného magického regionu. Jednotky aktivní rasy, které se ocitnou na nalezišti lícem dolů, ho odhalí, napřed v regionu určeném jako první; samo skryté naleziště se nestěhuje.

rulebook-power-explorer-title = Průzkumníci
rulebook-power-explorer = **5 žetonů.** Každý ostrov, na kterém držíš aspoň jeden region, vynese 1 minci navíc; moře se počítá ke svému ostrovu. V úpadku už ne.

rulebook-power-peat-cutter-title = Rašelináři
rulebook-power-peat-cutter = **4 žetony.** Každý region Bažiny, který držíš, vynese 1 minci navíc. V úpadku už ne.

rulebook-power-fishing-title = Rybáři
rulebook-power-fishing = **3 žetony.** Každý tvůj region u moře nebo jezera vynese 1 minci navíc, i vodní region, dotýká-li se jiného moře či jezera. V úpadku už ne.

rulebook-power-champion-title = Šampioni: dobývání
rulebook-power-champion = **4 žetony.** Šampion začíná v ruce. Jednou za tah, je-li v ruce, dobude sám a zadarmo sousední pevninský region, ať je v něm cokoli. Musíš mít v ruce aspoň 1 žeton (Tauren 2), ale ten se neutratí. Poplatky i imunita platí. Nesmí provést první dobývání, nelze ho přepravit a neúčastní se pokusu o poslední dobývání.

rulebook-champion-stands-title = Šampioni: držení a výkupné
rulebook-champion-stands =
    V obraně se počítá jako 1 jednotka, region smí držet sám a připravuje i přesouvá se jako žeton; necháš-li ho stát, v tomto tahu nedobývá. Je-li jeho region dobyt, nic se tam neztratí: dobyvateli zaplatíš 1 minci, nebo nic, když žádnou nemáš, a šampion ustoupí s ostatními. V úpadku zmizí.

rulebook-power-warlord-title = Vojevůdci
rulebook-power-warlord = **5 žetonů.** Každý neprázdný region dobytý v tomto tahu vynese 1 minci navíc; počítají se i Murlocs a vlastní rasa v úpadku. V úpadku to neplatí.

rulebook-power-intimidating-title = Zastrašovatelé: vytlačení
rulebook-power-intimidating = **4 žetony.** Třikrát za tah při dobývání, ještě před kostkou, vyber sousední region soupeře, aktivního i v úpadku, nebo rasy Murlocs, klidně víckrát týž. Nejdřív se zboří tamní stěna nebo pevnost; není-li, zmizí ze hry žeton Murlocs; není-li, přesuneš žeton či šelmu podle své volby do jiného regionu téže rasy, a není-li žádný, odloží se. Dobývat pak nemusíš. Vlastní rasu v úpadku, imunní regiony a šampiona vytlačit nelze. V úpadku to neplatí.

rulebook-push-details-title = Zastrašovatelé: kam
rulebook-push-details =
    Kam žeton půjde, určíš ty: do kteréhokoli jiného regionu té rasy, který není imunní. Má-li jiné regiony, ale všechny imunní, vytlačit nelze. Odejde-li poslední žeton, je region prázdný. Útok je jen vytlačení, při kterém se žeton odloží; pak platí harmonie, Light's Hope Chapel, Holy Light i počítání pro Forsaken.

rulebook-power-enraged-title = Zuřivci
rulebook-power-enraged = **4 žetony.** Každý region dobytý v tomto tahu, v němž byly aspoň 2 jednotky, vynese tolik mincí, kolik jich tam bylo. Hory, pevnosti a stěny nejsou jednotky: 3 žetony v horách vynesou 3, 1 žeton s pevností 0. V úpadku to neplatí.

rulebook-power-garrison-title = Ženisté
rulebook-power-garrison = **3 žetony.** Na konci tahu smí každý region, který držíš, dostat pevnost, jednu na region a celkem 10. Pevnost zdražuje dobytí o 1; nestěhuje se a mince nevynáší. V úpadku pevnosti zůstávají, dokud region nepadne.

## Alliance and Horde

rulebook-factions-title = Kdo kam patří
rulebook-factions =
    - **Aliance**: Draenei, Dwarves, Gnomes, Humans, Night Elves, Worgen
    - **Horda**: Blood Elves, Forsaken, Goblins, Orcs, Tauren, Trolls
    - **Neutrální**: Ethereals, Kobolds, Naga, Pandaren
    Murlocs nepatří k žádné frakci.

rulebook-faction-bonus-title = Frakční bonus
rulebook-faction-bonus =
    S rasou Aliance nebo Hordy dostaneš na konci tahu 1 minci za každou rasu druhé frakce, které v tomto tahu vezmeš aspoň jeden region, bez ohledu na jejich počet. Aktivní rasa a rasa v úpadku téhož hráče jsou dvě rasy. Neutrální útočníci ani obránci bonus nepřinášejí. Orcs, kteří vezmou dva regiony aktivní rase Humans a jeden rase Dwarves téhož hráče v úpadku, dostanou 2 za frakci a 3 jako Orcs; s místem Battleground 3 a 3.

rulebook-team-game-title = Týmová hra
rulebook-team-game =
    Na přání hrajete Alianci proti Hordě: 1 proti 1, nebo 2 proti 2; ve 3 nebo 5 hráčích hraje jeden navíc za neutrální rasy jako samostatná strana. U stolu se střídají Aliance a Horda, neutrální hráč sedí poslední. Ostrovy, kola, mince a naleziště jsou jako v obvyklé hře.

rulebook-team-combos-title = Kombinace strany
rulebook-team-combos =
    Každá strana vybírá jen ze svých ras. Má sloupec nejvýš 3 kombinací za 0, 1 nebo 2 mince; odznaky mají všechny strany společné. Standarta, která se vrací, jde pod hromádku své strany nebo rovnou do mezery v jejím sloupci.

rulebook-teammates-title = Spoluhráči
rulebook-teammates =
    Aktivní jednotky spoluhráče nesmíš napadnout, vytlačit, zasáhnout bombou ani odnést výměnou; jeho rasu v úpadku napadnout smíš. Spoluhráči si neplatí poplatky, výkupné ani minci za Heart of Azeroth, nedostávají harmonii a mince se darovat nedají. Jinak platí vše jako obvykle, i frakční bonus; neutrální hráč ho získá jen díky místu Battleground.

rulebook-team-victory-title = Která strana vítězí
rulebook-team-victory =
    Za stranu se počítají mince jejího nejlepšího hráče; vítězí ta s vyšším počtem. Při shodě se porovnají druzí hráči stran, pak všechny žetony na ostrovech. Na přání se mince strany sčítají.

## How many you are

rulebook-two-players-title = Dva hráči
rulebook-two-players =
    Velký a střední ostrov, 10 kol. Na přání se hraje na velkém a malém.

rulebook-three-players-title = Tři hráči
rulebook-three-players =
    Po jednom ostrově každé velikosti, 10 kol.

rulebook-four-players-title = Čtyři hráči
rulebook-four-players =
    Jeden velký, dva střední a jeden malý ostrov, 9 kol.

rulebook-five-players-title = Pět hráčů
rulebook-five-players =
    Dva velké, jeden střední a dva malé ostrovy, 8 kol.

## At this table

rulebook-maps-title = Naše ostrovy
rulebook-maps =
    Dvanáct zdejších ostrovů je nakresleno pro Elbowroom a nejsou to ty z krabice. Velké mají 11 nebo 12 pevninských regionů, střední 9, malé 6 a některé mají jezero. Celkem je ve dvou 20 nebo 21 pevninských regionů, ve třech 26 nebo 27, ve čtyřech 35 nebo 36 a v pěti 43 až 45.

rulebook-on-the-maps-title = Co na nich je
rulebook-on-the-maps =
    Velký ostrov má 4 žetony Murlocs, 3 hory a 3 vstupní regiony; střední 3 žetony Murlocs, 2 hory a 2 nebo 3 vstupní regiony; malý 2 žetony Murlocs, 1 horu a 1 nebo 2 vstupní regiony. Vstupní regiony leží na pobřeží a nikdy to nejsou hory. Každý ostrov má jeden region pro naleziště, nikdy vstupní.

rulebook-neighbours-known-title = Kdo s kým sousedí
rulebook-neighbours-known =
    Stůl ví, které regiony spolu sousedí, a ukazuje ti, co je v dosahu; jak vypadá kresba, nerozhoduje. Ostrovy se na začátku hry kontrolují, aby všechny dílky stačily.

rulebook-asked-in-order-title = Na co se tě stůl ptá
rulebook-asked-in-order =
    Stůl prochází tvůj tah v pořadí pravidel a ptá se jen na to, o čem je třeba rozhodnout: bomby, podoba, volba tahu, opouštěné regiony, dobývání, nákupy, přesun bojovníků, závěrečné umisťování. Při přípravě bojovníků za tebe vezme do ruky vše nad minimum; při přesunu to můžeš vrátit.

rulebook-conquest-actions-title = Během dobývání
rulebook-conquest-actions =
    Smíš dobývat, útočit ze vzduchu, poslat šampiona, použít Doomhammer, vyměňovat, vytlačovat, krást, zkusit poslední dobývání nebo skončit, jak to tvá rasa, schopnost a naleziště dovolují. Stůl hlídá, co platí jen jednou, dvakrát nebo třikrát za tah.

rulebook-out-of-turn-title = Když nejsi na tahu
rulebook-out-of-turn =
    Rozhoduješ jen o tom, kam se vrátí tvé vyhnané jednotky. Poplatky, výkupné, Holy Light i Heart of Azeroth se vyřídí samy.

rulebook-chance-title = Náhoda
rulebook-chance =
    Míchání, kostka, bomby i místo losované za Well of Eternity vycházejí z jednoho semínka, takže každou hru lze přehrát přesně tak, jak byla.

rulebook-own-inventions-title = Vlastní výmysly
rulebook-own-inventions =
    Stůl může mít **jednu vlastní rasu, jednu vlastní schopnost a jedno vlastní místo**, nebo i víc, je-li to tak domluveno. Všichni je vidí před začátkem hry. Skládají se ze schopností, které hra zná. Vlastní rasa patří k Alianci, k Hordě, nebo k nikomu.

rulebook-own-site-title = Vlastní místo
rulebook-own-site =
    Je to artefakt, nebo legendární místo, a umí jednu či dvě věci, které umějí artefakty, nebo místa, z krabice. Zamíchá se mezi ostatní: lícem dolů se vyloží tolik co jindy, zbytek zůstane v krabici.
