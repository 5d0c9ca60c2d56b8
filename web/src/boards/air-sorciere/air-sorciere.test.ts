import { expect, test } from 'vitest';
import { ALL } from './cards';
import { tallGallery, wideGallery } from './gallery';
import { next } from './handing';
import { low, spots, tall, wide } from './layout';
import { happened } from './telling';

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

test('a diploma goes on from where the table is, and stops if it went elsewhere', () => {
  const cards = ['w2', 'w7', 'g12'];
  const begun = (diploma_cards: string[]) => table({ phase: 'diploma', diploma_colour: 'white', diploma_cards });
  expect(next(table({}), 'white', cards)).toBe('diploma white');
  expect(next(begun(['w2']), 'white', cards)).toBe('add w7');
  expect(next(begun(cards), 'white', cards)).toBe('confirm');
  expect(next(begun(['w7']), 'white', cards)).toBeNull();
  expect(next(table({ phase: 'takeoff' }), 'white', cards)).toBeNull();
});

test('a misfit, a crash, a rescue and a card that waits are told apart', () => {
  const told = (action: string, preview: object) => happened({ seq: 1, seat: null, action, before: table({}), view: table({}), preview });
  expect(told('draw g9', { card: 'g9', does: 'shared', lost: [] })).toMatchObject({ what: 'misfit', card: 'g9' });
  expect(told('share', { card: 'g9', does: 'shared', lost: [] })).toBeNull();
  expect(told('draw g9', { card: 'g9', does: 'crash', lost: ['g4', 'g9'] })).toMatchObject({ what: 'crash', lost: ['g4', 'g9'] });
  expect(told('rescue', { card: 'g9', does: 'crash', lost: ['g4'], rescued: 'g9' })).toMatchObject({ what: 'crash', lost: ['g4'] });
  expect(told('draw g9', { card: 'g9', does: 'choice', lost: [] })).toBeNull();
});

test('every card has its spot on the board, whatever its shape', () => {
  for (const me of [0, 2]) {
    for (const shape of [wide(5, me), wide(5, me, 2.1), low(5, me), tall(5, me)]) {
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
