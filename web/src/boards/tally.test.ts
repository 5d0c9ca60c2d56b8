import { expect, test } from 'vitest';
import { tally } from './tally';

const sum = (parts: { points: number }[]): number => parts.reduce((so, part) => so + part.points, 0);

test('witches at home bring two, three and four; others nothing', () => {
  const { parts } = tally({ game: 'course-de-sorcieres', witches: [[51, 49, 12]] }, 0);
  expect(parts.map(({ points }) => points)).toEqual([4, 2, 0]);
});

test('grimoires are added up colour by colour, with the bonus last', () => {
  const view = { game: 'air-sorciere', grimoires: [{ black: 1, green: 2, white: 1, violet: 1, orange: 3 }], points: [9] };
  const { parts } = tally(view, 0);
  expect(sum(parts)).toBe(9);
  expect(parts.at(-1)).toEqual({ what: 'bonus', points: 1 });
});

test('a game that nobody has told about has its sum', () => {
  expect(tally({ game: 'another' }, 0)).toEqual({ parts: [], sum: 'points' });
});
