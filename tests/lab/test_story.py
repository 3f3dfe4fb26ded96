"""What a game tells: combos, their coins and turns, income and declines."""

from elbowroom import game
from elbowroom.bots import make
from elbowroom.lab.one_game import Fixture, play_game
from elbowroom.lab.story import Story


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
