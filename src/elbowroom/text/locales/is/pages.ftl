### The pages of the table: lobby, waiting room, table, end, replay, rules.

## Everywhere

pages-home = Elbowroom, í anddyrið
pages-theme-system = Litir: eins og kerfið. Ýttu fyrir ljósa
pages-theme-light = Litir: ljósir. Ýttu fyrir dökka
pages-theme-dark = Litir: dökkir. Ýttu fyrir liti kerfisins
pages-away-title = Netþjónninn svarar ekki
pages-away = Netþjónninn svarar ekki. Ekkert tapast og síðan kemur aftur af sjálfu sér.
pages-back-to-lobby = Aftur í anddyrið
pages-unknown-game = Þessi síða getur ekki sýnt spilið „{ $game }“.
pages-copied = Afritað
pages-share = Deila
pages-count-players = { COUNT($count, "player") }
pages-search = Leita

## Lobby

pages-playing-as = Þú spilar sem
pages-open-a-table = Opnaðu borð
pages-lead = Veldu heim, fylltu stólana, sendu hlekkinn. Heimurinn er alltaf aðeins of lítill fyrir alla.
pages-play-now = Spila strax við botta
pages-play-now-hint = Einn smellur og þú situr við borðið. Spilið skýrir sig sjálft.
pages-learn = Lærðu með því að spila
pages-game = Spil
pages-game-about-classic = 2 til 5 leikmenn · 14 þjóðir, 20 eiginleikar
pages-game-about-warcraft = 2 til 5 leikmenn · forngripir, staðir, skip
pages-game-about-kingdoms = 1 til 5 leikmenn · aðgerðir, galdrar, stríð
pages-players = Leikmenn
pages-pace = Hraði
pages-pace-none = Engin klukka
pages-pace-fast = 15 mínútur á mann
pages-pace-days = 2 dagar á umferð
pages-pace-about-none = Taktu þér allan þann tíma sem þú vilt; farðu og komdu aftur þegar þér hentar.
pages-pace-about-fast = 15 mínútur fyrir allt spilið og 20 sekúndur að auki fyrir hverja umferð. Þegar tíminn er búinn spilar botti áfram fyrir sætið.
pages-pace-about-days = Allt að 2 dagar fyrir hverja umferð: spil fyrir vikuna.
pages-chairs = Stólar
pages-chair = Stóll { $number }
pages-kind-me = Ég
pages-kind-link = Vinur með hlekk
pages-kind-here = Vinur í þessu tæki
pages-kind-open = Hver sem er
pages-kind-bot = Botti
pages-kind-note-me = það ert þú
pages-kind-note-link = hlekkurinn fylgir borðinu
pages-kind-note-open = hver sem er úr anddyrinu
pages-friends-name = Nafn vinar
bot-random = Af handahófi
bot-greedy = Gráðugur
bot-planner = Skipuleggjandi
bot-easy = Auðveldur
bot-normal = Venjulegur
bot-hard = Erfiður
bot-expert = Sérfræðingur
pages-seat-look-0 = blár · hringur
pages-seat-look-1 = ryðrauður · sexhyrningur
pages-seat-look-2 = grænn · ferningur
pages-seat-look-3 = plómulitur · skjöldur
pages-seat-look-4 = gylltur · tígull
pages-shape-0 = hringur
pages-shape-1 = sexhyrningur
pages-shape-2 = ferningur
pages-shape-3 = skjöldur
pages-shape-4 = tígull
pages-shapes = Stólar og litir
pages-shapes-detail = Hver stóll hefur lit og lögun, svo enginn þarf litinn til að lesa kortið. Tákn á hnignunarskeiði verða grá, skyggð og strikuð.
pages-show-coins = Sýna alla skildinga
pages-may-watch = Áhorfendur mega fylgjast með
pages-listed = Sýna í anddyrinu
pages-open-the-table = Opna borðið
pages-your-tables = Borðin þín
pages-no-tables = Hér bíða borðin sem þú spilar við.
pages-state-your-turn = þú átt leik
pages-state-playing = beðið
pages-state-waiting = ekki fullt enn
pages-state-over = lokið
pages-state-closed = lokað
pages-state-away = …
pages-join-a-friend = Vertu með vini
pages-paste-link = Límdu hlekk
pages-open-tables = Opin borð
pages-more = Meira
pages-about = Um spilið

## Waiting room

pages-waiting-for-seats = Beðið eftir að stólarnir fyllist
pages-waiting-detail = Spilið byrjar af sjálfu sér um leið og setið er á öllum stólum.
pages-empty-chair = Auður stóll
pages-send-link = sendu vini þennan hlekk
pages-expected = beðið er eftir einhverjum með hlekk
pages-fill-with-bot = Setja botta hér
pages-bad-link = Þessi hlekkur opnar ekki lengur sæti. Þú ert áhorfandi.

## Table

