/** Where everything lies: each of the 75 cards has one spot, so whatever happens, cards glide from spot to spot. */
import type { View } from '../board';
import { ALL, COLOURS, colour, column, sorted } from './cards';

/** A card is 60 × 86 units; a spot scales it. */
export const CARD = { w: 60, h: 86 };

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Spot {
  x: number;
  y: number;
  scale: number;
  z: number;
  zone: 'pile' | 'discard' | 'slot' | 'common' | 'area' | 'hand';
  seat: number | null;
  /** Small cards show just a numeral. */
  mini: boolean;
  /** Another card lies on it: only its foot can be seen. */
  covered?: boolean;
}

export interface Place {
  seat: number;
  frame: Frame;
  /** The words about the hand, and under them the hand. */
  note: Frame;
  /** How large the columns are, and how far apart. */
  scale: number;
  pitch: number;
}

export interface Shape {
  wide: boolean;
  /** For a phone that lies. */
  low?: boolean;
  width: number;
  height: number;
  pile: Frame;
  discard: Frame;
  slot: Frame;
  common: Frame;
  stock: Frame;
  state: Frame;
  panel: Frame;
  area: Frame;
  columns: Frame[];
  mine: Frame;
  hand: Frame;
  others: Place[];
}

export const frame = (x: number, y: number, w: number, h: number): Frame => ({ x, y, w, h });
const fifths = (area: Frame, gap: number): Frame[] =>
  COLOURS.map((_, n) => {
    const w = (area.w - gap * 4) / 5;
    return frame(area.x + n * (w + gap), area.y, w, area.h);
  });

/** The seats round the table after one's own, clockwise. */
export const around = (players: number, me: number): number[] =>
  Array.from({ length: players - 1 }, (_, n) => (me + 1 + n) % players);

/** The widest table that is still one: beyond it the sides stay empty. */
const WIDEST = 1480;

/** The table on a wide screen, as wide as the screen is for its height. */
export function wide(players: number, me: number, aspect = 1.66): Shape {
  const gap = 10;
  const height = 662;
  const width = Math.round(Math.min(WIDEST, Math.max(1100, height * aspect)));
  const more = width - 1100;
  const count = players - 1;
  const w = Math.min(count === 1 ? 620 : 440, (width - 20 - gap * (count - 1)) / count);
  const left = (width - w * count - gap * (count - 1)) / 2;
  const others = around(players, me).map((seat, n) => {
    const x = left + n * (w + gap);
    const [scale, pitch] = w > 400 ? [0.7, 46] : [0.56, 37];
    const side = pitch * 5 + 12;
    return { seat, frame: frame(x, 10, w, 138), note: frame(x + side, 50, w - side - 8, 90), scale, pitch };
  });
  const area = frame(10, 336, 580 + more / 2, 316);
  const right = 602 + more / 2;
  const rest = width - right - 10;
  return {
    wide: true,
    width,
    height,
    others,
    discard: frame(26, 193, 60, 86),
    pile: frame(104, 176, 72, 103),
    slot: frame(196, 172, 78, 112),
    common: frame(294, 160, 446 + more, 150),
    stock: frame(752 + more, 160, 338, 166),
    state: frame(right, 338, rest, 116),
    panel: frame(10, 158, 732 + more, 168),
    area,
    columns: fifths(area, 8),
    mine: frame(right, 462, rest, 50),
    hand: frame(right, 518, rest, 134),
  };
}

/** The table on a phone that lies: my columns on the left, all else beside them. */
export function low(players: number, me: number): Shape {
  const width = 960;
  const count = players - 1;
  const w = (width - 12 - 6 * (count - 1)) / count;
  const others = around(players, me).map((seat, n) => {
    const x = 6 + n * (w + 6);
    const side = 26 * 5 + 8;
    return { seat, frame: frame(x, 4, w, 86), note: frame(x + side, 34, w - side - 6, 54), scale: 0.41, pitch: 26 };
  });
  const area = frame(6, 96, 400, 298);
  return {
    wide: false,
    low: true,
    width,
    height: 398,
    others,
    stock: frame(412, 96, 542, 50),
    discard: frame(418, 170, 37, 53),
    pile: frame(464, 152, 50, 72),
    slot: frame(520, 150, 52, 74.5),
    common: frame(580, 150, 374, 78),
    state: frame(412, 231, 542, 48),
    panel: frame(412, 96, 542, 184),
    area,
    columns: fifths(area, 4),
    mine: frame(412, 281, 542, 30),
    hand: frame(412, 312, 542, 84),
  };
}

