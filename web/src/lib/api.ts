/** What is asked for over plain HTTP. */
import type { View } from '../boards/board';
import { reach } from './reach.svelte';
import { Refusal, type Face, type Person, type Setup } from './wire';
import { words } from './words.svelte';

export interface GameOption {
  name: string;
  default: unknown;
  allowed: string;
  sentence: string;
  values: (string | number)[] | null;
  low: number | null;
  high: number | null;
}

export interface GameHere {
  id: string;
  name: string;
  sentence: string;
  players: [number, number];
  hidden: boolean;
  minutes: string;
  options: GameOption[];
  levels: string[];
}

export interface TableHere {
  code: string;
  seq: number;
  face: Face;
}

export interface Listing {
  code: string;
  game: string;
  players: number;
  status: string;
  taken?: number;
  changed?: number;
}

export interface Mine {
  code: string;
  game: string;
  status: string;
  changed: number;
  waiting: boolean;
}

export interface Finished {
  code: string;
  game: string;
  changed: number;
  rank: number | null;
}

export interface History {
  matches: Finished[];
  figures: { game: string; matches: number; won: number; rating: number | null }[];
}

/** A moment of a match: who did what, and how it looked then. */
export interface Moment {
  seat: number | null;
  action: string;
  turn: number | string | null;
  view: View;
  /** All-seeing: for each seat, in groups, what it alone knows. */
  secrets?: string[][][] | null;
}

export interface Replay {
  game: string;
  names: string[];
  total: number;
  start: number;
  moments: Moment[];
  outcome: Face['outcome'];
  secret: string | null;
  commitment: string;
}

export interface LessonHere {
  id: string;
  clauses: string[];
  steps: number;
}

export interface PictureHere {
  clauses: string[];
  seat: number;
  players: number;
  view: View;
}

export interface Learning {
  lessons: LessonHere[];
  pictures: PictureHere[];
  sections: { title: string; clauses: string[] }[];
}

export interface LessonMoment {
  seat: number;
  players: number;
  step: number;
  steps: number;
  over: boolean;
  verdict: 'right' | 'other' | 'illegal';
  message: string;
  clause: string | null;
  want: string[];
  view: View;
  actions: string[];
  moments: Moment[];
}

/** A proxy says that nobody answers behind it. */
const SHUT = [502, 503, 504];

function unreachable(): Refusal {
  reach.lost();
  return new Refusal('no-network', words.say('web-no-network'));
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: { 'accept-language': words.language, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw unreachable();
  }
  if (SHUT.includes(answer.status)) throw unreachable();
  // What is there to be learnt may have been kept here: it says nothing about the house.
  if (!path.startsWith('/api/learn/')) reach.found();
  if (answer.status === 204) return undefined as T;
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(told.code ?? 'our-fault', told.message ?? words.say('web-no-network'));
  return told as T;
}

export const api = {
  games: () => call<GameHere[]>('GET', '/api/games'),
  me: () => call<Person>('GET', '/api/me'),
  changeMe: (change: { name?: string; hat?: string }) => call<Person>('PATCH', '/api/me', change),
  forgetMe: () => call<void>('DELETE', '/api/me'),
  mine: () => call<Mine[]>('GET', '/api/me/tables'),
  history: () => call<History>('GET', '/api/me/history'),
  link: () => call<{ token: string }>('POST', '/api/me/links'),
  follow: (token: string) => call<Person>('POST', '/api/links', { token }),
  tables: () => call<Listing[]>('GET', '/api/tables'),
  open: (wish: { setup: Setup; sit?: number[]; bots?: string; start?: boolean }) =>
    call<TableHere>('POST', '/api/tables', wish),
  replay: (code: string, eyes: string, start: number) =>
    call<Replay>('GET', `/api/tables/${code}/moments?eyes=${eyes}&start=${start}`),
  verify: (code: string) => call<{ count: number }>('GET', `/api/tables/${code}/verify`),
  learning: (game: string) => call<Learning>('GET', `/api/learn/${game}`),
  lesson: (game: string, lesson: string, actions: string[]) =>
    call<LessonMoment>('POST', `/api/learn/${game}/${lesson}`, { actions }),
};
