"""Information-set Monte Carlo tree search over the contract's integer side, guided by a game's insight.

Every simulation imagines a world from what the seat knows, walks down one tree that all worlds share, adds a
leaf, and plays on with the insight's policy. A child counts how often it was possible, since worlds differ in what
is legal. Dice rolls branch the tree; draws from large piles do not (the tree is open to them). Each seat maximises
its own payoff, so any number of players is one case.
"""

import math
import time
from typing import Final

from mypy_extensions import i64

from sabbat.core.contract import CHANCE, OVER, UNKNOWN, Insight, Mind, State
from sabbat.core.dice import Dice

BRANCHING_CHANCE: Final = 6
"""Chance with at most so much weight is branched on: a die."""


class Node:
    """An action in the tree, and what came of it for the seat that took it."""

    def __init__(self, action: i64, seat: i64, hope: float) -> None:
        self.action = action
        self.seat = seat
        self.hope = hope
        """The insight's promise."""
        self.visits: i64 = 0
        self.possible: i64 = 0
        """How often it could have been chosen."""
        self.total: float = 0.0
        self.won: float = 0.0
        """How many simulations its seat won; a shared first place counts in parts. Kept for the root's actions."""
        self.children: list[Node] = []


class JudgedAction:
    """What a search thinks of one legal action."""

    def __init__(self, action: int, visits: int, value: float, chance: float) -> None:
        self.action = action
        self.visits = visits
        self.value = value
        """The expected payoff of the seat to act, 0 to 1."""
        self.chance = chance
        """Its chance of winning, 0 to 1: with more than two players this is not the payoff."""


class Search:
    """A search from one seat's mind. Deterministic, given a seed and a number of simulations."""

    def __init__(
        self, mind: Mind, seed: int, insight: Insight, exploration: float | None = None, bias: float = 0.5
    ) -> None:
        """`exploration` replaces the insight's own."""
        self.mind = mind
        self.insight = insight
        own = insight.exploration(mind.view["options"])
        self.exploration: float = own if exploration is None else exploration
        self.bias = bias
        self.dice = Dice(seed)
        self.root = Node(-1, -1, 0.0)
        self.simulations: i64 = 0
        self.steps: i64 = 0
        """Actions played in all simulations, chance included."""

    def run(self, simulations: int, seconds: float | None = None, early: bool = True) -> None:
        """So many simulations, or as many as fit into the time; fewer if no other action can catch up."""
        end = math.inf if seconds is None else time.perf_counter() + seconds
        done = 0
        while done < simulations:
            self.simulate()
            done += 1
            if done % 8 == 0 and (time.perf_counter() > end or (early and self.decided(simulations - done))):
                return

    def decided(self, left: i64) -> bool:
        """Whether the most visited action stays so whatever the simulations left bring."""
        best: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            if child.visits > best:
                second = best
                best = child.visits
            elif child.visits > second:
                second = child.visits
        return best > 0 and best - second > left

    def judgements(self) -> list[JudgedAction]:
        """Every action tried, the best first."""
        tried = [_judged(child) for child in self.root.children if child.visits > 0]
        tried.sort(key=_merit, reverse=True)
        return tried

    def simulate(self) -> None:
        """One world, one walk down the tree, one new leaf, one rollout."""
        world = self.mind.dream(self.dice)
        path: list[Node] = []
        payoffs = self.explore(world, self.root, path)
        self.root.visits += 1
        if path and path[0].seat >= 0:
            path[0].won += winning(payoffs, path[0].seat, world.actor == OVER, self.insight.trust)
        self.simulations += 1

    def explore(self, world: State, node: Node, path: list[Node]) -> list[float]:
        """Walk on from a node to a new leaf, play on from there, and tell every node on the way what came of it."""
        grown = False
        while not grown and world.actor != OVER:
            if world.actor == CHANCE:
                node = self.pass_chance(world, node)
            else:
                node = self.descend(world, node)
                grown = node.visits == 0
            path.append(node)
            self.steps += 1
        payoffs = self.rollout(world)
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += payoffs[node.seat]
        return payoffs

    def pass_chance(self, world: State, node: Node) -> Node:
        """Nature acts; the node to go on from."""
        weight = world.weight()
        action = world.outcome_at(self.dice.below(weight))
        world.step(action)
        outcome = action if weight <= BRANCHING_CHANCE else UNKNOWN
        for child in node.children:
            if child.seat == CHANCE and child.action == outcome:
                return child
        child = Node(outcome, CHANCE, 0.0)
        node.children.append(child)
        return child

    def descend(self, world: State, node: Node) -> Node:
        """The seat to act chooses a known action or tries a new one; it is played."""
        matched: i64 = 0
        best: Node | None = None
        best_score = -1e9
        for child in node.children:
            if child.seat == world.actor and world.can(child.action):
                matched += 1
                child.possible += 1
                if child.visits == 0:
                    score = 1e6 + child.hope
                else:
                    visits = float(child.visits)
                    score = (
                        child.total / visits
                        + self.exploration * math.sqrt(math.log(float(child.possible)) / visits)
                        + self.bias * child.hope / (1.0 + visits)
                    )
                if score > best_score:
                    best_score = score
                    best = child
        legal = world.count()
        if best is None or (matched < legal and matched < self.width(node)):
            best = self.grow(world, node, legal)
        world.step(best.action)
        return best

    def width(self, node: Node) -> i64:
        """How many actions are worth knowing after so many visits: the most promising come first."""
        return 4 + i64(2.0 * math.sqrt(float(node.visits)))

    def grow(self, world: State, node: Node, legal: i64) -> Node:
        """A child for the most promising action that has none yet."""
        chosen: i64 = -1
        hope = -1.0
        k: i64 = 0
        while k < legal:
            action = world.action_at(k)
            k += 1
            if self.knows(node, action, world.actor):
                continue
            promise = self.insight.promise(world, action) + float(self.dice.below(1024)) * 1e-6
            if promise > hope:
                hope = promise
                chosen = action
        child = Node(chosen, world.actor, hope)
        child.possible = 1
        node.children.append(child)
        return child

    def knows(self, node: Node, action: i64, seat: i64) -> bool:
        known = False
        for child in node.children:
            known = known or (child.action == action and child.seat == seat)
        return known

    def rollout(self, world: State) -> list[float]:
        """Play on with the insight's policy, and what that is worth."""
        self.steps += play_on(world, self.insight, self.dice)
        return worth(world, self.insight)


