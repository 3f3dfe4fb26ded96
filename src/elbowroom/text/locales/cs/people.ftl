### Lidé u stolu: čekání na ostatní, pokračování bez někoho, vlastní údaje.

## Jak dlouho stůl čeká

people-seconds =
    { $count ->
        [one] { $count } sekundu
        [few] { $count } sekundy
        [many] { $count } sekundy
       *[other] { $count } sekund
    }
people-minutes =
    { $count ->
        [one] { $count } minutu
        [few] { $count } minuty
        [many] { $count } minuty
       *[other] { $count } minut
    }
people-hours =
    { $count ->
        [one] { $count } hodinu
        [few] { $count } hodiny
        [many] { $count } hodiny
       *[other] { $count } hodin
    }
people-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dní
    }
people-waits = Když někdo nechá ostatní čekat
people-waits-short = Krátce
people-waits-usual = Obvykle
people-waits-long = Dlouho
people-waits-never = Čekat na všechny
people-rule-away = Za toho, kdo je { $time } odpojený, může hrát bot.
people-rule-never = Tento stůl čeká na všechny, ať to trvá jakkoli dlouho.
people-rule-back = Na své místo se lze kdykoli vrátit.
people-waiting-long = Stůl už dlouho čeká. Na tahu: { $name }.
people-absent = { $name } teď u stolu není.
people-go-on = Pokračovat s botem na místě: { $name }
people-go-on-votes = Hlasy: { $votes }
people-no-vote = Přece jen počkat: { $name }
people-not-yet = Pokračovat s botem půjde za { $time }. Na tahu: { $name }.
people-closing = Stůl se zavře { $when }, pokud nikdo nebude proti.
people-object = Jsem proti
people-close-hint = Souhlasit musí všichni. Kdo má na svém místě bota, má na námitku { $time }.
people-play-for-me = { $name } hlasuje pro pokračování bez tebe.
entry-voted = { $name } chce pokračovat s botem na místě: { $other }.
entry-unvoted = { $name } chce počkat: { $other }.
entry-closing = Všichni, kdo hrají, souhlasí s uzavřením stolu.

## Vlastní místa a údaje

people-you = Tvá místa a údaje
people-you-lead = Nejsou tu žádné účty. To, co otevírá tvá místa, má jen tento prohlížeč; server zná pouze otisky.
people-code = Záchranný kód
people-code-lead = Vytiskni si ho nebo opiš. Když o prohlížeč přijdeš, získáš s ním všechna svá místa zpět; ztracený prohlížeč pak nic neotevře. Kód ti už nikdo znovu nesdělí.
people-code-make = Vytvořit záchranný kód
people-code-new = Vytvořit nový kód
people-code-print = Vytisknout
people-code-kept =
    { $count ->
        [one] Otevírá { $count } místo a všechna další, na která si sedneš.
        [few] Otevírá { $count } místa a všechna další, na která si sedneš.
        [many] Otevírá { $count } místa a všechna další, na která si sedneš.
       *[other] Otevírá { $count } míst a všechna další, na která si sedneš.
    }
people-recover = Získat místa zpět
people-recover-lead = Opiš svůj záchranný kód.
people-recovered =
    { $count ->
        [0] Žádné místo se nenašlo.
        [one] { $count } místo je zase tvoje.
        [few] { $count } místa jsou zase tvoje.
        [many] { $count } místa je zase tvoje.
       *[other] { $count } míst je zase tvých.
    }
people-seats = Místa v tomto prohlížeči
people-seats-none = Tento prohlížeč nemá žádná místa.
people-seat-forget = Zapomenout zde
people-seat-forget-hint = Místo ti zůstává přes odkaz nebo kód; zapomene ho jen tento prohlížeč.
people-shared = Tohle je společný počítač: po zavření prohlížeče má místa zapomenout
people-forget-all = Zapomenout vše na tomto počítači
people-forgotten = Tento prohlížeč o tobě už nic neví.
people-export = Stáhnout mé údaje
people-export-lead = Vše, co o tobě server u těchto stolů má: jméno, tvé zprávy a tahy. Patří k tomu i to, co je od tebe v jeho polici, a pod jakým jménem.
people-erase = Smazat mě
people-erase-lead = Z těchto stolů zmizí tvé jméno, tvé zprávy i to, co otevírá tvá místa. Kde hrají jiní, pokračuje za tebe bot; kde nikdo, zmizí celý stůl. Z police zmizí, co je tam od tebe, i s tvým jménem; cizí odnože dál říkají, z čeho vznikly. Nejde to vzít zpět.
people-erase-sure = Ano, smazat mě: { $count ->
    [one] { $count } stůl
    [few] { $count } stoly
    [many] { $count } stolu
   *[other] { $count } stolů
}
people-erase-done = Hotovo. Server tě už nezná.
people-cancel = Zrušit
people-here = Místa a údaje
entry-erased = Někdo odešel a chce být zapomenut.
entry-recovered = { $name } se vrací se záchranným kódem.
people-line-gone = (odstraněno)

## Pořádek

people-about-player = Co dělat: { $name }
people-mute = Ztlumit u tohoto stolu
people-unmute = Zase slyšet
people-block = Blokovat toto jméno
people-unblock = Odblokovat
people-blocked = Blokovaná jména
people-report = Nahlásit…
people-report-why = Co je špatně?
people-report-chat = Co bylo řečeno
people-report-name = Jméno
people-report-play = Způsob hry
people-report-other = Něco jiného
people-report-text = Co má provozovatel vědět
people-report-send = Poslat provozovateli
people-reported = Děkujeme. Provozovatel tohoto serveru si to přečte.
people-line-muted = (ztlumeno)
people-words = Některé slovo tu není dovoleno. Zvol jiné.
entry-moderated = Provozovatel serveru něco odstranil.
people-rule-idle = Za toho, kdo { $time } neodpoví, může hrát bot.
people-rule-both = Za toho, kdo { $idle } neodpoví nebo je { $away } odpojený, může hrát bot.
people-rule-early = Bez toho, kdo odešel, mohou po dohodě pokračovat i dřív.
people-rule-consent-most = Musí s tím souhlasit většina ostatních.
people-rule-consent-all = Musí s tím souhlasit všichni ostatní.
people-rule-consent-one = Stačí slovo kohokoli z ostatních.
people-consent = Kdo musí souhlasit s botem
people-consent-most = Většina
people-consent-all = Všichni
people-consent-one = Kdokoli
people-end-offer = Nabídnout předčasný konec
people-end-agree = Souhlasit s předčasným koncem
people-end-withdraw = Přece jen hrát dál
people-end-offered = Předčasný konec navrhuje: { $names }.
people-end-nobody-wins = Stůl se zavře, až budou souhlasit všichni; nikdo nevyhraje.
people-resign = Vzdát se…
people-resign-ask = Vzdát se nadobro? Za hráče { $name } bude hrát bot.
people-resign-no = Hrát dál
people-resign-do = Vzdát se
