/** boardgame.io's server with a like card game: two hands, a pile, match one of two traits or draw; as long as a match of ours. In memory, or with its file store. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { FlatFile, Origins, Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const KINDS = Array.from({ length: 54 }, (_, n) => ({ colour: n % 3, figure: Math.floor(n / 3) % 3, thing: Math.floor(n / 9) % 3 }));
const shared = (a, b) => ['colour', 'figure', 'thing'].filter((trait) => a[trait] === b[trait]).length;

const party = {
  name: 'party',
  setup: ({ random }) => {
    const deck = random.Shuffle(KINDS);
    return { hands: { 0: deck.splice(0, 6), 1: deck.splice(0, 6) }, pile: [deck.pop()], deck, turns: 0 };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: Object.fromEntries(Object.entries(G.hands).map(([who, hand]) => [who, who === playerID ? hand : hand.length])),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, n) => {
        const card = G.hands[playerID][n];
        if (!card || shared(card, G.pile.at(-1)) !== 2) return INVALID_MOVE;
        G.hands[playerID].splice(n, 1);
        G.pile.push(card);
        G.turns++;
      },
    },
    draw: {
      client: false,
      move: ({ G, playerID, random }) => {
        if (!G.deck.length) {
          const top = G.pile.pop();
          G.deck = random.Shuffle(G.pile);
          G.pile = [top];
        }
        if (G.deck.length) G.hands[playerID].push(G.deck.pop());
        G.turns++;
      },
    },
  },
  endIf: ({ G }) => (G.turns >= 95 ? { draw: true } : undefined),
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
const server = Server({ games: [party], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) });
await server.run(Number(port));
console.log('ready');
