### Ludzie przy stole: czekanie na innych, granie dalej bez kogoś, własne dane.

## Jak długo czeka stół

people-seconds =
    { $count ->
        [one] { $count } sekundę
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
people-minutes =
    { $count ->
        [one] { $count } minutę
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
people-hours =
    { $count ->
        [one] { $count } godzinę
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
people-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
people-waits = Gdy ktoś każe innym czekać
people-waits-short = Krótko
people-waits-usual = Zwykle
people-waits-long = Długo
people-waits-never = Czekać na wszystkich
people-rule-away = Za osobę rozłączoną przez { $time } może grać bot.
people-rule-never = Ten stół czeka na wszystkich, choćby długo.
people-rule-back = Na swoje miejsce można wrócić w każdej chwili.
people-waiting-long = Stół długo czeka. Ruch: { $name }.
people-absent = { $name } jest teraz poza stołem.
people-go-on = Graj dalej z botem na miejscu: { $name }
people-go-on-votes = Głosy: { $votes }
people-no-vote = Jednak poczekaj: { $name }
people-not-yet = Grać dalej z botem będzie można za { $time }. Ruch: { $name }.
people-closing = Stół zostanie zamknięty { $when }, jeśli nikt się nie sprzeciwi.
people-object = Sprzeciw
people-close-hint = Muszą się zgodzić wszyscy. Kto ma na swoim miejscu bota, ma na sprzeciw { $time }.
people-play-for-me = { $name } głosuje za grą dalej bez ciebie.
entry-voted = { $name } chce grać dalej z botem na miejscu: { $other }.
entry-unvoted = { $name } chce poczekać: { $other }.
entry-closing = Wszyscy, którzy grają, zgadzają się zamknąć stół.

## Własne miejsca i dane

people-you = Twoje miejsca i dane
people-you-lead = Nie ma tu kont. To, co otwiera twoje miejsca, ma tylko ta przeglądarka; serwer zna jedynie skróty.
people-code = Kod odzyskiwania
people-code-lead = Wydrukuj go lub zapisz. Gdy stracisz przeglądarkę, odzyskasz nim wszystkie swoje miejsca; utracona przeglądarka niczego już nie otworzy. Nikt nie poda ci kodu ponownie.
people-code-make = Utwórz kod odzyskiwania
people-code-new = Utwórz nowy kod
people-code-print = Drukuj
people-code-kept =
    { $count ->
        [one] Otwiera { $count } miejsce oraz te, które zajmiesz później.
        [few] Otwiera { $count } miejsca oraz te, które zajmiesz później.
        [many] Otwiera { $count } miejsc oraz te, które zajmiesz później.
       *[other] Otwiera { $count } miejsca oraz te, które zajmiesz później.
    }
people-recover = Odzyskaj miejsca
people-recover-lead = Wpisz zapisany kod.
people-recovered =
    { $count ->
        [0] Nie znaleziono żadnego miejsca.
        [one] { $count } miejsce jest znowu twoje.
        [few] { $count } miejsca są znowu twoje.
        [many] { $count } miejsc jest znowu twoich.
       *[other] { $count } miejsca jest znowu twoje.
    }
people-seats = Miejsca w tej przeglądarce
people-seats-none = Ta przeglądarka nie ma żadnych miejsc.
people-seat-forget = Zapomnij tutaj
people-seat-forget-hint = Miejsce pozostaje twoje przez link lub kod; zapomina je tylko ta przeglądarka.
people-shared = To wspólny komputer: zapomnij moje miejsca po zamknięciu przeglądarki
people-forget-all = Zapomnij wszystko na tym komputerze
people-forgotten = Ta przeglądarka nic już o tobie nie wie.
people-export = Pobierz moje dane
people-export-lead = Wszystko, co serwer ma o tobie przy tych stołach: imię, wypowiedzi i ruchy. Należy do tego także to, co z półki pochodzi od ciebie, i pod jakim imieniem.
people-erase = Usuń mnie
people-erase-lead = Twoje imię, czat i to, co otwiera twoje miejsca, znikną z tych stołów. Gdzie grają inni, zagra za ciebie bot; gdzie nikt, zniknie cały stół. Z półki zniknie to, co pochodzi od ciebie, razem z twoim imieniem; odgałęzienia innych nadal mówią, od czego się zaczęły. Tego nie można cofnąć.
people-erase-sure = Tak, usuń mnie: { $count ->
    [one] { $count } stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}
people-erase-done = Gotowe. Serwer już cię nie zna.
people-cancel = Anuluj
people-here = Miejsca i dane
entry-erased = Ktoś odszedł i chce zostać zapomniany.
entry-recovered = { $name } wraca z kodem odzyskiwania.
people-line-gone = (usunięto)

## Porządek

people-about-player = Co zrobić: { $name }
people-mute = Wycisz przy tym stole
people-unmute = Słuchaj znowu
people-block = Zablokuj to imię
people-unblock = Odblokuj
people-blocked = Zablokowane imiona
people-report = Zgłoś…
people-report-why = Co jest nie tak?
people-report-chat = Wypowiedź
people-report-name = Imię
people-report-play = Sposób gry
people-report-other = Coś innego
people-report-text = Co powinien wiedzieć operator
people-report-send = Wyślij operatorowi
people-reported = Dziękujemy. Operator tego serwera to przeczyta.
people-line-muted = (wyciszono)
people-words = Jakieś słowo nie jest tu dozwolone. Wybierz inne.
entry-moderated = Operator serwera coś usunął.
people-rule-idle = Za osobę, która nie odpowiada przez { $time }, może grać bot.
people-rule-both = Za osobę, która nie odpowiada przez { $idle } albo jest rozłączona przez { $away }, może grać bot.
people-rule-early = Bez osoby, która odeszła, mogą za zgodą grać dalej wcześniej.
people-rule-consent-most = Musi się na to zgodzić większość pozostałych.
people-rule-consent-all = Muszą się na to zgodzić wszyscy pozostali.
people-rule-consent-one = Wystarczy słowo kogokolwiek z pozostałych.
people-consent = Kto musi zgodzić się na bota
people-consent-most = Większość
people-consent-all = Wszyscy
people-consent-one = Ktokolwiek
people-end-offer = Zaproponuj wcześniejszy koniec
people-end-agree = Zgódź się na wcześniejszy koniec
people-end-withdraw = Jednak grać dalej
people-end-offered = Wcześniejszy koniec proponuje: { $names }.
people-end-nobody-wins = Stół zamknie się, gdy zgodzą się wszyscy; nikt nie wygrywa.
people-resign = Poddaj się…
people-resign-ask = Poddać się na dobre? Za gracza { $name } zagra bot.
people-resign-no = Graj dalej
people-resign-do = Poddaj się
