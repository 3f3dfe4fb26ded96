### What only the pages of this game say.

pages-artifacts = Forngripir
pages-places = Goðsagnastaðir
pages-factions = Fylkingar
pages-islands = Eyjar
pages-source-faction = fylkingarbónus
pages-source-sites = forngripir og staðir
pages-source-paid = tollar og aðrar greiðslur
pages-site-used = notað í þessari umferð
pages-form-now = Nú í { $form ->
        [worgen] vargsham
       *[human] mannsham
    }
pages-faction-now = Berst með { FACTION($faction, case: "dat") } í þessari umferð
pages-island-all = Allar eyjar
pages-island-open = { $count ->
    [0] { $island }
   *[other] { $island }, möguleg svæði: { $count }
}
pages-site-kept = Ræður yfir { SITE($site) }
pages-side = Lið: { FACTION($faction) }
pages-signs = Tákn á eyjunum
pages-sites = Merkisstaðir
pages-step-place = Niðursetning
pages-side-wins =
    { $side ->
        [alliance] Bandalagið vinnur
        [horde] Hjörðin vinnur
       *[neutral] Hlutlausa liðið vinnur
    }, { $score } gegn { $others }
pages-sides-tie = Liðin deila sigrinum, { $score } gegn { $others }
pages-side-rule-best = Besti leikmaður hvors liðs telur.
pages-side-rule-sum = Allir leikmenn liðs teljast saman.
pages-side-rule-tie-sum = Liðin voru jöfn: táknin á eyjunum réðu.
pages-side-rule-tie = Liðin voru jöfn: hinir leikmennirnir réðu, síðan táknin á eyjunum.
pages-side-line =
    { $side ->
        [alliance] Bandalagið
        [horde] Hjörðin
       *[neutral] Hlutlausir
    }: { $players } (samtals { $sum })
