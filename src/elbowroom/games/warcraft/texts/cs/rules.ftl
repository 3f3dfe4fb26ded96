### What every race, power, site, piece and word of this game does, in at most 160 characters.

## Races

rule-race-blood-elves = Každý magický region, který držíš, ti na konci tahu vynese 1 minci navíc.
rule-race-draenei = První žeton Draenei, který by v tahu každého soupeře propadl, se ti místo toho vrátí do ruky.
rule-race-dwarves = Horské regiony dobýváš o 2 žetony levněji, nejméně však za 1.
rule-race-ethereals = Jednou za tah ukradni odhalený artefakt ze sousedního regionu, nebo dobuď sousední region s legendárním místem o 2 žetony levněji.
rule-race-forsaken = Po dobývání si smíš za každý žeton, o který kvůli tobě soupeři v tomto tahu přišli, koupit za 1 minci žeton Forsaken.
rule-race-gnomes = Jednou za tah zaútoč ze vzduchu na kterýkoli pevninský region, jako by sousedil. Napřed hoď kostkou: zlevní ho (nejméně na 1).
rule-race-goblins = K aktivním soupeřům v sousedství umisťuj bomby. Na začátku příštího tahu je otoč: polovina vybuchuje a vyžene z regionu všechny.
rule-race-humans = Každý tah umísti dva vojenské cíle mimo Alianci. Kdo je dobude a není z Hordy, dostane 2 mince, a ty také.
rule-race-kobolds = Všechny pevninské regiony s jeskyní pro tebe sousedí, už od prvního dobývání a bez přepravy.
rule-race-naga = Smíš dobývat moře a jezera za 2 žetony a začít v kterémkoli moři bez přepravy. Voda vynáší jako pevnina.
rule-race-night-elves = Lesy dobýváš o 1 žeton levněji. Každý dobytý les dostane přízračnou stěnu: obrana +1, i v úpadku.
rule-race-orcs = Každý region, který v tomto tahu vezmeš rase z Aliance, vynese 1 minci navíc, a to k frakčnímu bonusu.
rule-race-pandaren = Soupeři, jejichž aktivní rasu ušetříš, dostanou žeton harmonie: před svým prvním útokem na tebe v tahu ti zaplatí 2 mince.
rule-race-tauren = K dobytí i držení regionu potřebuješ aspoň 2 žetony. V úpadku zůstávají v každém regionu 2.
rule-race-trolls = Neprázdné regiony dobýváš o 1 žeton levněji, nejméně však za 1. Počítají se i Murlocs a vlastní rasa v úpadku.
rule-race-worgen = Každý tah si vyber: lidská podoba vynese 2 mince; worgení podoba stojí 1 minci a každé dobytí zlevní o 1 žeton.

## Powers

rule-power-archaeologist = Každý artefakt a každé legendární místo, které držíš, ti na konci tahu vynese 1 minci navíc.
rule-power-herbalist = Každý region Kopce, který držíš, ti na konci tahu vynese 1 minci navíc.
rule-power-farmer = Každý region Pole, který držíš, ti na konci tahu vynese 1 minci navíc.
rule-power-mountaineer = Každý region Hory, který držíš, ti na konci tahu vynese 1 minci navíc.
rule-power-mining = Každý region s jeskyní, který držíš, ti na konci tahu vynese 1 minci navíc.
rule-power-ranger = Každý region Lesy, který držíš, ti na konci tahu vynese 1 minci navíc.
rule-power-blacksmith = Každé dobytí tě stojí o 1 žeton méně, vždy však aspoň 1.
rule-power-beastmaster = Na začátku tahu dostaneš za každý svůj region Kopce šelmu (nejvýš 5). Šelmy bojují jako žetony a přicházíš o ně dřív.
rule-power-seafaring = Za přepravu nikdy neplatíš.
rule-power-defensive = Tvé pole dostane hlídkovou věž, když kolem něj držíš víc regionů než kterákoli jiná rasa. Pole je pak imunní.
rule-power-marsh-dweller = Soupeři ti před každým útokem na tvé bažiny zaplatí 1 minci, i v úpadku.
rule-power-portal-mage = Dvakrát za tah vyměň vše, co je ve dvou magických regionech, ať je drží kdokoli. Hory a místa zůstávají.
rule-power-explorer = Každý ostrov, na kterém držíš region, ti na konci tahu vynese 1 minci navíc.
rule-power-peat-cutter = Každý region Bažiny, který držíš, ti na konci tahu vynese 1 minci navíc.
rule-power-fishing = Každý tvůj region u moře či jezera ti na konci tahu vynese 1 minci navíc.
rule-power-champion = Jednou za tah šampion dobude sousední region zadarmo. Brání jako žeton; když ho zajmou, zaplatíš výkupné 1 minci.
rule-power-warlord = Každý neprázdný region, který v tomto tahu dobudeš, vynese 1 minci navíc.
rule-power-intimidating = Třikrát za tah vyžeň ze sousedního regionu stěnu, pevnost, Murlocs nebo žeton. Žeton jde jinam ke své rase, nebo je ztracen.
rule-power-enraged = Každý region dobytý v tomto tahu, který bránily aspoň 2 jednotky, vynese tolik mincí, kolik jich bylo.
rule-power-garrison = Na konci tahu dostane každý tvůj region pevnost (nejvýš 10): obrana +1, i v úpadku.

