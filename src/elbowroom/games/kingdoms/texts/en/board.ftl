### What the map says about regions of the territories.

board-home = Home territory: { $player }
board-lost-kingdom = Lost Kingdom
board-border = Border region.
board-inland = Inland region.
board-beside = Beside: { $features }.
board-gives = Gives { COUNT($count, $resource, case: "acc") }.
board-gives-choice = Gives a resource of choice.
board-gives-nothing = Gives nothing when you collect.
board-meeples = { $player }: { COUNT($count, "meeple") }.
board-hero = { $player }: hero ({ HERO($hero) }).
board-lying =
    { $count ->
        [1] One lies down.
       *[other] Both lie down.
    }
board-fortress = { $player }: fortress.
board-fortress-laid = { $player }: fortress, laid down.
board-neutral = A neutral meeple.
board-empty = Nobody is there.
board-alliance = Alliance of { $player } and { $ally }.
board-offer-move = A meeple of yours can set out from here ({ ACTION($action) }).
board-offer-attack = Coming here is war with { $player }.
board-offer-expand = A new meeple can be placed here for { COUNT($price, "food", case: "acc") }.
board-offer-fortress = A fortress can be placed here for { COUNT($price, "ore", case: "acc") }.
board-offer-retreat = You can retreat here.
board-offer-start = You can start here.
