### The rules for players.

rulebook-chapter-goal = O čem hra je
rulebook-chapter-words = Herní pojmy
rulebook-chapter-setup = Příprava hry
rulebook-chapter-turn = Tah
rulebook-chapter-collecting = Získávání zdrojů
rulebook-chapter-moving = Pohyb a místo
rulebook-chapter-actions = Šest akcí
rulebook-chapter-war = Válka
rulebook-chapter-retreat = Ústup
rulebook-chapter-alliances = Aliance
rulebook-chapter-places = Podzemí, hlavní města, voda, útesy
rulebook-chapter-factions = Národy a jejich magie
rulebook-chapter-heroes = Úsvit hrdinů: hrdinové
rulebook-chapter-fortresses = Úsvit hrdinů: pevnosti
rulebook-chapter-frozen = Úsvit hrdinů: ledová území
rulebook-chapter-lying = Ležící figurky
rulebook-chapter-players = Dva hráči, pět hráčů
rulebook-chapter-solo = Hra jednoho hráče
rulebook-chapter-own = Vlastní národy, hrdinové a území
rulebook-chapter-table = U tohoto stolu

## What the game is about

rulebook-about-title = Malé království
rulebook-about =
    Vedeš národ z jeho domovské země do světa. Jídlo přináší nové figurky, ruda zvyšuje hrad, mana učí národ magii. Co se národ naučí, platí pro všechny tvé figurky i pro hrdinu; co umí hrdina, platí jen pro něj, neříká-li karta jinak.

rulebook-points-title = Za co jsou body
rulebook-points =
    Vítězí, kdo má nejvíc vítězných bodů. Na konci spočítej:
    - 1 za každou figurku ve hře mimo podzemí, také za ležící a za hrdinu
    - 1 za každou úroveň magie a na 5. úrovni bonus národa
    - podle úrovně hradu 1, 2, 3, 4, 6, nebo 8
    - hlavní města: 2 bez spojence, po 1 se spojencem
    - s Úsvitem hrdinů 3 za každého hrdinu ve výslužbě a 1 za každou pevnost mimo domovskou zemi

rulebook-triggers-title = Jak hra končí
rulebook-triggers =
    Na konci tahu se zjistí, zda má někdo ve hře 7 figurek, 6. úroveň hradu nebo 5. úroveň magie, s Úsvitem hrdinů také třetího hrdinu ve výslužbě. Pak je konec ohlášen a nelze ho vzít zpět. Hraje se dál až do chvíle, kdy by se měla uvolnit karta akcí; tehdy hra hned končí a karta se už neuvolňuje. Stane-li se to v tahu s pátým štítem, byl tento tah poslední.

rulebook-trigger-check-title = Až na konci tahu
rulebook-trigger-check =
    Cíl dosažený a zase ztracený v jednom tahu konec neohlásí. Co se stane při uvolnění karty nebo při návratu čekající figurky, posuzuje se až na konci dalšího tahu.

rulebook-tie-title = Při shodě
rulebook-tie =
    Rozhoduje víc figurek ve hře, pak vyšší hrad, pak vyšší magie, pak víc zdrojů dohromady včetně stříbra. Je-li i to stejné, dělíte se o vítězství.

## Words of the game

rulebook-active-and-followers-title = Aktivní a následující hráči
rulebook-active-and-followers =
    Aktivní hráč vybírá akci tahu. Všichni ostatní jsou v tom tahu následující hráči a každý jiný hráč je tvůj protivník; při hře jednoho hráče je to fiktivní protivník.

rulebook-territory-title = Země a hranice
rulebook-territory =
    Země je jedna strana karty: kraje, kde mohou být figurky, a překážky, tedy voda, řeky a útesy, kam bez schopnosti nemohou. Ta tvá je tvá domovská země. Kraj na okraji karty je hraniční.

rulebook-kinds-title = Druhy krajů
rulebook-kinds =
    Pláně, hory, lesy, podzemí a hlavní města; s Úsvitem hrdinů také skály a tundra.

rulebook-adjacent-title = Sousední kraje
rulebook-adjacent =
    Sousedí spolu kraje jedné země se společnou hranicí; roh nestačí a kraje na dvou březích řeky nesousedí. U vody a útesů stačí i roh. Kraje různých zemí nesousedí nikdy.

rulebook-pieces-title = Dílky a obsazení
rulebook-pieces =
    Figurky, hrdinové a pevnosti jsou dílky. Kraj máš obsazený, když v něm máš aspoň jednu figurku; samotná pevnost nestačí. Dílek stojí, nebo leží; figurka ležící v podzemí prohledává. Ve hře je to, co je v některé zemi; ostatní je v zásobě.

rulebook-round-title = Kolo
rulebook-round =
    Kolo trvá od jednoho uvolnění karty akcí do dalšího. Končí ve chvíli uvolnění.

rulebook-of-choice-title = Zdroj podle svého výběru
rulebook-of-choice =
    Při zisku si vybereš jídlo, manu, nebo rudu. Stříbro to není nikdy.

## Set-up

rulebook-what-you-get-title = Co je na stole
rulebook-what-you-get =
    Každý má 7 figurek a žetony jídla, many, rudy, výzkumu a hradu. Uprostřed leží karta akcí se šesti akcemi a 5 štíty, karta hradu a dvě bojové kostky s čísly 1 až 11 a bílou vlajkou. Národů je 29, oboustranných karet zemí 8 a hrdinů 25.

rulebook-tracks-title = Nejvýš 9
rulebook-tracks =
    Od každého zdroje můžeš mít nejvýš 9; co získáš navíc, propadá. Každý vidí, kolik kdo má.

