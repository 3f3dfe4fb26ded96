### Poklepání na rameno: co se lidé dozvědí, když u stolu nejsou, a jak o to požádají.

## Co se říká: nikdy nic, co je skryté

notice-turn-title = Jsi na tahu: { $table }
notice-invited-title = Další hra: { $table }
notice-over-title = Konec hry: { $table }
notice-closed-title = Stůl zavřen: { $table }
notice-played = { $name } má odehráno.
notice-begun = Hra začala.
notice-turn = Tah { $turn } z { $turns }.
notice-turn-left = Tah { $turn } z { $turns }, máš ještě { $time }.
notice-left = Máš ještě { $time }.
notice-invited = { $name } tě zve k další hře.
notice-won = Vítězství je tvoje!
notice-won-shared = O vítězství se dělíš!
notice-winner =
    { $count ->
        [one] Vítězí { $names }.
        [few] Vítězí { $names }.
        [many] Vítězí { $names }.
       *[other] Vítězí { $names }.
    }
notice-over = Podívej se, jak to dopadlo.
notice-closed = Už se tam nehraje.

## Dopisy

notice-letter =
    { $said }

    Ke stolu: { $address }

    Už žádné dopisy: { $stop }
notice-confirm-title = Má ti Elbowroom psát?
notice-confirm-letter =
    Někdo, nejspíš ty, chce na tuto adresu dopisy od { $server }: když jsi na tahu, když tě někdo zve, když hra skončí.

    Pokud je chceš, otevři tento odkaz: { $address }

    Pokud ne, nedělej nic: víc se neposílá. Nebo to řekni: { $stop }

## Jak o to požádat

notices-title = Dej mi vědět, když jsem na tahu
notices-browser = V tomto prohlížeči
notices-browser-hint = i když je stránka zavřená
notices-mail = E-mailem
notices-mail-hint = nejvýš jeden dopis na tah
notices-mail-waiting = { $address }: otevři odkaz v dopise, pak dostaneš vědět.
notices-mail-on = { $address }
notices-quiet-from = Klid od
notices-quiet-to = do
notices-secret = V textu nikdy není nic skrytého.
notices-ask = Má ti prohlížeč dát vědět?
notices-ask-lead = Když jsi na tahu, když tě někdo zve, když hra skončí. Nikdy to, co je skryté. Klid od { $from } do { $to }.
notices-yes = Ano, dej mi vědět
notices-by-mail = E-mailem
notices-no = Ne
notices-address = Tvoje e-mailová adresa
notices-send = Pošli mi odkaz
notices-on = O tomto stolu dostaneš vědět. Vypnout to můžeš v herně.
notices-denied = Prohlížeč to nedovoluje. Změnit to jde v jeho nastavení pro tuto stránku.
notices-no-service = Tento prohlížeč nemá službu oznámení, která by odpověděla.
notices-bad-address = Toto není e-mailová adresa.
notices-mail-away = Poštovní server neodpovídá. Zkus to později.
notices-mail-refused = Poštovní server tuto adresu nepřijímá.
notices-mail-often = Této adresy jsme se dnes ptali už dost. Podívej se do její pošty.
notices-trouble = To se nepovedlo. Zkus to později.
notices-confirm = Má ti Elbowroom psát, když jsi na tahu?
notices-confirm-yes = Ano, pište mi
notices-confirmed = Hotovo: odteď dostaneš vědět.
notices-stopped = Hotovo: na tuto adresu už se nic neposílá.
notices-old-link = Tento odkaz je příliš starý nebo neúplný. Požádej v herně o další dopis.

## Vlastní stoly

notices-your-turns = Tvoje tahy
notices-others = Na tahu jsou jiní
notices-finished = Dohráno
notices-turns-wait =
    { $count ->
        [one] Čeká na tebe { $count } tah
        [few] Čekají na tebe { $count } tahy
        [many] Čeká na tebe { $count } tahu
       *[other] Čeká na tebe { $count } tahů
    }
notices-no-clock = bez hodin
notices-waiting-for = čeká se: { $name }
notices-waiting-chairs =
    { $count ->
        [one] čeká se na { $count } židli
        [few] čeká se na { $count } židle
        [many] čeká se na { $count } židle
       *[other] čeká se na { $count } židlí
    }
