### The map editor.

map-first = Nakresli první hranici, nebo začni z desky
map-new = Mapa
map-title = Editor map
map-land-title = Nakreslit území
map-land-after = Podle: { $land }
map-sheet = List. Regiony: { $count }. Šipky chodí z regionu do regionu, Enter použije nástroj.
map-region = Kraj { $number }
map-region-said = { $name }, { $on }. Sousedé: { $neighbours }. Chyby: { $faults }.
map-regions = Regiony
map-regions-count = regionů: { $count }
map-number = Č.
map-tools = Nástroje
map-tool-select = Vybrat
map-tool-draw = Kreslit
map-tool-split = Rozdělit
map-tool-merge = Spojit
map-tool-corners = Rohy
map-tool-erase = Smazat
map-tool-paint = Malovat
map-about-select = Stiskem vyber region. Tažením posuneš list; dvěma prsty nebo kolečkem přiblížíš.
map-about-draw = Obkresli nový region přes hranici nebo okraj listu.
map-about-split = Kresli od hranice k hranici.
map-about-merge = Stiskni region a pak jeho souseda; nebo táhni z jednoho do druhého.
map-about-corners = Táhni roh, nebo hranici, abys ji ohnul. Přetažen na jiný roh se s ním spojí.
map-about-erase = Stiskem hranice spojíš regiony, rohu ji narovnáš, regionu ho vyčistíš.
map-about-paint = Stiskni region, nebo přejeď přes několik.
map-sizes = Pusť a rozdělíš: { $one } a { $other } čtverečních jednotek.
map-merge-into = { $region } a který soused?
map-prompt = Co nástroj dělá
map-terrain = Terén
map-terrain-of = Terén: { $region }
map-name-of = Název: { $region }
map-no-terrain = bez terénu
map-on-the-land = Na zemi
map-tribe = Kmen
map-tribes = Ztracené kmeny
map-edge = Okraj
map-water = Voda
map-start = Začít znovu z
map-start-board = Deska z krabice
map-start-random = Náhodná mapa
map-start-random-go = Vytvořit
map-start-empty = Prázdný list
map-seed = Semínko
map-any = libovolné
map-blank-name = Moje mapa
map-random-name = Náhodná země
map-board-name = Deska pro { $players }, upravená
map-yours-kept = Tvoje mapy
map-versions = Dřívější verze
map-for = Pro kolik hráčů
map-for-players = { $count }
map-view = Pohled
map-view-sketch = Náčrt
map-view-both = Vedle sebe
map-view-drawn = Nakreslit
map-drawn = nakresleno
map-sketch = náčrt
map-bar = Kde končí kresba a začíná náčrt
map-drawing = kreslí se…
map-drawn-in = nakresleno za { $seconds } s
map-neighbours = Sousedé
map-names = Názvy
map-grid = Mřížka
map-zoom-in = Přiblížit
map-zoom-out = Oddálit
map-zoom-fit = Ukázat vše
map-change = Změnit
map-halve-upright = Vlevo a vpravo
map-halve-level = Nahoře a dole
map-merge-with = Spojit { $region } s
map-more = Více
map-to-mend = K opravě
map-sound = nic
map-faults-and-counts = Chyby a počty
map-show-me = Ukaž
map-ways = Hrát a uložit
map-play = Hrát hned
map-open-once = Otevře se, až nebude co opravit.
map-open-title = Otevřít mapu
map-file-no-map = Soubor neobsahuje mapu. Balíček ras nebo schopností se otevírá v dílně.
map-beside-box = Vedle desky z krabice
map-yours = tvoje
map-box = krabice
map-far = daleko od krabice
map-size-regions = regionů
map-size-borders = hranic
map-size-edge = na okraji
map-fault-meets = { $one } a { $other } se dotýkají jen v jednom bodě: sousedé, nebo ne?
map-fault-no-edge = Žádný region neleží na okraji: nikdo by nemohl vstoupit.
map-fault-unreached = Od okraje nevede cesta sem: { $region }.
map-fault-sliver = { $region }: na žeton příliš malé, aspoň { $least } čtverečních jednotek.
map-fault-few = Málo pevniny. Hráči: { $players }, regiony na pevnině: { $count }, třeba: { $least }.
map-fault-same-name = Dva regiony se jmenují { $region }.
map-mend-apart = Oddělit
map-mend-join = Spojit
map-mend-fill = Doplnit
map-mend-rim = Označit strany
map-mend-edge = Dát na okraj
map-mend-merge = Spojit ho
map-mend-split = Rozdělit největší
map-mend-fewer = Méně hráčů
map-mend-rename = Přejmenovat
map-mend-paint = Malovat
map-hint-few = Málo oproti desce z krabice: { $list }.
map-refused-crossing = To by křížilo hranici. Nebylo přijato.
map-refused-no-border = Řez vede od hranice k hranici. Na hranici začni i skonči.
map-refused-small = Kus by byl příliš malý: je třeba aspoň { $least } čtverečních jednotek.
map-refused-island = Region nemůže ležet uvnitř jiného jako ostrov. Nakresli ho přes hranici, nebo rozděl zemi kolem.
map-refused-many = Nejvíc regionů na mapě: { $most }. Nejdřív některé spoj.
map-refused-apart = { $one } a { $other } nemají společnou hranici. Spojit lze jen sousedy.
map-refused-around = { $one } a { $other } by spolu obklopily jiný region. Nejdřív spoj ten.
map-refused-corner = Tento roh drží hranici. Raději ho posuň.
map-refused-rim = Okraj listu zůstává.
map-told-split = { $whole } rozděleno: { $one } a { $other }.
map-told-merged = Spojeno: { $one } a { $other }.
map-told-drawn = Nový region je nakreslen.
map-told-erased = Hranice je pryč.
map-told-cleared = Vyčištěno: { $region }.
map-told-undone = Vráceno.
map-told-mended = Opraveno.
map-fault-no-terrain =
    { $count ->
        [one] 1 region zatím nemá terén.
        [few] { $count } regiony zatím nemají terén.
        [many] { $count } regionu zatím nemá terén.
       *[other] { $count } regionů zatím nemá terén.
    }
map-uneven = Některé místo má při tomto počtu hráčů náskok nebo ztrátu: { $counts }
map-even = Všechna místa jsou vyrovnaná
map-seats = Podíl vítězství podle pořadí na tahu, s intervaly rozšířenými podle počtu míst
map-seat =
    Na tahu { $seat ->
        [1] první
        [2] druhý
        [3] třetí
        [4] čtvrtý
       *[5] pátý
    }
map-earned = Mincí za hru: { $coins }, na desce z krabice { $box } ({ $apart } ± { $reach }).
map-never = Od třetího kola nikdy neobsazeno: { $regions }
map-always = Od třetího kola vždy obsazeno: { $regions }
map-how-weighed = Her: { $games }, boti { $bot }, pravidla { $rules }, a polovina toho na desce z krabice.