rulebook-home-card-title = Hráči a domovské země
rulebook-home-card =
    Hraje 2 až 5 hráčů, nebo jen jeden. Každý si vytáhne kartu země a vybere si stranu; žádná karta se nepoužije dvakrát. Bez Úsvitu hrdinů se rozdává pět z osmi karet; s ním všech osm, na přání jen tři karty ledových území, a je-li jich třeba víc, přidají se dvě další. Začínající hráč se losuje; hraje se po směru hodinových ručiček.

rulebook-your-faction-title = Tvůj národ
rulebook-your-faction =
    Národy se rozdávají náhodně, nebo si je na přání vybíráte popořadě. Některé potřebují vodu, útesy, podzemí, skály, tundru, hlavní město nebo tři hráče; náhodně se rozdají, jen když to ve hře je. Z více potřeb stačí splnit jednu; samotná řeka se za vodu nepočítá. Kdo si vybírá, na to dbát nemusí. S Úsvitem hrdinů lze rozdávat jen národy z této krabice.

rulebook-start-title = Tvůj začátek
rulebook-start =
    Rozděl 6 jednotek mezi jídlo, manu a rudu, jak chceš, v první hře třeba 3 jídla, 2 many a 1 rudu; stříbro si vzít nelze. Dej 2 figurky do jednoho kraje své domovské země, ne do tundry; v podzemí se hned položí. Hrad i magie začínají na 0 a karta akcí je prázdná.

rulebook-order-of-setup-title = V jakém pořadí
rulebook-order-of-setup =
    - karty zemí, pak jejich strany popořadě
    - při hře dvou hráčů Ztracené království
    - národy, pak kdo začne
    - s Úsvitem hrdinů si každý nechá jednu ze dvou hrdinských karet
    - popořadě zdroje a výchozí kraj
    Co vybereš, je hned vidět; jen hrdinské karty jsou při výběru tajné.

## A turn

rulebook-choose-action-title = Vyber akci
rulebook-choose-action =
    Aktivní hráč položí štít na volnou akci karty; musí to udělat, i když akci nikdo provést nemůže. Jedno pole je vždy volné. Pak akci provede, nebo nedělá nic. Aktivní hráč zdroje nikdy nezískává.

rulebook-follow-title = Následuj, nebo získej zdroje
rulebook-follow =
    Pak po směru hodinových ručiček následují ostatní, jeden po druhém. Každý musí buď provést tutéž akci, nebo získat zdroje. Nemáš-li jak akci provést, získáváš zdroje, i kdyby to nic nedalo. Počítá se i náhradní akce, kterou ti dovolí schopnost.

rulebook-once-title = Jednou
rulebook-once =
    Provést akci znamená provést ji jednou, plus přesuny navíc, které ti dají schopnosti.

rulebook-clearing-title = Další tah a uvolnění karty
rulebook-clearing =
    Až všichni odehrají, zjistí se, zda hra nekončí, a aktivní je další hráč po směru hodinových ručiček. Je-li tehdy vyloženo všech 5 štítů, karta akcí se napřed uvolní a nastane vše, co se děje „při uvolnění karty“, počínaje aktivním hráčem. Byl-li ohlášen konec, hra místo toho končí.

rulebook-no-meeple-title = Bez figurky ve hře
rulebook-no-meeple =
    Dál vybíráš akce a smíš provést Výzkum a Obchod, bez Úsvitu hrdinů i Stavbu; získávání zdrojů nic nedá. Figurka čekající mimo plán se vrátí na začátku tahu, jakmile je v domovské zemi místo.

## Collecting

rulebook-yields-title = Jedna jednotka z každého kraje
rulebook-yields =
    Každý obsazený kraj dá jednu jednotku, i když v něm máš dvě figurky:
    - pláně jídlo, hory rudu, les manu, skály stříbro
    - podzemí a tundra zdroj podle výběru
    - hlavní město nic
    Voda, útesy a kraje jen s tvou pevností nedávají nic.

rulebook-who-collects-title = Kdo získává
rulebook-who-collects =
    V podzemí figurka získává, jen když leží; všude jinde musí stát. Může-li získávat jedna ze dvou figurek, kraj jednotku dá; dvě prohledávající figurky dají také jen jednu. Ze sdíleného kraje získávají oba spojenci.

rulebook-last-meeple-title = Poslední figurka
rulebook-last-meeple =
    Máš-li ve hře právě jednu figurku, získáš navíc 1 zdroj podle výběru.

rulebook-collecting-abilities-title = Schopnosti při získávání
rulebook-collecting-abilities =
    Napřed dá každý kraj své, zdvojené či změněné schopnostmi; pak přijde bonus poslední figurky a pak ostatní bonusy. U bonusu za kraje se kraj počítá, jen když tam tvá figurka může získávat. Dvakrát nic je nic, hlavní město tedy nedá nic. Po každém zisku platí strop 9.

## Moving and room

rulebook-room-title = Kolik se vejde
rulebook-room =
    V kraji jsou nejvýš 2 figurky, ať patří komukoli, v tundře 1; pevnosti se nepočítají. Dílky tam smějí mít nejvýš dva hráči. Do kraje se 2 figurkami nesmí nikdo, nelze na něj tedy ani zaútočit.

rulebook-entering-is-war-title = Vstup je válka
rulebook-entering-is-war =
    Vstup do kraje s figurkou nebo stojící pevností protivníka je hned válka, ledaže s ním tam už máš alianci.

rulebook-who-moves-title = Kdo se hýbe a co překáží
rulebook-who-moves =
    Hýbou se jen stojící figurky, ležící pouze při odchodu z tundry nebo díky schopnosti. Řeky, voda a útesy brání každému kroku, neříká-li schopnost jinak.

rulebook-arriving-title = Příchod
rulebook-arriving =
    V tomto pořadí: mýto, krádež, válka; pak, je-li tam figurka ještě, položí se v podzemí, dostaneš, co její příchod vynáší, a následují další schopnosti. Počítá se jen kraj, kde přesun končí. Ležící cizí pevnost bez figurky odstraní i ten, kdo krajem jen prochází.

