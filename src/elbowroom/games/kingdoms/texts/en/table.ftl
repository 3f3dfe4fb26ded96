### The table of this game: goal, action card in words, war, the compass.

## Goal

goal-most = Most points win. Last round at
goal-short = Last round at
goal-name = Goal of the game
goal-population = { COUNT($most, "meeple") }
goal-tower = tower { $most }
goal-magic = magic { $most }
goal-heroes-retired = retired heroes { $most }
goal-leader = { $player } leads with { $count }.
goal-nobody = nobody yet
goal-last = Last round: the game ends when the fifth shield lies.
board-points-now = Points now: { $count }
board-your-next = your next: { COUNT($price, "ore") }
board-neutral-price = neutral: war cost { $price } each

## Action card

action-words-patrol = One meeple goes one step on its land.
action-words-quest = One meeple goes to a border of another land.
action-words-build =
    { $heroes ->
        [yes] Rise on the tower, place a fortress.
       *[no] Rise one level on the tower.
    }
action-words-research = Reach the next level of magic.
action-words-expand = A new meeple beside one of yours.
action-words-trade = Any number of one kind into another.
action-price = { COUNT($price, $resource) }, you have { $have }
action-movers =
    { $count ->
        [one] 1 of yours can go
       *[other] { $count } of yours can go
    }
action-no-use = not possible for you
action-free = free
action-paid-with = paid with { RESOURCE($resource, case: "ins") }
action-taken-by = taken by { $player }
action-played-by = { $player }, now
action-level-magic = magic { $from } → { $to }
action-level-tower = tower { $from } → { $to }
action-row-pay = { RESOURCE($resource) }, you have { $have }
action-row-points =
    { $count ->
        [one] point at the end
       *[other] points at the end
    }
action-row-left = { RESOURCE($resource) } left
action-row-movers =
    { $count ->
        [one] meeple of yours can go
       *[other] meeples of yours can go
    }
action-then = Then they follow or collect: { $players }.
action-idle = You may choose it all the same: then you do nothing, and only the others use it.

## War

war-for = War for { $region }
war-tie-defender = A tie goes to the defender, { $player }.
war-tie-attacker = A tie goes to the attacker, { $player }.
war-attacks = { $player } attacks
war-defends = { $player } defends
war-pays-up-to = pays up to { $most }
war-how-unit = { $count } × { $value } { RESOURCE($resource) }
war-how-stops = the die stops at { $most }
war-how-nothing = nothing that counts in war
war-your-price = Your price
war-both-pay = both pay, win or lose
war-flag-free = free
war-too-dear = too expensive
war-costs = { $number } costs { $units }
war-costs-nothing = { $number } costs nothing
war-set-for = Set { $number }: { $units }
war-leaves = leaves { $units }
war-leaves-nothing = leaves nothing
war-change = Change
war-flags-two = Two flags: the defender stays, nobody pays, the attacker goes back.
war-flags-more = Two flags: an alliance, both stay, nobody pays.
war-flag-alone = Your flag alone loses to any number.
war-if-you-win = If you win:
war-if-you-lose = If you lose:
war-loss-retreat = { $player } retreats for { COUNT($price, "food", case: "acc") }, or the meeple falls.
war-loss-dear = { $player } would need { COUNT($price, "food", case: "acc") } to retreat and has { $have }: the meeple falls.
war-loss-last = the last meeple of { $player } retreats free of charge.
war-loss-nowhere = { $player } has nowhere to retreat to: the meeple falls.
war-loss-none = { $player } has no meeple there to lose.
war-loss-fortress = The fortress there goes too, with a tower level.

## Playing alone

compass-day-picks = picks the nearest
compass-night-picks = picks the farthest
compass-day-war = war: 2 × your meeples = { $number }
compass-night-war = war: 1 × your meeples = { $number }
compass-turns = after the fifth shield: { $night ->
        [yes] night
       *[no] day
    }
compass-plan = The dummy’s plan
compass-how = How the dummy thinks
compass-how-about = A die is the hour on the compass. The hour names the action; a covered one passes on clockwise. Seen from the middle, the same hour picks the meeple and the way. What it cannot do, it collects.
compass-plan-rolled = The die says { $hour }: { ACTION($action) }.
compass-plan-covered = A shield lies on it. Next hour, { $hour }: { ACTION($action) } is free.
compass-plan-chosen = You chose { ACTION($action) }: the dummy follows if it can.
compass-plan-nothing = No die yet. The dummy rolls when it is its turn.
compass-plan-retreat = A fresh die for the way out says { $hour }.
compass-plan-hand = The die says { $hour }: the hand points there.
compass-plan-meeple = Which meeple? The hand points at { $hand }{ $passed ->
        [yes] , nobody there can; next is { $hour }
       *[no] {""}
    }: { $there }.{ $several ->
        [yes] {" "}A meeple is always the nearest to the compass: { $region }.
       *[no] {""}
    }
compass-plan-move = Where to? The hand lies on { $from } and points at { $hand }{ $passed ->
        [yes] , it cannot go there; next is { $hour }
       *[no] {""}
    }: { $there }.{ $several ->
        [yes] {" "}{ $far ->
            [yes] By night the farthest from the compass
           *[no] By day the nearest to the compass
        }: { $region }.
       *[no] {""}
    }
compass-plan-region = Where? The hand points at { $hand }{ $passed ->
        [yes] , nothing is possible there; next is { $hour }
       *[no] {""}
    }: { $there }.{ $several ->
        [yes] {" "}{ $far ->
            [yes] By night the farthest from the compass
           *[no] By day the nearest to the compass
        }: { $region }.
       *[no] {""}
    }
compass-plan-step = Step { $step } of { $steps }
compass-plan-next = Next step
compass-plan-all = All of it
compass-pace = The dummy plays
compass-pace-steps = step by step
compass-pace-flow = by itself
compass-pace-once = at once

## Keys

board-key-actions = choose the action with this number
board-key-confirm = take what is chosen
board-key-number = turn the war die
board-key-set = set the die
board-key-payment = pay for the number in another way
