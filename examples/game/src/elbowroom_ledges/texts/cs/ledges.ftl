### Co se děje na útesu a proč tam něco nejde.

event-landed = { $player } přistává: { $region }.
event-chased = { $won ->
    [yes] { $player } hází { $die } a zabírá { $region }.
   *[no] { $player } hází { $die }; racek na { $region } zůstává.
}
event-hopped = { $player } přeskakuje: { $region }.
event-scored = { $player } má body: { $points }.
event-game-over = Léto skončilo. Body: { $points }.

part-roll-gull = racek na hnízdě
part-friend = jeho soused: { $friend }
part-nest = tvé hnízdo: { $nest }

refusal-not-now = Přistaň na volné římse, zažeň souseda, přeskoč vedle nebo odpočívej.
