### What happens on the cliff, and why something is not allowed there.

event-landed = { $player } lands on { $region }.
event-chased = { $won ->
    [yes] { $player } rolls { $die } and takes { $region }.
   *[no] { $player } rolls { $die }; the gull on { $region } stays.
}
event-hopped = { $player } hops to { $region }.
event-scored = { $player } has { $points } points.
event-game-over = The summer is over. Points: { $points }.

part-roll-gull = a gull on its nest
part-friend = its friend on { $friend }
part-nest = your nest on { $nest }

refusal-not-now = Land on a free ledge, chase a neighbour, hop to the next ledge or rest.
