### What factions and heroes made of effects do, read back as sentences; and the words of the form that makes them.

## Each effect in one sentence, without its full stop; a number or name of the effect stands for each value

effect-action-sub = When { ACTION($chosen) } is chosen, you may carry out { ACTION($instead) } instead
effect-alliance-gain =
    { $for_ally ->
        [yes] When you form an alliance{ $when }, your ally gains { COUNT($amount, "resource", case: "acc") } of their choice
       *[no] When you form an alliance{ $when }, you gain { COUNT($amount, "resource", case: "acc") } of your choice
    }
effect-alliance-lock = Opponents cannot break alliances with you{ $when }; you still may
effect-aura-discount = Wars of your meeples other than the hero{ $when } cost { $amount } less
effect-build-adjacent = The fortress may be placed next to the hero, where no other piece stands
effect-charge-on = A meeple that won a war as attacker may run on by one region at once
effect-collect-bonus = When you collect{ $when }, take { COUNT($amount, $resource, case: "acc") } more
effect-collect-convert = When you collect, one of your regions{ $when } may give a resource of your choice
effect-collect-double =
    { $terrain_is ->
        [any] Every region yields two units instead of one
       *[other] Such regions yield two units instead of one: { TERRAIN($terrain) }{ effect-and-terrain }
    }
effect-cost-mod =
    { $priced_is ->
        [retreat] Retreat costs you { $less } less{ $when }{ effect-least }
       *[other] { ACTION($priced) } costs you { $less } less{ $when }{ effect-least }
    }
effect-cost-set =
    { $priced_is ->
        [retreat] Retreat always costs you { $price }
       *[other] { ACTION($priced) } always costs you { $price }
    }
effect-enter-gain =
    { $terrain_is ->
        [any] Each meeple you move into any region{ effect-entering } earns you { COUNT($amount, $resource, case: "acc") }
       *[other] Each meeple you move into such a region{ effect-entering } earns you { COUNT($amount, $resource, case: "acc") }: { TERRAIN($terrain) }
    }
effect-expand-adjacent =
    { $of ->
        [hero] A new meeple may be placed next to the hero
       *[faction] A new meeple may be placed next to one of yours
    }
effect-flag-gain = If a number meets your flag, you gain { COUNT($amount, "resource", case: "acc") } of your choice
effect-flag-punish = If a number meets your flag, that opponent loses { COUNT($amount, "resource", case: "acc") }
effect-fortress-kill-gain = When you remove an opponent's fortress, you gain { COUNT($amount, $resource, case: "acc") }
effect-fortress-value = Your fortress makes a war in its region { $amount } cheaper, not just 1
effect-hero-action = When { ACTION($chosen) } is chosen, the hero may carry out { ACTION($instead) } instead
effect-knock-fortress = Each move of yours may lay down one opposing fortress next to where it ends: { ACTION($action) }
effect-knock-meeple = Each move of yours may lay down one opposing meeple next to where it ends: { ACTION($action) }
effect-move-extra = { ACTION($action) } may move { COUNT($extra, "meeple", case: "acc") } more
effect-on-attacked-gain = When you are attacked, you gain { COUNT($amount, $resource, case: "acc") }
effect-on-clear-gain = Each time the action card is cleared{ $when }, you gain { COUNT($amount, $resource, case: "acc") }
effect-on-follow-gain = When you follow another player's { ACTION($action) }, you gain { COUNT($amount, $resource, case: "acc") }
effect-on-other-war-gain = When two others fight a war, you gain { COUNT($amount, $resource, case: "acc") }
effect-on-reach-gain = Reaching this level brings you { COUNT($amount, $resource, case: "acc") }{ effect-also } once
effect-on-reach-rival-magic-loss = When you reach this level, one opponent of your choice drops { COUNT($levels, "level", case: "acc") } of magic
effect-on-removed-gain = When a war costs you a meeple, you gain { COUNT($amount, $resource, case: "acc") }{ effect-also }
effect-on-rival-removed-gain = When you drive an opponent's meeple off the board in war, you gain { COUNT($amount, $resource, case: "acc") }{ effect-also }
effect-on-rival-standup-gain = When an opponent stands a meeple up, you gain { COUNT($amount, $resource, case: "acc") }
effect-patrol-steps = On Patrol a meeple may take up to { COUNT($steps, "step", case: "acc") }
effect-quest-free =
    { $mode_is ->
        [anywhere] Your Quests may start inland and may also end on the same territory
       *[shore] Regions beside water are borders for your Quests, which may also join two of them on one territory
    }
effect-resource-sub = You may also pay with { RESOURCE($use) }: { ACTION($action) }{ effect-and-action }
effect-retreat-any = You may pay for retreat with any mix of resources
effect-revive = For { COUNT($amount, $resource, case: "acc") } you may put a fallen regular meeple back on your home territory at once
effect-rival-build-tax = Whoever builds up to the tower level you are on pays { $more } more
effect-rival-fortress-ignore = Opposing fortresses give no discount against you{ $when }
effect-rival-loss = When a Patrol of yours ends beside a crag, one opponent of your choice discards { COUNT($amount, "resource", case: "acc") }
effect-rival-quest-toll = An opponent questing onto your home territory hands you one resource
effect-ruins-free-move = Your meeples searching ruins may leave without standing up first
effect-ruins-scored = At the end: your meeples in ruins stay and score like all others
effect-steal =
    { $of ->
        [hero] Entering a region of an opponent's home territory takes { COUNT($amount, "resource", case: "acc") } from that opponent
       *[faction] Arriving by Quest on an opponent's home territory takes { COUNT($amount, "resource", case: "acc") } from that opponent
    }
