### Procvičování: úlohy, cvičení a to, čím hráč nejvíc ztrácí.

practice-title = Procvičování
practice-lead = Rozhodnutí ze skutečných her silných botů. V každém je jedna cesta zřetelně lepší než všechny ostatní: najdi ji na plánu. Špatná odpověď stojí jen rating.
practice-none = Nejsou tu žádné úlohy, které by odpovídaly pravidlům těchto her.
practice-gone = Tato úloha tu už není: byla vyřazena, nebo vznikla pro jiná pravidla.
practice-all = Všechny úlohy
practice-daily = Úloha dne
practice-daily-about = Dnes pro všechny stejná.
practice-days = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
   *[other] { $count } dní v řadě
  }
practice-rated = Procvičování na rating
practice-tried = Vyzkoušeno { $count } z { $of }.
practice-run = Správně v řadě: { $run }, nejvíc { $longest }.
practice-begin = Začít
practice-look-again = Podívat se znovu
practice-next = Další úloha
practice-grade = Obtížnost { $grade }
practice-found = nalezeno
practice-not-found = nenalezeno
practice-untried = zatím nevyzkoušeno

practice-drills = Cvičení
practice-drills-about = Rozhodnutí jednoho druhu po sobě ({ $count }); na konci se dozvíš, kolik tě stála.
practice-drill-choice = Kdy přejít do úpadku a kdy hrát dál.
practice-drill-pick = Jakou cenu má kombinace.
practice-drill-conquer = Které regiony dobýt.
practice-drill-redeploy = Kde mají stát žetony, až přijdou ostatní.

practice-task-turn = Najdi nejcennější tah: { $theme }
practice-task-answer = Rozhodni dobře: { $theme }
practice-place = { $place } z { $of }
practice-you = Ty
practice-verdict = Jak to dopadlo
practice-judging = Tvůj tah se posuzuje …
practice-right = Správně!
practice-kept = Celých tvých { $of } % ti zůstává.
practice-nearly = Stejně dobré jako nejlepší: ztraceno { $points } z { $of } %.
practice-not-best = Není to nejlepší
practice-rating = Rating { $rating }
practice-series-end = Cvičení je u konce: správně { $right } z { $of }. V průměru ztraceno { $points } %.
practice-again = Zkusit znovu
practice-show = Ukázat odpověď
practice-play-on = Hrát odtud dál proti botům

practice-answer = Odpověď
practice-missed = Nenajde ji { $percent } % slabších botů.
practice-keeps = Udrží celou šanci { $of } %.
practice-tempting = Lákavé, ale horší
practice-loses = Ztrácí { $points } %.
practice-fallen-for = Takto hrají: { $bots }

practice-own = Čím nejvíc ztrácíš
practice-own-none = Až bude mít tento prohlížeč dohrané hry tohoto druhu, uvidíš tu, která rozhodnutí tě stojí nejvíc.
practice-own-about = Dohrané hry v tomto prohlížeči: { $count }.
practice-own-look = Podívat se na moje hry
practice-own-progress = Prohlédnuté hry: { $done } z { $total }
practice-own-fine = Žádný z tahů ({ $turns }) tě nestál mnoho.
practice-own-kind = Rozhodnutí
practice-own-times = Počet
practice-own-lost = Ztraceno pokaždé
practice-own-examples = Příklady
practice-own-example = Kolo { $round }: { $points } %
