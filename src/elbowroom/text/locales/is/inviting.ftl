pages-hand-over-away = Ekkert af borðinu er á skjánum. { $left }, líttu undan þegar { $name } tekur við.
pages-hand-over-empty = Ekkert af borðinu er á skjánum. Aðrir, vinsamlega lítið undan.
pages-hand-over-hold = Ég er { $name }: haltu niðri til að opna
pages-hand-over-how = Hálf sekúnda, eða Enter tvisvar.
pages-hand-over-again = Einu sinni enn, og borðið opnast.
pages-hand-over-when = Aðeins spurt þegar eitthvað er hulið milli þeirra sem deila tækinu.
pages-give-back = Röng hönd? Aftur til: { $name }
pages-hidden-coins = skildingar eru leynilegir
pages-hidden-something = eitthvað er leynilegt
options-at-random = af handahófi
options-choose-maps = Velja
options-maps-missing =
    { $count ->
        [one] eitt val eftir; þangað til ræður hending
       *[other] { $count } eftir að velja; þangað til ræður hending
    }
options-maps-chosen =
    { $count ->
        [one] eitt valið
       *[other] { $count } valin
    }
inviting-title = Boð
inviting-by = { $name } vill spila { $game } við þig
inviting-by-nobody = Þér er boðið að spila { $game }
inviting-your-chair = Stóllinn þinn
inviting-watch = Aðeins fylgjast með
inviting-first-game = Aldrei spilað? Fyrsti leikurinn, tíu mínútur
inviting-no-account = Enginn aðgangur. Þessi vafri geymir stólinn þinn; valmyndin flytur hann í annað tæki.
inviting-pace-turn = fyrir hverja umferð: { $time }
inviting-pace-game = fyrir allan leikinn á mann: { $time }
inviting-open = Borðið þitt er opið
inviting-send = Sendu hlekkinn
inviting-qr = Hlekkurinn sem QR-kóði
inviting-for-network = Fyrir síma og tölvur á þessu neti
inviting-reach-computer = Þetta vistfang virkar aðeins á þessari tölvu. Ræstu með --lan til að hleypa netinu þínu inn.
inviting-reach-network = Vistfang tölvunnar, 127.0.0.1, virkar aðeins hér; þetta er fyrir netið þitt.
inviting-opened-at = hlekkurinn opnaður kl. { $time }
inviting-not-opened = hlekkurinn hefur ekki verið opnaður
inviting-look-around = Líttu í kring: reglurnar má lesa á meðan beðið er.
inviting-gone = Þetta borð er farið: því var lokað eða enginn kom lengi. Þú tapar engu; opnaðu nýtt eða biddu um annan hlekk.
options-title = { $game }: hvernig er spilað
