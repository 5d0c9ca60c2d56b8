"""The contract between the rules and everything else: a Game, its States, and a Mind.

A game's state overrides what is marked *rules*; all else follows from it. Legality has one source:
`survey()` offers the legal actions of the moment, and every list, mask, check and refusal reads that.
"""

import importlib
import json
from collections.abc import Callable
from typing import Any, ClassVar, Final, Literal

from mypy_extensions import i64, mypyc_attr

from sabbat.core.bits import WIDTH, popcount, select
from sabbat.core.dice import Dice, RandomBits, dice_from
from sabbat.core.drawing import text_as_svg
from sabbat.core.errors import BadPosition, BadRequest, Fault, IllegalAction
from sabbat.core.options import Option, copied, settle

CHANCE: Final = -1
"""`State.actor` when nature acts."""
OVER: Final = -2
"""`State.actor` when the match is over."""
UNKNOWN: Final = -1
"""The id of a text that is no action of the game."""

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
"""Writes what an older version wrote as a newer one does."""


class Game:
    """One rulebook: its facts, its actions, and the ways to a state. It is registered by existing."""

    def __init__(
        self,
        *,
        id: str,
        module: str,
        prefix: str,
        rules: int,
        players: tuple[int, int],
        options: list[Option],
        texts: list[str],
        longest: int,
        hidden: bool,
        chance: bool,
        begin: "Callable[[int, dict[str, Any]], State]",
        read: "Callable[[dict[str, Any]], State]",
        mind: "Callable[[dict[str, Any]], Mind]",
        picture: Callable[[dict[str, Any]], str],
        insight: "Insight | None" = None,
        svg: Callable[[dict[str, Any]], str] | None = None,
        workshop: "Workshop | None" = None,
        box: dict[str, Any] | None = None,
        upgrades: dict[int, Upgrade] | None = None,
        headless: Upgrade | None = None,
        observation: str | None = None,
    ) -> None:
        self.id = id
        self.module = module
        """The importable module whose attribute `game` is this object."""
        self.prefix = prefix
        """What its clauses are called: COU for COU-1, COU-2 …"""
        self.rules = rules
        """The version of the rules that records and positions name."""
        self.upgrades = upgrades or {}
        """For each older version: its options as the next version writes them."""
        if list(self.upgrades) != list(range(1, rules)):
            raise ValueError(f"{id}: rules version {rules} needs an upgrade from each of the versions before it")
        self._headless = headless
        self.players = players
        """The fewest and the most players."""
        self.options = options
        self.texts = texts
        """Every action of the game; an action's id is its index."""
        self.longest = longest
        """A bound on the number of actions of a match, chance included."""
        self.hidden = hidden
        """Whether a seat may know something that another does not."""
        self.chance = chance
        self._ids = {text: i for i, text in enumerate(texts)}
        self._begin = begin
        self._read = read
        self._mind = mind
        self.picture = picture
        """A position or a view as a small text picture."""
        self.insight = insight or Insight()
        """What search is guided by."""
        self.svg = svg
        """A position as an SVG picture, if the game draws one."""
        self.workshop = workshop
        """Where people make adventures of their own, if the game has such."""
        self.box = box or {}
        """What never changes and a board must know to draw: the sizes of pieces, as plain JSON values."""
        self.observation = observation
        """The module whose `encoder` writes views as vectors, if the game has one; loaded when it is asked for."""
        self._encoder: Any = None

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled and copied by its name: there is one of each."""
        return (game_in, (self.module, self.id))

    @property
    def action_count(self) -> int:
        return len(self.texts)

    def action_text(self, action: int) -> str:
        return self.texts[action]

    def action_id(self, text: str) -> int:
        """The id of an action's text; KeyError if there is none."""
        return self._ids[text]

    def find_id(self, text: str) -> i64:
        """The id of an action's text, or UNKNOWN."""
        return self._ids.get(text, UNKNOWN)

    def verbs(self, actions: list[int]) -> list[str]:
        """The different first words of some actions, in order."""
        return list(dict.fromkeys(self.texts[action].split(" ")[0] for action in actions))

    @property
    def encoder(self) -> Any:
        """What writes views as vectors (`core/observation.py`); BadRequest if the game has none."""
        if self._encoder is None:
            if self.observation is None:
                raise BadRequest("no-observation", game=self.id)
            self._encoder = importlib.import_module(self.observation).encoder
        return self._encoder

    @property
    def observation_size(self) -> int:
        """How many cells an observation has; BadRequest if the game has no encoder."""
        return int(self.encoder.size)

    def check_players(self, players: Any) -> int:
        """The number of players, or BadRequest."""
        low, high = self.players
        if type(players) is not int or not low <= players <= high:
            allowed = f"{low} … {high}"
            raise BadRequest("bad-players", game=self.id, players=str(players), allowed=allowed, low=low, high=high)
        return int(players)

    def new(
        self, players: int | None = None, options: dict[str, Any] | None = None, rules: int | None = None
    ) -> "State":
        """A match about to begin; by default for the fewest players.

        `rules` is the version under which the options were written, if it is not today's.
        """
        seats = self.players[0] if players is None else self.check_players(players)
        given = self.upgraded(options or {}, self.rules if rules is None else rules)
        return self._begin(seats, settle(self.options, given, seats))

    def upgraded(self, options: dict[str, Any], rules: Any) -> dict[str, Any]:
        """Options of a version of the rules as they are written today; BadRequest if the version is not known."""
        if type(rules) is not int or not 1 <= rules <= self.rules:
            raise BadRequest("unknown-version", game=self.id, rules=str(rules), allowed=f"1 … {self.rules}")
        for version in range(rules, self.rules):
            options = self.upgrades[version](options)
        return options

    def load(self, position: dict[str, Any]) -> "State":
        """The state written down in a position of any version; BadPosition says what is wrong with it."""
        if position.get("game") != self.id:
            raise BadPosition("game", f"{self.id} is needed")
        return self._read(self._of_today(position))

    def _of_today(self, position: dict[str, Any]) -> dict[str, Any]:
        """A position as it is written today; without `rules` it is of version 1, when positions had another head."""
        if "rules" not in position:
            position = self._headless(position) if self._headless is not None else position
            position = {**position, "rules": 1}
        rules = position["rules"]
        if type(rules) is int and rules == self.rules:
            return position
        options = position.get("options")
        if not isinstance(options, dict):
            raise BadPosition("options", "an object is needed")
        try:
            return {**position, "rules": self.rules, "options": self.upgraded(options, rules)}
        except BadRequest as error:
            where = "rules" if error.reason == "unknown-version" else "options"
            raise BadPosition(where, str(error)) from None

    def mind(self, view: dict[str, Any]) -> "Mind":
        """What the owner of a view knows, made ready for thinking."""
        return self._mind(view)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything there is to know about a match at one moment, hidden things included."""

    def __init__(self, game: Game, players: i64, options: dict[str, Any]) -> None:
        self.game = game
        self.players = players
        self.options = options
        """Settled once for the match; shared by clones and never changed."""
        self.actor: i64 = CHANCE
        """The seat to act, or CHANCE, or OVER."""
        self._surveyed: bool = False
        self._base0: i64 = 0
        self._base1: i64 = 0
        self._base2: i64 = 0
        self._base3: i64 = 0
        self._mask0: i64 = 0
        self._mask1: i64 = 0
        self._mask2: i64 = 0
        self._mask3: i64 = 0

    # -- rules: what a game writes ---------------------------------------------------------------

    def survey(self) -> None:
        """Rules: `offer` every action that is legal now (for chance: every possible outcome)."""
        raise NotImplementedError

    def make(self, action: i64) -> None:
        """Rules: make a legal action so. The caller has checked it; use `step` to get here."""
        raise NotImplementedError

    def refusal(self, action: i64, text: str) -> IllegalAction:
        """Rules: why an action that is not offered is refused; it is UNKNOWN for a strange text."""
        raise NotImplementedError

    def share(self, action: i64) -> i64:
        """Rules: the weight of a chance outcome."""
        return 1

    def weight(self) -> i64:
        """The sum of the odds. (Rules may override it, and `outcome_at`, to be faster.)"""
        total: i64 = 0
        n = self.count()
        k: i64 = 0
        while k < n:
            total += self.share(self.action_at(k))
            k += 1
        return total

    def outcome_at(self, r: i64) -> i64:
        """The chance outcome in whose share of the odds the number r falls."""
        k: i64 = 0
        while True:
            action = self.action_at(k)
            r -= self.share(action)
            if r < 0:
                return action
            k += 1

    def aside_ids(self, seat: i64) -> list[int]:
        """Rules: the actions that a seat may make out of turn, now."""
        return []

    def seen_by(self, action: i64, seat: i64) -> str:
        """Rules: what a seat (-1: a spectator) sees of an action played now."""
        return self.game.texts[action]

    def view(self, seat: int | None) -> dict[str, Any]:
        """Rules: what that seat (None: a spectator) may know, built up field by field."""
        raise NotImplementedError

    def observe_into(self, seat: int, sheet: Any) -> None:
        """Write what that seat may know on a sheet of the game's encoder, from its first cell on."""
        if not 0 <= seat < self.players:
            raise IndexError("no such seat")
        sheet.at = 0
        self.game.encoder.write(self, seat, sheet)

    def outcome(self) -> dict[str, Any] | None:
        """Rules: None, or scores, ranks and the reason."""
        raise NotImplementedError

    def payoffs(self) -> list[float]:
        """What the end is worth to each seat: the share of the others it is ahead of, a tie for half.

        Where everybody has lost it is worth nothing to anybody. (Rules may override it to be faster.)
        """
        outcome = self.outcome()
        if outcome is None:
            raise ValueError("the match is not over")
        return payoffs_of(outcome["ranks"])

    def winners(self) -> list[int]:
        """The seats with rank 1: none before the end, or where everybody has lost."""
        outcome = self.outcome()
        return [] if outcome is None else [seat for seat, rank in enumerate(outcome["ranks"]) if rank == 1]

    def tally(self, seat: int) -> dict[str, Any] | None:
        """Rules: what a seat's points are made of, from what everybody may see; None if nothing is added up.

        `parts` lists what each part is for (`what`) and its `points`; `sum` says what is counted: points, cards, legs.
        """
        return None

    def preview(self, text: str, seat: int | None) -> dict[str, Any] | None:
        """Rules: what playing this would do, as far as that seat (None: a spectator) can know now.

        Plain JSON values: the pieces that would move, step by step, up to the next chance or decision; the odds of
        what chance decides next; what would be won or lost. None if nothing can be said. `ends` is true where the
        action does nothing but end the seat's turn: a client may send such an action by itself if it is the only one.
        """
        return None

    def dump(self) -> dict[str, Any]:
        """Rules: the position as plain JSON values; loading it gives this state."""
        raise NotImplementedError

    def clone(self) -> "State":
        """Rules: an independent copy."""
        raise NotImplementedError

    # -- legality: one source --------------------------------------------------------------------

    def offer(self, base: i64, mask: i64) -> None:
        """Declare legal the actions base + n for every set bit n; up to four times, by rising ids."""
        if mask == 0:
            return
        if self._mask0 == 0:
            self._base0 = base
            self._mask0 = mask
        elif self._mask1 == 0:
            self._base1 = base
            self._mask1 = mask
        elif self._mask2 == 0:
            self._base2 = base
            self._mask2 = mask
        elif self._mask3 == 0:
            self._base3 = base
            self._mask3 = mask
        else:
            raise IndexError("at most four offers a survey: number the actions so that they lie together")

    def _look(self) -> None:
        self._mask0 = 0
        self._mask1 = 0
        self._mask2 = 0
        self._mask3 = 0
        if self.actor != OVER:
            self.survey()
        self._surveyed = True

    def count(self) -> i64:
        """How many actions are legal."""
        if not self._surveyed:
            self._look()
        n = popcount(self._mask0)
        if self._mask1 != 0:
            n += popcount(self._mask1)
            if self._mask2 != 0:
                n += popcount(self._mask2) + popcount(self._mask3)
        return n

    def action_at(self, k: i64) -> i64:
        """The k-th legal action in canonical order."""
        if not self._surveyed:
            self._look()
        if k < 0:
            raise IndexError("no such legal action")
        n = popcount(self._mask0)
        if k < n:
            return self._base0 + select(self._mask0, k)
        k -= n
        n = popcount(self._mask1)
        if k < n:
            return self._base1 + select(self._mask1, k)
        k -= n
        n = popcount(self._mask2)
        if k < n:
            return self._base2 + select(self._mask2, k)
        k -= n
        if k < popcount(self._mask3):
            return self._base3 + select(self._mask3, k)
        raise IndexError("no such legal action")

    def can(self, action: i64) -> bool:
        """Whether the action is legal now, asides left out."""
        if not self._surveyed:
            self._look()
        return (
            _holds(self._base0, self._mask0, action)
            or _holds(self._base1, self._mask1, action)
            or _holds(self._base2, self._mask2, action)
            or _holds(self._base3, self._mask3, action)
        )

    def check_id(self, action: int) -> None:
        """IllegalAction if the action may not be played now."""
        if not 0 <= action < len(self.game.texts):
            raise self.refusal(UNKNOWN, str(action))
        if not self.can(action) and not self.is_aside(action):
            raise self.refusal(action, self.game.texts[action])

    def is_aside(self, action: i64) -> bool:
        """Whether some seat may play the action out of turn now."""
        if self.actor < 0:
            return False
        seat: i64 = 0
        while seat < self.players:
            if action in self.aside_ids(seat):
                return True
            seat += 1
        return False

    def may(self, seat: int | None, text: str) -> bool:
        """Whether that seat (None: chance) may play this action now, in turn or as an aside."""
        action = self.game.find_id(text)
        if action == UNKNOWN:
            return False
        in_turn = self.actor == CHANCE if seat is None else self.actor == seat
        return (in_turn and self.can(action)) or (seat is not None and text in self.asides(seat))

    def why_not(self, text: str, seat: int | None) -> IllegalAction | None:
        """Why that seat (None: chance) may not play this action now, in turn or as an aside; None if it may.

        A seat that is not to act learns nothing from a refusal: the rules are not even asked.
        """
        if self.may(seat, text):
            return None
        if self.actor == OVER or self.actor == (CHANCE if seat is None else seat):
            try:
                self.check(text)
            except IllegalAction as refusal:
                return refusal
        return IllegalAction(None, "not-your-turn", action=text)

    def follow(self, seat: int | None, text: str) -> None:
        """That seat (None: chance) plays this action, in turn or as an aside; a refusal changes nothing."""
        refusal = self.why_not(text, seat)
        if refusal is not None:
            raise refusal
        self.step(self.game.find_id(text))

    # -- the contract in integers ----------------------------------------------------------------

    def action_ids(self) -> list[int]:
        """The ids of the legal actions, ascending."""
        return [self.action_at(k) for k in range(self.count())]

    def mask(self) -> bytes:
        """A byte for each action of the game, 1 if it is legal now; asides are left out."""
        legal = bytearray(len(self.game.texts))
        for k in range(self.count()):
            legal[self.action_at(k)] = 1
        return bytes(legal)

    def play_id(self, action: int) -> None:
        """Check, then make it so; a refusal changes nothing."""
        known = 0 <= action < len(self.game.texts)
        if not known or not self.can(action):
            self.check_id(action)
        self.step(action)

    def step(self, action: i64) -> None:
        """Make an action so that came from `action_at` or passed `can`."""
        self._surveyed = False
        self.make(action)

    def nature(self, r: i64) -> None:
        """Play the chance outcome in whose share of the odds 0 <= r < weight() falls."""
        if self.actor != CHANCE:
            raise self.refusal(UNKNOWN, "chance")
        if r < 0 or r >= self.weight():
            raise IndexError("not below the weight")
        self.step(self.outcome_at(r))

    # -- the contract in words -------------------------------------------------------------------

    def head(self) -> dict[str, Any]:
        """The first fields of every position."""
        return {
            "game": self.game.id,
            "rules": self.game.rules,
            "players": int(self.players),
            "options": copied(self.options),
        }

    def view_head(self, seat: int | None) -> dict[str, Any]:
        """The first fields of every view."""
        return {**self.head(), "viewer": seat, "turn": self.turn}

    @property
    def turn(self) -> int | Literal["chance"] | None:
        """The seat to act, "chance", or None when the match is over."""
        if self.actor >= 0:
            return int(self.actor)
        return "chance" if self.actor == CHANCE else None

    def actions(self) -> list[str]:
        """The legal actions now, in canonical order; for chance the possible outcomes."""
        return [self.game.texts[action] for action in self.action_ids()]

    def odds(self) -> list[int]:
        """For chance: integer weights aligned with `actions()`."""
        return [self.share(action) for action in self.action_ids()] if self.actor == CHANCE else []

    def check(self, text: str) -> None:
        """IllegalAction, with its clause, if the action may not be played now."""
        action = self.game.find_id(text)
        if action == UNKNOWN:
            raise self.refusal(UNKNOWN, text)
        self.check_id(action)

    def play(self, text: str) -> None:
        """Check, then make it so; a refusal changes nothing."""
        self.check(text)
        self.step(self.game.find_id(text))

    def asides(self, seat: int) -> list[str]:
        """The actions that a seat may make out of turn now."""
        if self.actor < 0 or not 0 <= seat < self.players:
            return []
        return [self.game.texts[action] for action in self.aside_ids(seat)]

    def seen(self, text: str, seat: int | None) -> str:
        """What that seat (None: a spectator) sees of this action if it is played now."""
        return self.seen_by(self.game.action_id(text), -1 if seat is None else seat)

    def __str__(self) -> str:
        return self.game.picture(self.dump())

    def _repr_svg_(self) -> str:
        """What a notebook shows: the whole position, drawn to scale if the game can do that, or its text picture."""
        return text_as_svg(str(self)) if self.game.svg is None else self.game.svg(self.dump())

    def __repr__(self) -> str:
        turn = "over" if self.turn is None else self.turn
        return f"<{self.game.id}, {self.players} players, turn {turn}, {self.count()} actions>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(json.dumps(self.dump(), sort_keys=True))

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return (revive, (self.game.module, self.dump()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """What the owner of a view knows: it holds the view and nothing else of the match."""

    def __init__(self, game: Game, view: dict[str, Any]) -> None:
        self.game = game
        self.view = view

    def imagine(self, rng: RandomBits) -> State:
        """A state that agrees with the view, all else drawn with the right odds."""
        return self.dream(dice_from(rng))

    def __reduce__(self) -> tuple[Any, ...]:
        """It holds the view and nothing else, so it is built anew from that."""
        return (think, (self.game, self.view))

    def dream(self, dice: Dice) -> State:
        """Rules: the same from dice, for search."""
        raise NotImplementedError


class OpenMind(Mind):
    """The mind of a game without secrets: there is one world to imagine."""

    def __init__(self, game: Game, view: dict[str, Any], extra: list[str]) -> None:
        """`extra` names the fields that a view has beyond the position and the head."""
        super().__init__(game, view)
        beyond = ["viewer", "turn", *extra]
        self.world = game.load({field: value for field, value in view.items() if field not in beyond})

    def dream(self, dice: Dice) -> State:
        return self.world.clone()


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """What a good player of a game looks at. Without any, every action is as good as another."""

    horizon: i64 = 0
    """After how many decisions a rollout is cut off and evaluated; 0 plays to the end."""
    levels: ClassVar[dict[str, tuple[int, float]]] = {
        "beginner": (0, 1.0),
        "novice": (0, 0.3),
        "apprentice": (0, 0.05),
        "adept": (25, 0.0),
        "expert": (75, 0.0),
        "master": (2000, 0.0),
    }
    """Of each level: the simulations (0: at first sight only), and how whimsical the choice is."""
    trust: float = 1.0
    """How far `evaluate` can be believed when people are told a chance of winning: 1 as it is, 0 not at all."""
    calibration: ClassVar[list[float]] = []
    """How often a seat wins whose share of the rollouts is 0.5, 0.6 … 1, as measured; empty if that is as often."""

    def level(self, name: str, options: dict[str, Any], players: int) -> tuple[int, float]:
        """The simulations and the whim of a level, in a match with these options for so many players."""
        return self.levels[name] if name in self.levels else Insight.levels[name]

    def exploration(self, options: dict[str, Any]) -> float:
        """How much search tries actions that look worse, in a match with these options."""
        return 0.7

    def choose(self, state: State, dice: Dice) -> i64:
        """A sensible action for the seat to act, quickly: the policy of rollouts."""
        return state.action_at(dice.below(state.count()))

    def promise(self, state: State, action: i64) -> float:
        """How good a legal action looks at first sight, 0 to 1."""
        return 0.5

    def evaluate(self, state: State) -> list[float]:
        """What a position that is not over seems worth to each seat, as payoffs."""
        return [0.5] * state.players


def _holds(base: i64, mask: i64, action: i64) -> bool:
    place = action - base
    return place >= 0 and place < WIDTH and (mask >> place) & 1 == 1


def ranks(scores: list[int]) -> list[int]:
    """Rank 1 for the highest score; equal scores share a rank."""
    return [1 + sum(other > score for other in scores) for score in scores]


def payoffs_of(ranks: list[int]) -> list[float]:
    """The worth of each rank among the others, 0 to 1."""
    others = len(ranks) - 1
    if 1 not in ranks or others == 0:
        return [0.0 for _ in ranks]
    return [(sum(r > rank for r in ranks) + (ranks.count(rank) - 1) / 2) / others for rank in ranks]


def game_in(module: str, id: str) -> Game:
    """The game of a module, if it is the one that was asked for."""
    game: Game = importlib.import_module(module).game
    if game.id != id:
        raise BadRequest("unknown-game", game=id, allowed=[game.id])
    return game


def think(game: Game, view: dict[str, Any]) -> Mind:
    """Rebuild a pickled mind from its view."""
    return game.mind(view)


def revive(module: str, position: dict[str, Any]) -> State:
    """Rebuild a pickled state from its position."""
    game: Game = importlib.import_module(module).game
    return game.load(position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Workshop:
    """Where people make adventures of their own. An adventure is plain JSON; whatever asks for one takes it checked."""

    def players(self, adventure: Any) -> list[int]:
        """Rules: for how many players it is; BadPosition says what is wrong if it is for none."""
        raise NotImplementedError

    def read(self, value: Any) -> dict[str, Any]:
        """Rules: the adventure in a file, as it is edited; BadPosition says what is wrong with the file."""
        raise NotImplementedError

    def faults(self, adventure: Any, players: int = 0) -> list[Fault]:
        """Rules: everything that is wrong with it for so many players; 0 for the fewest."""
        raise NotImplementedError

    def guides(self, adventure: dict[str, Any]) -> list[dict[str, Any]]:
        """Rules: what its maker wants to see and no player does: which way a course leads."""
        raise NotImplementedError

    def options(self, adventure: dict[str, Any]) -> dict[str, Any]:
        """Rules: the options of a match that plays it."""
        raise NotImplementedError

    def svg(self, adventure: dict[str, Any]) -> str:
        """Rules: its picture."""
        raise NotImplementedError

    def starters(self) -> dict[str, dict[str, Any]]:
        """Rules: adventures to begin from, by name; `empty` is a bare table."""
        raise NotImplementedError

    def own(self) -> dict[str, dict[str, Any]]:
        """Rules: adventures that come with the game to be played as those of people are, by name."""
        return {}

    def figures(self) -> dict[str, dict[str, Any]]:
        """Rules: how bots flew each of its own, by name."""
        return {}

    def goals(self) -> dict[str, dict[str, Any]]:
        """Rules: for each goal the fields that only it and some others use, each with a value to begin from."""
        raise NotImplementedError

    def surprise(self, goal: str, hardness: str, seed: int) -> dict[str, Any]:
        """Rules: an adventure by dice, the same for the same wish and seed; BadRequest for an unknown wish."""
        raise NotImplementedError

    def crashes(self, state: State, action: str) -> list[tuple[int, int]]:
        """Rules: where on the table an action, which was made just now, was stopped by something, if it was."""
        raise NotImplementedError

    def alone(self, adventure: dict[str, Any]) -> State:
        """Rules: a match in which seat 0 flies and nobody else does anything."""
        raise NotImplementedError

    def wait(self, state: State) -> State:
        """Rules: that match when it is seat 0's turn again, or over."""
        raise NotImplementedError

    def lone_view(self, state: State) -> dict[str, Any]:
        """Rules: what seat 0 sees of it, the others left out."""
        raise NotImplementedError
