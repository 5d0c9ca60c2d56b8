/** The four clans with their colours, and the small grammar of tiles and cards: `l7`, `f*`, `m?`. */
import { t, words } from '../../lib/words.svelte';

export const GAME = 'course-de-sorcieres';
export const CLANS = ['l', 'f', 'm', 'p'] as const;
export type Clan = (typeof CLANS)[number];

export interface Hue {
  /** Cloth and rims. */
  deep: string;
  main: string;
  /** The face of a number tile. */
  pale: string;
  /** A sign that shines in the dark. */
  shine: string;
}

export const HUES: Record<Clan, Hue> = {
  l: { deep: '#8a420f', main: '#ec8a2f', pale: '#ffe0bd', shine: '#ffb871' },
  f: { deep: '#1d5a8c', main: '#4fa9dd', pale: '#cdeaff', shine: '#8fd6ff' },
  m: { deep: '#5a3c93', main: '#a283dd', pale: '#e4d8ff', shine: '#cdb4ff' },
  p: { deep: '#1f6240', main: '#53b078', pale: '#cdf0d4', shine: '#8fe3a8' },
};

export const FACES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '*'];

export const clanOf = (tile: string): Clan => tile[0] as Clan;
export const faceOf = (tile: string): string => tile.slice(1);
export const isSign = (tile: string | undefined): boolean => tile?.endsWith('*') ?? false;
export const clanOfSeat = (seat: number): Clan => CLANS[seat]!;
/** The seat that leads a clan; `null` if it is neutral. */
export const seatOf = (clan: Clan, players: number): number | null => {
  const seat = CLANS.indexOf(clan);
  return seat < players ? seat : null;
};

export const say = (id: string, facts: Record<string, string | number> = {}): string => t(`${GAME}-board-${id}`, facts);
export const nameOf = (tile: string): string => words.term(GAME, tile);
