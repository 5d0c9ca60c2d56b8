/** What moves when an action is shown: each flight takes a spot of the board from where another spot was. */
import type { Beat, View } from '../board';
import { keyed } from './cards';

export interface Flight {
  to: string;
  from: string;
  /** In paces. */
  delay: number;
}

export type Spots = Map<string, DOMRect>;

const flight = (to: string, from: string, delay = 0): Flight => ({ to, from, delay });

export function flights(beat: Beat): Flight[] {
  const [verb = '', a, b] = beat.action.split(' ');
  const { before, view } = beat;
  const seat: number = before.seat;
  switch (verb) {
    case 'play':
    case 'double':
      return [flight(`guest:${view.discard.length - 1}`, left(beat, seat, a!)), ...renewed(beat)];
    case 'abacadabra':
      return chain(beat, seat);
    case 'reveal':
      return [flight('guest:0', 'draw')];
    case 'draw':
      return a ? [flight(taken(beat), 'draw')] : renewed(beat);
    case 'conjure':
      return [flight(`held:${seat}`, 'spells')];
    case 'cast':
      return [...replaced(before, a!), flight(a === 'discard' ? 'heap' : `spell:${a}`, `held:${seat}`)];
    case 'witch':
      return [...replaced(before, b!), flight(b === 'discard' ? 'heap' : `spell:${b}`, `spell:${a}`)];
    case 'tornado':
      return round(view, a === 'clockwise' ? 1 : -1);
    default:
      return [];
  }
}

/** From where a card is played: its place in my hand, or another player's chair. */
function left({ before }: Beat, seat: number, card: string): string {
  if (before.viewer !== seat || !before.hand) return `fan:${seat}`;
  const copies = before.hand.filter((name: string) => name === card).length;
  return `card:${card}/${Math.max(0, copies - 1)}`;
}

/** Where a drawn card arrives. */
function taken({ before, view, action }: Beat): string {
  const who = view.hand_counts.findIndex((count: number, n: number) => count > before.hand_counts[n]);
  if (who !== view.viewer || !view.hand) return `back:${who}`;
  const card = action.split(' ')[1]!;
  return `card:${card}/${view.hand.filter((name: string) => name === card).length - 1}`;
}

function chain({ before, view }: Beat, seat: number): Flight[] {
  const first = before.discard.length;
  const mine = before.viewer === seat && before.hand ? keyed(before.hand) : [];
  return view.discard.slice(first).map((card: string, n: number) => {
    const at = mine.findIndex((one) => one.name === card);
    const key = at < 0 ? `fan:${seat}` : `card:${mine.splice(at, 1)[0]!.key}`;
    return flight(`guest:${first + n}`, key, n * 0.7);
  });
}

function renewed({ before, view }: Beat): Flight[] {
  const guests = view.draw_count > before.draw_count ? [flight('draw', 'sign')] : [];
  return view.spell_count > before.spell_count ? [...guests, flight('spells', 'heap')] : guests;
}

function replaced(before: View, onto: string): Flight[] {
  return onto !== 'discard' && before.spells[Number(onto)] ? [flight('heap', `spell:${onto}`)] : [];
}

function round(view: View, by: number): Flight[] {
  const seats: number = view.spells.length;
  return view.spells.flatMap((name: string | null, n: number) =>
    name ? [flight(`spell:${n}`, `spell:${(n - by + seats) % seats}`)] : [],
  );
}

/** Where every spot is now. */
export function spots(root: HTMLElement): Spots {
  const found = [...root.querySelectorAll<HTMLElement>('[data-spot]')];
  return new Map(found.map((spot) => [spot.dataset.spot!, spot.getBoundingClientRect()]));
}

export function fly(root: HTMLElement, past: Spots, moves: Flight[], pace: number): void {
  for (const { to, from, delay } of moves) {
    const spot = root.querySelector<HTMLElement>(`[data-spot="${to}"]`);
    const start = past.get(from);
    if (!spot || !start?.width) continue;
    const end = spot.getBoundingClientRect();
    if (!end.width) continue;
    const shift = `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(${start.width / end.width})`;
    const half = `translate(${(start.left - end.left) / 2}px, ${(start.top - end.top) / 2 - 24}px) scale(${(1 + start.width / end.width) / 2 + 0.06})`;
    spot.animate(
      [
        { transform: shift, transformOrigin: '0 0', opacity: 1, zIndex: 60 },
        { transform: half, transformOrigin: '0 0', opacity: 1, zIndex: 60 },
        { transform: 'none', transformOrigin: '0 0', opacity: 1, zIndex: 60 },
      ],
      { duration: pace * 1.25, delay: delay * pace, easing: 'cubic-bezier(.3,.1,.25,1)', fill: 'backwards' },
    );
  }
}
