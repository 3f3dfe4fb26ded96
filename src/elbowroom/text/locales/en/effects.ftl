### What races and powers made of effects do, read back as sentences; and the words of the form that makes them.

## Each effect in one sentence, without its full stop; a number or name of the effect stands for each value

effect-acts-in-decline = In decline they still conquer and redeploy, before the active race
effect-attack-only-tokens = They have { COUNT($tokens, "token", case: "acc") } more for attacking, taken off the map after redeployment until the next turn
effect-builds-markers =
    { $each_turn ->
        [one] Once a turn they may build this in a region: { $marker }
       *[other] Up to { $each_turn } times a turn they may build this in a region: { $marker }
    }
effect-coins-each-turn = Every turn brings { COUNT($coins, "coin", case: "acc") }
effect-coins-for-regions = Each region they hold{ $where } pays { COUNT($coins, "coin", case: "acc") } more at the end of the turn
effect-coins-on-pick-turn = The turn in which they are picked brings { COUNT($coins, "coin", case: "acc") }, once
effect-coins-per-marker = Each of these standing in their regions pays { COUNT($coins, "coin", case: "acc") } a turn: { $marker }
effect-coins-per-nonempty-conquest = Each region they conquer that is not empty pays { COUNT($coins, "coin", case: "acc") }
effect-conquers-for-one-token =
    { $each_turn ->
        [one] Once a turn this takes a region in reach for one token and stays there: { $marker }
       *[other] Up to { $each_turn } times a turn this takes a region in reach for one token and stays there: { $marker }
    }
effect-conquest-cost =
    { $sign ->
        [less] A region{ $where } costs them { COUNT($change, "token", case: "acc") } less, but never fewer than one
       *[more] A region{ $where } costs them { COUNT($change, "token", case: "acc") } more
    }
effect-conquest-cost-beside =
    { $sign ->
        [less] What lies next to a region they hold{ $where } costs { COUNT($change, "token", case: "acc") } less, but never fewer than one
       *[more] What lies next to a region they hold{ $where } costs { COUNT($change, "token", case: "acc") } more
    }
effect-declines-after-scoring = After scoring they may go in decline at once
effect-enters = They may conquer what is closed to others{ $where }
effect-enters-first = Their first conquest may be any region{ $where }
effect-keeps-markers-standing = After redeployment so many of these stand in different regions ({ $count }): { $marker }
effect-keeps-tokens-in-decline = All their tokens on the map stay when they go in decline
effect-links = For their conquests all such regions are next to each other{ $where }
effect-marks-conquests =
    { $conquests ->
        [63] Every region they conquer gets this: { $marker }
        [one] The first region they conquer gets this: { $marker }
       *[other] The first { $conquests } regions they conquer get this: { $marker }
    }
effect-names-peace = At the end of the turn they may bind one opponent whose active race they spared to peace
effect-reaches = They may conquer any region{ $where }, wherever they stand
effect-rolls-before-conquests = Before each conquest they may roll the die, which lowers the cost
effect-spreads-markers = Each turn they spread so many of these anew over their regions ({ $count }): { $marker }
effect-stays-beside-newer-decline = In decline they do not count towards the limit of one race
effect-substitutes-lone-tokens = Once a turn against each opponent a lone active token in reach is replaced by one of theirs from the tray
effect-tokens-gained =
    { $conquests ->
        [one] Each non-empty region conquered in a turn brings one token from the tray
       *[other] Every { $conquests } non-empty regions conquered in a turn bring one token from the tray
    }
effect-tokens-lost =
    { $sign ->
        [less] A lost region costs them no token
       *[more] A lost region costs them { COUNT($change, "token", case: "acc") } more than usual
    }
effect-coins-at-loss =
    { $from_conqueror ->
        [yes] Whoever takes a region from them pays them { COUNT($coins, "coin", case: "acc") }
       *[no] Each region they lose to another player brings them { COUNT($coins, "coin", case: "acc") }
    }
effect-coins-at-start = Each region they still hold at the start of the turn{ $where } pays { COUNT($coins, "coin", case: "acc") }
effect-coins-beyond = Each region they hold beyond the first { $regions } pays { COUNT($coins, "coin", case: "acc") } more
effect-coins-for-abandoned = Each region they abandon pays { COUNT($coins, "coin", case: "acc") }
effect-coins-for-conquests = Each region they conquer{ $where } pays { COUNT($coins, "coin", case: "acc") } at once
effect-coins-for-tokens =
    { $tokens ->
        [one] Each of their tokens on the map pays one coin a turn
       *[other] Every { $tokens } of their tokens on the map pay one coin a turn
    }
effect-coins-on-decline = Going in decline they receive { COUNT($coins, "coin", case: "acc") } once
effect-copies-badge = The badge at place { $place } of the row works for them too, as far as it needs no pieces
effect-gathers-at-decline = Going in decline, all their tokens gather in the region where most of them stand
effect-gathers-in-row = Each coin lying on them when they are picked brings { COUNT($tokens, "token", case: "acc") } too
effect-holds-with-at-least = They take and hold a region with at least { COUNT($tokens, "token", case: "acc") }
effect-immune = Other players can neither take nor affect their regions{ $where }
effect-most-in-region = A region keeps at most { COUNT($tokens, "token", case: "acc") }; the others come back to hand next turn
effect-reaches-far = They may conquer regions up to { $distance } borders away
effect-stays-put = They are not redeployed: tokens stay where they conquered
effect-tokens-at-loss =
    { $by_die ->
        [yes] For each region they lose to another player they take as many tokens from the tray as the die shows
       *[no] For each region they lose to another player they take { COUNT($tokens, "token", case: "acc") } from the tray
    }
