/** A match at normal speed, with a clock of our own: what is told can be read, and bots are not waited for. */
import { expect, test } from 'vitest';
import { Pacing } from './pacing';

const STAND = 1250;
const MOST = 3;

/** Show turns of so many sentences each; when each sentence came and was replaced, and how long it took until the last one came. */
function shown(turns: number[]): { stood: number[]; round: number } {
  let clock = 0;
  const pacing = new Pacing(MOST, () => clock);
  const stood: number[] = [];
  let round = 0;
  turns.reduce<number[]>((before, count, turn) => {
    clock += pacing.stands();
    stood.push(...before.map((came) => clock - came));
    pacing.begin();
    const standing: number[] = [];
    for (let n = 0; n < count; n++) {
      const text = `${turn}/${n}`;
      clock += pacing.room(text);
      if (standing.length === MOST) stood.push(clock - standing.shift()!);
      standing.push(clock);
      pacing.tell(text, STAND);
      round = clock;
      clock += pacing.step(STAND, count - n - 1);
    }
    return standing;
  }, []);
  return { stood, round };
}

test.each([[[1, 1, 1, 1]], [[3, 3, 3, 3]], [[2, 3, 1, 3]], [[9, 1, 5, 2]]])('every sentence of the turns %j stands at least 1.2 s', (turns) => {
  for (const time of shown(turns).stood) expect(time).toBeGreaterThanOrEqual(1200);
});

test.each([[[1, 1, 1, 1]], [[3, 3, 3, 3]], [[2, 3, 1, 3]]])('a round of four bots, %j, takes less than 6 s', (turns) => {
  expect(shown(turns).round).toBeLessThan(6000);
});

test('like events in a row are one sentence, and pass quickly', () => {
  const pacing = new Pacing(MOST, () => 0);
  for (let n = 0; n < 14; n++) {
    expect(pacing.room('a tile is put, in secret')).toBe(0);
    pacing.tell('a tile is put, in secret', STAND);
  }
  expect(14 * pacing.step(STAND, 0)).toBeLessThan(1500);
});

test('an event that needs no words waits for none', () => {
  const pacing = new Pacing(1, () => 0);
  pacing.tell('something happens', STAND);
  expect([pacing.room(''), pacing.room('something else')]).toEqual([0, STAND]);
});
