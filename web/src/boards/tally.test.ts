import { expect, test } from 'vitest';
import { tally } from './air-sorciere/tally';
import { tally as course } from './course-de-sorcieres/tally';
import { tally as flights } from './sorciers-volants/tally';

const sum = (parts: { points: number }[]): number => parts.reduce((so, part) => so + part.points, 0);

test('witches at home bring two, three and four; others nothing', () => {
  const { parts } = course({ witches: [[51, 49, 12]] }, 0);
  expect(parts.map(({ points }) => points)).toEqual([4, 2, 0]);
});

test('grimoires are added up colour by colour, with the bonus last', () => {
  const view = { grimoires: [{ black: 1, green: 2, white: 1, violet: 1, orange: 3 }], points: [9] };
  const { parts } = tally(view, 0);
  expect(sum(parts)).toBe(9);
  expect(parts.at(-1)).toEqual({ what: 'bonus', points: 1 });
});

test('a race counts its legs, a chase the points, and who is last has lost', () => {
  expect(flights({ layout: { goal: 'race', course: [1, 2] } }, 0)).toEqual({ parts: [], sum: 'legs', of: 2 });
  expect(flights({ layout: { goal: 'keep-cat' } }, 0).sum).toBe('points');
  expect(flights({ layout: { goal: 'catch' } }, 0).sum).toBe('none');
});
