import { expect, it } from 'vitest';
import type { ToldReview } from '../lib/api';
import { picture } from './picture';

const curve = [
  [500_000, 300_000, 200_000, 0],
  [800_000, 100_000, 100_000, 0],
  [1_000_000, 0, 0, 0],
];
const review = { players: 3, curve } as ToldReview;
const NAMES = ['Anne', 'Bea', 'Tom & <Jerry>'];
const drawn = (sentences: string[], names = NAMES): string => picture(review, 'Witty "Witches"', sentences, names);
/** Every text in the picture, in order, with its size. */
const texts = (svg: string): { size: number; text: string; y: number }[] =>
  [...svg.matchAll(/<text [^>]*y="(\d+)"[^>]*font-size="(\d+)"[^>]*>([^<]*)</g)].map(([, y, size, text]) => ({ y: Number(y), size: Number(size), text: text! }));
const sentence = (words: number): string => Array.from({ length: words }, (_, n) => `word${n}`).join(' ') + '.';

it('tells the three sentences and draws the line of every player', () => {
  const svg = drawn(['Luck added 20 %.', 'No mistake.', 'The turning point was move 3.']);
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630" viewBox="0 0 1200 630"/);
  expect(texts(svg).map(({ text }) => text).slice(1, 4)).toEqual(['Luck added 20 %.', 'No mistake.', 'The turning point was move 3.']);
  const lines = [...svg.matchAll(/<polyline [^>]*points="([^"]*)"/g)].map(([, points]) => points);
  expect(lines).toEqual(['60.0,445.0 600.0,376.0 1140.0,330.0', '60.0,491.0 600.0,537.0 1140.0,560.0', '60.0,514.0 600.0,537.0 1140.0,560.0']);
});

it('holds no sign that would be read as markup', () => {
  const svg = drawn(['<script>alert("1")</script> & more']);
  expect(svg).toContain('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; more');
  expect(svg).toContain('Witty &#34;Witches&#34;');
  expect(svg).toContain('Tom &#38; &#60;Jerry&#62;');
});

it('sets long sentences smaller, above the curve, and loses no word', () => {
  const told = [sentence(10), sentence(20), sentence(23)];
  const lines = texts(drawn(told)).slice(1, -3);
  expect(lines.map(({ text }) => text).join(' ')).toBe(told.join(' '));
  expect(new Set(lines.map(({ size }) => size))).toEqual(new Set([24]));
  expect(Math.max(...lines.map(({ y }) => y))).toBeLessThan(330);
});

it('ends in an ellipsis after a word where even that is too long', () => {
  const lines = texts(drawn([sentence(200)])).slice(1, -3);
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)!.text).toMatch(/ word\d+…$/);
  expect(lines.every(({ text, y }) => text.length <= 93 && y < 330)).toBe(true);
});

it('has room for the names of six players', () => {
  const six = { players: 6, curve: [[...Array(6).fill(160_000), 40_000]] } as ToldReview;
  const svg = picture(six, 'A game', ['So it went.'], Array(6).fill('Wilhelmina the Great'));
  const names = [...svg.matchAll(/<text x="([\d.]+)" y="608"[^>]*>([^<]*)</g)];
  expect(names.map(([, , name]) => name)).toEqual(Array(6).fill('Wilhelmina…'));
  expect(Math.max(...names.map(([, x]) => Number(x)))).toBeLessThan(1000);
});
