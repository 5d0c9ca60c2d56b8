/** One line on what is asked and what has just happened. */
import type { Beat, Player, View } from '../board';
import { person } from '../../lib/naming';
import { t, words, YOU } from '../../lib/words.svelte';
import { faceOf, GAME, nameOf, say } from './clans';
import type { Preview } from './previews';

const named = (players: Player[], seat: number | null): string => (seat === null ? '' : person(players, seat)) || say('neutral');

/** What lies on a square, in words. */
function ground(view: View, square: number): string {
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
export function prompt(view: View, actions: string[]): string {
  if (view.phase === 'split') return say('ask-split');
  if (view.phase === 'move') return say(actions.includes('pass') ? 'ask-pass' : 'ask-move', { die: view.die });
  if (view.turn === view.active) return say('ask-speed');
  return say(actions.includes('stay') ? 'ask-push' : 'ask-must');
}

/** Who has won when all is over, and with how many points. */
export function ending(view: View, players: Player[]): string {
  const winners = players.filter((player) => view.winners.includes(player.seat));
  const points = winners.length ? view.points[winners[0]!.seat] : 0;
  const all = winners.map((player) => (person(players, player.seat) === YOU ? t('web-you') : player.name));
  const who = winners.length === 1 ? person(players, winners[0]!.seat) : new Intl.ListFormat(words.language).format(all);
  return say(winners.length === 1 ? 'over' : 'over-shared', { who, points });
}

/** What an action at hand would bring. */
export function promise(plan: Preview, aids = false): string {
  const { stops, from, card, odds } = plan;
  if (!stops.length) return words.can(GAME, plan.action);
  const facts = { from: from ?? 0, to: stops[0]!, last: stops.at(-1)!, what: reached(plan), card: card ? nameOf(card) : '' };
  const kind = card ? 'card' : from ? 'move' : 'start';
  const text = say(stops.length > 1 ? `would-${kind}-chain` : `would-${kind}`, facts);
  return aids && odds ? `${text} ${say('odds', odds)}` : text;
}

/** What lies where she would come to rest. */
function reached({ ground, points }: Preview): string {
  return points ? say('goal-worth', { points }) : ground ? nameOf(ground) : say('hidden');
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

function arrived({ preview }: Beat): string {
  return preview?.points ? ` ${say('did-home', { points: preview.points })}` : '';
}

function turned({ preview }: Beat, players: Player[], tile: string): string {
  return say(`did-${preview?.does ?? 'foreign'}`, { tile: nameOf(tile), number: faceOf(tile), who: named(players, preview?.owner ?? null) });
}

function carried(beat: Beat, card: string, who: string): string {
  const facts = { who, card: nameOf(card) };
  if (beat.seat === null) return say(beat.preview?.stops.length ? 'did-draw' : 'did-draw-nothing', facts);
  return say(beat.preview?.forwards ? 'did-speed' : 'did-push', facts);
}
