/** What somebody at the table is called. */
import type { Player } from '../boards/board';
import { t, YOU } from './words.svelte';

/** For messages that speak of a person: the one who plays here alone is `YOU`. A name that is `YOU` gets an invisible mark. */
export function person(players: Player[], seat: number): string {
  const mine = players.filter((player) => player.mine);
  if (mine.length === 1 && mine[0]!.seat === seat) return YOU;
  const name = players[seat]?.name ?? '';
  return name === YOU ? `${name}\u2060` : name;
}

/** By name, bots by their level; numbered where several would be called alike. */
export function called(players: Player[], seat: number): string {
  const player = players[seat];
  if (player?.mine && !player.name && players.filter((other) => other.mine).length > 1) return t('web-player', { n: seat + 1 });
  const name = plain(player);
  const alike = players.filter((other) => plain(other) === name);
  return alike.length > 1 ? t('web-numbered', { name, n: alike.findIndex((other) => other.seat === seat) + 1 }) : name;
}

function plain(player: Player | undefined): string {
  if (player?.bot) return t(`level-${player.bot}-name`);
  return player?.name || t(player?.mine ? 'web-you-name' : 'web-guest');
}