def play_on(world: State, insight: Insight, dice: Dice, to_the_end: bool = False) -> i64:
    """Play with the insight's policy, to the end or to its horizon; the number of actions, chance included."""
    left = insight.horizon if insight.horizon > 0 and not to_the_end else i64(1000000)
    steps: i64 = 0
    while world.actor != OVER:
        if world.actor == CHANCE:
            world.step(world.outcome_at(dice.below(world.weight())))
        elif left == 0:
            return steps
        else:
            world.step(insight.choose(world, dice))
            left -= 1
        steps += 1
    return steps


def worth(world: State, insight: Insight) -> list[float]:
    """The payoffs of a match that is over; of another one, what the insight makes of it."""
    return world.payoffs() if world.actor == OVER else insight.evaluate(world)


def winning(payoffs: list[float], seat: i64, over: bool, trust: float = 1.0) -> float:
    """The chance that a seat wins, given what the end or a guess at it is worth to each seat.

    At the end the first place wins, shared by those who share it. A guess says how likely a seat is ahead of any one
    other; it wins if it is ahead of all of them. The less the guess is trusted, the more even the chances. What guesses
    lack of their usual sum, half of the seats, is the chance that everybody loses.
    """
    mine = payoffs[seat]
    if mine <= 0.0:
        return 0.0
    if over:
        best = max(payoffs)
        return 1.0 / float(payoffs.count(best)) if mine == best else 0.0
    weight = float(len(payoffs) - 1) * trust
    whole = 0.0
    for worth in payoffs:
        whole += math.pow(max(worth, 0.0), weight)
    hope = 2.0 * sum(payoffs) / float(len(payoffs))
    return math.pow(mine, weight) / whole * min(hope, 1.0)


def _judged(node: Node) -> JudgedAction:
    visits = float(node.visits)
    return JudgedAction(node.action, node.visits, node.total / visits, node.won / visits)


def _merit(judged: JudgedAction) -> tuple[int, float]:
    return judged.visits, judged.value
