### The pages of the table: lobby, waiting room, table, end, replay, rules.

## Everywhere

pages-home = Elbowroom, do poczekalni
pages-theme-system = Kolory: jak w systemie. Naciśnij, by wybrać jasne
pages-theme-light = Kolory: jasne. Naciśnij, by wybrać ciemne
pages-theme-dark = Kolory: ciemne. Naciśnij, by wybrać systemowe
pages-away-title = Serwer jest niedostępny
pages-away = Serwer jest niedostępny. Nic nie przepadło, strona wróci sama.
pages-back-to-lobby = Powrót do poczekalni
pages-unknown-game = Ta strona nie umie pokazać gry „{ $game }”.
pages-copied = Skopiowano
pages-share = Udostępnij
pages-count-players = { COUNT($count, "player") }
pages-search = Szukaj

## Lobby

pages-playing-as = Grasz jako
pages-open-a-table = Otwórz stół
pages-lead = Wybierz świat, obsadź krzesła, wyślij link. Ten świat jest zawsze odrobinę za mały dla wszystkich.
pages-play-now = Zagraj od razu z botami
pages-play-now-hint = Jedno naciśnięcie i siedzisz przy stole. Gra tłumaczy się sama.
pages-learn = Naucz się, grając
pages-game = Gra
pages-game-about-classic = 2–5 graczy · 14 ras, 20 zdolności
pages-game-about-warcraft = 2–5 graczy · artefakty, miejsca, statki
pages-game-about-kingdoms = 1–5 graczy · akcje, magia, wojna
pages-players = Gracze
pages-pace = Tempo
pages-pace-none = Bez zegara
pages-pace-fast = 15 minut na gracza
pages-pace-days = 2 dni na turę
pages-pace-about-none = Graj, ile chcesz; możesz wyjść i wrócić w każdej chwili.
pages-pace-about-fast = 15 minut na całą grę i 20 sekund więcej na każdą turę. Gdy czas minie, za krzesło gra dalej bot.
pages-pace-about-days = Do 2 dni na każdą turę: gra na cały tydzień.
pages-chairs = Krzesła
pages-chair = Krzesło { $number }
pages-kind-me = Ja
pages-kind-link = Znajomy przez link
pages-kind-here = Znajomy na tym urządzeniu
pages-kind-open = Ktokolwiek
pages-kind-bot = Bot
pages-kind-note-me = to ty
pages-kind-note-link = link dostaniesz przy stole
pages-kind-note-open = ktokolwiek z poczekalni
pages-friends-name = Imię znajomego
bot-random = Losowy
bot-greedy = Zachłanny
bot-planner = Planista
bot-easy = Łatwy
bot-normal = Zwykły
bot-hard = Trudny
bot-expert = Ekspert
pages-seat-look-0 = niebieski · koło
pages-seat-look-1 = rdzawy · sześciokąt
pages-seat-look-2 = zielony · kwadrat
pages-seat-look-3 = śliwkowy · tarcza
pages-seat-look-4 = złoty · romb
pages-shape-0 = koło
pages-shape-1 = sześciokąt
pages-shape-2 = kwadrat
pages-shape-3 = tarcza
pages-shape-4 = romb
pages-shapes = Krzesła i kolory
pages-shapes-detail = Każde krzesło ma kolor i kształt, więc mapę da się czytać bez kolorów. Żetony w schyłku są szare, zakreskowane, z przerywaną obwódką.
pages-show-coins = Pokazuj wszystkie monety
pages-may-watch = Widzowie mogą oglądać
pages-listed = Pokaż w poczekalni
pages-open-the-table = Otwórz stół
pages-your-tables = Twoje stoły
pages-no-tables = Tu będą czekać stoły, przy których grasz.
pages-state-your-turn = twoja tura
pages-state-playing = czeka
pages-state-waiting = jeszcze niepełny
pages-state-over = zakończony
pages-state-closed = zamknięty
pages-state-away = …
pages-join-a-friend = Dołącz do znajomego
pages-paste-link = Wklej link
pages-open-tables = Otwarte stoły
pages-more = Więcej
pages-about = O grze

## Waiting room

pages-waiting-for-seats = Czekamy na zajęcie krzeseł
pages-waiting-detail = Gra zacznie się sama, gdy wszystkie krzesła będą zajęte.
pages-empty-chair = Puste krzesło
pages-send-link = wyślij ten link znajomym
pages-expected = czekamy na osobę z linkiem
pages-fill-with-bot = Posadź bota
pages-bad-link = Ten link nie otwiera już miejsca. Oglądasz jako widz.

## Table

