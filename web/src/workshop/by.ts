/** Who made an adventure, in words. */
import { t } from '../lib/words.svelte';
import type { Adventure } from './api';

export function by({ house, maker }: Adventure): string {
  if (house) return t('workshop-by-house');
  return maker ? t('workshop-by', { maker }) : t('workshop-by-nobody');
}
