workshop-own-title = Eigin spil og kort
workshop-own-limit = eigin af hverri gerð að hámarki
workshop-file-or-link = Skrá, tengill eða texti
workshop-read = Lesa
workshop-take-out = Taka úr: { $name }
workshop-too-many =
    { $limit ->
        [one] Aðeins { $limit } eigið spil af hverri gerð kemst fyrir. Taktu eitt úr eða hækkaðu mörkin.
       *[other] Aðeins { $limit } eigin spil af hverri gerð komast fyrir. Taktu eitt úr eða hækkaðu mörkin.
    }
workshop-map-unfit = { $name } er kort fyrir þennan fjölda leikmanna: { $players }. Veldu einn þeirra eða taktu kortið úr.
workshop-in-the-box = Í kassanum
workshop-by = höfundur: { $author }
workshop-map-about = Kort, svæði: { $regions }, leikmenn: { $players }
workshop-kind-race = þjóð
workshop-kind-power = eiginleiki
workshop-kind-site = staður
workshop-kind-faction = þjóð
workshop-kind-hero = hetja
workshop-kind-territory = land
workshop-kind-map = kort
workshop-open-title = Opna pakka eða kort
workshop-open-file = Skrá (.json)
workshop-file-large = Skráin er stærri en 64 KiB; pakki eða kort er minna.
workshop-file-no-json = Skráin er ekki JSON og ekki er hægt að lesa hana. Vistaðu hana aftur úr smiðjunni.
workshop-file-no-pack = Í skránni er hvorki pakki né kort.
workshop-faults =
    { $count ->
        [one] { $count } villa
       *[other] { $count } villur
    }
workshop-number = nr. { $number }

workshop-title = Smiðja
workshop-steps = Skref
workshop-say-it = Segðu það
workshop-weigh-it = Vegðu það
workshop-make = Búa til eigið
workshop-drafts = Drögin þín
workshop-no-drafts = Hér er ekkert enn. Byrjaðu á auðri þjóð eða eiginleika.
workshop-forget = Henda drögunum { $name }
workshop-start = Byrja á
workshop-blank-race = Auð þjóð
workshop-blank-power = Auður eiginleiki
workshop-blank-site = Auður staður
workshop-blank-faction = Auð þjóð
workshop-blank-hero = Auð hetja
workshop-blank-territory = Land
workshop-replace-part = Annan
workshop-not-weighable = Það er heppni hver finnur stað, svo hann er ekki veginn. Prófaðu hann við borð.
workshop-saved = Vistað í þessum vafra
workshop-not-saved = Ekki vistað: þessi vafri geymir ekkert hér. Vistaðu í skrá áður en þú ferð.
workshop-elsewhere = Þessi drög eru opin í öðrum flipa. Hér má aðeins lesa þau.
workshop-full-store = Ekkert pláss er eftir í þessum vafra. Vistaðu í skrá.
workshop-save-file = Vista í skrá
workshop-blank-title = Auði fáninn er þinn
workshop-blank-text = Segðu hvað þjóðin eða eiginleikinn gerir, sjáðu það á fánanum, vittu hvers virði það er og spilaðu.
workshop-name = Nafn
workshop-start-with = Þeir byrja með
workshop-tokens =
    { $count ->
        [one] tákn
       *[other] tákn
    }
