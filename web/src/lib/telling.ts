/** What happened at a table, as sentences: the story, and the line of what just happened. */
import { explain } from '../boards';
import type { Player } from '../boards/board';
import { person } from './naming';
import type { Room } from './room.svelte';
import type { Told } from './wire';
import { t, words, YOU } from './words.svelte';

/** One line of the story. */
export interface Line {
  seq: number;
  /** Who did it; '' if the sentence says so itself. */
  who: string;
  text: string;
  /** How often it happened in a row. */
  times: number;
}

/** Sentences for events, oldest first; like ones in a row are told as one. */
export function lines(room: Room, told: Told[], players: Player[]): Line[] {
  const all: Line[] = [];
  for (const one of told) {
    const why = reason(room, one, players);
    const text = why || sentence(room, one, players);
    if (!text) continue;
    const who = one.event.kind === 'moved' && !why ? doer(one, players) : '';
    const last = all.at(-1);
    if (last?.text === text && last.who === who) last.times++;
    else all.push({ seq: one.seq, who, text, times: 1 });
  }
  return all;
}

export const spoken = ({ who, text, times }: Line): string => `${who ? `${who} · ` : ''}${text}${times > 1 ? ` (× ${times})` : ''}`;

/** The same, one after the other: whoever acts is named once. */
export function brief(told: Line[]): { seq: number; text: string }[] {
  return told.map((line, n) => ({ seq: line.seq, text: spoken(line.who === told[n - 1]?.who ? { ...line, who: '' } : line) }));
}

/** Who acted: you, somebody by name, or fate. */
function doer({ event: { seat } }: Told, players: Player[]): string {
  if (seat === null || seat === undefined) return t('web-fate');
  return person(players, seat) === YOU ? t('web-you-name') : (players[seat]?.name ?? '');
}

/** What an action did and why, where the game tells more than its plain sentence; it names whoever acted. */
function reason(room: Room, { seq, event }: Told, players: Player[]): string {
  const beat = room.beats.get(seq);
  return beat && event.kind === 'moved' && !event.action!.includes('?') ? explain(room.face!.setup.game, beat, players) : '';
}

function sentence(room: Room, { event }: Told, players: Player[]): string {
  const name = players[event.seat ?? -1]?.name ?? '';
  const game = room.face!.setup.game;
  switch (event.kind) {
    case 'moved':
      return words.did(game, event.action!);
    case 'started':
    case 'ended':
      return t(`web-story-${event.kind}`);
    case 'took-back':
    case 'asked':
    case 'stood-in':
    case 'returned':
    case 'resigned':
      return t(`web-story-${event.kind}`, { name, me: room.mySeats.length === 1 && room.mySeats.includes(event.seat!) ? 'yes' : 'no' });
    // What befalls the table itself is seen there. A new kind of event is an error here until it is told or listed.
    case 'opened':
    case 'changed':
    case 'sat':
    case 'invited':
    case 'named':
    case 'placed':
    case 'left':
    case 'said':
    case 'muted':
    case 'banned':
    case 'agreed':
    case 'declined':
    case 'helped':
    case 'credited':
    case 'closed':
    case 'rematched':
      return '';
  }
}
