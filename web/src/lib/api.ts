/** What is asked for over plain HTTP. */
import { reach } from './reach.svelte';
import type { AnswerHere, DealHere, ExerciseAnswer, ExerciseHere, GameHere, History, Learning, LessonMoment, LinkHere, Mine, Mistake, MyDecisions, OpenTable, Person, PuzzleHere, PuzzleList, Replay, ReplayMoment, ReviewHere, SetupWish, Somebody, Strength, TableHere } from './messages';
import { Refusal } from './wire';
import { words } from './words.svelte';

export type { Company, DealHere, DealResult, ExerciseAnswer, ExerciseHere, Figures, Finished, GameHere, GameOption, History, Learning, LessonHere, LessonMoment, MatchPoint, Mine, Mistake, MyDecisions, Odds, OpenTable, PictureHere, PuzzleHere, PuzzleList, Replay, ReplayMoment, ReviewHere, Strength, Stroke, Sum, TableHere, ToldReview } from './messages';

/** A proxy says that nobody answers behind it. */
const SHUT = [502, 503, 504];

function unreachable(): Refusal {
  reach.lost();
  return new Refusal('no-network', words.say('web-no-network'));
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  if (!/^\/api\/(learn|games)\/./.test(path)) reach.found();
  if (answer.status === 204) return undefined as T;
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(told.code ?? 'our-fault', told.message ?? words.say('web-no-network'));
  return told as T;
}

export const api = {
  games: () => call<GameHere[]>('GET', '/api/games'),
  box: (game: string) => call<Record<string, any>>('GET', `/api/games/${game}/box`),
  me: () => call<Person>('GET', '/api/me'),
  changeMe: (change: { name?: string; hat?: string }) => call<Person>('PATCH', '/api/me', change),
  forgetMe: () => call<void>('DELETE', '/api/me'),
  mine: () => call<Mine[]>('GET', '/api/me/tables'),
  history: () => call<History>('GET', '/api/me/history'),
  decisions: () => call<MyDecisions>('GET', '/api/me/decisions'),
  bots: () => call<Strength[]>('GET', '/api/bots'),
  link: () => call<{ token: string }>('POST', '/api/me/links'),
  lookAtLink: (token: string) => call<LinkHere>('GET', `/api/links/${encodeURIComponent(token)}`),
  former: () => call<Somebody[]>('GET', '/api/me/former'),
  back: (id: string) => call<Person>('POST', '/api/me/back', { id }),
  follow: (token: string) => call<Person>('POST', '/api/links', { token }),
  tables: () => call<OpenTable[]>('GET', '/api/tables'),
  open: (wish: { setup: SetupWish; sit?: number[]; bots?: string; start?: boolean }) =>
    call<TableHere>('POST', '/api/tables', wish),
  replay: (code: string, eyes: string, start: number) =>
    call<Replay>('GET', `/api/tables/${code}/moments?eyes=${eyes}&start=${start}`),
  seen: (code: string, seat: number | null, start: number, count: number) =>
    call<ReplayMoment[]>('GET', `/api/tables/${code}/seen?start=${start}&count=${count}${seat === null ? '' : `&seat=${seat}`}`),
  review: (code: string, effort: 'quick' | 'deep') => call<ReviewHere>('GET', `/api/tables/${code}/review?effort=${effort}`),
  giveUpReview: (code: string) => call<void>('DELETE', `/api/tables/${code}/review`),
  instead: (code: string, at: number, action: string) => call<ReplayMoment>('GET', `/api/tables/${code}/instead?at=${at}&action=${encodeURIComponent(action)}`),
  puzzles: (game: string) => call<PuzzleList>('GET', `/api/puzzles?game=${game}`),
  puzzleOfTheDay: () => call<PuzzleHere>('GET', '/api/puzzle-of-the-day'),
  puzzle: (id: string) => call<ExerciseHere>('GET', `/api/puzzles/${id}`),
  solve: (id: string, action: string) => call<ExerciseAnswer>('POST', `/api/puzzles/${id}`, { action }),
  mistakes: () => call<Mistake[]>('GET', '/api/me/mistakes'),
  again: (code: string, at: number) => call<ExerciseHere>('GET', `/api/tables/${code}/exercises/${at}`),
  tryAgain: (code: string, at: number, action: string) => call<AnswerHere>('POST', `/api/tables/${code}/exercises/${at}`, { action }),
  verify: (code: string) => call<{ count: number }>('GET', `/api/tables/${code}/verify`),
  deal: (day: string) => call<DealHere>('GET', day ? `/api/deals/${encodeURIComponent(day)}` : '/api/deal'),
  playDeal: () => call<TableHere>('POST', '/api/deal'),
  learning: (game: string) => call<Learning>('GET', `/api/learn/${game}`),
  lesson: (game: string, lesson: string, actions: string[]) =>
    call<LessonMoment>('POST', `/api/learn/${game}/${lesson}`, { actions }),
};