export function tall(players: number, me: number): Shape {
  const count = players - 1;
  const w = count === 1 ? 378 : 186;
  const others = around(players, me).map((seat, n) => {
    const x = 6 + (n % 2) * 192;
    const y = 6 + Math.floor(n / 2) * 98;
    const last = n === count - 1 && n % 2 === 0 ? 378 : w;
    const [scale, pitch] = last > w || count === 1 ? [0.52, 34] : [0.41, 26];
    const side = pitch * 5 + 8;
    return { seat, frame: frame(x, y, last, 92), note: frame(x + side, y + 32, last - side - 6, 56), scale, pitch };
  });
  const y = 6 + Math.ceil(count / 2) * 98;
  const area = frame(6, y + 214, 378, 196);
  return {
    wide: false,
    width: 390,
    height: y + 582,
    others,
    stock: frame(6, y, 378, 54),
    discard: frame(12, y + 85, 37, 53),
    pile: frame(62, y + 66, 50, 72),
    slot: frame(118, y + 64, 52, 74.5),
    common: frame(176, y + 60, 208, 96),
    state: frame(6, y + 161, 378, 48),
    panel: frame(0, y + 56, 390, 153),
    area,
    columns: fifths(area, 4),
    mine: frame(6, y + 416, 378, 32),
    hand: frame(6, y + 456, 378, 122),
  };
}

type Spots = Record<string, Spot>;

export function spots(view: View, me: number | null, shape: Shape): Spots {
  const found: Spots = {};
  lie(found, ALL, 'pile', shape.pile);
  lie(found, view.discard, 'discard', shape.discard);
  if (view.drawn) lie(found, [view.drawn], 'slot', shape.slot);
  spread(found, view.common, shape.low ? beside(shape.common, TITLE) : shape.common, shape.wide ? 1.1 : 0.8);
  if (me !== null) {
    shape.columns.forEach((at, n) => rise(found, column(view.areas[me], COLOURS[n]!), at, me, shape.wide));
    fan(found, sorted(view.hands[me]), shape, me);
  }
  for (const other of shape.others) small(found, view, other, shape.wide);
  return found;
}

/** The width of the common area's name, where the cards lie beside it. */
const TITLE = 84;
const beside = ({ x, y, w, h }: Frame, taken: number): Frame => frame(x + taken, y, w - taken, h);

function lie(found: Spots, cards: string[], zone: Spot['zone'], at: Frame): void {
  cards.forEach((card, n) => {
    found[card] = { x: at.x, y: at.y, scale: at.w / CARD.w, z: n, zone, seat: null, mini: at.w < 45 };
  });
}

/** The common area: rows of cards, pushed together if there are many. */
function spread(found: Spots, cards: string[], at: Frame, scale: number): void {
  const w = CARD.w * scale;
  const inner = at.w - 16;
  const step = Math.min(w + 8, (inner - w) / Math.max(1, cards.length - 1));
  const left = at.x + (at.w - (w + step * (cards.length - 1))) / 2;
  const y = at.y + at.h - CARD.h * scale - 8;
  sorted(cards).forEach((card, n) => {
    found[card] = { x: left + step * n, y, scale, z: 20 + n, zone: 'common', seat: null, mini: false };
  });
}

