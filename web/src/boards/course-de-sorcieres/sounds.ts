/** What the race sounds like. */
import type { Sound, Sounds } from '../board';

const SOUNDS: Record<string, Sound> = { put: 'tile', roll: 'dice', move: 'broom', reveal: 'tile', play: 'magic', draw: 'card' };

export const sounds: Sounds = ({ action }) => SOUNDS[action.split(' ')[0]!] ?? null;
