### Klapp á öxlina: hvað fólki er sagt þegar það er ekki við borðið, og hvernig það biður um það.

## Það sem er sagt: aldrei neitt sem er hulið

notice-turn-title = Þú átt leik: { $table }
notice-invited-title = Annað spil: { $table }
notice-over-title = Spilinu er lokið: { $table }
notice-closed-title = Borðinu lokað: { $table }
notice-played = { $name } hefur leikið.
notice-begun = Spilið er hafið.
notice-turn = Umferð { $turn } af { $turns }.
notice-turn-left = Umferð { $turn } af { $turns }, þú hefur enn { $time }.
notice-left = Þú hefur enn { $time }.
notice-invited = { $name } býður þér í annað spil.
notice-won = Sigurinn er þinn!
notice-won-shared = Þú átt sigurinn með öðrum!
notice-winner =
    { $count ->
        [one] { $names } sigrar.
       *[other] { $names } sigra.
    }
notice-over = Sjáðu hvernig það fór.
notice-closed = Þar er ekki spilað lengur.

## Bréf

notice-letter =
    { $said }

    Að borðinu: { $address }

    Engin fleiri bréf: { $stop }
notice-confirm-title = Á Elbowroom að skrifa þér?
notice-confirm-letter =
    Einhver, líklega þú, vill fá bréf frá { $server } á þetta netfang: þegar þú átt leik, þegar þér er boðið, þegar spili lýkur.

    Ef þú vilt þau, opnaðu þennan tengil: { $address }

    Ef ekki, gerðu ekkert: ekkert meira er sent. Eða segðu það: { $stop }

## Að biðja um það

notices-title = Láttu mig vita þegar ég á leik
notices-browser = Í þessum vafra
notices-browser-hint = líka þegar síðan er lokuð
notices-mail = Með tölvupósti
notices-mail-hint = mest eitt bréf á hvern leik
notices-mail-waiting = { $address }: opnaðu tengilinn í bréfinu, þá færðu að vita.
notices-mail-on = { $address }
notices-quiet-from = Ró frá
notices-quiet-to = til
notices-secret = Í textanum er aldrei neitt sem er hulið.
notices-ask = Á vafrinn að láta þig vita?
notices-ask-lead = Þegar þú átt leik, þegar þér er boðið, þegar spili lýkur. Aldrei það sem er hulið. Ró frá { $from } til { $to }.
notices-yes = Já, láttu mig vita
notices-by-mail = Með tölvupósti
notices-no = Nei
notices-address = Netfangið þitt
notices-send = Sendu mér tengilinn
notices-on = Þú færð að vita af þessu borði. Þú getur hætt því í anddyrinu.
notices-denied = Vafrinn leyfir það ekki. Stillingar hans fyrir þessa síðu geta það.
notices-no-service = Þessi vafri hefur enga tilkynningaþjónustu sem svarar.
notices-bad-address = Þetta er ekki netfang.
notices-mail-away = Póstþjónninn svarar ekki. Reyndu aftur síðar.
notices-mail-refused = Póstþjónninn tekur ekki við þessu netfangi.
notices-mail-often = Þetta netfang hefur verið spurt nógu oft í dag. Gáðu í póstinn.
notices-trouble = Þetta tókst ekki. Reyndu aftur síðar.
notices-confirm = Á Elbowroom að skrifa þér þegar þú átt leik?
notices-confirm-yes = Já, skrifið mér
notices-confirmed = Búið: héðan í frá færðu að vita.
notices-stopped = Búið: ekkert meira er sent á þetta netfang.
notices-old-link = Þessi tengill er of gamall eða ekki heill. Biddu um annað bréf í anddyrinu.

## Eigin borð

notices-your-turns = Þú átt leik
notices-others = Aðrir eiga leik
notices-finished = Lokið
notices-turns-wait =
    { $count ->
        [one] { $count } leikur bíður þín
       *[other] { $count } leikir bíða þín
    }
notices-no-clock = engin klukka
notices-waiting-for = beðið eftir: { $name }
notices-waiting-chairs =
    { $count ->
        [one] beðið eftir { $count } stól
       *[other] beðið eftir { $count } stólum
    }
