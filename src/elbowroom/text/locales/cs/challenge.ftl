### The challenge of a day and its score table.

challenge-title = Výzva dne
challenge-today = Dnešní výzva
challenge-lead = Dnes hrají všichni stejnou hru: kostky jsou dané datem. Porovnej svůj výsledek s přáteli.
challenge-play = Hrát dnešní výzvu
challenge-again = Hrát znovu
challenge-continue = Pokračovat ve hře
challenge-rule = Počítá se jen první výsledek dne. Hrát můžeš znovu, v tabulce ale zůstane ten první.
challenge-alone = Hraješ bez pomoci: není tu nápověda a žádný bot za tebe nezaskočí.
challenge-played = Dnešní výsledek už máš.
challenge-open = Dnes ještě nehráno.
challenge-name = Jméno v tabulce
challenge-best = Nejlepší výsledky tohoto dne
challenge-nobody = Tuto výzvu zatím nikdo nedohrál.
challenge-earlier = Nejlepší z dřívějších dnů
challenge-no-earlier = Z dřívějších dnů nejsou žádné výsledky.
challenge-yours = Tvoje výsledky
challenge-none-yours = Zatím nemáš žádné výsledky.
challenge-place = Místo
challenge-player = Hráč
challenge-day = Den
challenge-points = Body
challenge-rival = Soupeř
challenge-outcome = Výsledek
challenge-won = výhra
challenge-lost = prohra
challenge-you = ty
challenge-streak = { $days ->
    [0] Zatím žádné dny v řadě
    [one] { $days } den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}
challenge-streak-most = { $days ->
    [one] Nejdelší řada: { $days } den
    [few] Nejdelší řada: { $days } dny
   *[other] Nejdelší řada: { $days } dní
}
challenge-seed = Zveřejněné semínko: { $seed }
challenge-at-table = Výzva dne { $day }
challenge-scores = Tabulka výsledků
challenge-counted = Tento výsledek je v tabulce.
challenge-not-counted = Pro ten den už výsledek máš: tento se nepočítá.
