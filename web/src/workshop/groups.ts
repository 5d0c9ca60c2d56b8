/** The adventures that the house keeps, as one chooses from them: one's own, the house's, those of others. */
import { shelf, type Adventure } from './api';

export type Groups = [title: string, found: Adventure[]][];

/** Those whose name contains a text; whether there are more than a list holds. */
export async function groups(text: string): Promise<{ found: Groups; more: boolean }> {
  const lists = [shelf.list({ text, mine: true }), shelf.list({ text, house: true, sort: 'easy' }), shelf.list({ text, sort: 'liked' })];
  const [mine, house, all] = await Promise.all(lists).catch(() => []);
  const others = (all?.found ?? []).filter((one) => !one.mine && !one.house);
  const told: Groups = [
    ['web-adventures-mine', mine?.found ?? []],
    ['web-adventures-house', house?.found ?? []],
    ['web-adventures-gallery', others],
  ];
  return { found: told.filter(([, found]) => found.length), more: [mine, all].some((list) => !!list && list.count > list.found.length) };
}
