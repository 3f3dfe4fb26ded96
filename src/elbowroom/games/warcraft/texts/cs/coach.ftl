### The coach of a first game: the steps that only this game has, and shared ones that need other words here.

lesson-known = Small World už znám
lesson-known-about = Jen to, co je nové: ostrovy a lodě, artefakty a legendární místa, vojenské cíle, Aliance a Horda.

coach-the-goal = Na konci tvého tahu ti každý tvůj region na kterémkoli ostrově přinese 1 minci; po posledním kole vyhrává, kdo má mincí nejvíc.
coach-goal = Svět samých ostrovů
coach-goal-text = O tyto ostrovy se dělíš s hráčem { $player }. Hraje se *{ COUNT($rounds, "round", case: "acc") }*, počítají se tady. Na konci každého tvého tahu ti každý region, který držíš, přinese *1 minci*. Oba začínáte s 5 mincemi. Po posledním kole vyhrává, kdo jich má nejvíc.
coach-goal-other = Dobuď území, udrž ho do konce svého tahu a dostaneš za něj minci. Ostrovy, lodě a artefakty jsou jen cesty k dalšímu území. Na konci hry se sečtou mince a nic jiného.
coach-goal-also = se jen rozhlédnout: na co ukážeš, to se vysvětlí, a „{ pages-tab-cards }“ vysvětlují všechny značky na ostrovech.
coach-pick = Rasa a její schopnost
coach-pick-text = Rasa vždy přichází se zvláštní schopností. První kombinace je *zdarma*; na každé přeskočené necháš 1 minci. *{ COMBO($race, $power) }*: { COUNT($tokens, "token") } a dobrá volba na učení. Stiskni první kombinaci a pak tlačítko, které ji vezme.
coach-pick-other = Vybíráš, kým budeš v příštích tazích. Víc žetonů dobude víc území. Co teď zaplatíš, musíš zase vydělat, a tak je na učení dobrá ta první.
coach-peoples = Nové rasy, dvě strany
coach-peoples-text = Všechny rasy a schopnosti jsou nové. Znak u rasy říká, na čí je straně: *Aliance*, *Horda*, nebo neutrální. Ceny znáš a začínáš s 5 mincemi. *{ COMBO($race, $power) }* jsou zdarma ({ COUNT($tokens, "token") }) a potkáš s nimi skoro vše nové. Stiskni kombinaci a pak tlačítko, které ji vezme.
coach-peoples-other = Vybíráš, dobýváš, přesouváš, bereš mince a vyhlašuješ úpadek, jak to znáš. Nové je moře mezi ostrovy, to, co je na nich ukryto, a že rasy patří ke stranám.
coach-peoples-also = si nejdřív přečíst ostatní: podrž nad nimi ukazatel, nebo je stiskni. Všechny popisují i „{ ui-rules-reference }“.
coach-landing = Vylodění
coach-landing-text = Nová rasa připlouvá lodí do *vstupního regionu*: to je ten s kotvou, na kterémkoli ostrově. Praporek říká cenu: 2 žetony, 1 za loď a 1 za každé hory, žeton nebo dílek v regionu. *{ $region }*: cena { $cost }. Stiskni tento region.
coach-landing-other = Začít se dá jen v regionu s kotvou. Loď stojí vždy o 1 žeton víc, hledej tedy kotvu, u které nikdo nebydlí.
coach-landing-also = se vylodit kdekoli jinde, kde je praporek, i na druhém ostrově. Žádným stiskem tu hru neprohraješ a „{ ui-undo }“ ho vezme zpět.
coach-conquer-text = Odteď dobýváš *vedle svých regionů*, bez lodi, dokud máš žetony: v ruce jich máš { $hand }. Levné nejdřív, protože každý region nese stejnou minci. *{ $region }*: cena { $cost }. Stiskni tento region.
coach-conquer-also = brát území, za která tvá rasa nebo schopnost dává víc: které to je, říkají „{ pages-tab-cards }“. Nebo skončit tlačítkem „{ stage-conquering-done }“ a nechat si žetony na obranu.
coach-site = Něco tu leží lícem dolů
coach-site-text = V jednom regionu každého ostrova je něco ukryto: *artefakt*, nebo *legendární místo*. Nikdo neví co, dokud tam nevstoupí nějaká rasa. *{ $region }* je takový region, cena { $cost }. Stiskni tento region a uvidíš.
coach-site-other = Každý ostrov má jedno tajemství. První rasa, která přijde, ho natrvalo odkryje. A kdo region drží, tomu slouží.
coach-site-also = vzít nejdřív jiné území. Co je tu ukryto, ovšem čeká i na soupeře.
coach-found = { SITE($site) }
coach-found-text =
    { $does } { $kind ->
        [artifact] Je to *artefakt*: stěhuje se do regionu, při jehož dobytí pomohl.
       *[place] Je to *legendární místo*: zůstává, kde je.
    } Kdo ti jeho region vezme, má ho pak sám. Slouží jen aktivní rase. Co držíš, ukazuje tvůj panel.
