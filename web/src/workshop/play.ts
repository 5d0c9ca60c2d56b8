/** Open a table on an adventure that the house keeps: with bots at once, as one likes to play, or for friends. */
import { games } from '../lib/games.svelte';
import { aids, wished } from '../lib/wishes';
import { shelf, type Adventure } from './api';

const GAME = 'sorciers-volants';

/** Open a table with bots on an adventure of which only the id is known; the address of the table. */
export const openKept = async (id: string): Promise<string> => openTable((await shelf.find(id)).about, false);

/** The address of the table; as many players as wished, as far as the adventure allows. */
export async function openTable({ id, players }: Pick<Adventure, 'id' | 'players'>, withFriends: boolean, count?: number): Promise<string> {
  await games.need();
  const game = games.find(GAME)!;
  const wish = wished(game);
  const fewest = players[0] ?? wish.players;
  const seats = count ?? (!withFriends && players.includes(wish.players) ? wish.players : fewest);
  const { code } = await (withFriends ? shelf.play(id, seats, null, {}) : shelf.play(id, seats, wish.level, aids(game)));
  return `/t/${code}`;
}
