### Why something is not allowed: one sentence for every key of the engine's refusals.

refusal-game-over = The game is over.
refusal-wrong-step = That is not what is needed now.
refusal-chance = The dice or the draw cannot come out like that.
refusal-not-held = { $region } is not held by the race that is acting now.
refusal-empty-hand = A conquest needs at least one token in hand.
refusal-empty-hand-of-many = A conquest needs at least { COUNT($tokens, "token", case: "acc") } in hand.
refusal-too-dear = { $region } costs { COUNT($cost, "token", case: "acc") }; you have { $hand } in hand.
refusal-no-final-attempt = This race rolls before a conquest; it has no final attempt.
refusal-no-need-to-roll = { $region } costs { COUNT($cost, "token", case: "acc") }; you have { $hand } in hand, so no die is needed.
refusal-out-of-reach-of-die = { $region } costs { COUNT($cost, "token", case: "acc") }; with { $hand } in hand even the best roll is not enough.
refusal-own-region = { $region } already belongs to this race.
refusal-water = { $region } ({ TERRAIN($terrain) }): this race cannot go there.
refusal-immune =
    { $region } is immune: { $marker ->
        [hole] a hole-in-the-ground protects it
        [hero] a hero guards it
        [dragon] the dragon guards it
       *[other] guarded by { MARKER($marker) }
    }.
refusal-immune-land = { $region } is immune: its race makes it so.
refusal-peace = { $region }: you are at peace with { $player }.
refusal-not-border = { $region } is not a border region. Start in a border region.
refusal-not-adjacent = { $region } is not adjacent to any region of this race.
refusal-cannot-substitute = This race cannot replace tokens.
refusal-roll-first = Use your roll on a conquest first.
refusal-tray-empty = The tray has no token of this race left.
refusal-not-an-active-enemy = There is no active token of an opponent in { $region }.
refusal-not-lone = { $region }: { COUNT($tokens, "token") }. Only a lone token can be replaced.
refusal-guarded = The { MARKER($marker) } in { $region } counts as a second token.
refusal-once-per-enemy = { $player } has already lost a token to replacement this turn.
refusal-no-foothold = Without a region of its own this race cannot replace tokens.
refusal-cannot-roll = This race does not roll before a conquest.
refusal-no-target = There is no region within reach.
refusal-must-take = Take { COUNT($owed, "token", case: "acc") } in all, and empty a region only if there is no other way. { $region } holds { $tokens }.
refusal-must-place = You can place at least one and at most { COUNT($hand, "token", case: "acc") } in { $region }.
refusal-at-least-one = At least one token must stay in { $region }.
refusal-no-change = { $region }: that many tokens are there already ({ $tokens }).
refusal-not-in-hand = { $region }: { COUNT($tokens, "token") }. In hand only: { $hand }.
refusal-set-before = { $region }: already set to { $tokens } in this step; you can only add. To change it, undo.
refusal-no-combo = The row has only { COUNT($combos, "combo", case: "acc") }.
refusal-price = This combo costs { COUNT($price, "coin", case: "acc") }, paid in advance.
refusal-cannot-pay = This combo costs { COUNT($price, "coin", case: "acc") }, paid in advance; you have { $coins }.
refusal-not-an-enemy = You can only make peace with another player.
refusal-attacked = { $player }: you attacked their active race this turn.
refusal-tokens-left = First place { COUNT($hand, "token", case: "acc") } from your hand.
refusal-withdrawn-left = First place your withdrawn tokens: { $hand } left.
refusal-markers-must-stand = First place every piece that can stand.
refusal-no-marker-in-hand = You have only { COUNT($hand, $marker, case: "acc") } in hand.
refusal-one-each = { $region } already has its { MARKER($marker) }.
refusal-supply-empty = No { MARKER($marker) } is left in the supply.
refusal-placed-already = Nothing is left to place this turn ({ MARKER($marker) }).
refusal-once-per-turn = The { MARKER($marker) } conquers only once per turn.