pages-skip-to-map = Á kortið
pages-turn = Umferð
pages-turn-of = Umferð { $round } af { $rounds }
pages-steps = Hlutar umferðar
pages-step-ready = Uppstilling
pages-step-conquer = Landvinningar
pages-step-redeploy = Endurröðun
pages-step-score = Skildingar
pages-prompt = Hvað á að gera nú
pages-parts = Hlutar borðsins
pages-tab-map = Kort
pages-tab-combos = Samstæður
pages-tab-log = Skrá
pages-tab-cards = Spjöld
pages-log-empty = Ekkert hefur gerst enn.
pages-chat-empty = Enginn hefur sagt neitt enn.
pages-say = Segðu eitthvað…
pages-send = Senda
pages-unread = ólesið
pages-combos = Samstæður í boði
pages-combo-said = { $number }: { COMBO($race, $power) }, verð { $price }, skildingar á henni: { $coins }
pages-free = frítt
pages-too-dear = of dýr
pages-combo-tokens = Táknin sem þú færð með henni
pages-combo-coins = Skildingar á henni, handa þeim sem tekur hana
pages-regions = Landsvæði sem listi
pages-in-hand = { $tokens } á hendi
pages-in-hand-why = Tákn virku þjóðarinnar sem standa ekki á neinu landsvæði
pages-markers-in-hand = { MARKER($marker) }: { $count }
pages-aside = { $tokens } til hliðar
pages-gain = +{ $coins } síðast
pages-last-gain = Skildingar síðustu umferðar; allir sáu þá
pages-coins = Skildingar:
pages-coins-hidden = Skildingar faldir til loka
pages-in-decline = { RACE($race) } á hnignunarskeiði · { COUNT($regions, "region") }
pages-peace-until = Sættir: { $name }
pages-seat-you = þú
pages-seat-here = í þessu tæki
pages-seat-connected = í sambandi
pages-seat-away = í burtu
pages-seat-standing-in = botti leysir af
pages-choosing = velur
pages-days-left = { $days } d { $hours } klst.
pages-if-you-scored = Ef talið væri núna
pages-scores = { $name } fær
pages-rule-behind = Reglan að baki
pages-choice-detail = Fyrsta aðgerðin ræður valinu.
pages-pick-detail = Ýttu á samstæðu til að lesa hana. Hver sem þú sleppir kostar 1 skilding.
pages-abandon = Yfirgefa landsvæði
pages-redeploy-detail = Notaðu + og − á landsvæðum þínum eða dragðu
pages-take-detail = Veldu hvaðan þau fara; þau koma aftur í næstu umferð
pages-place-optional = Ýttu á landsvæði þitt eða slepptu því
pages-place-must = Ýttu á landsvæðin þín til að setja þær niður
pages-peace-detail = Sá sem þú nefnir má ekki ráðast á virku þjóðina þína fram að næstu umferð þinni
pages-peace-attacked = { $name } (eftir árás)
pages-replaced = þegar skipt út: { $names }
pages-pins-how = ýttu á landsvæði til að merkja þau fyrir þig
pages-pins-clear = Hreinsa merkin
pages-single-keys = Flýtilyklar með einum staf
pages-auto-place = Raða táknum sem hörfuðu sjálfkrafa þar sem landamærin eru veikust
pages-nudge = Hinir bíða eftir þér.
pages-undo-how = Þú getur afturkallað þar til annar hefur svarað, teningi er kastað eða ný samstæða birtist
pages-final-die = Teningi er kastað: þetta verður ekki afturkallað
pages-final-eye = Ný samstæða birtist: þetta verður ekki afturkallað
pages-final-turn = Þar með lýkur umferð þinni: afturkalla má þar til næsti leikmaður svarar
pages-loudness = Hljóðstyrkur
pages-speed-off = slökkt
pages-copy-watch = Afrita hlekk fyrir áhorfendur
pages-seat-link = Hlekkur á sætið þitt
pages-seat-link-hint = Opnar sætið þitt í öðru tæki. Hver sem hefur hann spilar fyrir þig.
pages-let-bot-play = Láta botta spila fyrir mig
pages-take-back = Taka sætið mitt aftur
pages-commitment = Teningarnir voru innsiglaðir fyrir spilið:

## Keys

pages-key-arrows = á næsta landsvæði í þá átt
pages-key-target = næsta skotmark eftir verði (Shift: fyrra)
pages-key-enter = gera það sem þar býðst
pages-key-plus = einu fleira, einu færra
pages-key-receipt = lesa sundurliðun verðs
pages-key-home = fyrsta landsvæðið þitt
pages-key-undo = afturkalla
pages-key-combos = lesa samstæðu
pages-key-guide = ráð
pages-key-log = skrá
pages-key-cards = spjöld
pages-key-odds = líkur
pages-key-chat = spjall
pages-key-players = leikmenn
pages-key-map = kort
pages-key-escape = hætta í ham eða vali
pages-key-help = þessi listi