coach-found-other =
    { $kind ->
        [artifact] Artefakty jsou nástroje. Leží v regionu, jednou za tah jeho majiteli pomohou a putují. Hlídej region, kde na konci tvého tahu leží.
       *[place] Legendární místo je jako druhá krajina regionu. Slouží tomu, kdo region drží aktivní rasou. Hlídej ho.
    }
coach-found-also = si znovu přečíst, co dělá: řeknou to „{ pages-tab-cards }“.
coach-murlocs = Někdo tam bydlí
coach-murlocs-text = Za *Murlocs* nikdo nehraje, ale svůj region brání: to stojí o 1 žeton víc. Jakmile je dobudeš, zmizí ze hry. *{ $region }*: cena { $cost }, v ruce máš { $hand }. Stiskni tento region.
coach-murlocs-other = 2 za zem, 1 za každého, kdo na ní stojí. Tak je to s Murlocs a stejně tak s žetony ostatních hráčů.
coach-murlocs-also = vzít prázdnější zem, nebo skončit tlačítkem „{ stage-conquering-done }“ a nechat si žetony na obranu.
coach-redeploy-text = V každém regionu zůstane aspoň 1 žeton, ostatní rozmísti, jak chceš. Dej je tam, kde hrozí útok ze země nebo z lodi: každý žeton navíc region o 1 zdraží. „{ prompt-redeploy-front }“ to udělá za tebe. Pak stiskni hlavní tlačítko.
coach-objectives = Dva vojenské cíle
coach-objectives-text = Humans rozmisťují dva *vojenské cíle*. Když takový region dobudeš, máš hned 2 mince. Když ho dobude někdo jiný, dostane 2 a ty také; Horda nic. Dej je proto tam, kde chceš být příští tah. Například *{ $region }*: stiskni tento region.
coach-objectives-other = Cíl je slib: dobuď tento region a dostaneš hned 2 mince, kromě toho, co region nese. Ať je splnění levné: blízko tebe a kde nikdo není.
coach-objectives-also = vybrat jakoukoli zem, kterou nedrží rasa Aliance. Daleko od tebe sotva něco vynese.
coach-score-text = Za tah máš *{ COUNT($coins, "coin", case: "acc") }*: 1 za každý region, ostatní dala rasa a schopnost. Pak přišel tah hráče { $player }; vypráví o něm „{ pages-tab-log }“. Když ti někdo region vezme, 1 žeton v něm je ztracen a ostatní se ti vrátí.
coach-choice-text =
    Každý tah začíná volbou. *Hraješ dál*: do ruky se ti vrátí všechny žetony kromě 1 v každém regionu, teď jich je { $tokens }. { $prize ->
        [objective] Tvůj cíl je tu: *{ $region }*, vynese 2 mince. Stiskni ten region a dobývej znovu.
       *[none] Stiskni *{ $region }* a dobývej znovu.
    }
