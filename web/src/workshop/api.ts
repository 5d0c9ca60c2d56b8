/** What the workshop asks of the house. */
import { call } from '../lib/api';
import type { Adventure, AdventureHere, Beginnings, Checked, FileRead, FlightMoment, Flown, Gallery, Measured, TableHere } from '../lib/messages';
import type { Layout } from './layout';

export type { Adventure, AdventureHere, Beginnings, Checked, FlightMoment, Flown } from '../lib/messages';

export const HARDNESS: readonly Measured['hardness'][] = ['easy', 'middling', 'hard'];

export const house = {
  beginnings: () => call<Beginnings>('GET', '/api/workshop'),
  check: (adventure: unknown, players: number | null) => call<Checked>('POST', '/api/workshop/check', { adventure, players }),
  read: (name: string, text: string) => call<FileRead>('POST', '/api/workshop/read', { name, text }),
  surprise: (goal: string, hardness: string) => call<Layout>('POST', '/api/workshop/surprise', { goal, hardness }),
  trial: (adventure: Layout, players: number, level: string, seed: number) => call<Flown>('POST', '/api/workshop/trial', { adventure, players, level, seed }),
  fly: (adventure: Layout, actions: string[]) => call<FlightMoment>('POST', '/api/workshop/fly', { adventure, actions }),
};

/** What is asked of the gallery. */
export interface Wish {
  text?: string;
  goal?: string;
  players?: number;
  hardness?: string;
  turns?: number;
  sort?: string;
  page?: number;
  mine?: boolean;
  house?: boolean;
}

const asked = (wish: Wish): string => new URLSearchParams(Object.entries(wish).filter(([, value]) => value).map(([name, value]) => [name, String(value)])).toString();

export const shelf = {
  find: (id: string) => call<AdventureHere>('GET', `/api/adventures/${encodeURIComponent(id)}`),
  list: (wish: Wish) => call<Gallery>('GET', `/api/adventures?${asked(wish)}`),
  share: (adventure: Layout, origin: string | null) => call<AdventureHere>('POST', '/api/adventures', { adventure, origin }),
  renew: (id: string, adventure: Layout) => call<AdventureHere>('PUT', `/api/adventures/${id}`, { adventure }),
  publish: (id: string, shown: boolean) => call<AdventureHere>('PATCH', `/api/adventures/${id}`, { public: shown }),
  remove: (id: string) => call<void>('DELETE', `/api/adventures/${id}`),
  like: (id: string, liked: boolean) => call<void>(liked ? 'PUT' : 'DELETE', `/api/adventures/${id}/like`),
  daily: () => call<Adventure>('GET', '/api/adventure-of-the-day'),
  play: (id: string, players: number, bots: string | null, options: Record<string, unknown>) =>
    call<TableHere>('POST', `/api/adventures/${id}/tables`, { players, bots, options }),
};
