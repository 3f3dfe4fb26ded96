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
