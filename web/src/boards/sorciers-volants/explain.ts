/** What a flight did and where it ended, and who turned which way, for the story; and how long it takes to be seen. */
import { words } from '../../lib/words.svelte';
import type { Beat, Explains, Spans } from '../board';
import { flightsOf, reels } from './shots';
import { faced, told } from './telling';

/** Whether this action let somebody fly. */
const flown = ({ before, view }: Beat): boolean => view.flights.length > 0 && JSON.stringify(before.flights) !== JSON.stringify(view.flights);

export const explain: Explains = (beat) => {
  const [verb, heading] = beat.action.split(' ');
  if (verb === 'face' && beat.seat !== null) return faced(words.player(beat.seat), Number(heading));
  return flown(beat) ? told(beat.view, (seat) => words.player(seat)) : '';
};

export const span: Spans = (beat, pace) => (flown(beat) ? (reels(flightsOf(beat.view), pace).at(-1)?.end ?? 0) : 0);