pages-skip-to-map = Do mapy
pages-turn = Runda
pages-turn-of = Runda { $round } z { $rounds }
pages-steps = Części tury
pages-step-ready = Przygotowanie
pages-step-conquer = Podbój
pages-step-redeploy = Przegrupowanie
pages-step-score = Monety
pages-prompt = Co teraz zrobić
pages-parts = Części stołu
pages-tab-map = Mapa
pages-tab-combos = Zestawy
pages-tab-log = Dziennik
pages-tab-cards = Karty
pages-log-empty = Jeszcze nic się nie wydarzyło.
pages-chat-empty = Nikt jeszcze nic nie powiedział.
pages-say = Powiedz coś…
pages-send = Wyślij
pages-unread = nieprzeczytane
pages-combos = Zestawy do wyboru
pages-combo-said = { $number }: { COMBO($race, $power) }, cena { $price }, monet na nim: { $coins }
pages-free = gratis
pages-too-dear = za drogi
pages-combo-tokens = Tyle żetonów z nim dostajesz
pages-combo-coins = Monety na nim, dla tego, kto go weźmie
pages-regions = Regiony jako lista
pages-in-hand = { $tokens } na ręce
pages-in-hand-why = Żetony aktywnej rasy, które nie stoją w żadnym regionie
pages-markers-in-hand = { MARKER($marker) }: { $count }
pages-aside = { $tokens } odłożone
pages-gain = +{ $coins } ostatnio
pages-last-gain = Monety z ostatniej tury; wszyscy je widzieli
pages-coins = Monety:
pages-coins-hidden = Monety ukryte do końca gry
pages-in-decline = { RACE($race) } w schyłku · { COUNT($regions, "region") }
pages-peace-until = Rozejm: { $name }
pages-seat-you = ty
pages-seat-here = na tym urządzeniu
pages-seat-connected = online
pages-seat-away = poza stołem
pages-seat-standing-in = zastępuje bot
pages-choosing = wybiera
pages-days-left = { $days } d { $hours } h
pages-if-you-scored = Gdyby teraz liczyć
pages-scores = Zdobywa { $name }
pages-rule-behind = Zasada, o którą chodzi
pages-choice-detail = Pierwszy ruch przesądza wybór.
pages-pick-detail = Naciśnij zestaw, aby go przeczytać. Każdy pominięty kosztuje 1 monetę.
pages-abandon = Opuść region
pages-redeploy-detail = Użyj + i − na swoich regionach albo przeciągaj
pages-take-detail = Wybierz, skąd odejdą; wrócą w następnej turze
pages-place-optional = Naciśnij swój region albo zrezygnuj
pages-place-must = Naciśnij swoje regiony, aby je rozmieścić
pages-peace-detail = Wskazany gracz nie może atakować twojej aktywnej rasy do twojej następnej tury
pages-peace-attacked = { $name } (po ataku nie)
pages-replaced = już podmieniono: { $names }
pages-pins-how = naciśnij regiony, aby oznaczyć je dla siebie
pages-pins-clear = Usuń znaczniki
pages-single-keys = Skróty jednym klawiszem
pages-auto-place = Rozmieszczaj moje wycofane żetony automatycznie tam, gdzie granica jest najsłabsza
pages-nudge = Pozostali na ciebie czekają.
pages-undo-how = Cofać można, dopóki nikt inny nie odpowiedział, nie rzucono kością ani nie pokazał się nowy zestaw
pages-final-die = Rzut kością: tego nie da się cofnąć
pages-final-eye = Pokaże się nowy zestaw: tego nie da się cofnąć
pages-final-turn = To kończy turę: cofnąć można, dopóki następny gracz nie odpowie
pages-loudness = Głośność
pages-speed-off = wył.
pages-copy-watch = Kopiuj link dla widzów
pages-seat-link = Link do twojego miejsca
pages-seat-link-hint = Otwiera twoje miejsce na innym urządzeniu. Kto go ma, gra za ciebie.
pages-let-bot-play = Niech bot gra za mnie
pages-take-back = Wróć na swoje miejsce
pages-commitment = Kości zapieczętowano przed grą:

## Keys

pages-key-arrows = do regionu w tym kierunku
pages-key-target = następny cel według kosztu (Shift: poprzedni)
pages-key-enter = zrób to, co jest tam możliwe
pages-key-plus = jeden więcej, jeden mniej
pages-key-receipt = odczytaj rachunek kosztu
pages-key-home = twój pierwszy region
pages-key-undo = cofnij
pages-key-combos = przeczytaj zestaw
pages-key-guide = rady
pages-key-log = dziennik
pages-key-cards = karty
pages-key-odds = szanse
pages-key-chat = czat
pages-key-players = gracze
pages-key-map = mapa
pages-key-escape = wyjdź z trybu lub wyboru
pages-key-help = ta lista

