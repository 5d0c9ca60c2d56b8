/** Frames of the layout as styles. */
import type { Frame, Spot } from './layout';

const u = (n: number): string => `calc(${Math.round(n * 100) / 100} * var(--u))`;

export const at = ({ x, y, w, h }: Frame): string => `left:${u(x)};top:${u(y)};width:${u(w)};height:${u(h)}`;
export const where = (spot: Spot, turn = 0): string =>
  `translate(${u(spot.x)}, ${u(spot.y)}) rotate(${turn}deg) scale(${spot.scale})`;