## The six actions

rulebook-patrol-title = Hlídka
rulebook-patrol =
    Přesuň jednu stojící figurku do sousedního kraje téže země, doma i v cizině. Místo toho smíš postavit jednu ležící figurku nebo zrušit jednu alianci.

rulebook-patrol-more-title = Více přesunů Hlídkou
rulebook-patrol-more =
    Dá-li ti schopnost víc přesunů Hlídkou, smíš si pokaždé vybrat kteroukoli z těchto tří možností, ale vždy s jinou figurkou. Co přesun Hlídkou přináší, dostaneš jen za figurku, která se opravdu přesunula.

rulebook-quest-title = Výprava
rulebook-quest =
    Přesuň jednu stojící figurku z hraničního kraje do hraničního kraje kterékoli jiné země. Dojít lze do všech zemí. Výprava figurku nepostaví ani nezruší alianci.

rulebook-build-title = Stavba
rulebook-build =
    Zaplať tolik rudy, kolik udává další úroveň hradu, tedy 1 až 6, a zvyš hrad o jednu. Boduje jen úroveň, na které skončíš: 1, 2, 3, 4, 6, nebo 8 bodů. S Úsvitem hrdinů umístíš i pevnost.

rulebook-research-title = Výzkum
rulebook-research =
    Zaplať tolik many, kolik udává další úroveň magie, tedy 1 až 5, a postup na ni. Její schopnost hned platí, za každou úroveň je 1 bod a 5. úroveň přidá bonus národa.

rulebook-expand-title = Osídlování
rulebook-expand =
    Zaplať tolik jídla, kolik figurek pak budeš mít ve hře, a jednu přidej: třetí stojí 3, sedmá 7. Přijde do kraje, kde je právě jedna tvá figurka a žádná jiná, nikdy do tundry, vody či útesů. Stojí-li všechny tvé figurky po dvou, osídlovat nemůžeš. Víc než 7 jich ve hře není nikdy. Máš-li jich ve hře 5, stojí další 6, Gobliny na 2. úrovni jen 5.

rulebook-trade-title = Obchod
rulebook-trade =
    Odevzdej libovolné množství jídla, many, nebo rudy a vezmi si totéž množství jednoho z ostatních dvou. Co přesáhne 9, propadne. Stříbro se nedává ani nebere.

rulebook-prices-title = Ceny
rulebook-prices =
    Napřed se přičtou přirážky, pak odečtou slevy. Cena nikdy neklesne pod 0 ani pod uvedené minimum. Než začneš, musíš mít na celou cenu.

## War

rulebook-who-fights-title = Útočník a obránce
rulebook-who-fights =
    Kdo vstupuje nebo ruší alianci, útočí; vlastník tamních dílků se brání. Útočník bojuje figurkou, která se přesunula, při rušení aliance jednou stojící figurkou; obránce tamní figurkou se stojící pevností u ní, nebo samotnou pevností. Brání se i ležící figurka. Útok nelze odvolat.

rulebook-setting-title = Volba bojových čísel
rulebook-setting =
    Oba tajně nastaví číslo od 1 do 11, nebo vlajku. Nastavit smíš jen číslo, na které teď máš: obvykle nejvýš dvojnásobek many plus ruda plus slevy. Nemáš-li z čeho platit, zbývá jen vlajka.

rulebook-winner-title = Kdo vyhrává
rulebook-winner =
    Vyhrává vyšší číslo, při shodě obránce; každé číslo porazí vlajku. Dvě vlajky znamenají alianci a nikdo neplatí. Jinak každý platí za své číslo, ať vyhraje, nebo prohraje; vlajka nic nestojí. Nastaví-li oba 5, vyhrává obránce a platí oba.

rulebook-war-price-title = Zaplacení čísla
rulebook-war-price =
    Dlužíš své číslo minus slevy plus přirážky. Mana má hodnotu 2, ruda 1, jídlo a stříbro žádnou; přeplatek se nevrací. Nesmíš přidat jednotku, které není třeba, ani takovou, která nemá hodnotu. Máš-li 2 many a 1 rudu, smíš nastavit nejvýš 5; za 4 zaplatíš 2 many, za 3 buď 1 manu a 1 rudu, nebo 2 many.

rulebook-war-discounts-title = Slevy ve válce
rulebook-war-discounts =
    Slevy dávají schopnosti, slevu 1 také tvá stojící pevnost v tom kraji; díky nim smíš nastavit i vyšší číslo. Obránce, který má pevnost a 2 rudy, smí nastavit 3 a zaplatí 2. Sleva vázaná na způsob platby platí, jen když tak zaplatíš; kdo neplatí nic, žádnou takovou nedostane. Lidé na 3. úrovni platí za 4 buď 1 manu, nebo 2 rudy; za 2 stejně zaplatí 1 jednotku. Slevy slouží i samotné pevnosti, pokud se na ni hodí.

rulebook-war-order-title = Pořadí války
rulebook-war-order =
    Napřed nastane, co přináší napadení; pak se kostky nastaví a ukáží. Dvě vlajky válku ukončí. Pak se čísla posouvají či zvyšují, útočník první; určí se vítěz, zaplatí útočník a obránce, následují zisky a tresty. Poražený přijde o tamní pevnost a jeho figurka ustoupí, nebo jde do zásoby. Vítěz zůstane, nebo vstoupí, i když porazil jen pevnost; hrdina může postoupit.

rulebook-changing-numbers-title = Změna čísla po odhalení
rulebook-changing-numbers =
    Měnit lze jen číslo, nikdy vlajku. S Věštkyní smíš své číslo posunout o 1, jen na takové, na které máš. Orkové na 4. úrovni smějí hned přidat jednu jednotku nad cenu a na cenu jim musí zbýt: kdo má 2 many, číslo 3 nezvýší, kdo má 3 many, ano.

