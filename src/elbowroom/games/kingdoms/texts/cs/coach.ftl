### What the coach of a first game says: ten steps against a bot, five alone.

lesson-solo = Sám proti kompasu
lesson-solo-about = Hru už znáš. Pět kroků: jak přemýšlí fiktivní protivník.

coach-the-goal = Vyhrává nejvíc bodů za figurky, magii, hrad a hlavní města, jakmile někdo dojde na konec některé stupnice a leží pátý štít.
coach-goal = Růst, učit se, stavět
coach-goal-text = *Vyhrává nejvíc bodů.* Každá tvá figurka platí 1, každá úroveň magie 1, hrad až 8, hlavní město 2. Jakmile má někdo *7 figurek, hrad 6 nebo magii 5*, hraje se poslední kolo. Tento proužek ukazuje, kdo je nejblíž. Proti tobě hraje { $player }.
coach-goal-other = Vedeš malý národ. Rozšiř ho, nauč ho magii, zvyš mu hrad. Kdo jedno z toho dokončí, oznámí všem: toto kolo je poslední.
coach-goal-also = se jen rozhlédnout: na co ukážeš, to ti vysvětlí tmavá karta.
coach-card = Karta akcí
coach-card-text = V každém tahu někdo položí *štít na jednu ze šesti akcí*. Kdo ji vybral, provede ji první, pak smí i druhý. Zakrytá akce je zavřená, dokud neleží pět štítů; pak se karta uvolní. Začni akcí *{ ACTION("patrol") }*: stiskni ji a potom hlavní tlačítko.
coach-card-other = Je to jako objednávat pro celý stůl: jeden vybere jídlo a najíst se smí všichni. Vybírej tedy, co víc pomůže tobě.
coach-card-also = nejdřív stisknout ostatních pět: každá říká, co stojí a co přinese. Dokud nestiskneš hlavní tlačítko, nic není vybráno.
coach-patrol = Jeden krok
coach-patrol-text = Obě tvé figurky stojí v jednom kraji a získávají tam jen jednou. Pošli *jednu z nich o krok* do sousedního kraje: stiskni kraj *{ $region }*. Od té chvíle tě živí dva kraje.
coach-patrol-other = Hlídka přesune jednu figurku do sousedního kraje téže země. Nic nestojí. Kde stojí někdo jiný, začala by válka.
coach-patrol-also = jít jinam: znak před jménem říká, co kraj dává. Hlavní město teď nedává nic, ale na konci 2 body.
coach-collect = Přidat se, nebo získávat
coach-collect-text = { $player } volí akci *{ ACTION($action) }*. Kdo následuje, má dvě cesty: *udělat totéž* a zaplatit, nebo *získat* 1 jednotku z každého kraje: pláně dávají jídlo, lesy manu, hory rudu. Teď získej zdroje, budou se hodit: tlačítko říká, co dostaneš.
coach-collect-other = Ve vlastním tahu zdroje nikdy nezískáváš: živí tě tahy ostatních. Přidej se jen tam, kde má akce větší cenu než sklizeň.
coach-collect-also = provést akci také, pokud na ni máš.
coach-expand = O figurku víc
coach-expand-text = *{ ACTION("expand") }* přinese novou figurku: 1 bod a brzy další kraj. Stojí tolik *jídla*, kolik figurek pak budeš mít: { $price }. Stiskni akci, potom hlavní tlačítko a nakonec kraj, kde stojí tvá figurka sama.
coach-expand-other = Třetí figurka stojí 3 jídla, sedmá 7. Přijde k tvé figurce, která stojí sama, a odtud jde dál.
coach-expand-also = vybrat kteroukoli jinou volnou akci; co teď nemůžeš využít, je označeno červeně.
coach-magic = Magie
coach-magic-text = { $follows ->
        [yes] { $player } volí akci *{ ACTION("research") }*: tentokrát se přidej.
       *[no] Vyber *{ ACTION("research", case: "acc") }*.
    } Úroveň stojí tolik *many*, kolik je její číslo, a platí 1 bod. Tvému národu navíc dá *schopnost natrvalo*: která to je, stojí na tvém listu. Stiskni hlavní tlačítko.
