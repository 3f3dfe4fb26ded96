### What only the pages of this game say.

pages-artifacts = Artefakty
pages-places = Legendární místa
pages-factions = Frakce
pages-islands = Ostrovy
pages-source-race = bonus rasy
pages-source-faction = frakční bonus
pages-source-sites = artefakty a místa
pages-source-paid = poplatky a jiné platby
pages-site-used = v tomto tahu použito
pages-form-now = Právě { $form ->
        [worgen] worgení podoba
       *[human] lidská podoba
    }
pages-faction-now = V tomto tahu bojuje za { FACTION($faction, case: "acc") }
pages-in-hand-why = Žetony aktivní rasy, které nestojí v žádném regionu
pages-hatched-mark = šrafovaná značka: rasa přešla do úpadku
pages-races = Rasy
pages-island-all = Všechny ostrovy
pages-island-open = { $count ->
    [0] { $island }
   *[other] { $island }, cíle: { $count }
}
pages-site-kept = Ovládá { SITE($site) }
pages-side = Strana: { FACTION($faction) }
pages-signs = Značky na ostrovech
pages-sites = Naleziště
pages-step-place = Umístění
pages-step-redeploy = Přesun
pages-side-wins =
    { $side ->
        [alliance] Vítězí Aliance
        [horde] Vítězí Horda
       *[neutral] Vítězí neutrální strana
    }: { $score } ku { $others }
pages-sides-tie = Strany vítězí společně: { $score } ku { $others }
pages-side-rule-best = Za každou stranu se počítá nejlepší hráč.
pages-side-rule-sum = Hráči jedné strany se sčítají.
pages-side-rule-tie-sum = Byla shoda: rozhodly žetony na ostrovech.
pages-side-rule-tie = Byla shoda: rozhodli ostatní hráči stran, pak žetony na ostrovech.
pages-side-line =
    { $side ->
        [alliance] Aliance
        [horde] Horda
       *[neutral] Neutrální
    }: { $players } (celkem { $sum })
pages-peace-detail = Koho zvolíš, ten nesmí do tvého příštího tahu napadnout tvou aktivní rasu