rulebook-last-stand-title = Nikdo nevypadne
rulebook-last-stand =
    Prohraje-li tvá poslední figurka, musí ustoupit a nic neplatí: do sousedního kraje, kam smí, jinak do kteréhokoli takového kraje domovské země kromě tundry. Není-li žádný, čeká mimo plán a vrátí se, jakmile se najde. Není to odstranění: hrdina si nechá kartu i úroveň.

rulebook-breaking-is-patrol-title = Zrušení aliance je Hlídka
rulebook-breaking-is-patrol =
    Válka zahájená zrušením aliance se počítá jako útok Hlídkou.

## Retreat

rulebook-retreating-title = Ustupování
rulebook-retreating =
    Po prohrané válce smíš figurku přesunout do sousedního kraje téže země za 1 jídlo za každou svou figurku ve hře, i za ni samu; místo jídla lze platit stříbrem. Ustoupit nemusíš, figurka pak ale jde do zásoby. Se 4 figurkami ve hře to stojí 4, třeba 2 jídla a 2 stříbra.

rulebook-where-to-title = Kam
rulebook-where-to =
    Do kraje, kam se smí vstoupit, který není krajem války a kde nezačne nová válka; dílky spojence v tom kraji nevadí, prázdná tundra také ne. Kdo přišel Výpravou, ustupuje v rámci napadené země, nikdy zpět na jinou kartu.

rulebook-retreat-details-title = Vleže, po dvou, bez účinků
rulebook-retreat-details =
    Ležící figurka ustoupí vleže. Dvě figurky, které prohrály spolu, jdou jedna po druhé: se 4 ve hře stojí první 4 a druhá znovu 4, ustoupila-li první, jinak 3. Ústup není Hlídka ani Výprava; v cíli působí jen podzemí a ležící pevnost.

## Alliances

rulebook-alliance-title = Dva v jednom kraji
rulebook-alliance =
    Aliance platí mezi dvěma hráči v jednom kraji. Oba si tam nechají dílky a získávají zdroje; dokud je místo, smějí bez války přijít i další figurky obou. Jinde bojujete jako vždy. Sama aliance body nedává.

rulebook-breaking-title = Konec a zrušení
rulebook-breaking =
    Aliance končí, když jeden z vás tam už nemá žádný dílek. Zruší ji Hlídka: zaútočíš stojící figurkou v tom kraji a dvě vlajky alianci obnoví. Kdo tam má jen pevnost, zrušit ji nemůže, smí ale napřed přivést figurku.

rulebook-alliance-fortress-title = S pevností
rulebook-alliance-fortress =
    Alianci lze uzavřít i se samotnou pevností: tvá figurka zůstane a pevnost také. Má-li tam spojenec jen ležící pevnost, zrušení ji odstraní bez války; vstup nikoli, dokud aliance trvá. Obnovení aliance není její uzavření a nic nevynáší.

## Ruins, capitals, water, crags

rulebook-ruins-title = Podzemí
rulebook-ruins =
    Figurka, která vstoupí do podzemí, se položí a prohledává; pohne se, až ji postaví Hlídka, a vestoje nic nenajde. Na konci se všechny figurky z podzemí odstraní, než se cokoli počítá.

rulebook-capital-title = Hlavní města
rulebook-capital =
    Hlavní město při získávání zdrojů nedá nic. Na konci je za 2 body, máš-li ho obsazené bez figurky spojence; dva spojenci mají po 1. Samotná pevnost spojence ti nic nevezme.

rulebook-water-and-crags-title = Voda a útesy
rulebook-water-and-crags =
    Do vody a útesů nikdo bez schopnosti nevstoupí ani přes ně nepřejde; nic nedávají. Řeka, která do vody ústí, k ní patří; jiná řeka je vodou sama o sobě. U vody či útesů leží každý kraj, který se jich dotýká, třeba jen rohem.

rulebook-in-features-title = Ve vodě a v útesech
rulebook-in-features =
    Mrazivé přízraky smějí Hlídkou do vody, Měňavci, Ptakolidé a Medvědlaci do útesů. Vejdou se dvě figurky a platí tam války i aliance. Není to hranice, nic to nedá a pevnost tam stát nemůže; figurka tam boduje, ale Výprava ani Osídlování odtud začít nemohou. Do řeky bez vlastní plochy vstoupit nelze.

rulebook-crossing-title = Krok přes překážku
rulebook-crossing =
    Vodní lid a Piráti přecházejí přes vodu, Měňavci a Raraši přes útesy, Průzkumník přes obojí: jeden krok Hlídkou z jednoho kraje u překážky do druhého, i jako útok. Řeky se počítají jako voda.

## Factions and their magic

rulebook-magic-levels-title = Co se národ učí
rulebook-magic-levels =
    Každý národ má pět úrovní a všechny dosažené platí zároveň. Co ti úroveň dovoluje, je na tobě; co ti dává, přijde samo. Všechny národy s úrovněmi jsou v přehledu níže; tady je, jak přesně takové schopnosti fungují.

rulebook-losing-magic-title = Ztráta úrovně
rulebook-losing-magic =
    Mrazivé přízraky, které dosáhnou 4. úrovně, srazí jednomu protivníkovi magii o úroveň. Ztracená schopnost přestane platit; naučit se ji znovu stojí obvyklou cenu a jednorázové zisky se neopakují.

rulebook-same-moment-title = Ve stejnou chvíli
rulebook-same-moment =
    Působí-li schopnosti více hráčů ve stejnou chvíli, jdou popořadě od aktivního hráče.

