/** What counts in each kind of adventure. */
import type { Adds } from '../board';

export const tally: Adds = ({ layout }) =>
  layout.goal === 'race' ? { parts: [], sum: 'legs', of: layout.course.length } : { parts: [], sum: layout.goal === 'keep-cat' ? 'points' : 'none' };