coach-magic-other = Čeho jednou dosáhneš, to ti zůstane. První úroveň je levná; pátá stojí 5 many, má vlastní odměnu a přinese poslední kolo.
coach-magic-also = raději získat zdroje: první úroveň počká.
coach-quest = Přes hranici
coach-quest-text = *{ ACTION("quest") }* vede figurku z hraničního kraje na hranici *kterékoli jiné země*. Kde stojí soupeřova figurka sama, znamená to *válku* o kraj. Vyber akci; pak stiskni svou figurku a potom kraj se znakem války.
coach-quest-other = Na výpravě vede každá hranice všude. Kraj se dvěma figurkami nelze napadnout, s jednou ano.
coach-quest-also = jít do prázdného kraje a s nikým nebojovat, nebo zaplatit za neutrální figurku Ztraceného království.
coach-war = Tajná kostka
coach-war-text = Oba *tajně* nastaví kostku. Vyšší číslo vyhrává, remízu vyhrává obránce. *Každý platí své číslo*: mana platí 2, ruda 1. { $player } zaplatí nejvýš { $most }. { $sure ->
        [yes] Proto *{ $number }* nemůže prohrát: stiskni ji a pak tlačítko, které kostku nastaví.
       *[no] Výhru nemáš jistou: *vlajka* nestojí nic.
    }
coach-war-other = Je to dražba, v níž platí i poražený. Podívej se, kolik může zaplatit druhý, a nastav tolik, za kolik ti kraj stojí.
coach-war-also = odhadnout, že { $player } nastaví míň, a něco ušetřit. Nebo nastavit vlajku: je zdarma a prohraje s každým číslem.
coach-tower = Hrad
coach-tower-text = { $follows ->
        [yes] { $player } volí akci *{ ACTION("build") }*: přidej se.
       *[no] Vyber *{ ACTION("build", case: "acc") }*.
    } Další úroveň stojí tolik *rudy*, kolik je její číslo. Hrad platí 1, 2, 3, 4, 6 a nakonec *8 bodů*: horní úrovně se vyplatí nejvíc. Stiskni hlavní tlačítko.
coach-tower-other = Z jídla jsou figurky, z many magie, z rudy hrad. Když něco chybí, { ACTION("trade") } promění libovolný počet jednoho zdroje v jiný.
coach-tower-also = raději získat zdroje a stavět, až bude rudy víc.
coach-points = Tvé vlastní rozhodnutí
coach-points-text = Body teď: ty *{ $points }*, { $player } *{ $theirs }*; stojí na každém listu. Když něco chybí, *{ ACTION("trade") }* promění jeden zdroj v jiný. Která akce přinese víc tobě než soupeři? Ta v kroužku ti k něčemu je, ale *rozhoduješ ty*.
coach-points-other = Dívej se na tři věci: co zaplatíš, co by s toutéž akcí udělal soupeř a co je na kartě ještě volné.
coach-points-also = vybrat kteroukoli volnou akci. „{ stage-show-turn }“ ukáže, co by hrál silný hráč.

