/** What the workshop asks of the house. */
import { call, type ReplayMoment } from '../lib/api';
import type { Preview, View } from '../boards/board';
import type { Flown } from './figures';
import type { Layout, Point } from './layout';

export const HARDNESS = ['easy', 'middling', 'hard'] as const;

export interface Fault {
  where: string;
  message: string;
  clause: string;
  things: string[];
}

/** Which way a leg of the course leads. */
export interface Guide {
  leg: number;
  kind: 'gate' | 'round';
  at: Point;
  heading: number;
}

export interface Checked {
  players: number[];
  faults: Fault[];
  guides: Guide[];
}

export interface Beginnings {
  starters: Record<string, Layout>;
  goals: Record<string, Partial<Layout>>;
}

export interface FlightMoment {
  view: View;
  actions: string[];
  previews: Record<string, Preview>;
  moments: ReplayMoment[];
  outcome: { reason: string } | null;
  played: number;
  message: string;
  clause: string | null;
}

export const house = {
  beginnings: () => call<Beginnings>('GET', '/api/workshop'),
  check: (adventure: unknown, players: number | null) => call<Checked>('POST', '/api/workshop/check', { adventure, players }),
  read: (name: string, text: string) => call<{ adventure: Layout | null; message: string }>('POST', '/api/workshop/read', { name, text }),
  surprise: (goal: string, hardness: string) => call<Layout>('POST', '/api/workshop/surprise', { goal, hardness }),
  trial: (adventure: Layout, players: number, level: string, seed: number) => call<Flown>('POST', '/api/workshop/trial', { adventure, players, level, seed }),
  fly: (adventure: Layout, actions: string[]) => call<FlightMoment>('POST', '/api/workshop/fly', { adventure, actions }),
};

/** An adventure that the house keeps, as lists tell of it. */
export interface Adventure {
  id: string;
  version: number;
  name: string;
  goal: string;
  players: number[];
  maker: string;
  origin: string | null;
  public: boolean;
  hidden: boolean;
  created: number;
  changed: number;
  plays: number;
  likes: number;
  mine: boolean;
  liked: boolean;
  /** One of the house's own, which has a sentence. */
  house: boolean;
  sentence: string;
  measured: Measured | null;
}

/** How bots flew it; `turns` are those of each player, 0 if nobody ever won. */
export interface Measured {
  hardness: (typeof HARDNESS)[number];
  turns: number;
  matches: number;
  lost: number;
}

export interface AdventureHere {
  about: Adventure;
  adventure: Layout;
  /** What the one it was copied from is called. */
  origin: string | null;
}

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
  list: (wish: Wish) => call<{ count: number; found: Adventure[] }>('GET', `/api/adventures?${asked(wish)}`),
  share: (adventure: Layout, origin: string | null) => call<AdventureHere>('POST', '/api/adventures', { adventure, origin }),
  renew: (id: string, adventure: Layout) => call<AdventureHere>('PUT', `/api/adventures/${id}`, { adventure }),
  publish: (id: string, shown: boolean) => call<AdventureHere>('PATCH', `/api/adventures/${id}`, { public: shown }),
  remove: (id: string) => call<void>('DELETE', `/api/adventures/${id}`),
  like: (id: string, liked: boolean) => call<void>(liked ? 'PUT' : 'DELETE', `/api/adventures/${id}/like`),
  daily: () => call<Adventure>('GET', '/api/adventure-of-the-day'),
  play: (id: string, players: number, bots: string | null, options: Record<string, unknown>) =>
    call<{ code: string }>('POST', `/api/adventures/${id}/tables`, { players, bots, options }),
};