/** My own column: it rises from its landing place, the last card foremost. */
function rise(found: Spots, cards: string[], at: Frame, seat: number, large: boolean): void {
  const scale = large ? 1.36 : 1.06;
  const foot = large ? 30 : 24;
  const strip = large ? 27 : 22;
  const free = at.h - foot - CARD.h * scale - 6;
  const step = Math.min(strip, free / Math.max(1, cards.length - 1));
  cards.forEach((card, n) => {
    const y = at.y + at.h - foot - CARD.h * scale - n * step;
    const covered = n < cards.length - 1;
    found[card] = { x: at.x + (at.w - CARD.w * scale) / 2, y, scale, z: 40 + n, zone: 'area', seat, mini: false, covered };
  });
}

/** My hand, sorted, a little apart between colours; in two rows when it is large and there is room for them. */
function fan(found: Spots, cards: string[], { hand: at, wide: large, low }: Shape, seat: number): void {
  const rows = !low && cards.length > (large ? 11 : 8) ? 2 : 1;
  const per = Math.ceil(cards.length / rows);
  for (let row = 0; row < rows; row++) {
    const line = cards.slice(row * per, row * per + per);
    const scale = rows === 2 ? (large ? 0.88 : 0.8) : low ? 0.9 : large ? 1.26 : 0.98;
    const w = CARD.w * scale;
    const breaks = line.filter((card, n) => n > 0 && colour(card) !== colour(line[n - 1]!)).length;
    const apart = line.length > (large ? 9 : 6) ? 0 : 8;
    const step = Math.min(w + 3, (at.w - w - breaks * apart - 6) / Math.max(1, line.length - 1));
    let x = at.x + (at.w - (w + step * (line.length - 1) + breaks * apart)) / 2;
    const y = at.y + at.h - CARD.h * scale - (rows === 2 && row === 0 ? (large ? 58 : 50) : 4);
    line.forEach((card, n) => {
      if (n > 0) x += step + (colour(card) !== colour(line[n - 1]!) ? apart : 0);
      found[card] = { x, y, scale, z: 60 + row * 20 + n, zone: 'hand', seat, mini: false };
    });
  }
}

/** From this size on a card shows its witch. */
const READABLE = 0.9;

/** Another player's columns and hand, small. */
function small(found: Spots, view: View, { seat, frame: at, note, scale, pitch }: Place, large: boolean): void {
  COLOURS.forEach((of, c) => {
    const cards = column(view.areas[seat], of);
    const free = at.h - (large ? 36 : 26) - CARD.h * scale - 6;
    const step = Math.min(scale > READABLE ? 20 * scale : large ? 9 : 6, free / Math.max(1, cards.length - 1));
    cards.forEach((card, n) => {
      const y = at.y + at.h - 7 - CARD.h * scale - n * step;
      const covered = n < cards.length - 1;
      found[card] = { x: at.x + 8 + c * pitch, y, scale, z: 40 + n, zone: 'area', seat, mini: scale <= READABLE, covered };
    });
  });
  held(found, sorted(view.hands[seat]), note, seat, scale * (large ? 0.83 : 0.8), large);
}

/** Another player's hand under its words; in rows where there is room and one would hide the numerals. */
function held(found: Spots, hand: string[], note: Frame, seat: number, scale: number, large: boolean): void {
  const step = (size: number, count: number): number => Math.min(size + 1, (note.w - size) / Math.max(1, count - 1));
  const words = large ? 22 : 18;
  const fit = Math.floor((note.h - words) / (CARD.h * scale + 1));
  const wanted = Math.ceil(hand.length / Math.max(1, Math.floor(note.w / (CARD.w * scale + 1))));
  const tight = large && step(CARD.w * scale, hand.length) < CARD.w * scale * 0.8;
  const rows = fit > 1 ? Math.min(fit, Math.max(1, wanted)) : tight ? 2 : 1;
  const little = fit < 2 && tight ? 0.42 : scale;
  const per = Math.ceil(hand.length / rows);
  const gap = step(CARD.w * little, per);
  hand.forEach((card, n) => {
    const row = Math.floor(n / per);
    const y = note.y + words + row * (CARD.h * little + 1);
    found[card] = { x: note.x + (n % per) * gap, y, scale: little, z: 60 + n, zone: 'hand', seat, mini: true };
  });
}
