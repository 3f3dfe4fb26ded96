### The page on which a finished game is studied move by move.

study-title = Analiza
study-panel = Ruchy, błędy i karty
study-walk = Przez grę
study-whose = Czyja gra?
study-tab-board = Plansza
study-tab-moves = Ruchy
study-tab-mistakes = Błędy
study-tab-cards = Karty
study-column-gain = monety
study-column-chance = szansa
study-setting-up = Przygotowanie
study-timeline = Gra
study-unit-wins = w %, po każdej turze
study-unit-coins = na koniec gry
study-unit-points = na koniec gry
study-axis-turn = tura { $turn }
study-odds-none = Szans tej gry nie da się obliczyć.
study-not-judged = Nikt tu nie umie ocenić tej gry: nie ma w niej szans ani błędów.
study-next-mistake = Następny błąd
study-mistakes-look-of = Szukaj błędów: { $name }
study-given-away = Z twoich { $of }% przepadło { $points }.
study-given-away-by = { $name }: z { $of }% przepadło { $points }.
study-better-turn = Lepsza tura
study-better-asked = krok po kroku na planszy
study-better-step = krok { $step } z { $steps } na planszy
study-show-better = Pokaż
study-step = Krok
study-step-back = Jeden krok wstecz
study-what-if = A gdyby? Graj stąd dalej
study-what-if-short = A gdyby?
study-share = Udostępnij tę chwilę
study-shared = Link do tej chwili jest skopiowany.
study-moment-gone = Link prowadzi do chwili, której w tej grze nie ma; liczba jej ruchów: { $moves }. Widzisz jej początek.
study-branch-back = Wróć do analizy

study-key-move = jeden ruch wstecz lub dalej
study-key-turn = do poprzedniej lub następnej tury
study-key-ends = na początek, na koniec
study-key-play = odtwarzaj, zatrzymaj
study-key-mistake = do następnego błędu
study-key-better = lepsza tura krok po kroku
study-key-what-if = a gdyby? graj stąd dalej

## A position set up by hand

study-tab-position = Pozycja
study-position = Twoja pozycja
study-position-board = Plansza do ustawienia
study-position-how = Wybierz element, potem naciśnij region.
study-position-link = Link
study-position-copied = Link do tej pozycji jest skopiowany.
study-position-over = Nikt tu już niczego nie wybiera: gra się skończyła.
study-position-unread = W linku nie ma pozycji, którą da się odczytać.
study-count-in = { $piece }, { $region }
study-put = Ustaw na planszy
study-put-how = naciśnij element, potem region; Shift, prawy przycisk lub − zabiera
study-marker = { MARKER($marker) }
study-tribe = ginące plemię
study-to-move = Na ruchu
study-at-step = Krok
study-checking = Czy gra może do tego dojść?
study-reachable = Gra może dojść do tej pozycji.
study-unreachable = Gra nie może dojść do tej pozycji.
study-coins-guessed = Ukryte monety to twój domysł; liczą się.
study-no-drafting = Pozycji tej gry nie da się ustawić ręcznie.
study-from-moment = Z tej chwili
study-empty-board = Pusta plansza
study-player = Gracz
study-in-hand = na ręce
study-no-race = bez rasy
study-in-decline = { RACE($race) } w schyłku
study-none-in-decline = nic w schyłku
study-hand-of = Żetony na ręce: { $name }
study-coins-of = Monety: { $name }
study-coins-on = Monety na zestawie { $combo }
study-row-how = naciśnij, by zmienić zestaw lub jego monety
study-choose-race = Rasa i zdolność
study-race = Rasa
study-power = Zdolność
study-take-it = Weź

## The page from which one begins to study

study-home-record = Otwórz zapis
study-home-record-how = Plik zapisany na koniec gry. Nic z niego tu nie zostaje.
study-home-position = Ustaw pozycję
study-home-games = Twoje gry
study-home-no-games = Gry rozegrane na tym urządzeniu pojawią się tu, gdy się skończą.
study-home-link = Analiza
study-file-unreadable = Tego pliku nie da się odczytać: to nie JSON albo jest ucięty.
study-record-none = To nie jest zapis gry.
study-record-game = To zapis gry, której tu nie ma: { $game }.
study-record-rules = Ten zapis powstał według innej wersji zasad.
study-record-content = Ten zapis powstał z planszami, rasami lub paczkami, których tu nie ma.
study-record-cut = Ten zapis jest ucięty.
study-record-edited = Ten zapis zmieniono: jego ruchy nie prowadzą tam, gdzie twierdzi.
study-record-unfinished = Gra z tego zapisu się nie skończyła.

## Best turns of a position

study-play-on = Graj stąd dalej
study-find = Znajdź najlepsze tury
study-finding = Szukam najlepszych tur…
study-best-turns = Najlepsze tury
study-best-turns-of = Najlepsze tury: { $name }
study-best-press = szansa na zwycięstwo; naciśnij jedną, by zobaczyć ją na planszy
study-best-ask = zapytaj o nie, gdy pozycja będzie gotowa
study-step-by-step = Pokaż krok po kroku
