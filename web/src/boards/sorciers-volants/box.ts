/** The box as the rules describe it: the sizes of everything on the table, and the curves. */
import { getContext, setContext } from 'svelte';

/** A curve laid right-hand: its length in millimetres, its turn in steps of 3°, where it ends. */
export interface Curve {
  length: number;
  turn: number;
  radius: number;
  end: [ahead: number, aside: number];
}

export interface Box {
  castles: number[];
  hut: number;
  cat: number;
  piece: number;
  reach: number;
  facing: number;
  slots: number;
  curves: Curve[];
}

/** A curve as it lies on a book or in a flight: `7 left`, `4 right reverse`. */
export interface Piece {
  curve: number;
  left: boolean;
  reverse: boolean;
}

const KEY = Symbol('box');
export const giveBox = (box: () => Box): unknown => setContext(KEY, box);
/** Ask while a component is made: the box of the board that it is part of. */
export const theBox = (): Box => getContext<() => Box>(KEY)();

export function piece(text: string): Piece {
  const [curve, side, reverse] = text.split(' ');
  return { curve: Number(curve), left: side === 'left', reverse: reverse === 'reverse' };
}