## End of the game

pages-see-result = Wynik
pages-see-board = Zobacz planszę
pages-after-turns = Liczba rund: { $rounds }
pages-wins-by = Wygrywa { $name } o { $lead }
pages-wins-tie = Remis w monetach, zdecydowały żetony na mapie
pages-shared-victory = Wspólne zwycięstwo: { $names }
pages-tie = remis
pages-rank-1 = pierwsze miejsce
pages-rank-2 = drugie miejsce
pages-rank-3 = trzecie miejsce
pages-rank-4 = czwarte miejsce
pages-rank-5 = piąte miejsce
pages-length = { $minutes } min · ruchów: { $moves }
pages-review = Przejrzyj grę
pages-save-record = Zapisz partię
pages-share-link = Udostępnij link
pages-coins-by-turn = Monety runda po rundzie
pages-hatched-mark = kreskowany znak: rasa weszła w schyłek
pages-coins-from = Skąd wzięły się monety
pages-start = start
pages-source-start = start
pages-source-active = aktywne regiony
pages-source-declined = regiony w schyłku
pages-source-race = premia rasy
pages-source-power = premia zdolności
pages-source-combos = zestawy, netto
pages-fact-conquests = Podboje: { $count }
pages-fact-most = najwięcej: { $name }
pages-fact-rolls = Rzuty kością: { $count }
pages-fact-rolls-won = udane ostatnie podboje: { $count }
pages-fact-declines = Schyłki: { $count }
pages-fact-best = Najlepsza tura: { $coins }
pages-fact-best-by = { $name }

## Replay

pages-replay-start = Początek
pages-move = Ruch
pages-move-of = ruch { $move } z { $moves }
pages-play = Odtwarzaj
pages-pause = Wstrzymaj
pages-speed = Szybkość { $speed }×
pages-step-back = Jeden ruch wstecz
pages-step-on = Jeden ruch dalej
pages-turn-back = Do poprzedniej tury
pages-turn-on = Do następnej tury

## Rules and about

pages-races = Rasy
pages-powers = Zdolności specjalne
pages-rules-of = Zasady: { $game }
pages-rules-games = Gry
pages-rules-contents = Spis treści
pages-rules-words = Słowa zasad
pages-exact-rule = { $count ->
    [one] Dokładna zasada (po angielsku)
   *[other] Dokładne zasady (po angielsku)
}
pages-rules-overview = Przegląd: { $list }
pages-rules-tokens = { COUNT($tokens, "token") }
pages-rules-tray = W zasobniku: { COUNT($tokens, "token") }
pages-rules-more = Więcej
pages-rules-found = Znaleziono: { $count }
pages-rules-nothing = Brak wyników dla „{ $query }”.
pages-rules-meant = Może chodzi o:
pages-rules-show-all = Pokaż wszystkie ({ $count })
pages-rules-by-number = Zasady według numerów
pages-rules-english = Numerowane zasady są po angielsku.
pages-about-lead = Elbowroom to stół do gier z rodziny Small World: samemu, na jednej kanapie albo przez link.
pages-about-icons = Ikony
pages-about-icons-text = Ikony ras, zdolności i przycisków narysowali współtwórcy game-icons.net (Lorc, Delapouite i inni), na licencji Creative Commons CC BY 3.0. Zmieniliśmy tylko rozmiar i kolor.
pages-about-fonts = Kroje pisma
pages-about-fonts-text = Fraunces i Nunito Sans, oba na licencji SIL Open Font License 1.1.
pages-about-art = Mapy i żetony
pages-about-art-text = Wszystkie mapy, żetony, tekstury, dźwięki i logo powstały dla Elbowroom.
pages-about-names = Nazwy
pages-about-names-text = Nazwy gier, ich ras i zdolności należą do ich wydawców. Elbowroom nie jest z nimi związany; wszystkie teksty zasad są naszymi słowami.
pages-about-fair = Uczciwe kości
pages-about-fair-text = Przed grą serwer pieczętuje swoje ziarno, a przeglądarka każdego gracza własne losowe słowa; dopiero gdy wszystko jest zapieczętowane, słowa się otwiera. Każdy rzut i każde losowanie wynika z ziarna i słów razem, więc nikt nie wybierze ich sam. Na końcu ziarno jest jawne, ta strona sprawdza każdą kość według zachowanych pieczęci, a polecenie „elbowroom verify --commitment” robi to na twoim komputerze.
pages-about-private = Prywatność
pages-about-private-text = Bez konta, bez śledzenia. Twoje miejsca są zapisane na tym urządzeniu; kto ma link do miejsca, ma miejsce.

## Options of games that have them

pages-hand-over = Przekaż urządzenie: { $name }
