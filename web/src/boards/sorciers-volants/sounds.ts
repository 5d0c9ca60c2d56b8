/** What a flight over the table sounds like. */
import type { Sound, Sounds } from '../board';

const SOUNDS: Record<string, Sound> = { take: 'card', fly: 'broom', keep: 'card', drop: 'card', restart: 'landing', hut: 'landing', castle: 'landing', face: 'tile' };

export const sounds: Sounds = ({ action }) => SOUNDS[action.split(' ')[0]!] ?? null;