rulebook-substitutes-title = Jiná akce místo vybrané
rulebook-substitutes =
    Některé národy smějí provést jinou akci než vybranou: Trpaslíci Stavbu místo Obchodu, Lidé Obchod místo Výzkumu, Kentauři Výpravu místo Hlídky, Valkýry Výpravu místo Výzkumu, Konstrukti Stavbu místo Osídlování, Svatý řád Výzkum místo Hlídky, Gnómové Výzkum místo Obchodu. Stojí to tolik co vždy, platí to, ať jsi aktivní, nebo následuješ, a pole karty se tím neuvolní.

rulebook-extra-moves-title = Víc přesunů, delší přesuny
rulebook-extra-moves =
    Goblini smějí na Hlídku, Drakonidé a Ptakolidé na Výpravu vyslat až dvě různé figurky; s Krotitelem šelem smí na Hlídku ještě jedna další. Každý přesun i s válkou skončí, než začne další. Kentauři a Hraničář smějí při Hlídce udělat dva kroky: v kraji mezi nimi nesmí být nepřítel a podzemí, tundra, voda a útesy přesun zastaví.

rulebook-entering-earns-title = Zisk za vstup
rulebook-entering-earns =
    Co získáváš za vstup do kraje, dostaneš za každý přesun Hlídkou nebo Výpravou, který tam skončí, pokud tam figurka i po případné válce zůstane.

rulebook-wider-quests-title = Širší Výpravy
rulebook-wider-quests =
    Drakonidé a Kapitán na 2. úrovni smějí Výpravu začít ve vnitrozemí a skončit ji i v hraničním kraji téže země. Pro Vodní lid a Piráty se kraj u vody, i u řeky, počítá jako hraniční a smějí na Výpravu i mezi dvěma takovými kraji jedné země.

rulebook-paying-otherwise-title = Platba něčím jiným
rulebook-paying-otherwise =
    Nemrtví smějí platit Osídlování manou, Konstrukti rudou, Elfové Stavbu i Osídlování manou, jednotku za jednotku a v libovolné směsi. Nemrtví rytíři smějí platit ústup jakoukoli směsí zdrojů. Proti Trpaslíkům: kdo zvyšuje hrad na úroveň, na které jsou oni, zaplatí o 1 rudu víc.

rulebook-war-abilities-title = Schopnosti ve válce
rulebook-war-abilities =
    Vyhrávají-li shodu obě strany, vyhrává obránce. Proti Elfům na 4. úrovni má mana protivníka hodnotu jen 1; Orkům má jídlo hodnotu 1. Měňavci mají i slevy protivníka, jejichž podmínky splňují, ne však slevu za pevnost nebo za hrdinu opodál. Na přirážku musíš mít už při volbě čísla.

rulebook-war-rewards-title = Co válka přináší
rulebook-war-rewards =
    Co bereš poraženému, vybíráš ty, nikdy stříbro a jen co má. Za ztracenou či poraženou se figurka počítá, jen jde-li kvůli válce do zásoby. Valkýry získávají manu z cizích válek, ne z aliancí. Nemrtví rytíři na 4. úrovni smějí padlou běžnou figurku, ne poslední, vrátit za 2 many rovnou domů. Kňouři, kteří vyhráli útok, smějí popoběhnout o krok tam, kde není nepřítel.

rulebook-thefts-and-tolls-title = Mýto a krádeže
rulebook-thefts-and-tolls =
    Protivník, který Výpravou z jiné země vstoupí do domovské země Trolů, jim dá ještě před válkou 1 zdroj podle svého výběru. Raraši a Zloděj si berou, co chtějí, také před válkou; co musí někdo kvůli Rarašům odhodit, vybírá on sám. Jde jen o jídlo, manu a rudu a jen o to, co kdo má.

rulebook-trading-abilities-title = Schopnosti v Obchodu
rulebook-trading-abilities =
    Lidé získají každým Obchodem 1 zdroj podle výběru, Gnómové a Alchymista o 1 víc toho, co dostávají. Elfové smějí jedním Obchodem změnit v manu rudu i jídlo; Obchodník na 2. úrovni kterékoli dva druhy ve třetí.

rulebook-placing-abilities-title = Umístění vedle
rulebook-placing-abilities =
    Goblini na 4. úrovni smějí novou figurku dát do kraje vedle své figurky, Správce vedle sebe: kde není cizí dílek a je místo; hodí se i prázdná tundra. Architekt smí pevnost umístit vedle sebe, kde není pevnost ani cizí dílek, a ne v tundře. Mrazivé přízraky staví levněji u vody a Medvědlaci u útesů: pevnost musí přijít tam, bez Úsvitu hrdinů musíš takový kraj mít obsazený.

rulebook-cheaper-title = Levnější akce
rulebook-cheaper =
    Slevy na Stavbu, Výzkum, Osídlování a ústup se sčítají; kde je uvedeno nejméně 1, zbývá 1. Ptakolidé na 4. úrovni ustupují celkem o 4 jídla levněji, ne o 6.

rulebook-gained-once-title = Při dosažení, uvolnění, následování
rulebook-gained-once =
    Co dává dosažení úrovně, přijde jednou. Lvouni získávají při každém uvolnění karty, nejsou-li v žádné alianci. Svatý řád získá manu, když při cizím Výzkumu také provede Výzkum, třeba i postup hrdiny.

rulebook-alliance-abilities-title = Schopnosti v aliancích
rulebook-alliance-abilities =
    Hobiti a Bard získávají, když aliance vznikne, ne když se obnoví. Aliance s Hobity na 4. úrovni nebo v kraji Barda na 2. úrovni ostatní zrušit nesmějí, jen hráč, kterému Hobiti nebo Bard patří. Narazí-li vlajka Hobitů na číslo, ztratí protivník 2 zdroje; narazí-li na ně vlajka Diplomata, jeho hráč 2 získá.

