pages-hand-over-away = Na ekranie nie ma nic ze stołu. { $left }, nie patrz, gdy { $name } przejmie urządzenie.
pages-hand-over-empty = Na ekranie nie ma nic ze stołu. Pozostali, proszę nie patrzeć.
pages-hand-over-hold = Tu { $name }: przytrzymaj, by otworzyć
pages-hand-over-how = Pół sekundy albo dwa razy Enter.
pages-hand-over-again = Jeszcze raz, a stół się otworzy.
pages-hand-over-when = Pytamy tylko wtedy, gdy osoby przy tym urządzeniu mają przed sobą coś ukrytego.
pages-give-back = Nie ta osoba? Oddaj: { $name }
pages-hidden-coins = monety są tajne
pages-hidden-something = coś jest tajne
options-at-random = losowo
options-choose-maps = Wybierz
options-maps-missing =
    { $count ->
        [one] jeszcze 1 do wyboru; do tego czasu rozdaje los
        [few] jeszcze { $count } do wyboru; do tego czasu rozdaje los
       *[many] jeszcze { $count } do wyboru; do tego czasu rozdaje los
    }
options-maps-chosen =
    { $count ->
        [one] wybrano 1
        [few] wybrano { $count }
       *[many] wybrano { $count }
    }
inviting-title = Zaproszenie
inviting-by = { $name } chce zagrać z tobą w { $game }
inviting-by-nobody = Zapraszamy cię do gry { $game }
inviting-your-chair = Twoje krzesło
inviting-watch = Tylko oglądaj
inviting-first-game = Pierwszy raz? Pierwsza gra, dziesięć minut
inviting-no-account = Bez konta. Krzesło trzyma ta przeglądarka; menu przenosi je na inne urządzenie.
inviting-pace-turn = na turę: { $time }
inviting-pace-game = na całą grę każdemu: { $time }
inviting-open = Twój stół jest otwarty
inviting-send = Wyślij link
inviting-qr = Link jako kod QR
inviting-for-network = Dla telefonów i komputerów w tej sieci
inviting-reach-computer = Ten adres działa tylko na tym komputerze. Uruchom z --lan, by wpuścić swoją sieć.
inviting-reach-network = Adres tego komputera, 127.0.0.1, działa tylko tutaj; ten jest dla twojej sieci.
inviting-opened-at = link otwarto o { $time }
inviting-not-opened = linku jeszcze nie otwarto
inviting-look-around = Rozejrzyj się: zasady możesz czytać w oczekiwaniu.
inviting-gone = Tego stołu już nie ma: zamknięto go albo długo nikt nie przyszedł. Nic nie tracisz; otwórz nowy albo poproś o inny link.
options-title = { $game }: jak się gra
