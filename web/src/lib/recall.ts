/** Moves that this page did not see happen, looked at once more: so they are explained too, or shown again. */
import type { Beat } from '../boards/board';
import { api } from './api';
import type { Eyes, Told } from './wire';

/** The moves that stand: who takes back an action takes back all that followed. */
export function standing(story: Told[]): Told[] {
  const moves: Told[] = [];
  for (const told of story) {
    const { kind, seat } = told.event;
    if (kind === 'moved') moves.push(told);
    else if (kind === 'took-back') moves.splice(moves.findLastIndex(({ event }) => event.seat === seat));
  }
  return moves;
}

/** The last moves of a story, `most` of them, as a seat or a spectator saw them. */
export async function recall(code: string, eyes: Eyes, story: Told[], most: number): Promise<Beat[]> {
  const all = standing(story);
  const start = Math.max(0, all.length - most);
  const moves = all.slice(start);
  if (!moves.length) return [];
  const moments = await api.seen(code, eyes, start, moves.length);
  return moves.flatMap(({ seq, event }, n) => {
    const [before, after] = [moments[n], moments[n + 1]];
    if (!before || after?.action !== event.action) return [];
    return [{ seq, seat: after!.seat, action: after!.action, before: before.view, view: after!.view, preview: after!.preview ?? null }];
  });
}