rulebook-ruins-abilities-title = Schopnosti v podzemí a tundře
rulebook-ruins-abilities =
    Nemrtví na 3. úrovni odcházejí z podzemí Hlídkou nebo Výpravou, aniž se napřed postaví, a dorazí vestoje. Na 5. úrovni jejich figurky v podzemí zůstanou a bodují. Yettiové na 2. úrovni nikdy nemusejí tundru opustit.

rulebook-knocking-title = Pokládání na bok
rulebook-knocking =
    Po každém přesunu Hlídkou smějí Ledoví obři položit na bok jednu cizí figurku v kraji vedle cíle, Yettiové po každé Výpravě, Minotauři po každém přesunu Hlídkou jednu stojící pevnost; figurky v podzemí jsou v bezpečí. Ledoví obři na 4. úrovni získávají, když protivník figurku postaví. Minotauři na 4. úrovni získávají za pevnost, kterou odstraní vítězstvím nebo vstupem.

rulebook-level-five-title = Bonus 5. úrovně
rulebook-level-five =
    Počítá se jednou, na konci, a většina dá nejvýš 3 body. Počítají se jen obsazené kraje a neutrální figurky nejsou protivníci. U druhů krajů se nepočítá podzemí, voda ani útesy; u hranic musí být každá tvá figurka v hraničním kraji. Měňavci mají tolik bodů, kolik dá nejlepší bonus 5. úrovně protivníka, nejméně 1 a nejvýš 3.

## Heroes' Call: heroes

rulebook-heroes-call-title = Co Úsvit hrdinů přidává
rulebook-heroes-call =
    Každý dostane ještě 6 pevností, figurku hrdiny a žetony úrovně hrdiny a stříbra a některé národy se přidávají až teď. Vytáhneš 2 hrdinské karty a 1 si necháš, odkrytou a na úrovni 1; ostatní se vrátí do balíčku. Jedna z tvých dvou prvních figurek je hrdina.

rulebook-hero-title = Hrdina
rulebook-hero =
    Hrdina se pohybuje, bojuje, získává zdroje, počítá se a boduje jako každá figurka a má schopnosti své úrovně i té nižší. Ve hře nemáš nikdy víc než jednoho a i s ním je tvých figurek nejvýš 7. Ležící hrdina o schopnosti nepřijde.

rulebook-hero-cards-title = Hrdinské karty
rulebook-hero-cards =
    Hrdinů je 25; v přehledu níže jsou všichni i se schopnostmi a s tím, co je třeba k postupu. Bard a Diplomat hrají jen ve třech a více. Zbývá-li méně než dvě karty, táhneš, co zbylo; bez karty nemá hrdina schopnosti a nemůže postoupit.

rulebook-rising-title = Postup
rulebook-rising =
    Podle podmínky na kartě postoupí hrdina o úroveň: místo úrovně magie při Výzkumu, místo nové figurky při Osídlování, místo úrovně hradu při Stavbě, za cenu z karty; nebo sám, když bojoval a vyhrál válku, i proti neutrální figurce. Tvé slevy na tu akci platí a lze použít stříbro. Co dává nová úroveň, platí od té chvíle.

rulebook-retiring-title = Výslužba
rulebook-retiring =
    Na 3. úrovni odchází hrdina hned do výslužby: nahradí ho běžná figurka, stojící či ležící jako on, a karta je natrvalo za 3 body. Tvůj třetí hrdina ve výslužbě ohlásí konec. Nezbývá-li běžná figurka, hrdina se jen odebere.

rulebook-hero-lost-title = Hrdina padne, hrdina přijde
rulebook-hero-lost =
    Hrdina, který prohraje válku a neustoupí, nebo který musí z tundry pryč, se vrátí do zásoby a karta se zamíchá zpět. Nemáš-li hrdinu ve hře, musí jím být další figurka přidaná Osídlováním, za obvyklou cenu; pak vytáhneš 2 karty a 1 si necháš.

rulebook-hero-scope-title = Komu schopnost slouží
rulebook-hero-scope =
    Schopnosti o pohybu, vstupu, boji, ústupu a výnosu kraje platí jen pro figurku hrdiny. Ty o Obchodu, Stavbě, Výzkumu, Osídlování, uvolnění karty a bonusech při získávání platí pro tebe, dokud je hrdina ve hře. Baron a Paladin pomáhají tvým ostatním figurkám, ne sobě.

## Heroes' Call: fortresses

rulebook-fortress-placing-title = Umístění pevnosti
rulebook-fortress-placing =
    S každou postavenou úrovní hradu umístíš pevnost do kraje, kde máš figurku a kde žádná pevnost není, ne však do tundry; hodí se i podzemí, hlavní město a kraj sdílený se spojencem. Není-li takový kraj, hrad zvýšit nemůžeš. Úroveň hradu se vždy rovná počtu tvých pevností ve hře. Pevnosti se nikdy nestěhují a zůstávají i bez figurky.

rulebook-fortress-in-war-title = Pevnost ve válce
rulebook-fortress-in-war =
    Stojící pevnost brání svůj kraj s figurkou i bez ní: kdo vstoupí, válčí s ní. Tamní války ti zlevní o 1, k tvému číslu ale nic nepřidá; i za samotnou pevnost nastavíš číslo a zaplatíš ho. Místo nezabírá, počítá se však, když smějí mít dílky v kraji jen dva hráči.

rulebook-fortress-lost-title = Ztráta pevnosti
rulebook-fortress-lost =
    Kdo prohraje válku v kraji se svou pevností, i jako útočník, přijde o pevnost a jednu úroveň hradu. Z hradu 3 klesneš na 2 a další Stavba stojí zase 3.

rulebook-fortress-lying-title = Ležící pevnost
rulebook-fortress-lying =
    Pevnost položená na bok nebrání a nic nezlevní, ale dál se počítá a boduje. Nepřítel, který vstoupí tam, kde nic jiného není, ji odstraní bez války; je-li u ní tvá figurka, je to obvyklá válka. Stavbou ji smíš místo zvýšení hradu zdarma postavit.

