workshop-own-title = Własne elementy i mapy
workshop-own-limit = najwięcej własnych jednego rodzaju
workshop-file-or-link = Plik, link albo tekst
workshop-read = Przeczytaj
workshop-take-out = Wyjmij: { $name }
workshop-too-many =
    { $limit ->
        [one] Mieści się tylko jeden własny element każdego rodzaju. Wyjmij jeden albo podnieś limit.
        [few] Mieszczą się tylko { $limit } własne elementy każdego rodzaju. Wyjmij jeden albo podnieś limit.
       *[other] Mieści się tylko { $limit } własnych elementów każdego rodzaju. Wyjmij jeden albo podnieś limit.
    }
workshop-map-unfit = { $name } to mapa dla takiej liczby graczy: { $players }. Wybierz jedną z nich albo wyjmij mapę.
workshop-in-the-box = W pudełku
workshop-by = autor: { $author }
workshop-map-about = Mapa, regiony: { $regions }, gracze: { $players }
workshop-kind-race = rasa
workshop-kind-power = zdolność
workshop-kind-site = miejsce
workshop-kind-faction = frakcja
workshop-kind-hero = bohater
workshop-kind-territory = kraina
workshop-kind-map = mapa
workshop-open-title = Otwórz paczkę albo mapę
workshop-open-file = Plik (.json)
workshop-file-large = Plik jest większy niż 64 KiB; paczka i mapa są mniejsze.
workshop-file-no-json = Plik nie jest plikiem JSON i nie da się go odczytać. Zapisz go w warsztacie jeszcze raz.
workshop-file-no-pack = W pliku nie ma ani paczki, ani mapy.
workshop-faults =
    { $count ->
        [one] 1 błąd
        [few] { $count } błędy
       *[other] { $count } błędów
    }
workshop-number = nr { $number }

workshop-title = Warsztat
workshop-steps = Kroki
workshop-say-it = Powiedz to
workshop-weigh-it = Zważ to
workshop-make = Wymyśl własne
workshop-drafts = Twoje szkice
workshop-no-drafts = Jeszcze nic tu nie ma. Zacznij od pustej rasy albo zdolności.
workshop-forget = Wyrzuć szkic { $name }
workshop-start = Zacznij od
workshop-blank-race = Pusta rasa
workshop-blank-power = Pusta zdolność
workshop-blank-site = Puste miejsce
workshop-blank-faction = Pusta frakcja
workshop-blank-hero = Pusty bohater
workshop-blank-territory = Kraina
workshop-replace-part = Inny
workshop-not-weighable = Kto znajdzie miejsce, to kwestia szczęścia, więc się go nie waży. Wypróbuj je przy stole.
workshop-saved = Zapisano w tej przeglądarce
workshop-not-saved = Nie zapisano: ta przeglądarka niczego tu nie przechowa. Przed wyjściem zapisz szkic do pliku.
workshop-elsewhere = Ten szkic jest otwarty w innej karcie. Tutaj można go tylko czytać.
workshop-full-store = W tej przeglądarce nie ma już miejsca. Zapisz do pliku.
workshop-save-file = Zapisz do pliku
workshop-blank-title = Pusty sztandar jest twój
workshop-blank-text = Powiedz, co robi twoja rasa albo zdolność, zobacz ją na sztandarze, sprawdź, ile jest warta, i zagraj nią.
workshop-name = Nazwa
workshop-start-with = Zaczynają i mają
workshop-tokens =
    { $count ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    }
