/** The adventures that the house keeps, as one chooses from them: one's own, the house's, those of others. */
import { shelf, type Adventure } from './api';

export type Groups = [title: string, found: Adventure[]][];

export async function groups(): Promise<Groups> {
  const lists = [shelf.list({ mine: true }), shelf.list({ house: true, sort: 'easy' }), shelf.list({ sort: 'liked' })];
  const [mine, house, all] = await Promise.all(lists).catch(() => []);
  const others = (all?.found ?? []).filter((one) => !one.mine && !one.house);
  const told: Groups = [
    ['web-adventures-mine', mine?.found ?? []],
    ['web-adventures-house', house?.found ?? []],
    ['web-adventures-gallery', others],
  ];
  return told.filter(([, found]) => found.length);
}
