"""The stories of the guided first games of Kingdoms: whoever follows the coach meets what is to be learned."""

from elbowroom.games.kingdoms.engine.warcost import highest_number
from elbowroom.hosting.bench import Bench, Question
from elbowroom.protocol.views import seen_by
from elbowroom.table.lessons import GENTLE, PUPIL, bot_seed, lesson_named
from elbowroom.table.new_table import lesson_plan, open_table
from tests.server.desk import Desk
from tests.server.store.making import NOON

BRAMBLE = 1
DUMMY = 1


class Story:
    """One who learns at a table, and bots that answer as they do there."""

    def __init__(self, lesson):
        plan = lesson_plan(lesson_named("kingdoms", lesson), "Anna", hints=False)
        self.desk = Desk(new=open_table(plan, NOON))
        self.bench = Bench()

    def does(self, *answers):
        for text in answers:
            assert self.desk.asked == PUPIL
            self.desk.act(text)
            while self.desk.asked == BRAMBLE:
                self.desk.act(self._bot(), by_bot=True)

    def _bot(self):
        state = self.desk.state
        position = seen_by(state, BRAMBLE).position_dict()
        seed = bot_seed(self.desk.table, BRAMBLE)
        return self.bench.think(Question("kingdoms", state.setup, position, BRAMBLE, GENTLE, seed))

    def told(self, kind, player=BRAMBLE):
        events = [event for entry in self.desk.entries for event in entry.body.get("events", ())]
        return [
            each["facts"] for each in events if (each["kind"], each["player"]) == (kind, player)
        ]

    @property
    def position(self):
        return self.desk.state.position_dict()


def test_a_first_game_meets_every_action_a_war_that_can_be_won_and_the_tower():
    story = Story("first")
    story.does("select patrol", "patrol a2 a1", "collect", "select expand", "expand a1")
    assert [each["action"] for each in story.told("selected")] == ["build", "research"]
    story.does("research", "select quest", "quest a1 d5")
    assert story.position["war"]["region"] == "d5"
    assert [highest_number(story.desk.state, seat) for seat in (PUPIL, BRAMBLE)] == [5, 1]
    story.does("dial 2")
    assert story.told("war_won", PUPIL)
    assert "raise" in story.desk.texts()
    story.does("raise")
    mine = story.position["players"][PUPIL]
    assert (mine["tower"], mine["magic"]) == (1, 1)
    assert "select research" in story.desk.texts()


def test_alone_an_hour_is_free_a_meeple_is_picked_and_the_next_hour_is_covered():
    story = Story("solo")
    story.does("select research", "research")
    assert story.told("die_rolled") == [{"number": 4, "purpose": "action"}]
    meeple, move = story.told("picked")
    assert (meeple["what"], meeple["hand"], meeple["hour"], meeple["region"]) == (
        "meeple",
        4,
        12,
        "h5",
    )
    assert meeple["there"] == ["h2", "h5"]
    assert (move["what"], move["from"], move["hour"], move["region"]) == ("move", "h5", 9, "h4")
    assert move["candidates"] == ["h4", "h6"]
    story.does("patrol a2 a1", "select build", "raise")
    assert story.told("die_rolled")[-1] == {"number": 10, "purpose": "action"}
    assert [each["action"] for each in story.told("selected", DUMMY)] == ["patrol", "quest"]