## Artifacts

rule-site-aegis-of-aggramar = Na konci tahu ji polož do svého regionu: je imunní, dokud ti soupeř nezaplatí 2 mince. Pak to pro něj do konce tahu neplatí.
rule-site-ashes-of-alar = Jednou za tah zaútoč na kterýkoli pevninský region na kterémkoli ostrově, jako by sousedil.
rule-site-doomhammer = Jednou za tah zaplať 2 mince tomu, kdo ho držel před tebou, a dobuď 1 žetonem region v dosahu, kde je právě jedna jednotka.
rule-site-frostmourne = Jednou za tah tě jedno dobytí stojí o 2 žetony méně.
rule-site-heart-of-azeroth = Na konci tahu ho polož do svého regionu: každý, jehož aktivní rasa s ním sousedí, ti zaplatí 1 minci.

## Legendary places

rule-site-battleground = Dva regiony téže nepřátelské rasy vynesou frakční bonus dvakrát. Neutrální rasa si tu každý tah vybírá frakci.
rule-site-dark-portal = Na konci tahu vynese 2 mince.
rule-site-karazhan = Každý tvůj další region se stejným terénem vynese na konci tahu 1 minci.
rule-site-lights-hope-chapel = Dokud ji držíš, tvá aktivní rasa při útoku nepřichází o žetony: všechny se vrátí do ruky.
rule-site-meeting-stone = Dokud ho držíš, tvá aktivní rasa neplatí za přepravu.
rule-site-spirit-healer = Po dobývání si vezmi ze zásobníku 1 žeton své rasy.
rule-site-well-of-eternity = Přesune se do jezera svého ostrova. Kdo kolem něj drží nejvíc regionů, i v úpadku, dostane ve svém tahu 2 mince.

## Words and pieces

rule-term-border-region = Region s kotvou. Tady se vyloďuješ z jiných ostrovů a tudy přichází nová rasa.
rule-term-conquest-cost = 2 žetony a 1 navíc za každou jednotku, hory, stěnu a pevnost, a ještě 1 za přepravu. Nikdy méně než 1.
rule-term-in-decline = Rasa na odpočinku: v každém regionu zůstane jeden žeton a dál vynáší. Už nedobývá; při dobytí přijde o všechny žetony v regionu.
rule-term-lost-tribe = Za Murlocs nikdo nehraje. Ztěžují dobytí svého regionu, a jakmile ho někdo dobude, zmizí ze hry.
rule-term-cavern = Jeskyně slouží rase Kobolds a vynášejí Horníkům.
rule-term-magic = Magické regiony vynášejí rase Blood Elves a slouží Portálovým mágům.
rule-term-island = Ostrovy spolu nikdy nesousedí. Na jiný se dostaneš přes jeho vstupní regiony.
rule-term-shipping = Vylodění daleko od tvých regionů stojí o 1 žeton víc.
rule-term-unit = Jednotky jsou žetony, šelmy, šampion a Murlocs: drží a brání regiony.
rule-term-site = Artefakt nebo legendární místo, lícem dolů, dokud do regionu nevstoupí aktivní rasa.
rule-term-artifact = Artefakty slouží aktivní rase, která je drží, a použitím se stěhují.
rule-term-legendary-place = Legendární místa slouží aktivní rase, která je drží, a zůstávají na místě.
rule-term-faction = Aliance, Horda, nebo neutrální. Murlocs nepatří nikam.
rule-term-faction-bonus = 1 mince za každou rasu druhé frakce, které v tomto tahu vezmeš region.
rule-term-toll = Mince, které se platí držiteli regionu před útokem, i když se útok nezdaří.
rule-term-wall = Přízračná stěna: obrana +1, i v úpadku.
rule-term-fort = Pevnost: obrana +1, i v úpadku.
rule-term-tower = Hlídková věž: její pole je imunní.
rule-term-beast = Šelma: na jeden tah se počítá jako žeton a ztrácí se dřív než on.
rule-term-champion = Šampion: počítá se jako jednotka a nikdy se neztrácí, jen se za něj platí výkupné.
rule-term-objective = Vojenský cíl: 2 mince pro dobyvatele a 2 pro rasu Humans; pro Hordu nic.
rule-term-bomb = Bomba: otáčí se na začátku tahu rasy Goblins; vybuchne, nebo je vadná.
rule-term-harmony = Žeton harmonie: před prvním útokem na Pandaren v tahu se jim platí 2 mince.