workshop-redo = Ponów
workshop-parts = Części
workshop-part = Część { $number }
workshop-nothing-special = { $name }: na razie nic szczególnego. Dodaj efekt.
workshop-lasts = trwa też w upadku
workshop-ends = kończy się w upadku
workshop-only-decline = tylko w upadku
workshop-move-up = Przesuń w górę
workshop-move-down = Przesuń w dół
workshop-remove-part = Usuń tę część
workshop-less = mniej
workshop-more = więcej
workshop-condition = + warunek
workshop-add-condition = Dodaj warunek
workshop-condition-said = Warunek: { $condition }. Naciśnij, aby usunąć.
workshop-use = Użyj { $value }
workshop-add-effect = Dodaj efekt
workshop-search-effects = Szukaj efektów
workshop-found = efekty: { $found } z { $all }
workshop-categories = Czego dotyczą efekty
workshop-all = Wszystkie
workshop-no-effect = Żaden efekt nie pasuje. Spróbuj innego słowa.
workshop-full = Więcej części się nie zmieści.
workshop-stands = Już tu jest.
workshop-read-back = Odczytane
workshop-read-back-why = złożone z części, nie z twoich słów
workshop-waits = Część z błędem czeka na poprawkę.
workshop-own-words = Własnymi słowami
workshop-piece = Element i werdykt
workshop-in-the-row = Tak leży w rzędzie
workshop-try = Wypróbuj teraz
workshop-try-part = Wypróbuj tę część
workshop-try-part-why = Boty grają aż do tury, w której ma ona znaczenie; potem grasz ty.
workshop-to-table = Do stołu
workshop-icon = Ikona
workshop-icons = ikony: { $count }
workshop-colour = Kolor
workshop-cloth-amber = bursztynowy
workshop-cloth-rust = rdzawy
workshop-cloth-brick = ceglany
workshop-cloth-rose = różowy
workshop-cloth-plum = śliwkowy
workshop-cloth-violet = fioletowy
workshop-cloth-indigo = indygo
workshop-cloth-blue = niebieski
workshop-cloth-teal = morski
workshop-cloth-jade = nefrytowy
workshop-cloth-leaf = liściasty
workshop-cloth-moss = mchowy
workshop-cloth-slate = łupkowy
workshop-cloth-stone = kamienny
workshop-verdict = Werdykt
workshop-not-weighed = Jeszcze nie zważono. Boty grają tym około minuty przeciw elementom z pudełka.
workshop-weigh = Zważ
workshop-weigh-again = Zważ ponownie
workshop-stop = Zatrzymaj
workshop-mend-first = Najpierw popraw błędy.
workshop-stale = O wersji sprzed { $minutes } min
workshop-whole-verdict = Cały werdykt
workshop-status-waiting = czeka
workshop-status-playing = gra trwa
workshop-status-around = szukanie wyważonej wersji
workshop-status-done = gotowe
workshop-status-stopped = zatrzymano
workshop-not-settled = Jeszcze nierozstrzygnięte.
workshop-endless = Niedokończone gry: { $games } z { $all }. Zmień to, co napędza samo siebie.
workshop-too-strong = Za silne przy liczbie graczy: { $counts }
workshop-too-weak = Za słabe przy liczbie graczy: { $counts }
workshop-strong-and-weak = Za silne przy liczbie graczy: { $strong }, za słabe: { $weak }
workshop-fair = Wyważone przy każdej liczbie graczy
workshop-nothing-seen = Nie widać różnicy
workshop-fair-line = wyważone
workshop-rates = Odsetek zwycięstw według liczby graczy, z przedziałami 95 %
workshop-count-said = Liczba graczy { $players }: { $rate } procent, plus minus { $reach }; wyważone to { $fair }.
workshop-how-weighed = Gry: { $games }, boty { $bot }, zasady { $rules }. Pierwsze kombinacje są losowane, a { $name } przechodzi po miejscach; przedziały 95 %.
workshop-wins-of = Zwycięstwa tego, kto zaczął z tym elementem ({ $name }), w punktach od sprawiedliwego udziału
workshop-smallest = Jak małą różnicę widać
workshop-place = Miejsce wśród tych z pudełka
workshop-place-line = { $place }. z { $all }, mogłoby być od { $best }. do { $worst }.
workshop-with-powers = Z którymi zdolnościami
workshop-with-races = Z którymi rasami
workshop-with-territorys = Z którymi krainami
workshop-with-factions = Z którymi frakcjami
workshop-points = Punkty na grę
workshop-partner-too-strong =
    { $earned ->
        [points] punktów
       *[other] monet
    } na grę wobec tego, co mają z niej inni: za silne
workshop-partner-too-weak =
    { $earned ->
        [points] punktów
       *[other] monet
    } na grę wobec tego, co mają z niej inni: za słabe
workshop-other-partners = Przy pozostałych ({ $count }) nie widać różnicy. Przedziały są poszerzone, bo ogląda się ich naraz { $all }.
workshop-coins = Monety na grę
workshop-shipped-mean = te z pudełka
workshop-difference = różnica
workshop-make-fair = Co by to wyważyło
workshop-no-neighbours = Nie było niewyważone, więc nie próbowano zmian.
workshop-neighbours-later = Zmian próbuje się po pierwszej minucie tam, gdzie coś jest niewyważone.
workshop-no-single-step = Żaden pojedynczy krok tego nie wyważa. Najbliżej:
workshop-without-part = Bez części { $number }
workshop-changed-to =
    { $part ->
        [0] { $field }: { $after } zamiast { $before }
       *[other] Część { $part }, { $field }: { $after } zamiast { $before }
    }
workshop-use-this = Użyj tego
workshop-bots-do-not-see = Boty nie widzą, że inni łączą siły przeciw silnej rasie. Ludzie tak: zagraj, zanim to udostępnisz.
workshop-no-words = Wynalazca nie zostawił opisu.
workshop-would-show = Liczba graczy: { $players }. Najmniejsza różnica w punktach, którą te gry pokazałyby cztery razy na pięć: { $points }. Mniejsze różnice mogą pozostać niewidoczne.
workshop-step = punktów: liczba gier { $games }
workshop-minutes = { $count } min
workshop-too-long = tutaj za długo
workshop-save-report = Zapisz raport
workshop-weighed-before = Ważone wcześniej
workshop-ago = { $minutes } min temu
workshop-go-back = Wróć do niej
workshop-go-on = Dalej
workshop-paused = Wstrzymane, dopóki nikt nie patrzy na stronę.
workshop-stopped-after = Zatrzymano po { $seconds } s. To, co rozegrano, zostaje.
