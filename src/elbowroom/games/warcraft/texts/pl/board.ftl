### What the map says about regions of the islands.

board-holds-tribe = Murlocs: { COUNT($count, "token") }.
board-tribe = rasa Murlocs
board-island = { ISLAND($island) }
board-landing = Region desantu.
board-site = Leży tu { SITE($site) }.
board-site-hidden = Leży tu zakryta osobliwość.
board-harmony = { $player } ma żeton harmonii.
board-offer-toll = Najpierw { COUNT($price, "coin") }, dostaje { $player }.
board-offer-tools = Koszt { $cost } (pomoc: { $tools }).
board-offer-strike = W zasięgu ataku z powietrza.
board-offer-champion = Może go podbić czempion.
board-offer-hammer = Może go podbić { SITE("doomhammer") }.
board-offer-swap = Portal może zamienić to, co w nim jest.
board-offer-push = Można stąd coś wyprzeć.

## What may be done with it

board-offer-steal = Stąd lub tutaj można przenieść artefakt.
board-offer-lay = Można tu położyć artefakt.
board-offer-lake = Osobliwość może się tu przenieść.
board-offer-bomb = Bombę tutaj można odkryć.
board-offer-disarm = Bombę tutaj można usunąć nieodkrytą.
board-offer-plant = Można tu podłożyć bombę.
board-act-wield = Podbij z pomocą za { $cost }
board-act-venture = Rzuć kością z pomocą
board-act-strike = Atak z powietrza
board-act-hammer = Podbij ({ SITE("doomhammer") })
board-act-champion = Wyślij czempiona
board-act-swap = Wybierz do portalu
board-act-push = Wybierz do wyparcia
board-act-steal = Przenieś
board-act-lay = Połóż tutaj
board-act-lake = Przenieś tutaj
board-act-bomb = Odkryj bombę
board-act-disarm = Usuń bombę nieodkrytą
board-act-plant = Podłóż bombę
board-count-beast = Tutaj: { COUNT($count, "beast") }, do rozmieszczenia: { $hand }.
