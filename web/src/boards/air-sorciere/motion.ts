/** The movements that are more than a glide: a card turned up on its way, a column that tumbles. */
import type { Beat } from '../board';
import { where } from './frames';
import { type Shape, type Spot, spots } from './layout';
import { happened } from './telling';

type Move = { card: string; frames: Keyframe[]; length: number; delay: number };

/** What moves in an unusual way in this beat, in multiples of the pace. */
export function moves(beat: Beat, me: number | null, shape: Shape): Move[] {
  const said = happened(beat);
  if (!said || said.what === 'refill') return [];
  const before = spots(beat.before, me, shape);
  const after = spots(beat.view, me, shape);
  const slot: Spot = { ...before[said.card]!, ...shape.slot, scale: shape.slot.w / 60 };
  const turned = { card: said.card, frames: paused(before[said.card]!, slot, after[said.card]!), length: 2.6, delay: 0 };
  if (said.what !== 'crash') return [turned];
  const falling = said.lost.filter((card) => card !== said.card);
  const fallen = falling.map((card, n) => {
    return { card, frames: tumble(before[card]!, after[card]!, n), length: 2.2, delay: 0.9 + n * 0.15 };
  });
  return [turned, ...fallen];
}

function paused(from: Spot, stop: Spot, to: Spot): Keyframe[] {
  return [
    { transform: where(from), easing: 'ease-out' },
    { transform: where(stop), offset: 0.34 },
    { transform: where(stop), offset: 0.62, easing: 'ease-in-out' },
    { transform: where(to) },
  ];
}

function tumble(from: Spot, to: Spot, n: number): Keyframe[] {
  const side = n % 2 ? 1 : -1;
  const dip = { ...from, x: from.x + side * 14, y: from.y + 46 };
  return [
    { transform: where(from), visibility: 'visible', easing: 'ease-in' },
    { transform: where(dip, side * 38), visibility: 'visible', offset: 0.4, easing: 'ease-in-out' },
    { transform: where(to, side * 360), visibility: 'visible' },
  ];
}