## Heroes' Call: frozen lands

rulebook-silver-title = Stříbro
rulebook-silver =
    Skály dají při získávání 1 stříbro a mít ho můžeš nejvýš 9. Stříbro nahradí jídlo, manu i rudu, jedno za jedno a v libovolné směsi, při Osídlování, Stavbě, Výzkumu, postupu hrdiny a ústupu. Válka se jím nikdy neplatí, neobchoduje se s ním, nikdy není zdrojem podle výběru a na začátku ho nikdo nemá.

rulebook-tundra-title = Tundra
rulebook-tundra =
    Místo pro jednu figurku; dokud tam je, nikdo nesmí vstoupit. Žádná válka, žádná pevnost. Figurka tu získává jeden zdroj podle výběru.

rulebook-leaving-tundra-title = Odchod z tundry
rulebook-leaving-tundra =
    Kdykoli je vybrána Hlídka nebo Výprava, musí figurka z tundry odejít tvým prvním přesunem, třeba i útokem nebo do jiné prázdné tundry; místo toho zdroje získat nesmíš. Nemá-li kam, vrátí se do zásoby a ty hraješ jako obvykle. Tvá poslední figurka zůstane.

rulebook-tundra-details-title = Víc figurek v tundře
rulebook-tundra-details =
    Máš-li méně přesunů než figurek v tundře, vybereš, které odejdou; ostatní zůstanou. Akce, kterou smíš provést místo Hlídky nebo Výpravy, tě povinnosti nezbaví. Ležící figurka, která odejde, leží dál, i když vyhraje válku.

## Lying meeples

rulebook-lying-meeple-title = Co ležící figurka může
rulebook-lying-meeple =
    Figurka, kterou položila schopnost, se nehýbe a nezískává zdroje, ale brání se a počítá se do mezí, cen i bodů. Protivník smí vstoupit a válčit s ní. Hlídka ji místo přesunu postaví; Výprava ne.

rulebook-lying-limits-title = Vleže a v boji
rulebook-lying-limits =
    Ležící figurky nemohou útočit ani zrušit alianci, leda při odchodu z tundry, nebo díky schopnosti z podzemí. Po odchodu z tundry leží dál; z podzemí díky té schopnosti dorazí vestoje. Ležící vítěz zůstane ležet. Figurky v podzemí na bok položit nelze.

## Two or five players

rulebook-lost-kingdom-title = Ve dvou: Ztracené království
rulebook-lost-kingdom =
    Ve dvou hráčích je třetí země s vylosovanou stranou Ztracené království. V každém jeho kraji kromě tundry stojí neutrální figurka. Neutrální figurky se nehýbou, nenasazují, neuzavírají aliance a neustupují. Ztracené království není ničí domovská země a pro oba je cizí.

rulebook-neutrals-title = Ve dvou: neutrální figurka
rulebook-neutrals =
    Vstup a zaplať tolik, kolik neutrálních figurek zbývá, minus slevy, bez kostek; kdo na to nemá, vstoupit nesmí. Zbývá-li jich 5, stojí první 5, další 4. Je to vyhraná válka, i pro postup hrdiny, ne však pro to, co vyžaduje poraženého, nasazení nebo padlého nepřítele. Jinak neutrální figurky překážejí jako nepřátelé, protivníci to ale nejsou.

rulebook-two-flags-title = Ve dvou: bez aliancí
rulebook-two-flags =
    Nastavíte-li oba vlajku, vyhrává obránce a nikdo neplatí; útočník ustoupí, nebo jde do zásoby. Počítá se to ve všem jako vyhraná válka.

rulebook-five-title = V pěti: vynechaný tah
rulebook-five =
    V pěti hráčích ten, kdo by byl aktivní při uvolnění karty, ji uvolní a tah vynechá; vybírá další hráč. Proto nezačíná každé kolo týž hráč.

## Playing alone

rulebook-solo-setup-title = Ty proti fiktivnímu protivníkovi
rulebook-solo-setup =
    Každý má národ a zemi; mezi nimi leží karta kompasu denní stranou nahoru a Ztracené království se nehraje. Protivník začíná s jednou figurkou v lese a s jednou v horách a má 3 jídla, 3 many a 3 rudy; při lehké obtížnosti po 1, při těžké po 5. Hrdinu nemá nikdy. S Úsvitem hrdinů používá pevnosti a stříbro.

rulebook-solo-turns-title = Tah po tahu
rulebook-solo-turns =
    Začínáš ty a pak se střídáte. Po tvé akci ji protivník provede také, může-li, jinak získává zdroje. Ve svém tahu hodí číslo od 1 do 12, kompas určí akci a ty následuješ jako obvykle. Co nemůže provést nebo zaplatit, to nedělá; získává zdroje, i když je aktivní. Konec i body jsou jako vždy.

rulebook-compass-ring-title = Kruh kompasu
rulebook-compass-ring =
    - 1 a 7 Výzkum
    - 2 a 8 Obchod
    - 3 a 9 Stavba
    - 4 a 10 Hlídka
    - 5 a 11 Výprava
    - 6 a 12 Osídlování
    Je-li ta akce zakrytá, platí další volné číslo po směru hodinových ručiček; vlajka je 12.

rulebook-day-and-night-title = Den a noc
rulebook-day-and-night =
    Při každém uvolnění karty akcí se karta kompasu otočí a protivník získá 1 jídlo, 1 manu a 1 rudu.

rulebook-picking-title = Jak protivník vybírá
rulebook-picking =
    Hozené číslo je hodinová ručička pro všechny jeho volby, i když se akce posunula. Z možných krajů vybírá ve směru ručičky od kompasu, ve dne nejbližší, v noci nejvzdálenější; není-li tam žádný, zkusí o hodinu dál. Z figurek bere nejbližší. Pro přesun se ručička přiloží k figurce. Jsou-li možnosti na 1, 5, 6 a 12, vybere hod 2 až 5 pětku a 7 až 12 vybere 12.

