/** An adventure in and out: as the JSON file that the command line reads, and as a picture. */
import { t, words } from '../lib/words.svelte';
import { Refusal } from '../lib/wire';
import { house } from './api';
import type { Layout } from './layout';

const LARGEST = 20_000;
const WIDE = 1600;

/** The adventure in a file; a Refusal says what is wrong with it, and where. */
export async function readFile(file: File): Promise<Layout> {
  if (file.size > LARGEST) throw new Refusal('too-long', t('workshop-file-large', { kb: LARGEST / 1000 }));
  const { adventure, message } = await house.read(file.name, await file.text());
  if (!adventure) throw new Refusal('bad-adventure', message);
  return adventure;
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const fileName = (layout: Layout, ending: string): string => `${layout.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'adventure'}.${ending}`;

export function saveJson(layout: Layout): void {
  download(new Blob([JSON.stringify(layout, null, 2) + '\n'], { type: 'application/json' }), fileName(layout, 'json'));
}

async function svg(layout: Layout): Promise<string> {
  const answer = await fetch('/api/workshop/picture', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': words.language },
    body: JSON.stringify({ adventure: layout }),
  }).catch(() => null);
  if (!answer) throw new Refusal('no-network', t('web-no-network'));
  if (!answer.ok) throw new Refusal('bad-adventure', ((await answer.json()) as { message: string }).message);
  return answer.text();
}

export async function saveSvg(layout: Layout): Promise<void> {
  download(new Blob([await svg(layout)], { type: 'image/svg+xml' }), fileName(layout, 'svg'));
}

export async function savePng(layout: Layout): Promise<void> {
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([await svg(layout)], { type: 'image/svg+xml' }));
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE, Math.round((WIDE * layout.table[1]) / layout.table[0])];
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(picture.src);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob) download(blob, fileName(layout, 'png'));
}
