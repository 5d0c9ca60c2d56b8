import { expect, it } from 'vitest';
import { figures, heat, verdict } from './figures';
import type { Flown } from '../lib/messages';

const flown = (turns: number, winner: number | null, ...crashes: [number, number][]): Flown => ({ turns, winner, reason: 'cat', crashes });

it('counts matches, the middle of the turns each in what was won, seats and losses', () => {
  expect(figures([flown(10, 0), flown(30, 1), flown(21, 0), flown(80, null)], 2)).toEqual({ matches: 4, turns: 11, lost: 1, seats: [2, 1] });
  expect(figures([flown(80, null)], 2).turns).toBe(0);
});

it('gathers where flights were stopped, none lost', () => {
  const spots = heat([flown(1, 0, [10, 10], [390, 399]), flown(1, 0, [900, 10])]);
  expect(spots).toEqual([
    { at: [200, 200], share: 1 },
    { at: [1000, 200], share: 0.5 },
  ]);
});

it('says what is wrong with a table', () => {
  const many = (winner: number | null, turns = 20): Flown[] => Array.from({ length: 10 }, () => flown(turns, winner));
  expect(verdict(figures(many(null), 2), 2)).toBe('unreachable');
  expect(verdict(figures(many(0, 70), 2), 2)).toBe('long');
  expect(verdict(figures(many(1), 2), 2)).toBe('unfair');
  expect(verdict(figures([...many(0), ...many(1)], 2), 2)).toBe('good');
});
