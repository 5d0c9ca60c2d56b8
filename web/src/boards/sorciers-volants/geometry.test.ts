import { expect, test } from 'vitest';
import { piece } from './curves';
import { along, end, poses, type Pose } from './geometry';
import { faulty, reel, type Flight } from './shots';

/** Flights of the specification's worked examples: where they start, what is kept, where they end. */
const FLOWN: [start: Pose, pieces: string[], end: Pose][] = [
  [{ x: 5450, y: 1550, heading: 113 }, ['1 left', '6 right', '18 right', '4 left'], { x: 8025, y: 1557, heading: 17 }],
  [{ x: 4950, y: 2400, heading: 65 }, ['1 left', '6 right', '18 right'], { x: 2822, y: 1487, heading: 94 }],
  [{ x: 4150, y: 3800, heading: 5 }, ['14 right', '5 right', '12 right'], { x: 4674, y: 6256, heading: 41 }],
  [{ x: 5600, y: 4700, heading: 79 }, ['5 right', '9 right'], { x: 5162, y: 2740, heading: 95 }],
  [{ x: 6306, y: 3815, heading: 98 }, ['17 right', '5 right'], { x: 8113, y: 3499, heading: 6 }],
  [{ x: 1300, y: 2950, heading: 0 }, ['8 right', '6 left', '4 left reverse'], { x: 2136, y: 3193, heading: 7 }],
  [{ x: 1500, y: 4350, heading: 88 }, ['9 left', '19 left reverse'], { x: 1088, y: 4225, heading: 105 }],
];

test.each(FLOWN)('a flight from %o over %o is drawn to where it ended', (start, pieces, stop) => {
  expect(poses(start, pieces.map(piece)).at(-1)).toEqual(stop);
});

test('a reverse piece swings the tail to its side', () => {
  const back = end({ x: 1000, y: 1000, heading: 0 }, piece('20 right reverse'));
  expect(back).toEqual({ x: 1000 - 318, y: 1000 + 318, heading: 90 });
});

test('the way along a piece ends at its end pose', () => {
  const from = { x: 3000, y: 2000, heading: 17 };
  for (const text of ['1 left', '12 right', '20 left', '9 right reverse']) {
    const [stop, near] = [end(from, piece(text)), along(from, piece(text), 1)];
    expect(Math.hypot(stop.x - near.x, stop.y - near.y)).toBeLessThan(3);
  }
});

const flight = (facts: Partial<Flight>): Flight => ({
  who: 0, start: [5000, 3750, 0], pieces: ['1 left', '2 right', '4 left reverse'], laid: 2, kept: 2, stopped_by: null, touched: [], ...facts,
});

test('a piece is at fault if it was tried and refused', () => {
  expect(faulty(flight({ laid: 1, kept: 1, stopped_by: 'castle 4' }))).toBe(1);
  expect(faulty(flight({ laid: 2, kept: 2, stopped_by: 'hut 1' }))).toBe(2);
  expect(faulty(flight({ laid: 2, kept: 1, stopped_by: 'castle 4' }))).toBeNull();
  expect(faulty(flight({ laid: 1, kept: 1, touched: ['cat'] }))).toBeNull();
});

test('a step back is shown for every piece given up', () => {
  const kinds = reel(flight({ laid: 2, kept: 0, stopped_by: 'seat 1' }), 0, 100).shots.map((shot) => shot.kind);
  expect(kinds).toEqual(['fly', 'fly', 'misfit', 'back', 'misfit', 'back']);
});
