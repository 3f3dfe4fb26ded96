### What to do now in this game, and the words on the buttons beside it.

phase-island = Islands
phase-site = A site is uncovered
phase-bomb = A bomb is turned over
phase-start = Start of turn
phase-form-up = Form up
phase-recruit = Recruit

## Landing

prompt-choose-first-region = Choose where to land

## Start of turn and form-up

prompt-start = Turn your bombs over, in any order. Left: { $left }
prompt-start-bomb = Turn over the bomb in { $region }
prompt-start-disarm = Remove it from { $region } without looking
prompt-form = Choose the Worgen form
prompt-form-human = Human form: 2 coins now
prompt-form-worgen = Worgen form: pay 1 coin, every conquest costs 1 less
prompt-faction = Choose a faction for this turn
prompt-faction-do = Fight for the { FACTION($faction) }

## Tolls

prompt-toll = Pay the toll?
prompt-toll-first = First pay { COUNT($price, "coin", case: "acc") } to { $player }, win or lose
prompt-toll-pay = Pay { COUNT($price, "coin", case: "acc") }

## Conquest

prompt-wield-do = Conquer { $region } with { $tools } for { COUNT($cost, "token", case: "acc") }
prompt-venture-do = Roll for { $region } with { $tools }
prompt-strike = Choose a land region on any island for the air strike. The die makes it cheaper.
prompt-strike-do = Air strike on { $region }
prompt-strike-attempt = { $region } still costs { $cost }; you have { $hand }. Roll once more as your last attempt?
prompt-strike-stop = Break off the strike
prompt-hammer = Choose a region with exactly one unit for { SITE("doomhammer") }.
prompt-hammer-do = Take { $region } with { SITE("doomhammer") }: { COUNT($price, "coin") }, { COUNT($cost, "token") }
prompt-champion = Choose a neighbouring region for the champion. It costs no token.
prompt-champion-do = Send the champion to { $region }
prompt-swap = Choose two magic regions to swap. Left: { $left }
prompt-swap-do = Swap { $regions }
prompt-push = Choose what to push out of a neighbouring region. Left: { $left }
prompt-push-do = Push a token from { $region } to { $goal }
prompt-push-out = Drive a token out of { $region }
prompt-push-beast-do = Push a beast from { $region } to { $goal }
prompt-push-beast-out = Drive a beast out of { $region }
prompt-raze-do = Tear down in { $region }: { MARKER($marker) }
prompt-steal = Choose an artifact next to your regions.
prompt-steal-do = Carry { SITE($site) } off to { $region }
prompt-lake = Choose a lake for the { SITE($site) }.
prompt-lake-do = Move it to { $region }

## After the conquests

prompt-recruit = Buy tokens for the fallen, 1 coin each. At most: { $most }
prompt-recruit-do = Buy { COUNT($count, "token", case: "acc") }
prompt-recruit-none = Buy none
prompt-station = Where should the champion stand?
prompt-station-do = Champion to { $region }
prompt-station-done = Leave the champion there
prompt-assign = Which tokens are beasts? Left: { $left }
prompt-assign-do = { COUNT($count, "beast") } in { $region }
prompt-towers = Too few watch towers for every field. Choose where they stand. Left: { $left }
prompt-towers-do = Watch tower in { $region }
prompt-lay = Lay { SITE($site) } in one of your regions.
prompt-lay-do = Lay it in { $region }
prompt-objectives = Place the military objectives. Left: { $left }
prompt-objectives-do = Objective in { $region }
prompt-plant = Plant bombs in regions of active opponents next to yours. Left: { $left }
prompt-plant-do = Bomb in { $region }
prompt-plant-done = Plant no more
prompt-retreat-champion = Champion back to { $region }
prompt-retreat-beast = { COUNT($count, "beast") } back to { $region }

## Buttons beside the prompt

prompt-mode-strike = Air strike
prompt-mode-champion = Champion
prompt-mode-swap = Portal · { $left }
prompt-mode-push = Push · { $left }
prompt-mode-steal = Carry off an artifact
prompt-swap-second = { $region } swaps with which region?
prompt-push-whither = Out of { $region }: where to?
prompt-push-token = A token
prompt-push-beast = A beast
prompt-steal-whither = Carry it to which of your regions?
prompt-tools-ready = With { $tools }
prompt-toll-bank = First pay { COUNT($price, "coin", case: "acc") } to the bank, win or lose
prompt-fort-all = A fort in every region
