/** One line on what is asked and what has just happened. */
import type { Beat, Player, View } from '../board';
import { words } from '../../lib/words.svelte';
import { clanOf, clanOfSeat, faceOf, isSign, nameOf, say, seatOf } from './clans';
import type { Preview } from './previews';
import { decider, moved, points } from './reckon';

const named = (players: Player[], seat: number | null): string =>
  players.find((player) => player.seat === seat)?.name ?? say('neutral');

/** What lies on a square, in words. */
export function ground(view: View, square: number): string {
  if (square > 48) return say('goal-worth', { points: square - 47 });
  const tile: string | undefined = view.faceup[square];
  return tile ? nameOf(tile) : say('hidden');
}

/** A square as it is read out: its number, what lies there, and who stands on it. */
export function squareName(view: View, players: Player[], square: number): string {
  const rider = (view.witches as number[][]).findIndex((squares) => squares.includes(square));
  const facts = { square, what: ground(view, square), who: named(players, rider) };
  return say(rider < 0 ? 'square' : 'square-taken', facts);
}

/** What the seat is asked to do now. */
export function prompt(view: View): string {
  if (view.phase === 'split') return say('ask-split');
  if (view.phase === 'move') return say('ask-move', { die: view.die });
  if (view.phase !== 'magic') return '';
  if (decider(view) === view.active) return say('ask-speed');
  return say(view.pushed ? 'ask-must' : 'ask-push');
}

/** Who has the most points when all is over. */
export function ending(view: View, players: Player[]): string {
  const sums = players.map((player) => points(view, player.seat));
  const best = Math.max(...sums);
  const winners = players.filter((_, n) => sums[n] === best).map((player) => player.name);
  const who = new Intl.ListFormat(words.language).format(winners);
  return say('over', { who, winners: winners.length, points: best });
}

/** What an action at hand would bring. */
export function promise(view: View, plan: Preview, aids = false): string {
  const [first, last] = [plan.stops[0]!, plan.stops.at(-1)!];
  const facts = { from: plan.from, to: first, last, what: ground(view, last), card: plan.card ? nameOf(plan.card) : '' };
  const kind = plan.card ? 'card' : plan.from ? 'move' : 'start';
  const text = say(plan.stops.length > 1 ? `would-${kind}-chain` : `would-${kind}`, facts);
  return aids && isHidden(view, last) ? `${text} ${odds(view, last)}` : text;
}

const isHidden = (view: View, square: number): boolean => square <= 48 && !view.faceup[square];

/** What a hidden tile may be, counted over those that its stage still hides. */
function odds(view: View, square: number): string {
  const tiles: string[] = view.facedown[Math.floor((square - 1) / 16)];
  const clan = clanOfSeat(view.active);
  const own = tiles.filter((tile) => clanOf(tile) === clan).length;
  const signs = tiles.filter((tile) => isSign(tile) && clanOf(tile) !== clan).length;
  return say('odds', { all: tiles.length, own, signs });
}

/** What has just happened; `nth` counts the landings of one action. */
export function tell(beat: Beat, players: Player[], nth: number, from: number): string {
  const [verb, word = ''] = beat.action.split(' ');
  const after = arrived(beat);
  if (nth > 0 && from) return say('did-carried', { number: faceOf(beat.view.faceup[from] ?? '?') });
  const who = named(players, verb === 'roll' ? beat.view.active : beat.seat);
  switch (verb) {
    case 'put':
      return beat.seat === null ? say('did-deal') : say('did-put', { who });
    case 'roll':
      return say('did-roll', { who, die: word });
    case 'move':
      return say(word === '0' ? 'did-start' : 'did-move', { who, die: beat.before.die }) + after;
    case 'pass':
      return say('did-pass', { who, die: beat.before.die });
    case 'stay':
      return say('did-stay', { who });
    case 'reveal':
      return turned(beat, players, word) + after;
    default:
      return carried(beat, word, who) + after;
  }
}

function arrived(beat: Beat): string {
  const step = moved(beat.before, beat.view);
  return step && step.to > 48 ? ` ${say('did-home', { points: step.to - 47 })}` : '';
}

function turned(beat: Beat, players: Player[], tile: string): string {
  const facts = { tile: nameOf(tile), number: faceOf(tile), who: named(players, seatOf(clanOf(tile), beat.view.players)) };
  const own = clanOf(tile) === clanOfSeat(beat.before.active);
  const neutral = seatOf(clanOf(tile), beat.view.players) === null;
  if (isSign(tile)) return say(own ? 'did-own-sign' : neutral ? 'did-neutral-sign' : 'did-sign', facts);
  if (!own) return say('did-foreign', facts);
  return say(moved(beat.before, beat.view) ? 'did-own' : 'did-blocked', facts);
}

function carried(beat: Beat, card: string, who: string): string {
  const facts = { who, card: nameOf(card) };
  if (beat.seat === null) return say(moved(beat.before, beat.view) ? 'did-draw' : 'did-draw-nothing', facts);
  return say(beat.seat === beat.before.active ? 'did-speed' : 'did-push', facts);
}
