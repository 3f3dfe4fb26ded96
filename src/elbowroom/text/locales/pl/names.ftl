### Names by id, for labels: names.json holds them with their cases and forms.

name-race = { RACE($race) }
name-power = { POWER($power) }
name-combo = { COMBO($race, $power) }
name-combo-label = { COMBO($race, $power, room: "little") }
name-marker = { MARKER($marker, letter: "capital") }
name-terrain = { TERRAIN($terrain, letter: "capital") }
name-symbol = { SYMBOL($symbol, letter: "capital") }
name-place = { PLACE($place) }
name-tokens = { COUNT($count, "token") }
name-coins = { COUNT($count, "coin") }
name-regions = { COUNT($count, "region") }
