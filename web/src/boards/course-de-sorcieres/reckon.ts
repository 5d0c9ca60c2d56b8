/** Where things lead, reckoned for the eye only: what may be done is told by the actions. */
import type { Beat, View } from '../board';
import { tally } from './tally';
import { clanOf, clanOfSeat, faceOf, isSign, seatOf } from './clans';

const everyone = (view: View): number[] => (view.witches as number[][]).flat();

/** The square a new witch reaches: occupied ones are left out of the count. */
function entrance(view: View, roll: number): number {
  const taken = new Set(everyone(view));
  let square = 0;
  for (let left = roll; left > 0 && square < 48; ) if (!taken.has(++square)) left--;
  return square;
}

export function landing(view: View, from: number, roll: number): number {
  return from === 0 ? entrance(view, roll) : from + roll;
}

/** Whose sign the moving witch stands on: a seat, or `null` for a neutral clan. */
export function decider(view: View): number | null {
  const tile = view.mover === null ? undefined : view.faceup[view.mover];
  return isSign(tile) ? seatOf(clanOf(tile), view.players) : null;
}

function nextSign(view: View, from: number, way: 1 | -1, tile: string): number | null {
  const taken = new Set(everyone(view));
  for (let square = from + way; square >= 1 && square <= 48; square += way) {
    if (view.faceup[square] === tile && !taken.has(square)) return square;
  }
  return null;
}

/** Where a card takes the moving witch; forwards if her own clan plays it. */
export function cardTarget(view: View, card: string): number | null {
  const way = clanOf(card) === clanOfSeat(view.active) ? 1 : -1;
  return isSign(card) ? nextSign(view, view.mover, way, card) : view.mover + way * Number(faceOf(card));
}

/** The squares a witch of this seat comes to from here over own numbers that lie open, this one first. */
export function chain(view: View, seat: number, square: number): number[] {
  const tile: string | undefined = view.faceup[square];
  if (!tile || isSign(tile) || clanOf(tile) !== clanOfSeat(seat)) return [square];
  const next = square + Number(faceOf(tile));
  const blocked = next > 51 || (next <= 48 && everyone(view).includes(next));
  return blocked ? [square] : [square, ...chain(view, seat, next)];
}

/** The one witch that changed her square: her seat, from where and to where. */
export function moved(before: View, after: View): { seat: number; from: number; to: number } | null {
  for (let seat = 0; seat < before.players; seat++) {
    const [gone, come] = [less(before.witches[seat], after.witches[seat]), less(after.witches[seat], before.witches[seat])];
    if (gone.length) return { seat, from: gone[0]!, to: come[0]! };
  }
  return null;
}

function less(all: number[], without: number[]): number[] {
  const rest = [...without];
  return all.filter((square) => {
    const at = rest.indexOf(square);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** The squares she touched in one action, landing after landing; empty if nobody moved. */
export function route(beat: Beat): number[] {
  const { before, view, action } = beat;
  const step = moved(before, view) ?? stood(before, action);
  if (!step) return [];
  const first = firstStop(before, action, step.from);
  const stops = first === null ? [] : onward(view, step.seat, first, step.to);
  return stops.at(-1) === step.to ? stops : step.from === step.to ? [] : [step.to];
}

/** A witch may come round to the square where she set out. */
function stood(before: View, action: string): { seat: number; from: number; to: number } | null {
  return /^(play|draw) /.test(action) && before.mover !== null
    ? { seat: before.active, from: before.mover, to: before.mover }
    : null;
}

function firstStop(before: View, action: string, from: number): number | null {
  const [verb, word = ''] = action.split(' ');
  if (verb === 'move') return landing(before, from, before.die);
  if (verb === 'play' || verb === 'draw') return cardTarget(before, word);
  return verb === 'reveal' && !isSign(word) ? from + Number(faceOf(word)) : null;
}

function onward(view: View, seat: number, first: number, last: number): number[] {
  const stops = [first];
  for (let left = 48; left > 0 && stops.at(-1) !== last; left--) {
    const tile: string | undefined = view.faceup[stops.at(-1)!];
    if (!tile || isSign(tile) || clanOf(tile) !== clanOfSeat(seat)) break;
    stops.push(stops.at(-1)! + Number(faceOf(tile)));
  }
  return stops;
}

/** Points a seat has brought home. */
export const points = (view: View, seat: number): number => tally(view, seat).parts.reduce((sum, part) => sum + part.points, 0);
