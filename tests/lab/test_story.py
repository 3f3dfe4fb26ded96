"""What a game tells: combos, their coins and turns, income and declines."""

from elbowroom import game
from elbowroom.bots import make
from elbowroom.conquest.figures.story import Story
from elbowroom.lab.one_game import Fixture, play_game


def told(players=3, seed="7"):
    outcome = play_game(Fixture("classic", 0, ("greedy",) * players, seed, told=True))
    return outcome, outcome.story.to_data()


def test_income_and_combos_add_up_to_the_scores():
    """What was scored, found on combos and paid for them is all there is."""
    outcome, story = told()
    start = game("classic").new(players=3, seed="7").scores()
    for seat, score in enumerate(outcome.scores):
        own = [combo for combo in story["combos"] if combo["seat"] == seat]
        earned = sum(story["income"][seat])
        assert sum(combo["coins"] for combo in own) == earned
        traded = sum(combo["found"] - combo["price"] for combo in own)
        assert start[seat] + earned + traded == score


def test_every_round_is_scored_and_every_turn_is_active_or_a_decline():
    outcome, story = told()
    rounds = outcome.turns // 3
    for seat in range(3):
        assert len(story["income"][seat]) == rounds
        own = [combo for combo in story["combos"] if combo["seat"] == seat]
        late = [combo for combo in own if combo["power"] == "stout"]
        declines = sum(combo["declined"] is not None for combo in own if combo not in late)
        assert sum(combo["turns"] for combo in own) + declines == rounds


def test_a_decline_is_noted_in_its_round():
    state = game("classic").new(players=2, seed=3)
    story, bot = Story(2), make("greedy")
    declined = []
    while not state.over:
        player = state.decision.player
        events = []
        rounds = state.round
        action = bot.choose(state.view(player))
        state.apply(action, events)
        if "decline" in state.text(action):
            declined.append((player, rounds))
        story.hear(events)
    found = [(reign.seat, reign.declined) for reign in story.reigns if reign.declined is not None]
    assert sorted(found) == sorted(declined)
    assert found


def test_a_game_that_names_nothing_to_count_has_no_story(monkeypatch):
    monkeypatch.setattr("elbowroom.lab.game_figures.face", lambda *_: None)
    outcome = play_game(Fixture("kingdoms", 0, ("random", "random"), "7", told=True))
    assert outcome.failure is None
    assert outcome.story is None


def test_who_uncovers_which_site_is_noted_with_its_round():
    outcome = play_game(Fixture("warcraft", 0, ("greedy", "greedy"), "7", told=True))
    story = outcome.story.to_data()
    assert story["finds"]
    rounds = len(story["income"][0])
    for find in story["finds"]:
        assert find["seat"] in (0, 1)
        assert 1 <= find["round"] <= rounds
