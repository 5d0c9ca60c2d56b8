/** Small sounds, made on the spot; only if somebody wants them. */
import { prefs } from './prefs.svelte';

const TUNES = { move: [523], chance: [392], turn: [659, 880], end: [523, 659, 784, 1047] };
let studio: AudioContext | null = null;

export function chime(tune: keyof typeof TUNES): void {
  if (!prefs.sound || document.hidden) return;
  studio ??= new AudioContext();
  const start = studio.currentTime;
  TUNES[tune].forEach((pitch, n) => note(studio!, pitch, start + n * 0.11));
}

function note(studio: AudioContext, pitch: number, at: number): void {
  const voice = studio.createOscillator();
  const volume = studio.createGain();
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.08, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
  voice.connect(volume).connect(studio.destination);
  voice.start(at);
  voice.stop(at + 0.4);
}
