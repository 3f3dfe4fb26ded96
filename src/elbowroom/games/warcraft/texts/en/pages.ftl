### What only the pages of this game say.

pages-artifacts = Artifacts
pages-places = Legendary places
pages-factions = Factions
pages-islands = Islands
pages-source-faction = faction bonus
pages-source-sites = artifacts and places
pages-source-paid = tolls and other payments
pages-site-used = used this turn
pages-form-now = Now in { $form ->
        [worgen] worgen form
       *[human] human form
    }
pages-faction-now = Fights for the { FACTION($faction) } this turn
pages-island-all = All islands
pages-island-open = { $count ->
    [0] { $island }
   *[other] { $island }, targets: { $count }
}
pages-site-kept = Holds { SITE($site) }
pages-side = Side: { FACTION($faction) }
pages-signs = Signs on the islands
pages-sites = Sites
pages-step-place = Place
pages-side-wins =
    { $side ->
        [alliance] The Alliance wins
        [horde] The Horde wins
       *[neutral] The neutral side wins
    }, { $score } to { $others }
pages-sides-tie = The sides share the victory, { $score } to { $others }
pages-side-rule-best = The best player of each side counts.
pages-side-rule-sum = All players of a side count together.
pages-side-rule-tie-sum = The sides were equal: the tokens on the islands decided.
pages-side-rule-tie = The sides were equal: their other players decided, then the tokens on the islands.
pages-side-line =
    { $side ->
        [alliance] Alliance
        [horde] Horde
       *[neutral] Neutral
    }: { $players } (together { $sum })
