### What happens in this game, one sentence for every event.

## Setting up

event-card-dealt =
    { $whose ->
        [nobody] Eitt landspjald verður Týnda konungsríkið.
       *[player] { $player } fær landspjald.
    }
event-territory-chosen =
    { $whose ->
        [nobody] Týnda konungsríkið: { TERRITORY($territory) }.
       *[player] { $player } á heima í landinu { TERRITORY($territory) }.
    }
event-faction-taken = { $player } fer með þjóðina { FACTION($faction) }.
event-first-player = { $player } byrjar.
event-started = { $player } byrjar á svæðinu { $region }.

## The turn

event-selected = { $player } velur aðgerð: { ACTION($action) }.
event-passed = { $player } gerir ekkert.
event-collected = { $player } aflar auðlinda.
event-gained = { $player } fær { $units }.
event-lost = { $player } missir { $units }.
event-paid =
    { $player } borgar { $units } { $what ->
        [war] í stríðinu
        [build] fyrir byggingu
        [research] fyrir rannsókn
        [expand] fyrir landnám
        [retreat] fyrir undanhald
       *[other] {""}
    }.
event-unit = { COUNT($amount, $resource, case: "acc") }
event-moved =
    { $player } færir { $hero ->
        [yes] hetjuna
       *[no] peð
    }: { $from } → { $to } ({ ACTION($by) }).
event-charged =
    { $player }: { $hero ->
        [yes] hetjan
       *[no] peðið
    } hleypur áfram: { $from } → { $to }.
event-froze =
    { $player }: { $hero ->
        [yes] hetjan
       *[no] peðið
    } á freðmýrinni kemst hvergi og tapast ({ $region }).
event-stood-up =
    { $player } reisir { $hero ->
        [yes] hetjuna
       *[no] peð
    } við á svæðinu { $region }.
event-laid-down =
    { $by } fellir { $hero ->
        [yes] hetju
       *[no] peð
    } á svæðinu { $region } ({ $player }).
event-built =
    { $player } hækkar turninn á þrep { $level }{ $region ->
        [none] {""}
       *[other] {" "}og setur virki á svæðið { $region }
    }.
event-researched = { $player } nær galdraþrepi { $level }.
event-magic-lost = { $player } fellur niður á galdraþrep { $level }.
event-expanded =
    { $player } bætir við { $hero ->
        [yes] hetju
       *[no] peði
    } á svæðinu { $region }.
event-traded = { $player } lætur { COUNT($amount, $given, case: "acc") } fyrir { COUNT($amount, $received, case: "acc") }.
event-card-cleared = { $round }. umferð: aðgerðaspjaldið er hreinsað.
event-end-triggered =
    { $player } boðar lokin: { $reason ->
        [population] sjö peð eru í leik
        [tower] turninn er fullreistur
        [magic] hæsta galdraþrepi er náð
       *[heroes_retired] þriðja hetjan er sest í helgan stein
    }.
event-last-round = { $round }. umferð er sú síðasta: leiknum lýkur þegar aðgerðaspjaldið fyllist aftur.

## Fortresses

event-fortress-restored = { $player } reisir virkið við á svæðinu { $region }.
event-fortress-laid-down = { $by } fellir virkið á svæðinu { $region } ({ $player }).
event-fortress-removed = { $player } missir virkið á svæðinu { $region } og eitt turnþrep.

## Heroes

event-hero-drawn = { $player } dregur { COUNT($count, "hero_card", case: "acc") }.
event-hero-kept = { $player } ræður hetju: { HERO($hero) }.
event-hero-advanced = { $player }: { HERO($hero) } nær þrepi { $level }.
event-hero-retired = { $player }: { HERO($hero) } sest í helgan stein.

## War

event-war-begun = Stríð á svæðinu { $region }: { $player } gerir árás, { $against } verst.
event-neutral-beaten = { $player } sigrar hlutlausa peðið á svæðinu { $region } (kostnaður { $price }).
event-dial-set = { $player } hefur stillt tening.
event-revealed =
    Teningarnir: { $player } { $number ->
        [flag] sýnir fánann
       *[other] { $number }
    }, { $against } { $answer ->
        [flag] sýnir fánann
       *[other] { $answer }
    }.
event-dial-shifted = { $player } færir teninginn á { $number }.
event-unit-added = { $player } eykur boðið: { COUNT(1, $resource) }.
event-war-won = { $player } vinnur stríðið á svæðinu { $region }, { $against } tapar.
event-allied =
    { $player } og { $ally } { $renewed ->
        [yes] endurnýja bandalagið
       *[no] gera bandalag
    } á svæðinu { $region }.
event-alliance-broken = { $player } rýfur bandalagið á svæðinu { $region } (bandamaður: { $ally }).
event-retreated =
    { $player }: { $hero ->
        [yes] hetjan
       *[no] peðið
    } hörfar: { $from } → { $to }.
event-meeple-removed =
    { $player } missir { $hero ->
        [yes] hetjuna
       *[no] peð
    } á svæðinu { $region }.
event-revived = { $player } sækir fallna peðið aftur á svæðið { $region }.
event-waits =
    { $player }: { $hero ->
        [yes] hetjan
       *[no] síðasta peðið
    } bíður utan borðsins.
event-returned =
    { $player } setur { $hero ->
        [yes] hetjuna
       *[no] peðið sem beið
    } aftur á svæðið { $region }.

## Einspil

event-die-rolled =
    { $player }: teningurinn sýnir { $number } ({ $purpose ->
        [action] aðgerð
        [choices] val
       *[retreat] undanhald
    }).
event-picked =
    Vísirinn á { $hand } velur { $what ->
        [meeple] peðið á svæðinu { $region }
        [move] leiðina á svæðið { $region }
       *[region] svæðið { $region }
    }.
event-compass-flipped =
    Áttavitanum er snúið við: { $night ->
        [yes] nótt
       *[no] dagur
    }.
event-dummy-traded = { $player } fær eina einingu af hverri auðlind í stað þess að versla.
event-war-number = { $player } hefur töluna { $number }; til sigurs þarf að borga { $due }.
event-matched = { $player } jafnar töluna.
event-yielded = { $player } jafnar ekki töluna.
