/** One load generator for both servers: N tables of two, each move sent as soon as the last one is acknowledged. */
import { io } from 'socket.io-client';
import { WebSocket } from 'ws';

const [kind, where, tables, seconds] = process.argv.slice(2);
/** Several addresses, separated by commas, are workers of one house: the players of a table are split between them. */
const bases = where.split(',');
const base = bases[0];
const COUNT = Number(tables);
const waits = [];
let counting = false;
let stopped = false;

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

function acknowledged(sent) {
  if (counting) waits.push(performance.now() - sent);
}

// -- Sabbat -------------------------------------------------------------------------------------------

async function person() {
  const answer = await fetch(`${base}/api/me`);
  return answer.headers.get('set-cookie').split(';')[0];
}

/** One player's line to the house; plays whatever comes first among its actions, or another one by turns. */
class Guest {
  constructor(cookie, seat) {
    this.cookie = cookie;
    this.seat = seat;
    this.base = bases[seat % bases.length];
    this.next = 1;
    this.waiting = new Map();
    this.played = 0;
  }

  async open() {
    this.socket = new WebSocket(`${this.base.replace('http', 'ws')}/ws`, { headers: { cookie: this.cookie }, perMessageDeflate: false });
    await new Promise((done, failed) => this.socket.once('open', done).once('error', failed));
    this.socket.on('message', (text) => this.hear(JSON.parse(text)));
    await this.ask('hello', { version: 1 });
  }

  ask(type, fields) {
    const id = this.next++;
    this.socket.send(JSON.stringify({ type, id, ...fields }));
    return new Promise((done) => this.waiting.set(id, done));
  }

  hear(word) {
    if (word.type === 'news') {
      this.seq = word.seq;
      if (word.face?.status === 'over' && !word.face.rematch) this.over?.();
      const actions = word.sight?.actions ?? [];
      if (actions.length && !stopped && this.playing) this.act(word.table, actions);
    } else if (word.id) {
      const done = this.waiting.get(word.id);
      this.waiting.delete(word.id);
      done?.(word);
    }
  }

  act(table, actions) {
    const sent = performance.now();
    const action = actions[this.played++ % actions.length];
    void this.ask('act', { table, seq: this.seq, seat: this.seat, action }).then((word) => {
      if (word.type === 'done' && !word.stale) acknowledged(sent);
      else if (word.type === 'wrong') throw new Error(JSON.stringify(word));
    });
  }
}

async function sabbatTable() {
  const [a, b] = [new Guest(await person(), 0), new Guest(await person(), 1)];
  const body = JSON.stringify({ setup: { game: 'witty-witches', players: 2 }, sit: [0] });
  const made = await (await fetch(`${base}/api/tables`, { method: 'POST', body, headers: { cookie: a.cookie, 'content-type': 'application/json' } })).json();
  await Promise.all([a.open(), b.open()]);
  let table = made.code;
  for (const one of [a, b]) await one.ask('watch', { table });
  await b.ask('sit', { table, seat: 1 });
  a.over = () => void rematch();
  async function rematch() {
    if (stopped) return;
    const before = table;
    table = (await a.ask('rematch', { table })).table;
    for (const one of [b, a]) {
      void one.ask('unwatch', { table: before });
      await one.ask('watch', { table });
    }
    await b.ask('sit', { table, seat: 1 });
    await a.ask('start', { table });
  }
  const go = async (play) => {
    a.playing = b.playing = play;
    await a.ask('start', { table });
  };
  return { go, close: () => [a, b].forEach((one) => one.socket.terminate()) };
}

// -- boardgame.io -------------------------------------------------------------------------------------

const shared = (a, b) => ['colour', 'figure', 'thing'].filter((trait) => a[trait] === b[trait]).length;
const post = async (path, body) =>
  (await fetch(`${base}${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })).json();

/** One player of the peer: keeps what it is told, and moves when it is its turn. */
class Peer {
  constructor(match, player, credentials) {
    Object.assign(this, { match, player, credentials });
  }

  open() {
    this.socket = io(`${base}/party`, { transports: ['websocket'], forceNew: true });
    this.socket.on('sync', (_match, { state }) => this.see(state));
    this.socket.on('update', (_match, state) => this.see(state));
    return new Promise((done) =>
      this.socket.on('connect', () => {
        this.socket.emit('sync', this.match, this.player, this.credentials, 2);
        done();
      }),
    );
  }

  see(state) {
    if (this.sent && state._stateID > this.stateID) {
      acknowledged(this.sent);
      this.sent = 0;
    }
    this.stateID = state._stateID;
    this.state = state;
    if (state.ctx.gameover) return this.over?.();
    this.move();
  }

  move() {
    const { state } = this;
    if (this.playing && state && !stopped && !this.sent && state.ctx.currentPlayer === this.player) this.act(state);
  }

  act({ G }) {
    const fitting = G.hands[this.player].findIndex((card) => shared(card, G.pile.at(-1)) === 2);
    const [type, args] = fitting >= 0 && G.hands[this.player].length > 1 ? ['play', [fitting]] : ['draw', []];
    const payload = { type, args, playerID: this.player, credentials: this.credentials };
    this.sent = performance.now();
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.stateID, this.match, this.player);
  }
}

async function peerTable() {
  let peers = [];
  let playing = false;
  async function begin() {
    peers.forEach((one) => one.socket?.close());
    const { matchID } = await post('/games/party/create', { numPlayers: 2 });
    peers = [];
    for (const player of ['0', '1']) {
      const { playerCredentials } = await post(`/games/party/${matchID}/join`, { playerID: player, playerName: player });
      peers.push(new Peer(matchID, player, playerCredentials));
    }
    peers[0].over = () => !stopped && void begin();
    await Promise.all(peers.map((one) => one.open()));
    go(playing);
  }
  const go = (play) => {
    playing = play;
    peers.forEach((one) => {
      one.playing = play;
      one.move();
    });
  };
  await begin();
  return { go, close: () => peers.forEach((one) => one.socket?.close()) };
}

// -- measuring ----------------------------------------------------------------------------------------

const make = kind === 'sabbat' ? sabbatTable : peerTable;
const play = Number(seconds) > 0;
const open = [];
for (let n = 0; n < COUNT; n += 10) {
  open.push(...(await Promise.all(Array.from({ length: Math.min(10, COUNT - n) }, () => make()))));
}
await Promise.all(open.map((table) => table.go(play)));
await sleep(play ? 1500 : 300);
console.log(JSON.stringify({ ready: true }));
if (play) {
  counting = true;
  const began = performance.now();
  await sleep(Number(seconds) * 1000);
  counting = false;
  const spent = (performance.now() - began) / 1000;
  stopped = true;
  waits.sort((a, b) => a - b);
  const at = (share) => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))] ?? 0;
  console.log(JSON.stringify({ moves: waits.length, rate: waits.length / spent, p50: at(0.5), p99: at(0.99) }));
} else {
  process.stdin.resume();
  await new Promise((done) => process.stdin.once('data', done));
}
open.forEach((table) => table.close());
process.exit(0);
