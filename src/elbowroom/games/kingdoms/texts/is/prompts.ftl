### What to do now in this game, and the words on the buttons beside it.

## Phases, by the kind of decision

phase-card = Landspjöld
phase-side = Hlið spjaldsins
phase-faction = Þjóðir
phase-first = Fyrsti leikmaður
phase-draw = Hetjuspjöld
phase-keep = Val á hetju
phase-split = Upphafsauðlindir
phase-start = Upphafssvæði
phase-dummy-faction = Þjóð andstæðingsins
phase-dummy-start = Byrjun andstæðingsins
phase-select = Val á aðgerð
phase-act = Aðgerð
phase-move = Önnur hreyfing
phase-stride = Annað skref
phase-dial = Stríðstölur valdar
phase-shift = Tala færð
phase-add = Viðbót eftir afhjúpun
phase-pay = Greiðsla
phase-retreat = Undanhald
phase-revive = Fallið peð snýr aftur
phase-return = Peð snýr aftur
phase-gain = Val á auðlind
phase-steal = Auðlindir teknar
phase-discard = Auðlindum fleygt
phase-give = Tollur
phase-target = Val á mótherja
phase-knock = Peð fellt
phase-topple = Virki fellt
phase-charge = Áframhlaup
phase-convert = Önnur auðlind
phase-trade = Önnur skipti
phase-match = Stríð við andstæðinginn
phase-die = Áttaviti
phase-over = Leikslok

## Setting up

prompt-side = Veldu hlið á landspjaldi þínu
prompt-side-do = Spila í landinu { TERRITORY($territory) }
prompt-faction = Veldu þjóð
prompt-faction-do = Spila sem { FACTION($faction) }
prompt-keep = Haltu einu hetjuspjaldi
prompt-keep-do = Halda: { HERO($hero) }
prompt-split = Skiptu 6 einingum milli matar, seiðmagns og málmgrýtis
prompt-split-do = { COUNT($food, "food") }, { COUNT($mana, "mana") }, { COUNT($ore, "ore") }
prompt-start = Veldu svæðið þar sem tvö peð þín byrja
prompt-start-do = Byrja á svæðinu { $region }
prompt-dummy-faction = Veldu þjóð andstæðingsins
prompt-dummy-start = Veldu hvar peð andstæðingsins byrjar

## The turn

prompt-select = Veldu aðgerð og leggðu skjöld á hana
prompt-select-do = { ACTION($action) }
prompt-select-priced = { ACTION($action) }, { COUNT($price, $resource) }
prompt-select-idle = { ACTION($action) }, án nota
prompt-select-missing = Veldu fyrst aðgerð
prompt-side-missing = Veldu fyrst hlið
prompt-faction-missing = Veldu fyrst þjóð
prompt-keep-missing = Veldu fyrst hetju
prompt-split-missing = Skiptu fyrst öllu
prompt-dial-missing = Veldu fyrst tölu
prompt-dial-open = Stilla teninginn
prompt-meeple-missing = Veldu peð á kortinu
prompt-region-missing = Veldu svæði á kortinu
prompt-act = { ACTION($action) }: gerðu aðgerðina eða ekkert
prompt-follow = { ACTION($action) }: gerðu aðgerðina líka eða aflaðu auðlinda
prompt-leave-tundra = { ACTION($action) }: peð þitt verður fyrst að yfirgefa freðmýrina
prompt-pass-do = Gera ekkert
prompt-pass-ask = { ACTION($action) }: gera ekkert þótt þú getir gert aðgerðina?
prompt-collect-do = Afla auðlinda
prompt-collect-gain = Afla: { $gain }
prompt-patrol-do = Eftirlit af svæðinu { $from } á svæðið { $region }
prompt-patrol-hero-do = Eftirlit hetjunnar af svæðinu { $from } á svæðið { $region }
prompt-quest-do = Leiðangur af svæðinu { $from } á svæðið { $region }
prompt-quest-hero-do = Leiðangur hetjunnar af svæðinu { $from } á svæðið { $region }
prompt-attack = Það er stríð, { $player } verst.
prompt-conquer-neutral = Hlutlausa peðið kostar { $cost } í stríði.
prompt-stand-do = Reisa peðið við á svæðinu { $region }
prompt-stand-hero-do = Reisa hetjuna við á svæðinu { $region }
prompt-break-do = Rjúfa bandalagið á svæðinu { $region }
prompt-break-hero-do = Rjúfa bandalagið á svæðinu { $region } með hetjunni
prompt-move = Færa annað peð? Eftir: { $left }
prompt-move-done = Ekki færa meira
prompt-stride = Fara annað skref?
prompt-stride-do = Áfram á svæðið { $region }
prompt-stride-done = Stoppa hér
prompt-charge = Hlaupa áfram eftir sigurinn?
prompt-charge-do = Hlaupa áfram á svæðið { $region }
prompt-charge-done = Vera kyrr
prompt-raise-do = Hækka turninn á þrep { $level } fyrir { COUNT($price, "ore", case: "acc") }
prompt-build-do = Turnþrep { $level } fyrir { COUNT($price, "ore", case: "acc") }, virki á svæðinu { $region }
prompt-restore-do = Reisa virkið við á svæðinu { $region }
prompt-research-do = Fara á galdraþrep { $level } fyrir { COUNT($price, "mana", case: "acc") }
prompt-expand-do = Nýtt peð á svæðið { $region } fyrir { COUNT($price, "food", case: "acc") }
prompt-trade-do = Láta { COUNT($count, $given, case: "acc") } fyrir { COUNT($count, $received, case: "acc") }
prompt-trade-more = Skipta annarri auðlind í { RESOURCE($resource, case: "acc") } líka?
prompt-trade-done = Ekki versla meira
prompt-advance-do = Hækka hetjuna ({ HERO($hero) }) fyrir { COUNT($price, $resource, case: "acc") }

