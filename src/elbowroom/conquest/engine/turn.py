"""How turns begin and end, and what is chosen at either end of one."""

from __future__ import annotations

from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.placing import keep_driven_out
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.steps import ArmyStep, PlayerStep, push_expansion, push_script
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import encode, first_of
from elbowroom.kernel.steps import CLOSE, WAIT, Step


class FirstPlayerStep(Step[Position]):
    """The player who begins is drawn, unless one was set."""

    def outcomes(self, pos: Position, step: int) -> list[tuple[int, int]]:
        return [(encode(verbs.FIRST, player), 1) for player in pos.rules.first_players()]

    def answer(self, pos: Position, step: int, action: int) -> None:
        pos.first_player = first_of(action)
        pos.round = 1
        pos.push(steps.BEGIN_TURN, pos.first_player)


class BeginTurnStep(PlayerStep[Position]):
    """A player turn starts (C-TURN-2)."""

    def carry_out(self, pos: Position, step: int) -> None:
        player = first_of(step)
        pos.forget_turn()
        pos.turns += 1
        pos.turn_player = player
        pos.peace[player] = NONE
        if pos.events is not None:
            pos.note(Event("turn_began", player, {"round": pos.round}))
        if pos.has_race(pos.active(player)):
            pos.push(steps.CHOICE, player)
        else:
            push_expansion(pos, player)
            pos.push(steps.PICK, player)
        push_script(pos, pos.rules.opening, player)


class ChoiceStep(PlayerStep[Position]):
    """A player expands or goes in decline (C-TURN-3)."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return [encode(verbs.EXPAND), encode(verbs.DECLINE)]

    def answer(self, pos: Position, step: int, action: int) -> None:
        if action == encode(verbs.EXPAND):
            push_expansion(pos, first_of(step))
        else:
            push_script(pos, pos.rules.decline, first_of(step))


class PeaceStep(ArmyStep[Position]):
    """A race that names peace binds one enemy it did not attack, or nobody."""

    def opens(self, pos: Position, step: int, answered: bool) -> int:
        return WAIT if pos.combo(first_of(step)).names_peace else CLOSE

    def answers(self, pos: Position, step: int) -> list[int]:
        player = self.player(pos, step)
        enemies = [
            enemy
            for enemy in range(pos.rules.players)
            if enemy != player and not pos.attacked >> enemy & 1
        ]
        return [encode(verbs.PEACE, ally) for ally in [*enemies, pos.rules.players]]

    def answer(self, pos: Position, step: int, action: int) -> None:
        player = self.player(pos, step)
        ally = first_of(action)
        pos.peace[player] = NONE if ally == pos.rules.players else ally
        pos.step_closed = True
        if pos.events is not None and ally != pos.rules.players:
            pos.note(Event("peace", player, {"with": ally}))


class EndTurnStep(PlayerStep[Position]):
    """The next player follows, or the game ends (C-TURN-1, C-END-1)."""

    def carry_out(self, pos: Position, step: int) -> None:
        player = first_of(step)
        keep_driven_out(pos)
        following = (player + 1) % pos.rules.players
        if following == pos.first_player:
            if pos.round == pos.rules.rounds:
                if pos.events is not None:
                    pos.note(Event("game_over", player, {"coins": pos.coins.copy()}))
                return
            pos.round += 1
        pos.push(steps.BEGIN_TURN, following)
