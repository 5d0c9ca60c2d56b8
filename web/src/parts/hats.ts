/** The hats one can wear; a hat is kept as its name. */
export const HATS = ['pointed', 'crooked', 'wide', 'star', 'moon', 'feather', 'cat', 'bow'] as const;
export type Hat = (typeof HATS)[number];

/** The colours of the seats, each with a shape of its own beside it. */
export const SEAT_COLOURS = ['#e07a5f', '#6fb1e0', '#8fce7e', '#e6b84f', '#c58be0', '#e88bb0'];

export function hatOf(name: string | undefined, seat: number): Hat {
  return HATS.find((hat) => hat === name) ?? HATS[seat % HATS.length]!;
}