effect-terrain-cross =
    { $feature_is ->
        [water] Your Patrol may step across water
        [crag] Your Patrol may step across a crag
       *[both] Your Patrol may step across water and crags
    }
effect-terrain-enter =
    { $feature_is ->
        [water] Your meeples may enter water
        [crag] Your meeples may enter crags
       *[both] Your meeples may enter water and crags
    }
effect-trade-bonus = Every Trade brings you { COUNT($amount, $resource, case: "acc") } more
effect-trade-multi =
    { $into_is ->
        [any] One Trade may turn two kinds of resource into a third
       *[other] One Trade may turn both other kinds of resource into this: { RESOURCE($into) }
    }
effect-tundra-stay = Your meeples need never leave the tundra
effect-vp =
    { $rule_is ->
        [copy_best_rival_bonus] At the end: as many points as the best level-5 bonus of another player, at least 1, at most { $most }
       *[other] At the end: { COUNT($each, "point") } { effect-vp-rule }, at most { $most }
    }
effect-war-after-reveal =
    { $most ->
        [one] After the dice are shown you may add one more unit to your bid, even past 11
       *[other] After the dice are shown you may add up to { $most } units to your bid, even past 11
    }
effect-war-copy = In war you share those of your opponent's war discounts that fit you too
effect-war-discount = Wars{ $when } cost you { $amount } less
effect-war-loss-free = A war you lose by at most { $margin } costs you nothing
effect-war-loss-punish =
    { $amount ->
        [9] Whoever wins a war against you loses all of this: { RESOURCE($resource) }
       *[other] Whoever wins a war against you loses { COUNT($amount, $resource, case: "acc") }
    }
effect-war-resource-value =
    { $of_rival ->
        [yes] In war against you a unit of the opponent's { RESOURCE($resource) } is worth { $value }
       *[no] In war a unit of your { RESOURCE($resource) } is worth { $value }
    }
effect-war-shift-die = After the dice are shown you may change your number by { $by }
effect-war-surcharge = Opponents at war with you{ $when } pay { $amount } more
effect-war-tie = You win wars with equal numbers{ $when }
effect-war-win-gain =
    { $from_loser ->
        [yes] When you win a war{ $when }, you take { COUNT($amount, $resource, case: "acc") } from the loser
       *[no] When you win a war{ $when }, you gain { COUNT($amount, $resource, case: "acc") }
    }

## Parts of sentences

effect-also =
    { $also_is ->
        [any] { " " }and { COUNT($amount, "any", case: "acc") }
        [food] { " " }and { COUNT($amount, "food", case: "acc") }
        [mana] { " " }and { COUNT($amount, "mana", case: "acc") }
        [ore] { " " }and { COUNT($amount, "ore", case: "acc") }
       *[none] { "" }
    }
effect-and-terrain =
    { $also_is ->
        [plains] { " " }and { TERRAIN("plains") }
        [mountain] { " " }and { TERRAIN("mountain") }
        [forest] { " " }and { TERRAIN("forest") }
        [ruins] { " " }and { TERRAIN("ruins") }
        [capital] { " " }and { TERRAIN("capital") }
        [peaks] { " " }and { TERRAIN("peaks") }
        [tundra] { " " }and { TERRAIN("tundra") }
       *[none] { "" }
    }
effect-and-action =
    { $also_is ->
        [build] { " " }and { ACTION("build") }
        [research] { " " }and { ACTION("research") }
        [expand] { " " }and { ACTION("expand") }
       *[none] { "" }
    }
effect-least =
    { $least ->
        [0] { "" }
       *[other] , but never less than { $least }
    }
effect-entering =
    { $via_is ->
        [patrol] { $abroad ->
            [yes] { " " }of an opponent's home territory by Patrol
           *[no] { " " }by Patrol
        }
        [quest] { $abroad ->
            [yes] { " " }of an opponent's home territory by Quest
           *[no] { " " }by Quest
        }
       *[both] { $abroad ->
            [yes] { " " }of an opponent's home territory
           *[no] { "" }
        }
    }
