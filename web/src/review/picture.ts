/** A picture of a review, to be shared: the sentences and the curve, as a self-contained SVG. */
import type { ToldReview } from '../lib/api';
import { SEAT_COLOURS } from '../parts/hats';

const [WIDE, HIGH] = [1200, 630];
/** How sentences are set: as large as they fit above the curve. */
const SETTINGS = [
  { size: 30, most: 74, step: 42, lines: 5 },
  { size: 24, most: 92, step: 34, lines: 6 },
];
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function picture(review: ToldReview, title: string, sentences: string[], names: string[]): string {
  const [left, top, wide, high] = [60, 330, WIDE - 120, 230];
  const last = Math.max(1, review.curve.length - 1);
  const point = (n: number, chance: number): string => `${(left + (wide * n) / last).toFixed(1)},${(top + high * (1 - chance / 1_000_000)).toFixed(1)}`;
  const lines = names.map(
    (_, seat) => `<polyline fill="none" stroke="${SEAT_COLOURS[seat]}" stroke-width="5" stroke-linejoin="round" points="${review.curve.map((chances, n) => point(n, chances[seat]!)).join(' ')}"/>`,
  );
  const room = Math.min(200, wide / names.length);
  const legend = names.map((name, seat) => `<text x="${left + seat * room}" y="608" fill="${SEAT_COLOURS[seat]}" font-size="26">${escaped(cut(name, Math.floor(room / 14)))}</text>`);
  const { size, step, told } = set(sentences);
  const words = told.map((text, n) => `<text x="${left}" y="${140 + n * step}" font-size="${size}" fill="#f3ecdc">${escaped(text)}</text>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}" font-family="Georgia, serif">`,
    `<rect width="${WIDE}" height="${HIGH}" fill="#10152b"/>`,
    `<text x="${left}" y="80" font-size="46" font-weight="600" fill="#ffc861">${escaped(title)}</text>`,
    ...words,
    `<path d="M${left} ${top + high / 2}H${left + wide}" stroke="#46528c" stroke-dasharray="8 8"/>`,
    ...lines,
    ...legend,
    '</svg>',
  ].join('\n');
}

/** The sentences in lines: smaller ones if they are many, and what is too long even then ends in an ellipsis. */
function set(sentences: string[]): { size: number; step: number; told: string[] } {
  const tried = SETTINGS.map((one) => ({ ...one, told: sentences.flatMap((text) => broken(text, one.most)) }));
  const found = tried.find(({ told, lines }) => told.length <= lines);
  if (found) return found;
  const { size, step, told, most, lines } = tried.at(-1)!;
  return { size, step, told: [...told.slice(0, lines - 1), cut(told.slice(lines - 1).join(' '), most)] };
}

/** A text of at most so many characters; a longer one ends in an ellipsis, after a word if it can. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const end = start.lastIndexOf(' ');
  return `${end > 0 ? start.slice(0, end) : start.slice(0, -1)}…`;
}

/** A text in lines of at most so many characters. */
export function broken(text: string, most: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length > most && lines.at(-1)) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines;
}

export async function asPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE, HIGH];
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'));
}
