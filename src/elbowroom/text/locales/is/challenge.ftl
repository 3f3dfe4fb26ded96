### The challenge of a day and its score table.

challenge-title = Áskorun dagsins
challenge-today = Áskorun dagsins
challenge-lead = Allir spila sama spilið í dag: teningarnir ráðast af dagsetningunni. Berðu þig saman við vini þína.
challenge-play = Spila áskorun dagsins
challenge-again = Spila aftur
challenge-continue = Halda áfram með spilið
challenge-rule = Aðeins fyrsta niðurstaða dagsins gildir. Þú mátt spila aftur en taflan geymir þá fyrstu.
challenge-alone = Þú spilar án hjálpar: engar vísbendingar og enginn botti hleypur í skarðið.
challenge-played = Niðurstaða þín í dag er komin.
challenge-open = Óspilað í dag.
challenge-name = Nafn í töflunni
challenge-best = Bestu niðurstöður þessa dags
challenge-nobody = Enginn hefur lokið þessari áskorun enn.
challenge-earlier = Bestu niðurstöður fyrri daga
challenge-no-earlier = Engar niðurstöður eru til frá fyrri dögum.
challenge-yours = Þínar niðurstöður
challenge-none-yours = Þú átt engar niðurstöður enn.
challenge-place = Sæti
challenge-player = Leikmaður
challenge-day = Dagur
challenge-points = Stig
challenge-rival = Mótherji
challenge-outcome = Niðurstaða
challenge-won = sigur
challenge-lost = tap
challenge-you = þú
challenge-streak = { $days ->
    [0] Engir dagar í röð enn
    [one] { $days } dagur í röð
   *[other] { $days } dagar í röð
}
challenge-streak-most = { $days ->
    [one] Lengsta röð: { $days } dagur
   *[other] Lengsta röð: { $days } dagar
}
challenge-seed = Birt fræ: { $seed }
challenge-at-table = Áskorun { $day }
challenge-scores = Stigatafla
challenge-counted = Þessi niðurstaða er í stigatöflunni.
challenge-not-counted = Þú áttir þegar niðurstöðu þann dag: þessi gildir ekki.
