/** Days of the deal, which are days of UTC, in words. */
import { words } from '../lib/words.svelte';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** A day such as `2026-11-17` in full. */
export function named(day: string): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** How long it is until a time. */
export function until(at: number, now = Date.now()): string {
  const left = Math.max(at - now, MINUTE);
  const relative = new Intl.RelativeTimeFormat(words.language);
  return left >= HOUR ? relative.format(Math.floor(left / HOUR), 'hour') : relative.format(Math.floor(left / MINUTE), 'minute');
}

/** The day before another. */
export function before(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 24 * HOUR).toISOString().slice(0, 10);
}
