/** With whom a match is, and when, as lists say it. */
import type { Company } from './api';
import { t, words } from './words.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const LONG = 7 * 86_400_000;

export const calledOne = ({ name, bot }: Company): string => (bot ? t(`level-${bot}-name`) : name || t('web-guest'));

/** The others at a table: “against Adept and Bea”; bots of one level once, with their number. */
export function against(company: Company[]): string {
  const others = company.filter((one) => !one.mine && (one.bot || one.name)).map(calledOne);
  const counted = [...new Set(others)].map((name) => {
    const times = others.filter((other) => other === name).length;
    return times > 1 ? `${times} × ${name}` : name;
  });
  return counted.length ? t('web-against', { names: new Intl.ListFormat(words.language).format(counted) }) : t('web-nobody-yet');
}

/** Those who sit at somebody else's table. */
export function seated(company: Company[]): string {
  const names = company.filter((one) => one.bot || one.name).map(calledOne);
  return names.length ? new Intl.ListFormat(words.language).format(names) : t('web-nobody-yet');
}

/** How long ago, or on which day. */
export function ago(at: number, now = Date.now()): string {
  if (now - at > LONG) return new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(at);
  const relative = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, length]) => now - at >= length) ?? [];
  return unit && size ? relative.format(-Math.floor((now - at) / size), unit) : relative.format(0, 'second');
}