effect-vp-rule =
    { $rule_is ->
        [per_forest] for each forest you occupy
        [per_mountain] for each mountain you occupy
        [per_plains] for each plains you occupy
        [per_meeple_in_crag] for each of your meeples in crags
        [per_meeple_in_water] for each of your meeples in water
        [per_meeple_peaks_tundra] for each of your meeples in peaks or tundra
        [per_beside_crag] for each region beside a crag you occupy
        [per_beside_water] for each region beside water you occupy
        [per_beside_water_foreign] for each region beside water you occupy away from home
        [tower_top] if nobody's tower is higher than yours
        [per_rival_fewer_meeples] for each opponent with fewer meeples in play
        [per_rival_poor] for each opponent with no more than 3 food, mana and ore in all
        [per_rival_less_mana] for each opponent with less mana than you
        [per_rival_laid_down] for each opposing meeple lying down outside ruins
        [per_alliance] for each alliance you are in
        [per_two_fortresses] for every two of your fortresses in play
        [per_two_tower_levels] for every two levels of your tower
        [per_war_won] for each war you won
        [per_fortress_removed] for each opposing fortress you removed
        [per_track_ge4] for each of food, mana and ore of which you hold 4 or more
        [per_track_ge5_with_silver] for each resource, silver included, of which you hold 5 or more
        [home_clear] if no other player has a meeple on your home territory
        [per_foreign_territory] for each territory but your own where you have a meeple
        [all_on_border] if all your meeples in play stand in border regions
        [meeples_on_rival_homes_ge2] if you have at least two meeples on other players' home territories
        [region_types_ge4] if you occupy at least four kinds of region
        [capital_or_alliance] if you occupy a capital or are in an alliance
       *[copy_best_rival_bonus] the best bonus of another player
    }
effect-scope-hero = only for the hero itself

## When an effect works

effect-when-role =
    { $value ->
        [attack] as attacker
       *[defend] as defender
    }
effect-when-via =
    { $value ->
        [patrol] by Patrol
       *[quest] by Quest
    }
effect-when-terrain = { TERRAIN($value) }
effect-when-place =
    { $value ->
        [home] on your home territory
       *[abroad] away from your home territory
    }
effect-when-beside =
    { $value ->
        [water] beside water
       *[crag] beside a crag
    }
effect-when-paying =
    { $value ->
        [ore] paid with at least 1 ore
        [one_type] paid with a single kind of resource
       *[mana_only] paid with mana alone
    }
effect-when-against =
    { $value ->
        [meeple] against a meeple
       *[lying_meeple] against a laid-down meeple
    }
effect-when-fortress =
    { $value ->
        [standing] where an opposing fortress stands
       *[none] where no opposing fortress stands
    }
effect-when-occupies =
    { $value ->
        [border] while you occupy: border region
        [beside_water] while you occupy: region beside water
        [beside_crag] while you occupy: region beside a crag
        [beside_water_abroad] while you occupy: region beside water away from home
       *[other] while you occupy: { TERRAIN($value) }
    }
effect-when-at-least = at least { $value } of them
effect-when-unallied = while you are in no alliance
effect-when-near =
    { $value ->
        [beside] next to the hero's region
       *[territory] on the territory the hero is on
    }
effect-when-hero-region = in the hero's region
effect-when-built-beside =
    { $value ->
        [water] with the fortress beside water
       *[crag] with the fortress beside a crag
    }
effect-when-hero-on =
    { $value ->
        [home] while the hero is on your home territory
       *[other] while the hero is in: { TERRAIN($value) }
    }
effect-when-hero-allied = while an alliance holds in the hero's region

## What the fields are called

effect-field-chosen = Chosen action
effect-field-instead = Instead
effect-field-amount = How many
effect-field-for-ally = For the ally
effect-field-also = Also
effect-field-priced = What costs less
effect-field-less = Cheaper by
effect-field-least = At least
effect-field-price = Price
effect-field-resource = Resource
effect-field-via = By
effect-field-abroad = On an opponent's home territory
effect-field-action = Action
effect-field-extra = More meeples
effect-field-levels = Levels
effect-field-steps = Steps
effect-field-mode = From where
effect-field-use = Pays with
effect-field-more = Dearer by
effect-field-feature = Across or into
effect-field-into = Into
effect-field-rule = What scores
effect-field-each = Points each
effect-field-most = At most
effect-field-margin = Lost by at most
effect-field-value = Worth
effect-field-of-rival = Of the opponent
effect-field-by = By how much
effect-field-from-loser = From the loser
effect-field-role = Attack or defence
effect-field-place = Home or away
effect-field-beside = Beside
effect-field-against = Against
effect-field-fortress = Opposing fortress
effect-field-occupies = Occupied
effect-field-at-least = At least so many
effect-field-unallied = No alliance
effect-field-paying = Paid with
effect-field-near = Near the hero
effect-field-hero-region = Where the hero is
effect-field-built-beside = Fortress beside
effect-field-hero-on = Hero is in
effect-field-hero-allied = Hero in an alliance
effect-field-second-by = Second level by
effect-field-second-for = Price of the second level
effect-field-third-by = Retires by
effect-field-third-for = Price of retiring
effect-field-adjacency = Neighbours
effect-field-features = Water and crags
effect-field-type = Terrain
effect-field-x = Across
effect-field-y = Down
effect-field-border = Border
effect-field-polygon = Corners
effect-field-kind = Kind
effect-field-adjacent = Lies beside

## What effects are about

effect-category-actions = Actions
effect-category-collecting = Collecting
effect-category-moving = Moving
effect-category-war = War
effect-category-pieces = Fortresses and alliances
effect-category-rivals = Opponents
effect-category-bonus = Bonus of level 5
