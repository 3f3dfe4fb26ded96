### Teningar sem má sannreyna: hvað er sannað og hvað ekki.

fair-checking = Teningarnir eru sannreyndir…
fair-unchecked = Ekki tókst að sannreyna teningana: þjónninn svarar ekki.
fair-proved = { $count ->
    [one] { $count } kast eða dráttur sannreynt: allt leiðir
   *[other] { $count } köst og drættir sannreynd: allt leiðir
} af fræinu sem var innsiglað fyrir spilið.
fair-unseen = { $count ->
    [one] { $count } kast eða dráttur: allt leiðir
   *[other] { $count } köst og drættir: allt leiðir
} af fræinu sem nú er sýnt. Þessi vafri sá það ekki innsiglað fyrir spilið, svo það er ekki sannað hér.
fair-letters = { $count ->
    [one] { $count } kast eða dráttur: allt leiðir
   *[other] { $count } köst og drættir: allt leiðir
} af því sem vafrar allra leikmanna bundu fastmælum fyrir fyrstu umferð; hvert bréf var sannreynt þegar það var opnað.
fair-words-in = Orð þessa vafra eru í teningunum; öll orð voru innsigluð áður en þau fyrstu voru opnuð. Enginn gat því valið teningana einn, ekki einu sinni þjónninn með vini.
fair-words-none = Engin orð þessa vafra eru í teningunum. Ekki er sannað hér að þjónninn hafi ekki valið þá með hinum.
fair-words-left-out = Dregið var án orða þessa vafra því þau bárust ekki í tæka tíð. Ekki er sannað hér að hinir hafi ekki valið teningana með þjóninum.
fair-wrong-seed = Teningarnir standast ekki: fræið er ekki það sem var innsiglað fyrir spilið.
fair-wrong-draw = Teningarnir standast ekki: svar tilviljunar númer { $number } leiðir ekki af fræinu.
fair-wrong-words = Teningarnir standast ekki: orðin eru ekki þau sem voru innsigluð fyrir spilið.
fair-yourself = Þessi síða kemur frá þjóninum. Til að vera viss án hennar skaltu vista skrána og sannreyna hana í eigin tölvu:
fair-waiting = Allir eru sestir. Spilið hefst þegar orð fyrir teningana berast frá vafra þessara spilara: { $names }.
fair-go-on = Halda áfram án þessara orða
fair-go-on-later = Halda áfram án þessara orða (eftir { $seconds } s)
fair-go-on-note = Hinir koma þá með ný orð. { $names }: látið verður vita að dregið var án þeirra.
