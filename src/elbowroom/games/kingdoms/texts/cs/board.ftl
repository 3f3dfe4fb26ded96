### What the map says about regions of the territories.

board-home = Domovská země: { $player }
board-lost-kingdom = Ztracené království
board-border = Hraniční kraj.
board-inland = Vnitrozemský kraj.
board-beside = Vedle: { $features }.
board-gives = Dává { COUNT($count, $resource, case: "acc") }.
board-gives-choice = Dává zdroj podle výběru.
board-gives-nothing = Při získávání zdrojů nedává nic.
board-meeples = { $player }: { COUNT($count, "meeple") }.
board-hero = { $player }: hrdina ({ HERO($hero) }).
board-lying =
    { $count ->
        [1] Jedna leží.
       *[other] Obě leží.
    }
board-fortress = { $player }: pevnost.
board-fortress-laid = { $player }: pevnost položená na bok.
board-neutral = Neutrální figurka.
board-empty = Nikdo tu není.
board-alliance = Aliance: { $player } a { $ally }.
board-offer-move = Odtud může vyjít tvá figurka ({ ACTION($action) }).
board-offer-attack = Přijít sem znamená válku (brání se { $player }).
board-offer-expand = Sem lze umístit novou figurku za { COUNT($price, "food", case: "acc") }.
board-offer-fortress = Sem lze umístit pevnost za { COUNT($price, "ore", case: "acc") }.
board-offer-retreat = Sem můžeš ustoupit.
board-offer-start = Tady můžeš začít.

## Shared texts with this game's word for a region

board-help = Šipky vedou z kraje do kraje, T a Shift T k dalšímu a předchozímu cíli, Home do tvého prvního kraje. Enter jedná, plus a minus mění počet žetonů, I přečte účet.
