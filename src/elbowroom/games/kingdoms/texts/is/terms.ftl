### The words of this game's rules, as they stand inside a sentence.

## Words of the rules

term-region = landsvæði
term-territory = land
term-border-region = landamærasvæði
term-feature = torfæra
term-faction = þjóð
term-hero = hetja
term-resource-of-choice = auðlind að eigin vali
term-follower = fylgjandi leikmaður
term-hero-level = hetjuþrep
term-retire = setjast í helgan stein
term-retirement = starfslok hetju
term-hero-death = fall hetju
term-war = stríð
term-war-cost = stríðskostnaður
term-flag = hvítur fáni
term-alliance = bandalag
term-retreat = undanhald
term-laid-down = liggjandi
term-searching = leitar
term-supply = birgðir
term-occupy = hafa peð á svæði
term-end-trigger = lokaskilyrði
term-frozen-lands = freðlönd
term-lost-kingdom = Týnda konungsríkið
term-magic = galdrar
term-tower = turn
term-last-meeple = síðasta peðið
term-neutral = hlutlaus

## Pieces and cards

term-meeple = peð
term-fortress = virki
term-fortress-lost = tapað virki
term-fortress-laid-down = liggjandi virki
term-action-card = aðgerðaspjald
term-war-die = stríðsteningur

## Modules

term-heroes-call = Kall hetjanna

## Playing alone

term-dummy = gerviandstæðingur
term-compass = áttaviti
term-compass-ring = hringur áttavitans
term-compass-region = svæði eftir áttavitanum
term-compass-meeple = peð eftir áttavitanum
term-compass-move = hreyfing eftir áttavitanum
term-compass-flip = dagur og nótt
term-solo-war = stríð í einspili
term-solo-expand = landnám andstæðingsins
term-solo-trade = verslun andstæðingsins
term-solo-collect = andstæðingurinn aflar