workshop-redo = Endurtaka
workshop-parts = Hlutar
workshop-part = Hluti { $number }
workshop-nothing-special = { $name }: ekkert sérstakt enn. Bættu við áhrifum.
workshop-lasts = gildir líka í hnignun
workshop-ends = endar í hnignun
workshop-only-decline = aðeins í hnignun
workshop-move-up = Færa upp
workshop-move-down = Færa niður
workshop-remove-part = Fjarlægja þennan hluta
workshop-less = minna
workshop-more = meira
workshop-condition = + skilyrði
workshop-add-condition = Bæta við skilyrði
workshop-condition-said = Skilyrði: { $condition }. Ýttu til að fjarlægja.
workshop-use = Nota { $value }
workshop-add-effect = Bæta við áhrifum
workshop-search-effects = Leita að áhrifum
workshop-found = áhrif: { $found } af { $all }
workshop-categories = Um hvað áhrifin eru
workshop-all = Öll
workshop-no-effect = Engin áhrif passa. Reyndu annað orð.
workshop-full = Fleiri hlutar komast ekki fyrir.
workshop-stands = Það er hér nú þegar.
workshop-read-back = Lesið til baka
workshop-read-back-why = sett saman úr hlutunum, ekki úr orðum þínum
workshop-waits = Hluti með villu bíður lagfæringar.
workshop-own-words = Með eigin orðum
workshop-piece = Spil og dómur
workshop-in-the-row = Eins og það liggur í röðinni
workshop-try = Prófa núna
workshop-try-part = Prófa þennan hluta
workshop-try-part-why = Þjarkar spila fram að umferð þar sem hann skiptir máli; þá átt þú leik.
workshop-to-table = Að borði
workshop-icon = Tákn
workshop-icons = tákn: { $count }
workshop-colour = Litur
workshop-cloth-amber = raf
workshop-cloth-rust = ryð
workshop-cloth-brick = múrsteinsrauður
workshop-cloth-rose = rósrauður
workshop-cloth-plum = plómulitur
workshop-cloth-violet = fjólublár
workshop-cloth-indigo = dimmblár
workshop-cloth-blue = blár
workshop-cloth-teal = blágrænn
workshop-cloth-jade = jaðigrænn
workshop-cloth-leaf = laufgrænn
workshop-cloth-moss = mosagrænn
workshop-cloth-slate = skífugrár
workshop-cloth-stone = steingrár
workshop-verdict = Dómur
workshop-not-weighed = Ekki vegið enn. Þjarkar spila það í um mínútu gegn því sem er í kassanum.
workshop-weigh = Vega
workshop-weigh-again = Vega aftur
workshop-stop = Stöðva
workshop-mend-first = Lagaðu villurnar fyrst.
workshop-stale = Um útgáfuna fyrir { $minutes } mín.
workshop-whole-verdict = Allur dómurinn
workshop-status-waiting = bíður
workshop-status-playing = í spilun
workshop-status-around = leitað að jafnri útgáfu
workshop-status-done = lokið
workshop-status-stopped = stöðvað
workshop-not-settled = Ekki útkljáð enn.
workshop-endless = Spil sem enduðu ekki: { $games } af { $all }. Breyttu því sem nærir sjálft sig.
workshop-too-strong = Of sterkt með þennan fjölda leikmanna: { $counts }
workshop-too-weak = Of veikt með þennan fjölda leikmanna: { $counts }
workshop-strong-and-weak = Of sterkt með þennan fjölda leikmanna: { $strong }, of veikt: { $weak }
workshop-fair = Jafnt með öllum fjölda leikmanna
workshop-nothing-seen = Enginn munur sást
workshop-fair-line = jafnt
workshop-rates = Sigurhlutfall eftir fjölda leikmanna, með 95 % öryggisbilum
workshop-count-said = Leikmenn { $players }: { $rate } prósent, plús mínus { $reach }; jafnt er { $fair }.
workshop-how-weighed = Spil: { $games }, þjarkar { $bot }, reglur { $rules }. Dregið er um fyrstu samsetningar og { $name } gengur milli sæta; 95 % öryggisbil.
workshop-wins-of = Sigrar þess sem byrjaði með þetta ({ $name }), í stigum frá jöfnum hlut
workshop-smallest = Hve lítill munur sést
workshop-place = Sæti meðal þeirra í kassanum
workshop-place-line = { $place }. af { $all }, gæti verið { $best }. til { $worst }.
workshop-with-powers = Með hvaða eiginleikum
workshop-with-races = Með hvaða þjóðum
workshop-with-territorys = Með hvaða löndum
workshop-with-factions = Með hvaða þjóðum
workshop-points = Stig í spili
workshop-partner-too-strong =
    { $earned ->
        [points] stig
       *[other] skildingar
    } á spil miðað við það sem aðrir fá úr því: of sterkt
workshop-partner-too-weak =
    { $earned ->
        [points] stig
       *[other] skildingar
    } á spil miðað við það sem aðrir fá úr því: of veikt
workshop-other-partners = Enginn munur sást með hinum ({ $count }). Bilin eru víkkuð því litið er á { $all } í einu.
workshop-coins = Skildingar á spil
workshop-shipped-mean = þau í kassanum
workshop-difference = munur
workshop-make-fair = Hvað myndi jafna það
workshop-no-neighbours = Það reyndist ekki ójafnt, svo engar breytingar voru reyndar.
workshop-neighbours-later = Breytingar eru reyndar eftir fyrstu mínútuna þar sem það reynist ójafnt.
workshop-no-single-step = Ekkert eitt skref jafnar það. Næst kemst:
workshop-without-part = Án hluta { $number }
workshop-changed-to =
    { $part ->
        [0] { $field }: { $after } í stað { $before }
       *[other] Hluti { $part }, { $field }: { $after } í stað { $before }
    }
workshop-use-this = Nota þetta
workshop-bots-do-not-see = Þjarkar sjá ekki að aðrir sameinast gegn sterkri þjóð. Fólk gerir það: spilaðu áður en þú deilir.
workshop-no-words = Höfundurinn skrifaði engin orð um þetta.
workshop-would-show = Leikmenn: { $players }. Minnsti munur í stigum sem þessir leikir myndu sýna í fjórum skiptum af fimm: { $points }. Minni munur getur leynst.
workshop-step = stig: fjöldi leikja { $games }
workshop-minutes = { $count } mín.
workshop-too-long = of langt hér
workshop-save-report = Vista skýrsluna
workshop-weighed-before = Vegið áður
workshop-ago = fyrir { $minutes } mín.
workshop-go-back = Fara aftur í hana
workshop-go-on = Halda áfram
workshop-paused = Í biðstöðu meðan enginn horfir á síðuna.
workshop-stopped-after = Stöðvað eftir { $seconds } s. Það sem var spilað stendur.
