import { describe, expect, it } from 'vitest';
import { begin, changed, redone, undone } from './history';
import { drawable, inTheBox, mirrored, put, removed, toggleStart, type Layout } from './layout';
import { snap } from './snap';

const layout: Layout = {
  name: 'x',
  table: [10000, 7500],
  castles: [[3000, 5250], [3000, 2250], [7000, 2550], null, null, null, null, null],
  huts: [[650, 2000], [650, 3000], [650, 4000]],
  cat: null,
  fool: [5000, 1000, 10],
  starts: ['hut 1', 'hut 3', 'castle 1'],
  goal: 'race',
  reverse: true,
  course: [['gate', 1, 2], ['gate', 3, 2]],
  landing: false,
  ring: [1, 2, 3],
  points: 0,
};

describe('things on the table', () => {
  it('are put and moved, never off the table', () => {
    expect(put(layout, 'castle 4', [10, 20]).castles[3]).toEqual([10, 20]);
    expect(put(layout, 'hut 2', [99999, -5]).huts[1]).toEqual([10000, 0]);
    expect(put(layout, 'fool', [1, 2]).fool).toEqual([1, 2, 10]);
  });

  it('leave nothing behind that leads to them', () => {
    const gone = removed(layout, 'castle 1');
    expect([gone.starts, gone.course, gone.ring]).toEqual([['hut 1', 'hut 3'], [['gate', 3, 2]], [2, 3]]);
    const hut = removed(layout, 'hut 1');
    expect([hut.huts.length, hut.starts]).toEqual([2, ['hut 2', 'castle 1']]);
  });

  it('wait in the box', () => {
    expect(inTheBox(layout, 4)).toEqual(['hut 4', 'cat', 'castle 4', 'castle 5', 'castle 6', 'castle 7', 'castle 8']);
    expect(toggleStart(toggleStart(layout, 'hut 2'), 'hut 2')).toEqual(layout);
  });

  it('are the same after two looks into a mirror', () => {
    for (const across of [true, false]) expect(mirrored(mirrored(layout, across), across)).toEqual(layout);
    expect(mirrored(layout, true).fool).toEqual([5000, 1000, 50]);
    expect(mirrored(layout, false).fool).toEqual([5000, 6500, 110]);
  });

  it('are drawn as far as they are there', () => {
    const broken = { ...layout, castles: [null, ...layout.castles.slice(1)] };
    expect([drawable(broken).course, drawable(broken).ring]).toEqual([[['gate', 3, 2]], [2, 3]]);
  });
});

describe('snapping', () => {
  it('pulls into line with others and onto the grid', () => {
    expect(snap([2950, 1234], [[3000, 5250]], [10000, 7500], true)).toEqual({ at: [3000, 1250], x: 3000, y: null });
    expect(snap([1111.4, 3700], [], [10000, 7500], true)).toEqual({ at: [1100, 3750], x: null, y: 3750 });
    expect(snap([1111.4, 3700], [], [10000, 7500], false).at).toEqual([1111, 3700]);
  });
});

describe('history', () => {
  it('undoes and redoes, and takes steps of one kind together', () => {
    let history = begin(0);
    history = changed(history, 1, '', 0);
    history = changed(history, 2, 'move a', 1000);
    history = changed(history, 3, 'move a', 1500);
    history = changed(history, 4, 'move a', 9000);
    expect(undone(history).now).toBe(3);
    expect(undone(undone(history)).now).toBe(1);
    expect(redone(undone(history))).toMatchObject({ now: 4, future: [] });
    expect(undone(undone(undone(undone(history)))).now).toBe(0);
    expect(changed(undone(history), 9, '', 9).future).toEqual([]);
  });
});
