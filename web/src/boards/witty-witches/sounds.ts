/** What the party sounds like. */
import type { Sounds } from '../board';

const MAGIC = ['cast', 'witch', 'conjure', 'tornado', 'abacadabra'];

export const sounds: Sounds = ({ action }) => (MAGIC.includes(action.split(' ')[0]!) ? 'magic' : 'card');
