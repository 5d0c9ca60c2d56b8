/** The table as somebody sees it who only watches: every player alike. */
import { type Frame, frame, type Place, type Shape } from './layout';

/** Where the players are: beside each other, in two rows from three on. */
function seats(players: number, area: Frame, gap: number, across: number): Frame[] {
  const rows = Math.ceil(players / across);
  const h = (area.h - gap * (rows - 1)) / rows;
  return Array.from({ length: players }, (_, n) => {
    const row = Math.floor(n / across);
    const inRow = row < rows - 1 ? across : players - across * row;
    const w = (area.w - gap * (inRow - 1)) / inRow;
    return frame(area.x + (n - row * across) * (w + gap), area.y + row * (h + gap), w, h);
  });
}

function places(frames: Frame[], scaleOf: (at: Frame) => number, head: number): Place[] {
  return frames.map((at, seat) => {
    const scale = scaleOf(at);
    const pitch = Math.round(60 * scale * 1.1);
    const side = pitch * 5 + 12;
    return { seat, frame: at, note: frame(at.x + side, at.y + head, at.w - side - 8, at.h - head - 6), scale, pitch };
  });
}

export function wideGallery(players: number): Shape {
  const area = frame(10, 306, 1080, 346);
  const frames = seats(players, area, 10, players < 4 ? Math.min(players, 2) : Math.ceil(players / 2));
  return {
    wide: true,
    width: 1100,
    height: 662,
    others: places(frames, ({ w, h }) => (h > 200 && w > 500 ? 1.05 : w > 400 ? 0.7 : 0.56), 44),
    discard: frame(26, 49, 60, 86),
    pile: frame(104, 32, 72, 103),
    slot: frame(196, 28, 78, 112),
    common: frame(294, 16, 446, 150),
    stock: frame(752, 16, 338, 166),
    state: frame(226, 188, 648, 108),
    panel: frame(10, 14, 732, 168),
    area,
    columns: [],
    mine: area,
    hand: area,
  };
}

export function tallGallery(players: number): Shape {
  const across = players < 3 ? 1 : 2;
  const rows = Math.ceil(players / across);
  const area = frame(6, 222, 378, rows * (across === 1 ? 186 : 124) + (rows - 1) * 6);
  return {
    wide: false,
    width: 390,
    height: area.y + area.h + 6,
    others: places(seats(players, area, 6, across), ({ w }) => (w > 300 ? (across === 1 ? 0.78 : 0.6) : 0.41), 32),
    stock: frame(6, 6, 378, 54),
    discard: frame(12, 91, 37, 53),
    pile: frame(62, 72, 50, 72),
    slot: frame(118, 70, 52, 74.5),
    common: frame(176, 66, 208, 96),
    state: frame(6, 167, 378, 48),
    panel: frame(0, 62, 390, 153),
    area,
    columns: [],
    mine: area,
    hand: area,
  };
}
