### What happens in this game, one sentence for every event.

## Setting up

event-card-dealt =
    { $whose ->
        [nobody] A territory card becomes the Lost Kingdom.
       *[player] { $player } gets a territory card.
    }
event-territory-chosen =     { $whose ->
        [nobody] The Lost Kingdom is { TERRITORY($territory) }.
       *[player] { $player } makes a home in { TERRITORY($territory) }.
    }
event-faction-taken = { $player } leads the { FACTION($faction) }.
event-first-player = { $player } begins.
event-started = { $player } starts in { $region }.

## The turn

event-selected = { $player } chooses { ACTION($action) }.
event-passed = { $player } does nothing.
event-collected = { $player } collects.
event-gained = { $player } gains { $units }.
event-lost = { $player } loses { $units }.
event-paid =
    { $player } pays { $units } { $what ->
        [war] in the war
        [build] for Build
        [research] for Research
        [expand] for Expand
        [retreat] for the retreat
       *[other] {""}
    }.
event-unit = { COUNT($amount, $resource, case: "acc") }
event-moved =
    { $player } moves { $hero ->
        [yes] the hero
       *[no] a meeple
    }: { $from } → { $to } ({ ACTION($by) }).
event-charged =
    { $player } runs on with { $hero ->
        [yes] the hero
       *[no] the meeple
    }: { $from } → { $to }.
event-froze =
    { $player }: { $hero ->
        [yes] the hero
       *[no] a meeple
    } in the tundra has nowhere to go and is lost ({ $region }).
event-stood-up =
    { $player } stands { $hero ->
        [yes] the hero
       *[no] a meeple
    } up in { $region }.
event-laid-down =     { $by } lays down { $hero ->
        [yes] the hero
       *[no] a meeple
    } of { $player } in { $region }.
event-built =
    { $player } raises the tower to level { $level }{ $region ->
        [none] {""}
       *[other] {" "}and places a fortress in { $region }
    }.
event-researched = { $player } reaches magic level { $level }.
event-magic-lost = { $player } drops to magic level { $level }.
event-expanded =
    { $player } adds { $hero ->
        [yes] a hero
       *[no] a meeple
    } in { $region }.
event-traded = { $player } trades { COUNT($amount, $given, case: "acc") } for { COUNT($amount, $received, case: "acc") }.
event-card-cleared = Round { $round }: the action card is cleared.
event-end-triggered =
    { $player } announces the end: { $reason ->
        [population] seven meeples are in play
        [tower] the tower is complete
        [magic] the top magic level is reached
       *[heroes_retired] a third hero has retired
    }.
event-last-round = Round { $round } is the last: the game ends when the action card is full again.

## Fortresses

event-fortress-restored = { $player } stands the fortress in { $region } up.
event-fortress-laid-down = { $by } lays the fortress of { $player } down in { $region }.
event-fortress-removed = { $player } loses the fortress in { $region } and a tower level.

## Heroes

event-hero-drawn = { $player } draws { COUNT($count, "hero_card", case: "acc") }.
event-hero-kept = { $player } hires a hero: { HERO($hero) }.
event-hero-advanced = { $player }: { HERO($hero) } reaches level { $level }.
event-hero-retired = { $player }: { HERO($hero) } retires.

## War

event-war-begun = War in { $region }: { $player } attacks { $against }.
event-neutral-beaten = { $player } beats the neutral meeple in { $region } (war cost { $price }).
event-dial-set = { $player } has set a die.
event-revealed =
    The dice: { $player } { $number ->
        [flag] shows the flag
       *[other] { $number }
    }, { $against } { $answer ->
        [flag] shows the flag
       *[other] { $answer }
    }.
event-dial-shifted = { $player } shifts the die to { $number }.
event-unit-added = { $player } adds { COUNT(1, $resource, case: "acc") } to the bid.
event-war-won = { $player } wins the war in { $region } against { $against }.
event-allied =
    { $player } and { $ally } { $renewed ->
        [yes] renew their alliance
       *[no] form an alliance
    } in { $region }.
event-alliance-broken = { $player } breaks the alliance with { $ally } in { $region }.
event-retreated =
    { $player } retreats with { $hero ->
        [yes] the hero
       *[no] the meeple
    }: { $from } → { $to }.
event-meeple-removed =
    { $player } loses { $hero ->
        [yes] the hero
       *[no] a meeple
    } in { $region }.
event-revived = { $player } brings the fallen meeple back to { $region }.
event-waits =
    { $player }: { $hero ->
        [yes] the hero
       *[no] the last meeple
    } waits beside the board.
event-returned =
    { $player } puts { $hero ->
        [yes] the hero
       *[no] the waiting meeple
    } back into { $region }.

## Playing alone

event-die-rolled =
    { $player }: the die shows { $number } ({ $purpose ->
        [action] action
        [choices] choices
       *[retreat] retreat
    }).
event-picked =
    The hand at { $hand } picks { $what ->
        [meeple] the meeple in { $region }
        [move] the way to { $region }
       *[region] { $region }
    }.
event-compass-flipped =
    The compass is turned over: { $night ->
        [yes] night
       *[no] day
    }.
event-dummy-traded = { $player } gains one unit of each kind instead of trading.
event-war-number = { $player } has the number { $number }; pay { $due } to win.
event-matched = { $player } matches the number.
event-yielded = { $player } does not match the number.
