### Kości, które można sprawdzić: co jest dowiedzione, a co nie.

fair-checking = Sprawdzam kości…
fair-unchecked = Kości nie da się teraz sprawdzić: serwer nie odpowiada.
fair-proved = { $count ->
    [one] Sprawdzono { $count } rzut lub losowanie: wynika
    [few] Sprawdzono { $count } rzuty i losowania: wynikają
   *[many] Sprawdzono { $count } rzutów i losowań: wynikają
} z ziarna zapieczętowanego przed grą.
fair-unseen = { $count ->
    [one] { $count } rzut lub losowanie wynika
    [few] { $count } rzuty i losowania wynikają
   *[many] { $count } rzutów i losowań wynika
} z ziarna, które teraz pokazano. Ta przeglądarka nie widziała, że zapieczętowano je przed grą, więc tego tu nie dowiedziono.
fair-letters = { $count ->
    [one] { $count } rzut lub losowanie wynika
    [few] { $count } rzuty i losowania wynikają
   *[many] { $count } rzutów i losowań wynika
} z tego, co przeglądarki wszystkich graczy ustaliły przed pierwszą turą; każdy list sprawdzono przy otwarciu.
fair-words-in = Słowa tej przeglądarki są w kościach; wszystkie słowa zapieczętowano, zanim otwarto pierwsze. Nikt więc nie mógł sam wybrać kości, nawet serwer z przyjacielem.
fair-words-none = Słów tej przeglądarki w kościach nie ma. Nie dowiedziono tu, że serwer nie wybrał ich razem z innymi.
fair-words-left-out = Kości losowano bez słów tej przeglądarki, bo nie przyszły na czas. Nie dowiedziono tu, że inni nie wybrali ich razem z serwerem.
fair-wrong-seed = Kości się nie zgadzają: ziarno nie jest tym, które zapieczętowano przed grą.
fair-wrong-draw = Kości się nie zgadzają: odpowiedź losu numer { $number } nie wynika z ziarna.
fair-wrong-words = Kości się nie zgadzają: słowa nie są tymi, które zapieczętowano przed grą.
fair-yourself = Ta strona pochodzi z serwera. Aby mieć pewność bez niej, zapisz grę i sprawdź zapis na własnym komputerze:
fair-waiting = Wszyscy siedzą. Gra zacznie się, gdy słowa do kości przyśle przeglądarka tych graczy: { $names }.
fair-go-on = Graj dalej bez tych słów
fair-go-on-later = Graj dalej bez tych słów (za { $seconds } s)
fair-go-on-note = Pozostali przynoszą wtedy nowe słowa. { $names }: zostanie pokazane, że losowano bez nich.
