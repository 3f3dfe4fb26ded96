### The challenge of a day and its score table.

challenge-title = Wyzwanie dnia
challenge-today = Dzisiejsze wyzwanie
challenge-lead = Dziś wszyscy grają w tę samą grę: kości wynikają z daty. Porównaj swój wynik z przyjaciółmi.
challenge-play = Zagraj w dzisiejsze wyzwanie
challenge-again = Zagraj jeszcze raz
challenge-continue = Wróć do swojej gry
challenge-rule = Liczy się tylko pierwszy wynik dnia. Możesz zagrać jeszcze raz, ale w tabeli zostaje pierwszy.
challenge-alone = Grasz bez pomocy: nie ma podpowiedzi i żaden bot cię nie zastąpi.
challenge-played = Masz już dzisiejszy wynik.
challenge-open = Dziś jeszcze bez wyniku.
challenge-name = Imię w tabeli
challenge-best = Najlepsze wyniki tego dnia
challenge-nobody = Nikt jeszcze nie ukończył tego wyzwania.
challenge-earlier = Najlepsze z wcześniejszych dni
challenge-no-earlier = Nie ma wyników z wcześniejszych dni.
challenge-yours = Twoje wyniki
challenge-none-yours = Nie masz jeszcze wyników.
challenge-place = Miejsce
challenge-player = Gracz
challenge-day = Dzień
challenge-points = Punkty
challenge-rival = Przeciwnik
challenge-outcome = Wynik
challenge-won = wygrana
challenge-lost = przegrana
challenge-you = ty
challenge-streak = { $days ->
    [0] Jeszcze ani jednego dnia z rzędu
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
challenge-streak-most = { $days ->
    [one] Najdłużej z rzędu: { $days } dzień
    [few] Najdłużej z rzędu: { $days } dni
    [many] Najdłużej z rzędu: { $days } dni
   *[other] Najdłużej z rzędu: { $days } dnia
}
challenge-seed = Ogłoszone ziarno: { $seed }
challenge-at-table = Wyzwanie dnia { $day }
challenge-scores = Tabela wyników
challenge-counted = Ten wynik jest w tabeli.
challenge-not-counted = Masz już wynik z tego dnia: ten się nie liczy.
