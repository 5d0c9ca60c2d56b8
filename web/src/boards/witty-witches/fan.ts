/** Where the cards of a hand lie: a fan in one row while every card can be touched, then in rows that overlap. */

export interface Place {
  x: number;
  y: number;
  turn: number;
}

export interface Fan {
  /** Size of a card. */
  width: number;
  height: number;
  /** How far a card that can be played is raised. */
  raise: number;
  places: Place[];
}

const SHAPE = 5 / 7;
/** The least that shows of a card: a finger's width on a phone, a pointer's on a wide table. */
const touch = (width: number): number => (width > 600 ? 30 : 40);
/** The share of a card's width that its three symbols take on the left. */
const BAND = 0.34;
/** How much of a row shows above the next one, so that its symbols do even when a card below is raised. */
const STRIP = 0.74;
const MOST_ROWS = 5;

/** The cards as large as they can be while nothing covers the symbols of any. */
export function fan(cards: number, width: number, height: number): Fan {
  const sizes = Array.from({ length: MOST_ROWS }, (_, n) => cardHeight(cards, n + 1, width, height));
  const rows = sizes.indexOf(Math.max(...sizes)) + 1;
  const tall = sizes[rows - 1]!;
  const size = { width: tall * SHAPE, height: tall, raise: tall * 0.1 };
  const perRow = Math.ceil(cards / rows);
  const slack = Math.max(0, height - tall * ((rows - 1) * STRIP + 1.14)) / 2;
  const places = Array.from({ length: cards }, (_, n) => {
    const row = Math.floor(n / perRow);
    const inRow = Math.min(perRow, cards - row * perRow);
    const at = place(n - row * perRow, inRow, row, rows, width, size);
    return { ...at, y: at.y + slack };
  });
  return { ...size, places };
}

/** How tall cards in so many rows can be: as the height allows, and the width if their symbols and a finger's width show. */
function cardHeight(cards: number, rows: number, width: number, height: number): number {
  const beside = Math.ceil(cards / rows) - 1;
  const room = height / ((rows - 1) * STRIP + 1.14);
  const wide = width * 0.985;
  return Math.max(0, Math.min(room, wide / (1 + BAND * beside) / SHAPE, (wide - beside * touch(width)) / SHAPE));
}

function place(n: number, inRow: number, row: number, rows: number, width: number, size: Omit<Fan, 'places'>): Place {
  const step = inRow > 1 ? Math.min(size.width * 1.05, (width * 0.985 - size.width) / (inRow - 1)) : 0;
  const from = n - (inRow - 1) / 2;
  const arc = rows === 1 ? Math.min(1, 9 / inRow) : 0;
  const out = inRow > 1 ? (2 * from) / (inRow - 1) : 0;
  return {
    x: width / 2 + from * step - size.width / 2,
    y: size.raise + row * size.height * STRIP + arc * out * out * Math.min(inRow, 8) * size.height * 0.006,
    turn: arc * from * 1.1,
  };
}
