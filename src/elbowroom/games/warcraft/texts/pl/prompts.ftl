### What to do now in this game, and the words on the buttons beside it.

phase-island = Wyspy
phase-site = Odkrycie osobliwości
phase-bomb = Odkrycie bomby
phase-start = Początek tury
phase-form-up = Zbiórka
phase-recruit = Werbunek

## Landing

prompt-choose-first-region = Wybierz miejsce desantu

## Start of turn and form-up

prompt-start = Odkryj swoje bomby w dowolnej kolejności. Zostało: { $left }
prompt-start-bomb = Odkryj bombę w regionie { $region }
prompt-start-disarm = Usuń ją nieodkrytą z regionu { $region }
prompt-form = Wybierz postać rasy Worgen
prompt-form-human = Ludzka postać: od razu 2 monety
prompt-form-worgen = Postać worgena: zapłać 1 monetę, każdy podbój tanieje o 1
prompt-faction = Wybierz frakcję na tę turę
prompt-faction-do = Walcz za { FACTION($faction, case: "acc") }

## Tolls

prompt-toll = Zapłacić opłatę?
prompt-toll-first = Najpierw płacisz { COUNT($price, "coin", case: "acc") } bez względu na wynik; dostaje { $player }
prompt-toll-pay = Zapłać { COUNT($price, "coin", case: "acc") }

## Conquest

prompt-wield-do = Podbij region { $region } za { COUNT($cost, "token", case: "acc") } (pomoc: { $tools })
prompt-venture-do = Rzuć kością o region { $region } (pomoc: { $tools })
prompt-strike = Wybierz do ataku z powietrza region lądowy na dowolnej wyspie. Kość obniży koszt.
prompt-strike-do = Atak z powietrza na region { $region }
prompt-strike-attempt = { $region } kosztuje jeszcze { $cost }, masz { $hand }. Rzucić ponownie jako ostatni podbój?
prompt-strike-stop = Przerwij atak
prompt-hammer = Wybierz region z dokładnie jedną jednostką, który podbije { SITE("doomhammer") }.
prompt-hammer-do = { SITE("doomhammer") }: podbij region { $region } ({ COUNT($price, "coin") }, { COUNT($cost, "token") })
prompt-champion = Wybierz sąsiedni region dla czempiona. Nie kosztuje żadnego żetonu.
prompt-champion-do = Wyślij czempiona do regionu { $region }
prompt-swap = Wybierz dwa magiczne regiony do zamiany. Zostało: { $left }
prompt-swap-do = Zamień: { $regions }
prompt-push = Wybierz, co wyprzesz z sąsiedniego regionu. Zostało: { $left }
prompt-push-do = Wyprzyj żeton z regionu { $region } do regionu { $goal }
prompt-push-out = Wypędź żeton z regionu { $region }
prompt-push-beast-do = Wyprzyj bestię z regionu { $region } do regionu { $goal }
prompt-push-beast-out = Wypędź bestię z regionu { $region }
prompt-raze-do = Zburz w regionie { $region }: { MARKER($marker) }
prompt-steal = Wybierz artefakt obok swoich regionów.
prompt-steal-do = Przenieś { SITE($site) } do regionu { $region }
prompt-lake = Wybierz jezioro, w którym spocznie { SITE($site) }.
prompt-lake-do = Przenieś do regionu { $region }

## After the conquests

prompt-recruit = Za poległych możesz kupić żetony po 1 monecie. Najwyżej: { $most }
prompt-recruit-do = Kup { COUNT($count, "token", case: "acc") }
prompt-recruit-none = Nie kupuj
prompt-station = Gdzie ma stanąć czempion?
prompt-station-do = Czempion do regionu { $region }
prompt-station-done = Zostaw czempiona
prompt-assign = Które żetony to bestie? Zostało: { $left }
prompt-assign-do = { COUNT($count, "beast") } w regionie { $region }
prompt-towers = Wież strażniczych nie starczy na wszystkie pola. Wybierz, gdzie staną. Zostało: { $left }
prompt-towers-do = Wieża strażnicza w regionie { $region }
prompt-lay = Wybierz swój region, w którym spocznie { SITE($site) }.
prompt-lay-do = Połóż w regionie { $region }
prompt-objectives = Rozmieść cele wojskowe. Zostało: { $left }
prompt-objectives-do = Cel w regionie { $region }
prompt-plant = Podłóż bomby w sąsiednich regionach aktywnych przeciwników. Zostało: { $left }
prompt-plant-do = Bomba w regionie { $region }
prompt-plant-done = Nie podkładaj więcej
prompt-retreat-champion = Czempion z powrotem do regionu { $region }
prompt-retreat-beast = { COUNT($count, "beast") } z powrotem do regionu { $region }

## Buttons beside the prompt

prompt-mode-strike = Atak z powietrza
prompt-mode-champion = Czempion
prompt-mode-swap = Otwórz portal · { $left }
prompt-mode-push = Wyprzyj · { $left }
prompt-mode-steal = Przenieś artefakt
prompt-swap-second = Z którym regionem zamienia się { $region }?
prompt-push-whither = Z regionu { $region }: dokąd?
prompt-push-token = Żeton
prompt-push-beast = Bestię
prompt-steal-whither = Do którego ze swoich regionów go przeniesiesz?
prompt-tools-ready = Pomoc: { $tools }
prompt-toll-bank = Najpierw płacisz do banku { COUNT($price, "coin", case: "acc") } bez względu na wynik
prompt-fort-all = Fort w każdym regionie
prompt-choice = Grasz dalej rasą { RACE($race) } czy wchodzisz w schyłek?
prompt-decline = Wprowadzić rasę { RACE($race) } w schyłek?
prompt-decline-older = Rasa { RACE($race) } zniknie z mapy ({ COUNT($regions, "region") }).
