/** Witch cards and their colours, as the notation writes them: `k7` is the black 7. */
export const COLOURS = ['black', 'green', 'white', 'violet', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

const LETTERS = 'kgwvo';
const VALUES = 15;
/** The black cat rides on these. */
export const CAT = VALUES;

export const ALL: string[] = [...LETTERS].flatMap((letter) =>
  Array.from({ length: VALUES }, (_, n) => `${letter}${n + 1}`),
);

export const colour = (card: string): Colour => COLOURS[LETTERS.indexOf(card[0]!)]!;
export const value = (card: string): number => Number(card.slice(1));
export const rank = (card: string): number => ALL.indexOf(card);
export const sorted = (cards: readonly string[]): string[] => [...cards].sort((a, b) => rank(a) - rank(b));

/** The cards of one colour, rising. */
export const column = (cards: readonly string[], of: Colour): string[] => sorted(cards.filter((card) => colour(card) === of));
