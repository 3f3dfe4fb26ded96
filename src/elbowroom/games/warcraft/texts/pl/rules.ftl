### What every piece and word of this game means, in at most 160 characters.

## Words and pieces

rule-term-border-region = Region z kotwicą. Tu lądujesz z innych wysp i tędy przybywa nowa rasa.
rule-term-conquest-cost = 2 żetony i po 1 więcej za każdą jednostkę, górę, ścianę i fort w regionie, a do tego 1 za przeprawę. Nigdy mniej niż 1.
rule-term-in-decline = Rasa na spoczynku: w każdym regionie zostaje jeden żeton i dalej daje monety. Już nie podbija; podbita traci w regionie wszystko.
rule-term-lost-tribe = Rasą Murlocs nikt nie gra. Utrudnia podbój swojego regionu i znika z gry, gdy ktoś go podbije.
rule-term-cavern = Jaskinie służą rasie Kobolds i dają monety Górnikom.
rule-term-magic = Magiczne regiony dają monety rasie Blood Elves i służą Magom portali.
rule-term-island = Wyspy nigdy nie sąsiadują. Na inną dostaniesz się przez jej regiony desantu.
rule-term-shipping = Desant z dala od twoich regionów kosztuje o 1 żeton więcej.
rule-term-unit = Jednostki to żetony, bestie, czempion i Murlocs: zajmują regiony i ich bronią.
rule-term-site = Artefakt albo legendarne miejsce, zakryte, póki do regionu nie wejdzie aktywna rasa.
rule-term-artifact = Artefakty służą aktywnej rasie, która je zajmuje, a użyte wędrują.
rule-term-legendary-place = Legendarne miejsca służą aktywnej rasie, która je zajmuje, i zostają na miejscu.
rule-term-faction = Przymierze, Horda albo neutralność. Murlocs nie należą nigdzie.
rule-term-faction-bonus = 1 moneta za każdą rasę drugiej frakcji, której w tej turze odbierzesz region.
rule-term-toll = Monety dla posiadacza regionu, płatne przed atakiem, nawet nieudanym.
rule-term-wall = Widmowa ściana: obrona +1, także w schyłku.
rule-term-fort = Fort: obrona +1, także w schyłku.
rule-term-tower = Wieża strażnicza: jej pole jest nietykalne.
rule-term-beast = Bestia: na jedną turę liczy się jak żeton i przepada przed nim.
rule-term-champion = Czempion: liczy się jak jednostka i nigdy nie przepada, płaci się tylko okup.
rule-term-objective = Cel wojskowy: 2 monety dla zdobywcy i 2 dla rasy Humans; dla Hordy nic.
rule-term-bomb = Bomba: odkrywana na początku tury rasy Goblins; wybucha albo jest niewypałem.
rule-term-harmony = Żeton harmonii: 2 monety dla Pandaren przed pierwszym w turze atakiem na nie.