coach-compass = Kompas
coach-compass-text = Nikdo naproti nesedí: mezi zemí protivníka a tvou leží *kompas*. Co fiktivní protivník udělá, určí kostka, kde, určí kompas. Ve *dne* bere nejbližší, v *noci* nejvzdálenější. Když leží pět štítů, den a noc se vystřídají.
coach-compass-other = Ty hraješ jako vždy. Protivník nic nechce: hodí se kostkou, a kdo umí číst v kompasu, ví, co z toho bude.
coach-compass-also = prohlédnout si země: od kompasu jsou rozdělené jako ciferník hodin.
coach-hours = Dvanáct hodin
coach-hours-text = Kostka ukazuje *{ $hour }*: hodinu na kruhu. Každá hodina je jedna akce, každá akce je tam dvakrát: 1 a 7 { ACTION("research") }, 2 a 8 { ACTION("trade") } a tak dál dokola. Rozsvícená hodina je to, co protivník udělá. „{ compass-plan-next }“ vede jeho záměrem dál.
coach-hours-other = Hodiny bez minut: ručička padne na hodinu a obrázek u ní je akce.
coach-hours-also = přečíst si záměr znovu: jeho kroky stojí v seznamu.
coach-plan = Ručička na mapě
coach-plan-text = Která figurka a kam? Rozhoduje *táž ručička*, položená na kompas a pak na figurku. Míří na { $hand }; kde nic nejde, platí *další hodina* po směru hodin, tady { $hour }. Obtažené kraje přicházely v úvahu; vybrán je *{ $region }*.
coach-plan-other = Otáčej ručičkou pomalu po směru hodin, dokud nenarazí na něco možného. Nic víc protivník nemyslí.
coach-plan-also = porovnat obtažené kraje s rozsvícenou hodinou.
coach-skipped = Přeskočená hodina
coach-skipped-text = Kostka ukazuje { $from }, ale na té akci *leží štít*. Protivník proto postoupí po směru hodin na *nejbližší volnou hodinu*: { $hour }. Mění se tím jen akce. Pro figurky a cesty míří ručička dál na { $from }.
coach-skipped-other = Každý štít zavře dvě hodiny kruhu. Svými štíty řídíš, co protivníkovi zbude.
coach-skipped-also = spočítat, které hodiny jsou ještě volné.
coach-rival = Za co boduje protivník
coach-rival-text = Fiktivní protivník má bodů *{ $points }*, počítají se jako tvé: figurky, magie, hrad, hlavní města. Platí jako ty; co nemůže, za to *získává zdroje*. Když se střídá den a noc, dostane od každého 1. Ve válce má číslo podle tvých figurek, *ve dne dvojnásobek*. Poraz ho!
coach-rival-other = Nikdy se neunaví a nikdy neplánuje. Buď rychlejší a ber mu, k čemu přišel náhodou.
coach-rival-also = nechat ho hrát rychleji: „{ ui-settings }“ pro něj má tři tempa.

coach-again = Jsi na tahu
coach-again-text = Vyber volnou akci a polož na ni štít. Každá říká, co stojí a kolik máš.
coach-acts = Proveď ji
coach-acts-text = Na mapě jsou obtažené kraje, kde se dá něco udělat; jinak to udělá hlavní tlačítko.
coach-follow = Následuješ
coach-follow-text = { $player } volí akci *{ ACTION($action) }*. Udělej totéž, když ti to stojí za cenu, nebo získej zdroje.
coach-retreat = Prohraná válka
coach-retreat-text = Tvá figurka může ustoupit do sousedního kraje, za 1 jídlo za každou tvou figurku. Jinak je ztracená.
coach-match = Válka s protivníkem
coach-match-text = Jeho číslo je známé. Vyrovnej ho a vyhraješ: platíš manou a rudou jako vždy. Nebo prohraj a neplať nic.
coach-stepping = Krok za krokem
coach-stepping-text = „{ compass-plan-next }“ vede záměrem protivníka dál, „{ compass-plan-all }“ ukáže zbytek samo.

coach-misstep-idle = *{ ACTION($action) }* ti teď k ničemu není: má z ní užitek jen { $player }.
coach-misstep-wasted = Akce *{ ACTION($action) }* byla možná, a přesto nic: tah bez zisku.
coach-misstep-overbid = Platíš za { $number }, a přitom by neprohrála ani { $least }.
coach-misstep-yielded = Vlajka prohraje s každým číslem; { $least } by prohrát nemohla.

coach-over-text = To byl poslední krok: zbytek hry je jen na tobě. Když budeš chtít radu, je tu „{ stage-show-turn }“.
