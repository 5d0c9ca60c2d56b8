/** What was changed and can be undone; changes of one kind in a row count as one. */
export interface History<T> {
  past: T[];
  now: T;
  future: T[];
  /** What kind of change came last, and when. */
  kind: string;
  at: number;
}

const MOST = 60;
const TOGETHER = 900;

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [], kind: '', at: 0 });

export function changed<T>(history: History<T>, now: T, kind: string, at: number): History<T> {
  const goesOn = kind !== '' && kind === history.kind && at - history.at < TOGETHER;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST);
  return { past, now, future: [], kind, at };
}

export function undone<T>(history: History<T>): History<T> {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  return { past: history.past.slice(0, -1), now: last, future: [history.now, ...history.future], kind: '', at: 0 };
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future, kind: '', at: 0 };
}
