### What the map says about regions of the territories.

board-home = Heimaland: { $player }
board-lost-kingdom = Týnda konungsríkið
board-border = Landamærasvæði.
board-inland = Svæði inni í landi.
board-beside = Við hliðina: { $features }.
board-gives = Gefur { COUNT($count, $resource, case: "acc") }.
board-gives-choice = Gefur auðlind að eigin vali.
board-gives-nothing = Gefur ekkert við öflun.
board-meeples = { $player }: { COUNT($count, "meeple") }.
board-hero = { $player }: hetja ({ HERO($hero) }).
board-lying =
    { $count ->
        [1] Eitt liggur.
       *[other] Bæði liggja.
    }
board-fortress = { $player }: virki.
board-fortress-laid = { $player }: liggjandi virki.
board-neutral = Hlutlaust peð.
board-empty = Enginn er hér.
board-alliance = Bandalag: { $player } og { $ally }.
board-offer-move = Peð þitt getur lagt af stað héðan ({ ACTION($action) }).
board-offer-attack = Að koma hingað er stríð ({ $player } verst).
board-offer-expand = Hér má setja nýtt peð fyrir { COUNT($price, "food", case: "acc") }.
board-offer-fortress = Hér má setja virki fyrir { COUNT($price, "ore", case: "acc") }.
board-offer-retreat = Hingað máttu hörfa.
board-offer-start = Hér máttu byrja.
