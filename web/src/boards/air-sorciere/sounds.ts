/** What a flight sounds like. */
import type { Sounds } from '../board';

export const sounds: Sounds = ({ action, before, view }) => {
  const verb = action.split(' ')[0]!;
  if (verb === 'drop' || (view.phase === 'crash' && before.phase !== 'crash')) return 'crash';
  if (verb === 'fly') return 'broom';
  if (verb === 'land' || verb === 'stay') return 'landing';
  return verb === 'diploma' || verb === 'confirm' ? 'magic' : 'card';
};