## End of the game

pages-see-result = Úrslitin
pages-see-board = Skoða borðið
pages-after-turns = Eftir { COUNT($rounds, "round", case: "acc") }
pages-wins-by = { $name } vinnur með { $lead }
pages-wins-tie = Jafnt í skildingum, táknin á kortinu réðu úrslitum
pages-shared-victory = Sameiginlegur sigur: { $names }
pages-tie = jafnt
pages-rank-1 = fyrsta sæti
pages-rank-2 = annað sæti
pages-rank-3 = þriðja sæti
pages-rank-4 = fjórða sæti
pages-rank-5 = fimmta sæti
pages-length = { $minutes } mín. · leikir: { $moves }
pages-review = Skoða spilið
pages-save-record = Vista skrána
pages-share-link = Deila hlekk
pages-coins-by-turn = Skildingar, umferð fyrir umferð
pages-hatched-mark = skyggt merki: þjóðin fór á hnignunarskeið
pages-coins-from = Hvaðan skildingarnir komu
pages-start = byrjun
pages-source-start = byrjun
pages-source-active = virk landsvæði
pages-source-declined = svæði á hnignunarskeiði
pages-source-race = þjóðarbónus
pages-source-power = eiginleikabónus
pages-source-combos = samstæður, nettó
pages-fact-conquests = Landvinningar: { $count }
pages-fact-most = flest: { $name }
pages-fact-rolls = Teningaköst: { $count }
pages-fact-rolls-won = lokatilraunir sem tókust: { $count }
pages-fact-declines = Hnignunarskeið: { $count }
pages-fact-best = Besta umferðin: { $coins }
pages-fact-best-by = { $name }

## Replay

pages-replay-start = Upphafið
pages-move = Leikur
pages-move-of = leikur { $move } af { $moves }
pages-play = Spila
pages-pause = Gera hlé
pages-speed = Hraði { $speed }×
pages-step-back = Einn leik til baka
pages-step-on = Einn leik áfram
pages-turn-back = Í fyrri umferð
pages-turn-on = Í næstu umferð

## Rules and about

pages-races = Þjóðir
pages-powers = Sérstakir eiginleikar
pages-rules-of = Reglur: { $game }
pages-rules-games = Spil
pages-rules-contents = Efnisyfirlit
pages-rules-words = Orð reglnanna
pages-exact-rule = { $count ->
    [one] Nákvæma reglan (á ensku)
   *[other] Nákvæmu reglurnar (á ensku)
}
pages-rules-overview = Yfirlit: { $list }
pages-rules-tokens = { COUNT($tokens, "token") }
pages-rules-tray = Í bakkanum: { COUNT($tokens, "token") }
pages-rules-more = Meira
pages-rules-found = Fannst: { $count }
pages-rules-nothing = Ekkert fannst fyrir „{ $query }“.
pages-rules-meant = Áttirðu við:
pages-rules-show-all = Sýna allar ({ $count })
pages-rules-by-number = Reglurnar eftir númerum
pages-rules-english = Númeruðu reglurnar eru á ensku.
pages-about-lead = Elbowroom er borð fyrir spil af ætt Small World: fyrir einn, í sama sófa eða með hlekk.
pages-about-icons = Táknmyndir
pages-about-icons-text = Táknmyndir þjóða, eiginleika og hnappa eru eftir höfunda game-icons.net (Lorc, Delapouite og fleiri) undir leyfinu Creative Commons CC BY 3.0. Aðeins stærð og lit var breytt.
pages-about-fonts = Letur
pages-about-fonts-text = Fraunces og Nunito Sans, bæði undir SIL Open Font License 1.1.
pages-about-art = Kort og tákn
pages-about-art-text = Öll kort, tákn, áferðir, hljóð og merkið voru gerð fyrir Elbowroom.
pages-about-names = Nöfn
pages-about-names-text = Nöfn spilanna, þjóða þeirra og eiginleika tilheyra útgefendum þeirra. Elbowroom tengist þeim ekki; allur reglutexti er með okkar eigin orðum.
pages-about-fair = Heiðarlegir teningar
pages-about-fair-text = Fyrir spil innsiglar þjónninn fræið sitt og vafri hvers spilara sín eigin handahófskenndu orð; fyrst þegar allt er innsiglað eru orðin opnuð. Hvert kast og hver dráttur leiðir af fræinu og orðunum saman, svo enginn getur valið þau einn. Í lokin er fræið sýnt, þessi síða sannreynir hvern tening með innsiglunum sem hún geymdi og skipunin „elbowroom verify --commitment“ gerir það í þinni eigin tölvu.
pages-about-private = Persónuvernd
pages-about-private-text = Engin skráning, engin rakning. Sætin þín eru geymd í þessu tæki; sá sem á sætishlekk á sætið.

## Options of games that have them

pages-hand-over = Réttu tækið: { $name }
