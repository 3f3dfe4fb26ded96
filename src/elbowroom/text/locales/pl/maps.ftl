### The map editor.

map-first = Narysuj pierwszą granicę albo zacznij od planszy
map-new = Mapa
map-title = Edytor map
map-land-title = Narysuj krainę
map-land-after = Według: { $land }
map-sheet = Arkusz. Regiony: { $count }. Strzałki prowadzą z regionu do regionu, Enter używa narzędzia.
map-region = Kraina { $number }
map-region-said = { $name }, { $on }. Sąsiedzi: { $neighbours }. Błędy: { $faults }.
map-regions = Regiony krainy
map-regions-count = regionów: { $count }
map-number = Nr
map-tools = Narzędzia
map-tool-select = Wybierz
map-tool-draw = Rysuj
map-tool-split = Podziel
map-tool-merge = Połącz
map-tool-corners = Rogi
map-tool-erase = Wymaż
map-tool-paint = Maluj
map-about-select = Naciśnij region, by go wybrać. Przeciągnij, by przesunąć arkusz; dwa palce lub kółko przybliżają.
map-about-draw = Obrysuj nowy region przez granicę albo brzeg arkusza.
map-about-split = Rysuj od granicy do granicy.
map-about-merge = Naciśnij region, potem sąsiada; albo przeciągnij z jednego do drugiego.
map-about-corners = Przeciągnij róg albo granicę, by ją zgiąć. Naciągnięty na inny róg łączy się z nim.
map-about-erase = Naciśnij granicę, by połączyć regiony, róg, by ją wyprostować, region, by go wyczyścić.
map-about-paint = Naciśnij region albo przeciągnij po kilku.
map-sizes = Puść, by podzielić: { $one } i { $other } jednostek kwadratowych.
map-merge-into = { $region } i który sąsiad?
map-prompt = Co robi narzędzie
map-terrain = Teren
map-terrain-of = Teren: { $region }
map-name-of = Nazwa: { $region }
map-no-terrain = bez terenu
map-on-the-land = Na lądzie
map-tribe = Plemię
map-tribes = Zaginione plemiona
map-edge = Brzeg
map-water = Woda
map-start = Zacznij od nowa z
map-start-board = Plansza z pudełka
map-start-random = Losowa mapa
map-start-random-go = Utwórz
map-start-empty = Pusty arkusz
map-seed = Ziarno
map-any = dowolne
map-blank-name = Moja mapa
map-random-name = Losowy kraj
map-board-name = Plansza dla { $players }, zmieniona
map-yours-kept = Twoje mapy
map-versions = Wcześniejsze wersje
map-for = Dla ilu graczy
map-for-players = { $count }
map-view = Widok
map-view-sketch = Szkic
map-view-both = Obok siebie
map-view-drawn = Narysuj
map-drawn = narysowane
map-sketch = szkic
map-bar = Gdzie kończy się rysunek, a zaczyna szkic
map-drawing = rysuje się…
map-drawn-in = narysowano w { $seconds } s
map-neighbours = Sąsiedzi
map-names = Nazwy
map-grid = Siatka
map-zoom-in = Przybliż
map-zoom-out = Oddal
map-zoom-fit = Pokaż wszystko
map-change = Zmień
map-halve-upright = Lewa i prawa
map-halve-level = Góra i dół
map-merge-with = Połącz { $region } z
map-more = Więcej
map-to-mend = Do naprawy
map-sound = nic tu nie ma
map-faults-and-counts = Błędy i liczby
map-show-me = Pokaż
map-ways = Graj i zachowaj
map-play = Zagraj teraz
map-open-once = Otworzy się, gdy nie będzie nic do naprawy.
map-open-title = Otwórz mapę
map-file-no-map = Plik nie zawiera mapy. Paczkę ras lub zdolności otwiera się w warsztacie.
map-beside-box = Obok planszy z pudełka
map-yours = twoje
map-box = pudełko
map-far = daleko od pudełka
map-size-regions = regionów
map-size-borders = granic
map-size-edge = na brzegu
map-fault-meets = { $one } i { $other } stykają się tylko w jednym punkcie: sąsiedzi czy nie?
map-fault-no-edge = Żaden region nie leży na brzegu: nikt nie mógłby wejść.
map-fault-unreached = Od brzegu nie prowadzi tu droga: { $region }.
map-fault-sliver = { $region }: za mało miejsca na żeton, co najmniej { $least } jednostek kwadratowych.
map-fault-few = Za mało lądu. Gracze: { $players }, regiony lądowe: { $count }, potrzeba: { $least }.
map-fault-same-name = Dwa regiony nazywają się { $region }.
map-mend-apart = Osobno
map-mend-join = Razem
map-mend-fill = Uzupełnij
map-mend-rim = Oznacz brzegi
map-mend-edge = Daj na brzeg
map-mend-merge = Połącz go
map-mend-split = Podziel największy
map-mend-fewer = Mniej graczy
map-mend-rename = Zmień nazwę
map-mend-paint = Maluj
map-hint-few = Mało w porównaniu z planszą z pudełka: { $list }.
map-refused-crossing = To przecięłoby granicę. Nie przyjęto.
map-refused-no-border = Cięcie biegnie od granicy do granicy. Zacznij i skończ na granicy.
map-refused-small = Kawałek byłby za mały: potrzeba co najmniej { $least } jednostek kwadratowych.
map-refused-island = Region nie może leżeć w innym jak wyspa. Narysuj go przez granicę albo podziel ląd wokół.
map-refused-many = Najwięcej regionów na mapie: { $most }. Najpierw połącz niektóre.
map-refused-apart = { $one } i { $other } nie mają wspólnej granicy. Łączyć można tylko sąsiadów.
map-refused-around = { $one } i { $other } razem otoczyłyby inny region. Najpierw połącz tamten.
map-refused-corner = Ten róg trzyma granicę. Lepiej go przesuń.
map-refused-rim = Brzeg arkusza zostaje.
map-told-split = { $whole } podzielone: { $one } i { $other }.
map-told-merged = Połączono: { $one } i { $other }.
map-told-drawn = Nowy region jest narysowany.
map-told-erased = Granica zniknęła.
map-told-cleared = Wyczyszczono: { $region }.
map-told-undone = Cofnięto.
map-told-mended = Naprawiono.
map-fault-no-terrain =
    { $count ->
        [one] 1 region nie ma jeszcze terenu.
        [few] { $count } regiony nie mają jeszcze terenu.
        [many] { $count } regionów nie ma jeszcze terenu.
       *[other] { $count } regionu nie ma jeszcze terenu.
    }
map-uneven = Przy tej liczbie graczy któreś miejsce ma przewagę albo stratę: { $counts }
map-even = Wszystkie miejsca są wyrównane
map-seats = Odsetek zwycięstw według kolejności ruchu, z przedziałami poszerzonymi o liczbę miejsc
map-seat =
    Rusza { $seat ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
        [4] czwarty
       *[5] piąty
    }
map-earned = Monety na grę: { $coins }, na planszy z pudełka { $box } ({ $apart } ± { $reach }).
map-never = Od trzeciej rundy nigdy nie zajęte: { $regions }
map-always = Od trzeciej rundy zawsze zajęte: { $regions }
map-how-weighed = Gry: { $games }, boty { $bot }, zasady { $rules }, i o połowę mniej na planszy z pudełka.
