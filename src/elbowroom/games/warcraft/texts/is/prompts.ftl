### What to do now in this game, and the words on the buttons beside it.

phase-island = Eyjar
phase-site = Merkisstaður afhjúpaður
phase-bomb = Sprengju snúið við
phase-start = Upphaf umferðar
phase-form-up = Liðskönnun
phase-recruit = Liðssöfnun

## Landing

prompt-choose-first-region = Veldu hvar þú lendir

## Start of turn and form-up

prompt-start = Snúðu sprengjum þínum við í hvaða röð sem er. Eftir: { $left }
prompt-start-bomb = Snúa við sprengjunni á svæðinu { $region }
prompt-start-disarm = Fjarlægja hana af svæðinu { $region } án þess að skoða
prompt-form = Veldu ham þjóðarinnar Worgen
prompt-form-human = Mannshamur: 2 skildingar strax
prompt-form-worgen = Vargshamur: borgaðu 1 skilding, hver landvinningur kostar 1 minna
prompt-faction = Veldu fylkingu fyrir umferðina
prompt-faction-do = Berjast með { FACTION($faction, case: "dat") }

## Tolls

prompt-toll = Viltu borga tollinn?
prompt-toll-first = Fyrst borgarðu { COUNT($price, "coin", case: "acc") }, hvernig sem fer; { $player } fær féð
prompt-toll-pay = Borga { COUNT($price, "coin", case: "acc") }

## Conquest

prompt-wield-do = Vinna { $region } fyrir { COUNT($cost, "token", case: "acc") } (hjálp: { $tools })
prompt-venture-do = Kasta teningnum um { $region } (hjálp: { $tools })
prompt-strike = Veldu þurrlendissvæði á hvaða eyju sem er fyrir loftárásina. Teningurinn lækkar kostnaðinn.
prompt-strike-do = Loftárás á { $region }
prompt-strike-attempt = { $region } kostar enn { $cost }, þú átt { $hand }. Kasta aftur sem lokatilraun?
prompt-strike-stop = Hætta við árásina
prompt-hammer = Veldu svæði með nákvæmlega einni liðseiningu fyrir { SITE("doomhammer") }.
prompt-hammer-do = { SITE("doomhammer") }: vinna { $region } ({ COUNT($price, "coin") }, { COUNT($cost, "token") })
prompt-champion = Veldu aðliggjandi svæði fyrir kappann. Það kostar ekkert tákn.
prompt-champion-do = Senda kappann á { $region }
prompt-swap = Veldu tvö töfrasvæði til að skipta á. Eftir: { $left }
prompt-swap-do = Skipta: { $regions }
prompt-push = Veldu hvað þú hrekur burt af aðliggjandi svæði. Eftir: { $left }
prompt-push-do = Hrekja tákn af svæðinu { $region } á svæðið { $goal }
prompt-push-out = Reka tákn burt af svæðinu { $region }
prompt-push-beast-do = Hrekja óargadýr af svæðinu { $region } á svæðið { $goal }
prompt-push-beast-out = Reka óargadýr burt af svæðinu { $region }
prompt-raze-do = Rífa á svæðinu { $region }: { MARKER($marker) }
prompt-steal = Veldu forngrip við hliðina á svæðum þínum.
prompt-steal-do = Flytja { SITE($site) } á { $region }
prompt-lake = Veldu stöðuvatn fyrir { SITE($site) }.
prompt-lake-do = Flytja á svæðið { $region }

## After the conquests

prompt-recruit = Þú mátt kaupa tákn fyrir fallna mótherja, 1 skilding hvert. Mest: { $most }
prompt-recruit-do = Kaupa { COUNT($count, "token", case: "acc") }
prompt-recruit-none = Kaupa ekkert
prompt-station = Hvar á kappinn að standa?
prompt-station-do = Kappinn á svæðið { $region }
prompt-station-done = Láta kappann vera
prompt-assign = Hvaða tákn eru óargadýr? Eftir: { $left }
prompt-assign-do = { COUNT($count, "beast") } á svæðinu { $region }
prompt-towers = Varðturnarnir duga ekki á alla akra. Veldu hvar þeir standa. Eftir: { $left }
prompt-towers-do = Varðturn á svæðið { $region }
prompt-lay = Veldu svæði þitt fyrir { SITE($site) }.
prompt-lay-do = Leggja á svæðið { $region }
prompt-objectives = Settu niður hernaðarmarkmiðin. Eftir: { $left }
prompt-objectives-do = Markmið á svæðið { $region }
prompt-plant = Komdu sprengjum fyrir hjá virkum mótherjum við hliðina á þér. Eftir: { $left }
prompt-plant-do = Sprengja á svæðið { $region }
prompt-plant-done = Ekki fleiri sprengjur
prompt-retreat-champion = Kappinn aftur á svæðið { $region }
prompt-retreat-beast = { COUNT($count, "beast") } aftur á svæðið { $region }

## Buttons beside the prompt

prompt-mode-strike = Loftárás
prompt-mode-champion = Kappi
prompt-mode-swap = Gátt · { $left }
prompt-mode-push = Hrekja · { $left }
prompt-mode-steal = Flytja burt forngrip
prompt-swap-second = Hvaða svæði skiptir við { $region }?
prompt-push-whither = Af svæðinu { $region }: hvert?
prompt-push-token = Tákn
prompt-push-beast = Óargadýr
prompt-steal-whither = Á hvert af svæðum þínum flyturðu hann?
prompt-tools-ready = Hjálp: { $tools }
prompt-toll-bank = Fyrst borgarðu { COUNT($price, "coin", case: "acc") } í bankann, hvernig sem fer
prompt-fort-all = Virki á hvert svæði
