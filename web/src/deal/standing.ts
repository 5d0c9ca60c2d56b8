/** How one stands in the deal of a day, in a sentence. */
import type { DealHere } from '../lib/api';
import { t } from '../lib/words.svelte';

export function standing(deal: DealHere): string {
  if (deal.my_place !== null) return t('deal-mine', { place: deal.my_place, count: deal.played });
  if (deal.mine) return t('deal-begun');
  if (deal.played) return t('deal-count', { count: deal.played });
  return t(deal.today ? 'deal-nobody' : 'deal-nobody-did');
}
