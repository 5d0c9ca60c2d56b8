/** Millionths of winning as people read them. */
export const percent = (millionths: number): number => Math.round(millionths / 10_000);

/** With its sign: +12, −3, 0. */
export function signed(millionths: number): string {
  const whole = percent(millionths);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
}

/** By how much a move changed a seat's chances. */
export const swing = (curve: number[][], at: number, seat: number): number => curve[at + 1]![seat]! - curve[at]![seat]!;