coach-sides = Aliance a Horda
coach-sides-text =
    Znaky říkají, kdo za koho bojuje. Ty bojuješ za { FACTION($faction, case: "acc") }, { RACE($race) } hráče { $player } za { FACTION($foes, case: "acc") }. Vezmi rase druhé strany region a tah ti vynese *o 1 minci víc*, za každou takovou rasu jednou. { $open ->
        [yes] Například *{ $region }*: cena { $cost }.
       *[no] Zatím jsou příliš silní nebo daleko.
    }
coach-sides-other = Území vlastní strany nebo neutrálních ras nenese nic navíc. Území druhé strany ano, a to v každém tahu znovu.
coach-sides-also = si pro tu minci dojít hned v tomto tahu. Kdo o region přijde, ztratí ovšem nejvýš 1 žeton a s ostatními se vrátí.
coach-tool = { SITE($site) } pomáhá
coach-tool-text =
    V každém tvém tahu pomůže při jednom dobytí. { $laid ->
        [yes] Praporky teď ukazují ceny s jeho pomocí: *{ $region }* jen { $cost }. Stiskni tento region.
       *[no] Stiskni jeho tlačítko v liště pod mapou a praporky se změní.
    } Potom leží v regionu, který dobudeš.
coach-tool-other = Artefakt sám nic nedělá: nejdřív ho přichystej, pak dobývej. Použij ho každý tah na něco, co by jinak bylo drahé.
coach-tool-also = stisknout tlačítko znovu, artefakt odložit a dobývat bez něj.
coach-ship = Přes moře
coach-ship-text = Ostrovy spolu nesousedí. Tvým lodím je ale otevřen každý *vstupní region*, každý tah a kolikrát chceš, za 1 žeton navíc. *{ $region }* ({ ISLAND($island) }): cena { $cost }. Stiskni tento region.
coach-ship-other = Když je zem vedle tvé drahá, podívej se na kotvy jinde. Kdo se jednou vylodí, k sousedům už loď nepotřebuje.
coach-ship-also = zůstat, kde jsi, je-li zem vedle tvé levnější.
coach-decline-text = Když budeš hrát dál, do ruky se ti vrátí { COUNT($tokens, "token") }, každý tah méně. Když rasa *přejde do úpadku*, teď nedobudeš nic, ale její regiony dál nesou mince a příští tah začneš se svěží rasou. Úpadek, nebo hrát dál? Rozhodni.
coach-decline-other = Rasa v úpadku tě nic nestojí: zůstane na mapě s 1 žetonem v každém regionu a za každý nese 1 minci. Vzdáš se jen dobývání v tomto tahu. Trochu brzy je levnější než moc pozdě.
coach-decline-also = hrát ještě jednou dál, je-li kde levná zem, tady nebo za mořem. Co by dělal silný hráč, řekne „{ stage-show-turn }“.

coach-fresh = Nová rasa
coach-fresh-text = Stará rasa zůstává na mapě a za každý region nese 1 minci. Vyber si svěží: mince, které na kombinaci leží, dostaneš s ní.
coach-onward = Tvůj tah začíná
coach-onward-text = Hraj dál, nebo vyhlas úpadek: volba každého tahu. Chceš-li hrát dál, stiskni region, který chceš.
coach-again-text = Ber zem, která nese nejvíc za nejméně žetonů, pěšky i lodí, a hoď kostkou, až na nic nebudeš mít. Skonči hlavním tlačítkem, kdy chceš.
coach-posts = Znovu vojenské cíle
coach-posts-text = Dej je tam, kde chceš být příští tah, blízko tebe a levně. Například *{ $region }*.

coach-misstep-far = *{ $region }* je příští tah mimo tvůj dosah: nesousedí s tebou a lodě tam nepřistávají. Tvé 2 mince počkají, až se tam dostaneš, a někdo může přijít dřív.
coach-misstep-paid = Stálo tě to { COUNT($price, "coin", case: "acc") }: tolik za tah { $price ->
        [few] vynesou
       *[other] vynese
    } { COUNT($price, "region") }. Za silnou rasu to může stát.
coach-misstep-hasty = Tvá rasa mohla ještě hodně dobýt. Úpadek tě teď stojí celý tah dobývání.