rulebook-compass-sums-title = Jak kompas měří
rulebook-compass-sums =
    Každá hodina je výseč 30 stupňů měřená ke středu kraje; stůl ji vypočítá a ukáže. Při shodě platí kraj, který je v seznamu dřív. Pro novou figurku a pro pevnost se hledá v obou zemích.

rulebook-dummy-moves-title = Hlídka a Výprava protivníka
rulebook-dummy-moves =
    Přesune figurku podle kompasu o jeden krok, nikdy k jiné své figurce, ale do války s tebou ano. Nemůže-li hlídkovat žádná, postaví ležící. Výprava vede z hranice na hranici druhé země. Jeho figurky z tundry musejí jít první; která nemůže, je odstraněna.

rulebook-dummy-grows-title = Jak protivník roste
rulebook-dummy-grows =
    Staví a zkoumá, má-li na to, a používá schopnosti svého národa; pevnost jde tam, kam řekne kompas, a nemůže-li hrad zvýšit, postaví ležící pevnost. Jeho nová figurka jde do prázdného kraje vedle jeho figurky. Neobchoduje: získá 1 jídlo, 1 manu a 1 rudu. Zdroje získává jako každý.

rulebook-dummy-choices-title = Volné volby protivníka
rulebook-dummy-choices =
    Bere si zdroj, kterého má nejméně, a od tebe ten, kterého máš nejvíc; při shodě rudu, pak manu, pak jídlo. Platí napřed správným zdrojem, pak tím, co dovolují schopnosti, stříbrem naposled. Přesuny navíc jdou podle téhož hodu, pokládání na bok použije vždy a jinou akci provede jen tehdy, když vybranou nemůže.

rulebook-solo-war-title = Válka při hře jednoho hráče
rulebook-solo-war =
    Žádné kostky, vlajky ani aliance. Číslo protivníka je ve dne dvojnásobek tvých figurek ve hře, v noci jejich počet, bez meze 11; on neplatí nikdy. Vyhraješ, když ho po slevách zaplatíš; jinak prohraješ, ale neplatíš nic. Ve dne se 4 figurkami je číslo 8; s tvou pevností na místě zaplatíš 7, třeba 3 many a 1 rudu.

rulebook-solo-war-abilities-title = Schopnosti ve válce při hře jednoho hráče
rulebook-solo-war-abilities =
    Slevy protivníka a jeho stojící pevnost se přičtou k jeho číslu; vyhrává-li shody, zaplatíš o 1 víc. Tvé slevy a přirážky platí pro tebe; číslo nikdy neklesne pod 1. Co působí na vlajky nebo na cizí platbu, nemá účinek. V noci se 3 figurkami je číslo 3; s jeho pevností 4, u Nemrtvých rytířů na 2. úrovni 5.

rulebook-solo-retreat-title = Ústup při hře jednoho hráče
rulebook-solo-retreat =
    Prohraje-li protivník, vždy ustoupí, může-li, podle nového hodu a za obvyklé jídlo; jinak je jeho figurka odstraněna. Prohraješ-li ty, smíš ustoupit jako obvykle.

## At this table

rulebook-own-design-title = Země a náš vlastní návrh
rulebook-own-design =
    Země a to, co je tak v přehledech níže označeno, vznikly pro Elbowroom, protože se nenašly všechny tištěné karty. Žetony průzkumu se nepoužívají.

rulebook-secrets-title = Co je tajné
rulebook-secrets =
    Bojová kostka, dokud nejsou nastaveny obě, pořadí balíčku hrdinů a dvě hrdinské karty, ze kterých někdo vybírá. Vše ostatní je vidět.

rulebook-decisions-title = Na co se tě stůl ptá
rulebook-decisions =
    Stůl se ptá jen na to, o čem je třeba rozhodnout: strana, zdroje a začátek, hrdina, akce, přesuny a cíle, bojové číslo a platba, přidání, ústup, pevnosti, obchod a výběr zdrojů. Vše ostatní se děje samo.

rulebook-chance-title = Náhoda
rulebook-chance =
    Rozdávání, první hráč, balíček hrdinů i kostka protivníka vycházejí z jednoho semínka, takže každou hru lze přehrát přesně tak, jak byla.

rulebook-sixty-title = Nejvýš šedesát kol
rulebook-sixty =
    Hra, která ani po 60 kolech neskončí, se tehdy ukončí a její poslední kolo je ohlášeno.

rulebook-own-inventions-title = Vlastní výmysly
rulebook-own-inventions =
    Stůl může mít **jeden vlastní národ, jednoho vlastního hrdinu a jedno vlastní území**, nebo i víc, je-li to tak domluveno. Všichni je vidí před začátkem hry. Skládají se z toho, co hra zná, a uložené hry si je nesou s sebou.

rulebook-own-faction-title = Vlastní národ
rulebook-own-faction =
    Má pět úrovní magie jako každý jiný; jen pátá je bonus na konci hry, nejvýš za 4 body. Kde by jeho magie nefungovala, protože chybí voda či útes, druh krajiny, hráči nebo Úsvit hrdinů, tam se s ním nehraje.

rulebook-own-hero-title = Vlastní hrdina
rulebook-own-hero =
    Má dvě schopnosti, jaké mohou mít hrdinové z krabice. Každou opouští akcí Stavba, Výzkum nebo Osídlování za 1 až 6 jednotek, nebo vyhranou válkou.

rulebook-own-territory-title = Vlastní území
rulebook-own-territory =
    Má pět až sedm spojených krajů, z toho aspoň dva na hranici, a jsou v něm pláně, hory i les. Je to samostatná karta a rozdává se s ostatními; se skálami nebo tundrou jen s Úsvitem hrdinů.
