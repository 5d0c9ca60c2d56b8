"""OpenSpiel: every game as a registered Python game with explicit chance, `sabbat_witty_witches` and the like.

    game = sabbat.adapters.openspiel.load("witty-witches", players=3)
    state = game.new_initial_state()

Actions, and outcomes of chance, have the ids of the contract; asides are left out. Returns come from ranks: 1 for the
first, -1 for the last. `state.resample_from_infostate(player, sampler)` imagines a world from the player's view alone.
OpenSpiel's C++ `MCTSBot.step` crashes on any Python game: use `step_with_policy(state)[1]`.
"""

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel
from numpy.typing import NDArray

from sabbat.core.contract import CHANCE, OVER, Game, State
from sabbat.games import find, shelf

DIGEST_BITS = 64
"""So many cells of an information-state tensor tell histories apart."""
OpenSpielGame = Any
"""What `pyspiel.load_game` gives."""


def name_of(game: str) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"sabbat_{game.replace('-', '_')}"


def load(game: str, players: int | None = None, options: dict[str, Any] | None = None) -> OpenSpielGame:
    """A game of OpenSpiel for so many players, with these options."""
    seats = find(game).players[0] if players is None else find(game).check_players(players)
    find(game).new(seats, options)  # what is wrong is told here, not by OpenSpiel
    return pyspiel.load_game(name_of(game), {"players": seats, "options": quote(json.dumps(options or {}), safe="")})


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    low, high = game.players
    observed = game.observation is not None
    return kinds(
        short_name=name_of(game.id),
        long_name=f"Sabbat: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if game.chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if game.hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,  # nearly zero-sum: where a rulebook lets everybody lose, all get -1
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=observed,
        provides_observation_string=True,
        provides_observation_tensor=observed,
        parameter_specification={"players": low, "options": ""},
    )


class SabbatGame(pyspiel.Game):
    """A rulebook with its number of players and its options; each rulebook has a class of its own."""

    rulebook: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wishes, game = params or {}, self.rulebook
        self.seats = game.check_players(wishes.get("players", game.players[0]))
        self.options: dict[str, Any] = json.loads(unquote(wishes.get("options", "")) or "{}")
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=game.action_count if game.chance else 0,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=game.longest,
        )
        super().__init__(type_of(game), info, wishes)

    def new_initial_state(self) -> "SabbatState":
        return SabbatState(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> "SabbatGame":
        """A game never changes: copies of a state share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled by its name, which holds players and options."""
        return (pyspiel.load_game, (str(self),))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SabbatObserver":
        if params:
            raise ValueError(f"observers take no parameters: {params}")
        return SabbatObserver(self.rulebook, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SabbatState(pyspiel.State):
    """A match, and for each seat (last of all, for a spectator) the text of what it has seen."""

    def __init__(self, game: SabbatGame) -> None:
        super().__init__(game)
        self.played = game
        """Kept alive: OpenSpiel holds the C++ half of a game only, and crashes when the Python half is gone."""
        self.state: State = game.rulebook.new(game.seats, game.options)
        self.seen = [""] * (game.seats + 1)

    def current_player(self) -> int:
        actor = int(self.state.actor)
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.action_ids() if player == self.state.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        odds = self.state.odds()
        total = sum(odds)
        return [(action, share / total) for action, share in zip(self.state.action_ids(), odds, strict=True)]

    def _apply_action(self, action: int) -> None:
        state, chosen = self.state, int(action)
        who = "*" if state.actor == CHANCE else str(state.actor)
        watchers = [*range(state.players), -1]
        self.seen = [
            f"{text}{who} {state.seen_by(chosen, seat)}\n" for text, seat in zip(self.seen, watchers, strict=True)
        ]
        state.play_id(chosen)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.game.texts[action]

    def is_terminal(self) -> bool:
        return bool(self.state.actor == OVER)

    def returns(self) -> list[float]:
        """What the end is worth to each seat, as in the other adapters; before that, nothing."""
        if self.state.actor != OVER:
            return [0.0] * int(self.state.players)
        return [2.0 * payoff - 1.0 for payoff in self.state.payoffs()]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SabbatState":
        """Another match that the player could not tell from this one, drawn with the right odds.

        It is made from the player's view. Its history is empty, since the true one would give away what is hidden;
        the other seats remember what everybody saw.
        """
        mind = self.state.game.mind(self.state.view(player))
        twin = SabbatState(self.played)
        twin.state = mind.imagine(random.Random(sampler()))
        twin.seen = [self.seen[player] if seat == player else self.seen[-1] for seat in range(len(self.seen))]
        return twin

    def __str__(self) -> str:
        return str(self.state)


class SabbatObserver:
    """What a seat sees now; with perfect recall, also what it has seen.

    Without private information it is a spectator; without public information there is only what the seat alone knows.
    Tensors are for what a seat sees as a whole.
    """

    def __init__(self, game: Game, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all players see")
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = kind.public_info
        self.recalls = kind.perfect_recall
        whole = self.private and self.public and game.observation is not None
        self.sheet = game.encoder.sheet() if whole else None
        size = game.observation_size if whole else 0
        self.tensor: NDArray[np.float32] = np.zeros(size + (DIGEST_BITS if whole and self.recalls else 0), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor[:size]} if whole else {}
        if whole and self.recalls:
            self.dict["history"] = self.tensor[size:]

    def set_from(self, state: SabbatState, player: int) -> None:
        """Write what the player knows; the history is the bits of a digest of all that it has seen."""
        if self.sheet is None:
            return
        state.state.observe_into(player, self.sheet)
        self.dict["observation"][:] = np.frombuffer(self.sheet.cells, np.int16)
        if self.recalls:
            digest = hashlib.blake2b(state.seen[player].encode(), digest_size=DIGEST_BITS // 8).digest()
            self.dict["history"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: SabbatState, player: int) -> str:
        """The view as JSON; with perfect recall, after every action as the seat saw it."""
        if not self.public:
            return own_secrets(state.state, player) if self.private else ""
        view = as_text(state.state.view(player if self.private else None))
        return f"{state.seen[player if self.private else -1]}{view}" if self.recalls else view


def own_secrets(state: State, seat: int) -> str:
    """The fields of a seat's view that a spectator's view does not have like that."""
    if not state.game.hidden:
        return ""
    public = state.view(None)
    secrets = {name: value for name, value in state.view(seat).items() if public.get(name) != value}
    del secrets["viewer"]
    return as_text(secrets) if secrets else ""


def as_text(view: dict[str, Any]) -> str:
    """A view as JSON, always written alike."""
    return json.dumps(view, sort_keys=True, separators=(",", ":"))


def register() -> None:
    """Make every game of the house, and of its guests, known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for game in shelf().values():
        if name_of(game.id) not in known:
            # a class, as OpenSpiel's own games are: it drops a function too late, when Python has ended
            pyspiel.register_game(type_of(game), type(name_of(game.id), (SabbatGame,), {"rulebook": game}))


register()
