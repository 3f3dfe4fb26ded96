### What every race, power, site, piece and word of this game does, in at most 160 characters.

## Races

rule-race-blood-elves = Za każdy zajęty magiczny region dostajesz na koniec tury 1 monetę więcej.
rule-race-draenei = W turze każdego przeciwnika pierwszy żeton Draenei, który miałby przepaść, wraca ci na rękę.
rule-race-dwarves = Regiony górskie podbijasz o 2 żetony taniej, lecz zawsze co najmniej jednym.
rule-race-ethereals = Raz na turę ukradnij odkryty artefakt z sąsiedniego regionu albo podbij sąsiedni region z legendarnym miejscem o 2 żetony taniej.
rule-race-forsaken = Po podbojach możesz za każdy żeton, który przeciwnicy stracili w tej turze przez ciebie, kupić za 1 monetę żeton Forsaken.
rule-race-gnomes = Raz na turę zaatakuj z powietrza dowolny region lądowy, jakby sąsiadował. Najpierw rzuć kością: obniża koszt (minimum 1).
rule-race-goblins = Podkładaj bomby sąsiadom z aktywną rasą. Na początku następnej tury odkryj je: połowa wybucha i wypędza wszystkich z regionu.
rule-race-humans = Co turę umieść dwa cele wojskowe poza Przymierzem. Kto je zdobędzie, byle nie Horda, dostaje 2 monety, a ty drugie tyle.
rule-race-kobolds = Wszystkie regiony lądowe z jaskinią sąsiadują z tobą, już od pierwszego podboju i bez przeprawy.
rule-race-naga = Możesz podbijać morza i jeziora za 2 żetony i zacząć w dowolnym morzu bez przeprawy. Woda daje monety jak ląd.
rule-race-night-elves = Lasy podbijasz o 1 żeton taniej. Każdy podbity las dostaje widmową ścianę: obrona +1, także w schyłku.
rule-race-orcs = Za każdy region odebrany w tej turze rasie Przymierza dostajesz 1 monetę więcej, oprócz premii frakcji.
rule-race-pandaren = Przeciwnicy, których aktywną rasę oszczędzasz, dostają żeton harmonii: przed pierwszym w turze atakiem na ciebie płacą ci 2 monety.
rule-race-tauren = Do podboju i utrzymania regionu potrzebujesz co najmniej 2 żetonów. W schyłku w każdym regionie zostają 2.
rule-race-trolls = Niepuste regiony podbijasz o 1 żeton taniej, lecz zawsze co najmniej jednym. Liczą się też Murlocs i własny schyłek.
rule-race-worgen = Co turę wybierz: ludzka postać daje 2 monety; postać worgena kosztuje 1 monetę i obniża koszt każdego podboju o 1 żeton.

## Powers

rule-power-archaeologist = Za każdy artefakt i każde legendarne miejsce w swoich regionach dostajesz na koniec tury 1 monetę więcej.
rule-power-herbalist = Za każdy zajęty region wzgórz dostajesz na koniec tury 1 monetę więcej.
rule-power-farmer = Za każdy zajęty region pól dostajesz na koniec tury 1 monetę więcej.
rule-power-mountaineer = Za każdy zajęty region górski dostajesz na koniec tury 1 monetę więcej.
rule-power-mining = Za każdy zajęty region z jaskinią dostajesz na koniec tury 1 monetę więcej.
rule-power-ranger = Za każdy zajęty leśny region dostajesz na koniec tury 1 monetę więcej.
rule-power-blacksmith = Każdy podbój kosztuje o 1 żeton mniej, lecz zawsze co najmniej jeden.
rule-power-beastmaster = Na początku tury dostajesz bestię za każdy zajęty region wzgórz (maks. 5). Bestie walczą jak żetony i giną przed nimi.
rule-power-seafaring = Nigdy nie płacisz za przeprawę.
rule-power-defensive = Twoje pole dostaje wieżę strażniczą, gdy wokół niego masz więcej regionów niż każda inna rasa. Pole jest wtedy nietykalne.
rule-power-marsh-dweller = Przeciwnicy płacą ci 1 monetę przed każdym atakiem na twoje bagna, także w schyłku.
rule-power-portal-mage = Dwa razy na turę zamień wszystko, co jest w dwóch magicznych regionach, czyjekolwiek są. Góry i miejsca zostają.
rule-power-explorer = Za każdą wyspę, na której zajmujesz region, dostajesz na koniec tury 1 monetę więcej.
rule-power-peat-cutter = Za każdy zajęty bagienny region dostajesz na koniec tury 1 monetę więcej.
rule-power-fishing = Za każdy swój region przy morzu lub jeziorze dostajesz na koniec tury 1 monetę więcej.
rule-power-champion = Raz na turę czempion podbija sąsiedni region za darmo. Broni jak żeton; gdy go pojmą, płacisz 1 monetę okupu.
rule-power-warlord = Za każdy niepusty region podbity w tej turze dostajesz 1 monetę więcej.
rule-power-intimidating = Trzy razy na turę wypędź z sąsiedniego regionu ścianę, fort, Murlocs lub żeton. Żeton idzie do innego regionu swojej rasy albo przepada.
rule-power-enraged = Za każdy podbity w tej turze region, którego broniły co najmniej 2 jednostki, dostajesz tyle monet, ile ich było.
rule-power-garrison = Na koniec tury każdy twój region dostaje fort (maks. 10): obrona +1, także w schyłku.

## Artifacts

rule-site-aegis-of-aggramar = Na koniec tury połóż ją w swoim regionie: jest nietykalny, chyba że przeciwnik zapłaci ci 2 monety; wtedy ma wolną drogę do końca tury.
rule-site-ashes-of-alar = Raz na turę zaatakuj dowolny region lądowy na dowolnej wyspie, jakby sąsiadował.
rule-site-doomhammer = Raz na turę zapłać 2 monety poprzedniemu posiadaczowi i podbij 1 żetonem region w zasięgu, w którym jest dokładnie jedna jednostka.
rule-site-frostmourne = Raz na turę jeden podbój kosztuje o 2 żetony mniej.
rule-site-heart-of-azeroth = Na koniec tury połóż je w swoim regionie: każdy, czyja aktywna rasa z nim sąsiaduje, płaci ci 1 monetę.

## Legendary places

rule-site-battleground = Dwa regiony tej samej wrogiej rasy dają premię frakcji podwójnie. Neutralna rasa co turę wybiera tu frakcję.
rule-site-dark-portal = Na koniec tury daje 2 monety.
rule-site-karazhan = Za każdy inny swój region o tym samym terenie dostajesz na koniec tury 1 monetę.
rule-site-lights-hope-chapel = Póki ją zajmujesz, twoja aktywna rasa nie traci żetonów w obronie: wszystkie wracają na rękę.
rule-site-meeting-stone = Póki go zajmujesz, twoja aktywna rasa nie płaci za przeprawę.
rule-site-spirit-healer = Po podbojach weź z zasobnika 1 żeton swojej rasy.
rule-site-well-of-eternity = Przenosi się do jeziora swojej wyspy. Kto ma wokół niego najwięcej regionów, także w schyłku, dostaje w swojej turze 2 monety.

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
