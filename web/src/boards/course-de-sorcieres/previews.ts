/** What each action at hand would do, as the rules foretell it. */
import type { Preview as Told } from '../board';

export interface Preview {
  action: string;
  /** The square she leaves, and those she comes to, landing after landing; none until the rules have told. */
  from: number | null;
  stops: number[];
  /** The card that would be played. */
  card: string | null;
  /** The tile of the last square, if it lies open; else what it may be. */
  ground: string | null;
  odds: { all: number; own: number; signs: number } | null;
  /** The points that she would bring home. */
  points: number;
}

export function foreseen(actions: string[], told: Record<string, Told>): Preview[] {
  return actions.flatMap((action) => {
    const [verb, word = ''] = action.split(' ');
    if (verb !== 'move' && verb !== 'play') return [];
    const { from = verb === 'move' ? Number(word) : null, stops = [], ground = null, odds = null, points = 0 } = told[action] ?? {};
    return [{ action, from, stops, ground, odds, points, card: verb === 'play' ? word : null }];
  });
}
