import { expect, test } from 'vitest';
import { account } from './account';
import { ALL } from './cards';
import { complete, next, obstacle, ordered, worth } from './diploma';
import { tallGallery, wideGallery } from './gallery';
import { spots, tall, wide } from './layout';
import { odds } from './odds';

const NONE = { black: 0, green: 0, white: 0, violet: 0, orange: 0 };
const table = (facts: object): Record<string, any> => ({
  phase: 'landed',
  seat: 0,
  hands: [['g12', 'w2', 'w7', 'v10', 'o14'], []],
  areas: [[], []],
  grimoires: [{ ...NONE, green: 1, violet: 1 }, NONE],
  stock: { black: 7, green: 6, white: 7, violet: 6, orange: 7 },
  common: [],
  discard: [],
  draw_pile: [],
  drawn: null,
  diploma_colour: null,
  diploma_cards: [],
  ...facts,
});

test('three, four and five cards are worth one, two and three grimoires', () => {
  expect([0, 2, 3, 4, 5].map(worth)).toEqual([0, 0, 1, 2, 3]);
});

test('own cards are named first, rising, then jokers by colour', () => {
  expect(ordered(['v10', 'w7', 'g12', 'w2'], 'white')).toEqual(['w2', 'w7', 'g12', 'v10']);
});

test('a joker needs its grimoire, a higher value and a colour not used yet', () => {
  const against = (picked: string[], card: string): string | null => obstacle(table({}), 0, 'white', picked, card);
  expect(against([], 'g12')).toBe('own');
  expect(against(['w2', 'w7'], 'g12')).toBeNull();
  expect(against(['w2', 'w7'], 'o14')).toBe('grimoire');
  expect(against(['w2', 'w7', 'g12'], 'g13')).toBe('twice');
  expect(against(['w11'], 'v10')).toBe('low');
  expect(complete(['w2', 'w7', 'g12'], 'white')).toBe(true);
});

test('a diploma goes on from where the table is, and stops if it went elsewhere', () => {
  const cards = ['w2', 'w7', 'g12'];
  const begun = (diploma_cards: string[]) => table({ phase: 'diploma', diploma_colour: 'white', diploma_cards });
  expect(next(table({}), 'white', cards)).toBe('diploma white');
  expect(next(begun(['w2']), 'white', cards)).toBe('add w7');
  expect(next(begun(cards), 'white', cards)).toBe('confirm');
  expect(next(begun(['w7']), 'white', cards)).toBeNull();
  expect(next(table({ phase: 'takeoff' }), 'white', cards)).toBeNull();
});

test('the danger is counted by colour', () => {
  const view = table({ areas: [['k3', 'k8'], []], draw_pile: ['k1', 'k9', 'g1', 'o5'] });
  expect(odds(view, 0)).toMatchObject({ pile: 4, misfits: 1, percent: 25, by: { black: 25, green: 0 } });
});

test('a misfit, a crash and a card that waits are told apart', () => {
  const before = table({ areas: [['g4', 'g14'], []] });
  const told = (view: object) => account({ seq: 1, seat: null, action: 'draw g9', before, view: table(view) }, table(view));
  expect(told({ common: ['g9'] })).toMatchObject({ what: 'misfit', card: 'g9' });
  expect(told({ discard: ['g4', 'g9', 'g14'] })).toMatchObject({ what: 'crash', lost: ['g4', 'g14', 'g9'] });
  expect(told({ drawn: 'g9', phase: 'choice' })).toBeNull();
});

test('every card has its spot on the board, whatever its shape', () => {
  for (const me of [0, 2]) {
    for (const shape of [wide(5, me), tall(5, me)]) {
      const view = table({ hands: [['k1'], [], [], [], ['o1', 'o2']], areas: [[], ['w1'], ['g1', 'g2'], [], []] });
      const places = spots(view, me, shape);
      const outside = ALL.filter((card) => places[card]!.x < 0 || places[card]!.x + 60 * places[card]!.scale > shape.width);
      expect(Object.keys(places)).toHaveLength(75);
      expect(outside).toEqual([]);
    }
  }
});

test('who only watches sees every player alike, and every card somewhere', () => {
  for (const gallery of [wideGallery, tallGallery]) {
    const { others, width, height } = gallery(4);
    expect(new Set(others.map(({ frame }) => `${frame.w} × ${frame.h}`)).size).toBe(1);
    expect(others.every(({ frame: { x, y, w, h } }) => x >= 0 && y >= 0 && x + w <= width && y + h <= height)).toBe(true);
  }
  expect(Object.keys(spots(table({}), null, wideGallery(2)))).toHaveLength(ALL.length);
});
