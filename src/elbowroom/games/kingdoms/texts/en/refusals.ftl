### Why something is not allowed in this game: one sentence for every key of its refusals.

refusal-wrong-step = That does not answer this question.

## Setting up

refusal-bad-start = { $region }: your two meeples cannot start there.
refusal-bad-split = Divide exactly 6 units.

## The turn

refusal-covered = A shield covers { ACTION($action) }. Choose a free action.
refusal-nobody-moves = { ACTION($action) }: none of your meeples can go anywhere.
refusal-nothing-to-trade = You have no food, mana or ore to trade.
refusal-no-room-for-it = { ACTION($action) }: no region can take it.
refusal-other-action = { ACTION($action) } was chosen. Take that action or collect.
refusal-active-collects = The active player never collects. Take the action or do nothing.
refusal-follower-passes = Whoever follows takes the action or collects.
refusal-duty = Your meeple must leave the tundra first: { $region }.

## Moving

refusal-no-meeple = No regular meeple of yours is in { $region }.
refusal-no-hero = Your hero is not in { $region }.
refusal-lies-down = Your meeple in { $region } lies down. Stand it up first.
refusal-nobody-lies = No meeple of yours lies down in { $region }.
refusal-moved-already = The meeple in { $region } has already moved in this action.
refusal-feature = { $region } cannot be entered without an ability.
refusal-not-adjacent = { $region } is not next to that meeple.
refusal-not-border = { $region } is not a border region. Quests start and end at borders.
refusal-same-territory = A Quest leads to another territory, not to { $region }.
refusal-full = { $region } already holds two meeples.
refusal-third-player = Two other players are in { $region }; a third may not enter.
refusal-tundra-taken = The tundra { $region } is taken.
refusal-neutral-too-dear = The neutral meeple in { $region } costs { $price }; you cannot pay that.

## Alliances

refusal-no-alliance = You have no alliance in { $region }.
refusal-locked = The alliance in { $region } cannot be broken by you.
refusal-no-breaker = To break the alliance a meeple of yours must stand in { $region }.

## Work

refusal-too-dear = { ACTION($action) } costs { $price }; you cannot pay that.
refusal-tower-top = Your tower is complete.
refusal-magic-top = Your magic is at its highest level.
refusal-all-in-play = Seven of your meeples are in play; there can be no more.
refusal-no-fortress-here = { $region } takes no fortress of yours.
refusal-no-expansion-here = { $region } takes no new meeple: exactly one of yours must be there alone.
refusal-nothing-to-restore = No fortress of yours lies there.
refusal-fortress-module = Fortresses are placed with Heroes' Call, and only then.
refusal-bad-trade = Give food, mana or ore you have for another of the three.

## Heroes

refusal-no-hero-card = You have no hero in play.
refusal-hero-needs-war = Your hero rises by winning a war.
refusal-hero-needs-action = Your hero rises by another action: { ACTION($action) }.
refusal-hero-too-dear = Raising your hero costs { $price }; you cannot pay that.

## War

refusal-dial-too-high = You can afford { $highest } at most. Set that or less, or the flag.
refusal-bad-payment = Pay just enough: no unit that is not needed, and only units that count.
refusal-retreat-too-dear = The retreat costs { $price }; you cannot pay that.
refusal-match-too-dear = You cannot pay for { $price }.
refusal-no-retreat-there = No retreat leads to { $region }.