effect-tokens-at-start = Every turn begins with { COUNT($tokens, "token", case: "acc") } from the tray
effect-tokens-for-conquests = Each region they conquer{ $where } brings { COUNT($tokens, "token", case: "acc") } from the tray at once

## What an own marker does

effect-marker-defence = Its region costs { COUNT($value, "token", case: "acc") } more to take
effect-marker-immune = Other players can neither take nor affect its region
effect-marker-bounty = Another player who takes its region receives { COUNT($value, "coin", case: "acc") }
effect-marker-harm = It explodes: another player who takes its region loses { COUNT($value, "token", case: "acc") } from hand
effect-marker-moves = It stays with its player and moves from region to region
effect-marker-lasts = It stays when its race goes in decline

## Around the sentence: where it holds, when, and whether it outlives decline

effect-whole = { $effect }{ $rest }.
effect-rest = { "; " }{ $part }
effect-where = { " " }({ $list })
effect-lasts = also in decline

## Kinds of regions

effect-where-terrain = { TERRAIN($value) }
effect-where-symbol = { SYMBOL($value) }
effect-where-coastal = coast
effect-where-land = land
effect-where-water = sea or lake
effect-where-beside-water = next to a sea or lake
effect-where-beside-terrain = next to: { TERRAIN($value) }
effect-where-beside-symbol = next to: { SYMBOL($value) }
effect-where-held-by =
    { $value ->
        [nobody] held by nobody
        [tribe] with a lost tribe
        [active] held by another player's active race
        [decline] held by another player's race in decline
        [enemy] held by another player
        [own] held by an own race in decline
        [attacker] of a player who took regions from them
       *[somebody] not empty
    }
effect-where-apart = not next to their own

## When an effect works

effect-when-round =
    { $value ->
        [even] only in even rounds
        [odd] only in odd rounds
        [first] only in the first round
       *[last] only in the last round
    }
effect-when-regions-at-most = only while they hold at most { COUNT($value, "region", case: "acc") }
effect-when-regions-at-least = only while they hold at least { COUNT($value, "region", case: "acc") }
effect-when-attacked-nobody = only if they attacked no active race this turn
effect-when-coins-at-most = only while their player has at most { COUNT($value, "coin", case: "acc") }
effect-when-coins-at-least = only while their player has at least { COUNT($value, "coin", case: "acc") }
effect-when-neighbours-at-least = only while so many other players' active races stand next to them: { $value }
effect-when-holds-at-least = only while they hold at least { $value } of these: { $holds }
effect-when-first-conquests =
    { $each ->
        [yes] only for the first { $value } conquests of a turn for each of these they hold: { $holds }
       *[no] { $value ->
            [one] only for the first conquest of a turn
           *[other] only for the first { $value } conquests of a turn
        }
    }
effect-when-in-decline = only in decline

## What the fields are called

effect-field-tokens = Tokens
effect-field-coins = Coins
effect-field-change = More or fewer
effect-field-conquests = Conquests
effect-field-count = How many
effect-field-each-turn = Times a turn
effect-field-marker = Marker
effect-field-where = Where
effect-field-lasts = Lasts in decline
effect-field-terrain = Terrain
effect-field-symbol = Symbol
effect-field-coastal = Coast
effect-field-land = Land
effect-field-water = Sea or lake
effect-field-beside-water = Next to water
effect-field-id = Id
effect-field-name = Name
effect-field-effects = Effects
effect-field-tray = Tokens in the tray
effect-field-borrows = Borrows the tokens of
effect-field-text = Own words
effect-field-icon = Icon
effect-field-colour = Colour
effect-field-supply = How many there are
effect-field-defence = Defence
effect-field-immune = Immune
effect-field-bounty = Coins for the taker
effect-field-harm = Explodes
effect-field-moves = Moves
effect-field-distance = Borders
effect-field-place = Place in the row
effect-field-regions = Regions
effect-field-from-conqueror = Paid by the conqueror
effect-field-by-die = As the die shows
effect-field-beside-terrain = Next to terrain
effect-field-beside-symbol = Next to symbol
effect-field-held-by = Held by
effect-field-apart = Not next to their own
effect-field-round = Round
effect-field-regions-at-most = At most so many regions
effect-field-regions-at-least = At least so many regions
effect-field-attacked-nobody = Attacked nobody
effect-field-coins-at-most = At most so many coins
effect-field-coins-at-least = At least so many coins
effect-field-neighbours-at-least = At least so many neighbours
effect-field-holds-at-least = At least so many of a kind
effect-field-first-conquests = First conquests of a turn
effect-field-for-each = For each of a kind
effect-field-holds = Of which kind
effect-field-in-decline = Only in decline
effect-field-when = When

## What effects are about

effect-category-coins = Coins
effect-category-tokens = Tokens
effect-category-conquest = Conquest
effect-category-defence = Defence
effect-category-markers = Markers
effect-category-choices = Choices
effect-category-decline = Decline
