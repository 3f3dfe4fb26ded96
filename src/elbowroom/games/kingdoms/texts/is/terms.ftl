### The words of this game's rules, as they stand inside a sentence.

## Words of the rules

term-region = landsvæði
term-territory = land
term-home-territory = heimaland
term-foreign-territory = ókunnugt land
term-border-region = landamærasvæði
term-feature = torfæra
term-faction = þjóð
term-faction-ability = kraftar þjóðar
term-hero = hetja
term-hero-ability = eiginleiki hetju
term-resource = auðlind
term-resource-of-choice = auðlind að eigin vali
term-action = aðgerð
term-active-player = leikmaður sem á leik
term-follower = fylgjandi leikmaður
term-collect = öflun auðlinda
term-level = þrep
term-magic-level = galdraþrep
term-tower-level = turnþrep
term-hero-level = hetjuþrep
term-level-up = hækka hetjuna um þrep
term-retire = setjast í helgan stein
term-retirement = starfslok hetju
term-hero-death = fall hetju
term-recruit-hero = ráðning hetju
term-war = stríð
term-war-number = stríðstala
term-war-cost = stríðskostnaður
term-war-discount = stríðsafsláttur
term-bid = boð
term-flag = hvítur fáni
term-alliance = bandalag
term-break-alliance = rjúfa bandalag
term-retreat = undanhald
term-laid-down = liggjandi
term-standing = standandi
term-stand-up = reisa við
term-searching = leitar
term-in-play = í leik
term-supply = birgðir
term-occupy = hafa peð á svæði
term-victory-point = sigurstig
term-end-trigger = lokaskilyrði
term-final-part = lokakafli spilsins
term-clear-action-card = hreinsa aðgerðaspjaldið
term-frozen-lands = freðlönd
term-lost-kingdom = Týnda konungsríkið
term-neutral-meeple = hlutlaust peð
term-research-track = galdrastigi
term-magic = galdrar
term-tower = turn
term-last-meeple = síðasta peðið
term-neutral = hlutlaus

## Pieces and cards

term-meeple = peð
term-regular-meeple = venjulegt peð
term-hero-meeple = hetjupeð
term-fortress = virki
term-fortress-lost = tapað virki
term-fortress-laid-down = liggjandi virki
term-tower-marker = turnskífa
term-research-marker = rannsóknarskífa
term-hero-level-marker = hetjuþrepsskífa
term-silver-marker = silfurskífa
term-resource-marker = auðlindaskífa
term-shield = skjöldur
term-action-card = aðgerðaspjald
term-tower-card = turnspjald
term-faction-card = þjóðarspjald
term-territory-card = landspjald
term-hero-card = hetjuspjald
term-hero-deck = hetjustokkur
term-war-die = stríðsteningur

## Modules

term-base = grunnspil
term-heroes-call = Kall hetjanna
term-solo = einspil

## Playing alone

term-dummy = gerviandstæðingur
term-compass = áttaviti
term-compass-card = áttavitaspjald
term-day = daghlið
term-night = næturhlið
term-clock-hand = vísir
term-direction = átt
term-nearest = næst áttavitanum
term-farthest = fjærst áttavitanum
term-solo-difficulty = erfiðleikastig
term-flip-compass = snúa áttavitaspjaldinu við
term-compass-ring = hringur áttavitans
term-compass-region = svæði eftir áttavitanum
term-compass-meeple = peð eftir áttavitanum
term-compass-move = hreyfing eftir áttavitanum
term-compass-flip = dagur og nótt
term-solo-war = stríð í einspili
term-solo-expand = landnám andstæðingsins
term-solo-trade = verslun andstæðingsins
term-solo-collect = andstæðingurinn aflar

## What ends the game

trigger-population = sjö peð í leik
trigger-tower = fullreistur turn
trigger-magic = hæsta galdraþrepi náð
trigger-heroes-retired = þriðja hetjan sest í helgan stein
