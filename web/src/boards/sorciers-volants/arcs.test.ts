import { expect, test } from 'vitest';
import { along, between, drawn, lengthOf, type Arc } from './arcs';

/** Curve 20 to the right, laid from (0, 0) to the right: a quarter of a circle. */
const QUARTER: Arc = { from: [0, 0, 0], to: [318, 318, 30], centre: [0, 318], radius: 318, sweep: 30 };

test('an arc is flown from its joint to its end', () => {
  expect(along(QUARTER, 0)).toEqual({ x: 0, y: 0, heading: 0 });
  const end = along(QUARTER, 1);
  expect([Math.round(end.x), Math.round(end.y), end.heading]).toEqual([318, 318, 30]);
  const half = along(QUARTER, 0.5);
  expect(Math.round(Math.hypot(half.x, half.y - 318))).toBe(318);
});

test('an arc is drawn to the side it bends to', () => {
  expect(drawn(QUARTER)).toBe('M0 0A318 318 0 0 1 318 318');
  expect(drawn({ ...QUARTER, sweep: -30 })).toContain('0 0 0');
  expect(Math.round(lengthOf({ ...QUARTER, sweep: -30 }))).toBe(500);
});

test('a turn takes the shorter way', () => {
  expect(between({ x: 0, y: 0, heading: 115 }, { x: 10, y: 0, heading: 5 }, 0.5)).toEqual({ x: 5, y: 0, heading: 120 });
});
