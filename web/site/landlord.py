from elbowroom.bots import Bot


class Landlord(Bot):
    """Takes the move that leaves the best rent."""

    name = "landlord"

    def choose(self, view):
        def rent(action):
            after = view.state.copy()
            after.apply(action)
            income = after.income(view.player)
            return income.total if income else 0

        return max(view.legal_actions(), key=rent)
