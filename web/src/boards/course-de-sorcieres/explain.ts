/** What the tiles and cards did, for the story. */
import type { Explains } from '../board';
import { tell } from './story';

const PLAIN = ['put', 'roll', 'pass', 'stay'];

export const explain: Explains = (beat, players) => (PLAIN.includes(beat.action.split(' ')[0]!) ? '' : tell(beat, players, 0, 0));