## War

prompt-dial = Stríð um svæðið { $region }: stilltu teninginn
prompt-dial-do = Stilla á { $number }
prompt-flag-do = Stilla á fánann
prompt-flag-short = Fáni
prompt-dial-waiting = Verið er að stilla teningana í leyni.
prompt-match = Talan gegn þér er { $number }. Jafnaðu hana fyrir { $due } eða tapaðu
prompt-match-do = Jafna
prompt-yield-do = Tapa stríðinu
prompt-shift = Tala þín er { $own }, hin { $other }. Færa þína um 1?
prompt-shift-do =
    { $direction ->
        [up] Hækka um 1
       *[down] Lækka um 1
    }
prompt-shift-done = Láta vera
prompt-add = Tala þín er { $own }, hin { $other }. Bæta einingu við þína?
prompt-add-do = Bæta við: { COUNT($count, $resource) }
prompt-add-done = Bæta engu við
prompt-retreat = Hörfa af svæðinu { $region } fyrir { COUNT($price, "food", case: "acc") }?
prompt-retreat-free = Síðasta peð þitt hörfar ókeypis. Veldu hvert
prompt-retreat-no = Ósigur á svæðinu { $region }: þú átt ekki fyrir neinni leið til baka
prompt-retreat-do = Hörfa á svæðið { $region }
prompt-retreat-hero-do = Hetjan hörfar á svæðið { $region }
prompt-fall-do = Fórna peðinu
prompt-fall-ask = Fórna peðinu þótt það geti hörfað?
prompt-fall-hero-do = Fórna hetjunni
prompt-fall-hero-ask = Fórna hetjunni þótt hún geti hörfað?
prompt-revive = Sækja fallna peðið heim fyrir { COUNT($price, "mana", case: "acc") }?
prompt-revive-do = Sækja það á svæðið { $region }
prompt-revive-done = Láta það í birgðir
prompt-return = Settu peðið sem bíður á svæði í heimalandi þínu
prompt-return-do = Setja á svæðið { $region }

## Resources and other choices

prompt-pay = Til greiðslu: { $due }. Hve mikið af { RESOURCE($resource, case: "dat") }?
prompt-pay-do = { COUNT($count, $resource) }
prompt-pay-whole =
    { $what ->
        [war] Stríð, til greiðslu: { $due }
        [build] Bygging, til greiðslu: { $due }
        [research] Rannsókn, til greiðslu: { $due }
        [expand] Landnám, til greiðslu: { $due }
        [retreat] Hörfun, til greiðslu: { $due }
       *[other] Til greiðslu: { $due }
    }
prompt-pay-all-do = Greiða { $units }
prompt-pay-ways =
    { $count ->
        [one] { $count } leið er til að greiða.
       *[other] { $count } leiðir eru til að greiða.
    }
prompt-gain = Veldu auðlind. Eftir: { $left }
prompt-gain-do = Taka { COUNT($count, $resource, case: "acc") }
prompt-steal = Veldu hverju { $player } tapar til þín. Eftir: { $left }
prompt-steal-do = Taka { COUNT($count, $resource, case: "acc") }
prompt-discard = Veldu hverju þú tapar. Eftir: { $left }
prompt-discard-do = Fleygja: { COUNT($count, $resource) }
prompt-give = Tollur: veldu hvað { $player } fær frá þér
prompt-give-do = Láta { COUNT($count, $resource, case: "acc") }
prompt-target =
    { $purpose ->
        [magic] Veldu hver fellur um eitt galdraþrep
        [discard] Veldu hver fleygir auðlind
       *[other] Veldu mótherja
    }
prompt-target-do = { $player }
prompt-knock = Fella peð á aðliggjandi svæði?
prompt-knock-do = Fella peðið á svæðinu { $region } ({ $player })
prompt-knock-hero-do = Fella hetjuna á svæðinu { $region } ({ $player })
prompt-knock-done = Láta alla standa
prompt-topple = Fella virki á aðliggjandi svæði?
prompt-topple-do = Fella virkið á svæðinu { $region }
prompt-topple-done = Láta virkin standa
prompt-convert = Eitt svæði má gefa aðra auðlind
prompt-convert-do = { $region }: { COUNT($count, $resource) }
prompt-convert-done = Afla eins og venjulega
