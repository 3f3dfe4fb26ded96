### Fólk við borð: að bíða hvert eftir öðru, halda áfram án einhvers, eigin gögn.

## Hve lengi borðið bíður

people-seconds =
    { $count ->
        [one] { $count } sekúndu
       *[other] { $count } sekúndur
    }
people-minutes =
    { $count ->
        [one] { $count } mínútu
       *[other] { $count } mínútur
    }
people-hours =
    { $count ->
        [one] { $count } klukkustund
       *[other] { $count } klukkustundir
    }
people-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } daga
    }
people-waits = Ef einhver lætur hina bíða
people-waits-short = Stutt
people-waits-usual = Venjulega
people-waits-long = Lengi
people-waits-never = Bíða eftir öllum
people-rule-away = Ef einhver er ótengdur í { $time } má botti spila í staðinn.
people-rule-never = Þetta borð bíður eftir öllum, sama hve lengi.
people-rule-back = Sætið má taka aftur hvenær sem er.
people-waiting-long = Borðið hefur beðið lengi. Á leik: { $name }.
people-absent = { $name } er ekki við borðið núna.
people-go-on = Halda áfram með botta í sætinu: { $name }
people-go-on-votes = Atkvæði: { $votes }
people-no-vote = Bíða samt: { $name }
people-not-yet = Halda má áfram með botta eftir { $time }. Á leik: { $name }.
people-closing = Borðinu verður lokað { $when }, nema einhver mótmæli.
people-object = Mótmæla
people-close-hint = Allir verða að samþykkja. Þau sem eru með botta í sætinu sínu hafa { $time } til að mótmæla.
people-play-for-me = { $name } vill halda áfram án þín.
entry-voted = { $name } vill halda áfram með botta í sætinu: { $other }.
entry-unvoted = { $name } vill bíða: { $other }.
entry-closing = Öll sem spila samþykkja að loka borðinu.

## Eigin sæti og gögn

people-you = Sætin þín og gögn
people-you-lead = Hér eru engir reikningar. Þessi vafri geymir það sem opnar sætin þín; þjónninn þekkir aðeins tætigildi af því.
people-code = Endurheimtarkóði
people-code-lead = Prentaðu kóðann eða skrifaðu hann niður. Með honum færðu öll sætin þín aftur ef þessi vafri týnist; týndi vafrinn opnar þá ekkert. Enginn getur sagt þér kóðann aftur.
people-code-make = Búa til endurheimtarkóða
people-code-new = Búa til nýjan kóða
people-code-print = Prenta
people-code-kept =
    { $count ->
        [one] Hann opnar { $count } sæti og þau sem þú tekur héðan í frá.
       *[other] Hann opnar { $count } sæti og þau sem þú tekur héðan í frá.
    }
people-recover = Endurheimta sætin mín
people-recover-lead = Sláðu inn kóðann sem þú skrifaðir niður.
people-recovered =
    { $count ->
        [0] Ekkert sæti fannst.
        [one] { $count } sæti er aftur þitt.
       *[other] { $count } sæti eru aftur þín.
    }
people-seats = Sæti í þessum vafra
people-seats-none = Þessi vafri geymir engin sæti.
people-seat-forget = Gleyma hér
people-seat-forget-hint = Sætið er áfram þitt með hlekknum eða kóðanum; aðeins þessi vafri gleymir því.
people-shared = Þetta er sameiginleg tölva: gleyma sætunum mínum þegar vafranum er lokað
people-forget-all = Gleyma öllu á þessari tölvu
people-forgotten = Þessi vafri veit ekkert lengur um þig.
people-export = Sækja gögnin mín
people-export-lead = Allt sem þjónninn geymir um þig við þessi borð: nafnið þitt, það sem þú sagðir og gerðir. Einnig það sem þú gafst út á hillunni og undir hvaða nafni.
people-erase = Eyða mér
people-erase-lead = Nafnið þitt, spjallið og það sem opnar sætin þín er fjarlægt af þessum borðum. Þar sem aðrir spila heldur botti áfram í þinn stað; annars hverfur borðið. Það sem þú gafst út hverfur af hillunni ásamt nafni þínu; kvíslir annarra segja áfram af hverju þær eru. Þetta er ekki hægt að taka aftur.
people-erase-sure = Já, eyða mér af { $count ->
    [one] { $count } borði
   *[other] { $count } borðum
}
people-erase-done = Búið. Þjónninn þekkir þig ekki lengur.
people-cancel = Hætta við
people-here = Sæti og gögn
entry-erased = Einhver fór og vill gleymast.
entry-recovered = { $name } er aftur við borðið með endurheimtarkóða.
people-line-gone = (fjarlægt)

## Að halda röð og reglu

people-about-player = Um: { $name }
people-mute = Þagga við þetta borð
people-unmute = Heyra aftur
people-block = Útiloka þetta nafn
people-unblock = Leyfa aftur
people-blocked = Útilokuð nöfn
people-report = Tilkynna…
people-report-why = Hvað er að?
people-report-chat = Það sem var sagt
people-report-name = Nafnið
people-report-play = Spilamátinn
people-report-other = Eitthvað annað
people-report-text = Það sem stjórnandinn ætti að vita
people-report-send = Segja stjórnandanum
people-reported = Takk. Stjórnandi þessa þjóns les þetta.
people-line-muted = (þaggað)
people-words = Eitthvert orð er ekki leyft hér. Veldu annað.
entry-moderated = Stjórnandi þjónsins fjarlægði eitthvað.
people-rule-idle = Ef einhver svarar ekki í { $time } má botti spila í staðinn.
people-rule-both = Ef einhver svarar ekki í { $idle } eða er ótengdur í { $away } má botti spila í staðinn.
people-rule-early = Ef einhver er farinn má halda áfram fyrr, séu hinir sammála.
people-rule-consent-most = Flestir hinna þurfa að samþykkja.
people-rule-consent-all = Allir hinir þurfa að samþykkja.
people-rule-consent-one = Orð eins nægir.
people-consent = Hver þarf að samþykkja botta
people-consent-most = Flestir
people-consent-all = Allir
people-consent-one = Hver sem er
people-end-offer = Bjóða snemmbúinn endi
people-end-agree = Samþykkja snemmbúinn endi
people-end-withdraw = Spila áfram þrátt fyrir allt
people-end-offered = Vill enda leikinn snemma: { $names }.
people-end-nobody-wins = Borðið lokast þegar allir samþykkja; enginn vinnur.
people-resign = Gefast upp…
people-resign-ask = Gefast endanlega upp? Botti spilar áfram fyrir: { $name }.
people-resign-no = Spila áfram
people-resign-do = Gefast upp
