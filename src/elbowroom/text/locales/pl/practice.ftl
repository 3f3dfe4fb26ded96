### Ćwiczenia: zadania, serie i to, na czym gracz traci najwięcej.

practice-title = Ćwiczenia
practice-lead = Decyzje z prawdziwych gier silnych botów. W każdej jeden sposób jest wyraźnie lepszy od wszystkich innych: znajdź go na planszy. Zła odpowiedź kosztuje tylko ranking.
practice-none = Nie ma tu zadań zgodnych z zasadami tych gier.
practice-gone = Tego zadania już nie ma: usunięto je albo powstało dla innych zasad.
practice-all = Wszystkie zadania
practice-daily = Zadanie dnia
practice-daily-about = Dziś takie samo dla wszystkich.
practice-days = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
  }
practice-rated = Ćwiczenia na ranking
practice-tried = Wypróbowano { $count } z { $of }.
practice-run = Dobrze z rzędu: { $run }, najwięcej { $longest }.
practice-begin = Zacznij
practice-look-again = Obejrzyj jeszcze raz
practice-next = Następne zadanie
practice-grade = Trudność { $grade }
practice-found = znalezione
practice-not-found = nieznalezione
practice-untried = jeszcze niewypróbowane

practice-drills = Serie ćwiczeń
practice-drills-about = Decyzje jednego rodzaju jedna po drugiej ({ $count }); na końcu dowiesz się, ile kosztowały.
practice-drill-choice = Kiedy pozwolić rasie wejść w schyłek, a kiedy grać nią dalej.
practice-drill-pick = Ile wart jest zestaw.
practice-drill-conquer = Które regiony zająć.
practice-drill-redeploy = Gdzie mają stać żetony, gdy przyjdą inni.

practice-task-turn = Znajdź najcenniejszą turę: { $theme }
practice-task-answer = Zdecyduj dobrze: { $theme }
practice-place = { $place } z { $of }
practice-you = Ty
practice-verdict = Co z tego wyszło
practice-judging = Twoja tura jest oceniana …
practice-right = Dobrze!
practice-kept = Zachowujesz całe swoje { $of }%.
practice-nearly = Równie dobre jak najlepsze: stracono { $points } z { $of }%.
practice-not-best = To nie jest najlepsze
practice-rating = Ranking { $rating }
practice-series-end = Koniec serii: dobrze { $right } z { $of }. Średnio stracono { $points }%.
practice-again = Spróbuj ponownie
practice-show = Pokaż odpowiedź
practice-play-on = Graj stąd dalej przeciw botom

practice-answer = Odpowiedź
practice-missed = Nie znajduje jej { $percent }% słabszych botów.
practice-keeps = Zachowuje całą szansę { $of }%.
practice-tempting = Kuszące, ale gorsze
practice-loses = Traci { $points }%.
practice-fallen-for = Tak grają: { $bots }

practice-own = Na czym tracisz najwięcej
practice-own-none = Gdy ta przeglądarka będzie miała ukończone gry tego rodzaju, zobaczysz tu, które decyzje kosztują cię najwięcej.
practice-own-about = Ukończone gry w tej przeglądarce: { $count }.
practice-own-look = Obejrzyj moje gry
practice-own-progress = Obejrzane gry: { $done } z { $total }
practice-own-fine = Żadna z tur ({ $turns }) nie kosztowała wiele.
practice-own-kind = Decyzja
practice-own-times = Ile razy
practice-own-lost = Stracono za każdym razem
practice-own-examples = Przykłady
practice-own-example = Runda { $round }: { $points }%
