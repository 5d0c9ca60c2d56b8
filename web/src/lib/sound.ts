/** The sounds of the house, made on the spot from noise and a few tones; only if somebody wants them. */
import type { Sound } from '../boards/board';
import { prefs } from './prefs.svelte';

type Name = Sound | 'turn' | 'end';

let studio: AudioContext | null = null;
let room: GainNode;
let hiss: AudioBuffer;

/** Open the studio: a soft room that everything sounds in. */
function open(): AudioContext {
  if (studio) return studio;
  studio = new AudioContext();
  room = studio.createGain();
  const shelf = studio.createBiquadFilter();
  shelf.type = 'lowpass';
  shelf.frequency.value = 9000;
  room.connect(shelf).connect(studio.destination);
  const echo = studio.createDelay();
  const fade = studio.createGain();
  echo.delayTime.value = 0.09;
  fade.gain.value = 0.16;
  room.connect(echo).connect(fade).connect(shelf);
  hiss = studio.createBuffer(1, studio.sampleRate, studio.sampleRate);
  const grains = hiss.getChannelData(0);
  for (let n = 0; n < grains.length; n++) grains[n] = Math.random() * 2 - 1;
  return studio;
}

/** A volume that rises within `attack` and dies away within `length`. */
function swell(at: number, length: number, loud: number, attack = 0.005): GainNode {
  const gain = studio!.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(room);
  return gain;
}

/** Noise through a filter whose pitch glides: paper, wind, wood. */
function air(at: number, length: number, loud: number, from: number, to: number, narrow = 1, attack = 0.005): void {
  const noise = studio!.createBufferSource();
  const filter = studio!.createBiquadFilter();
  noise.buffer = hiss;
  filter.type = 'bandpass';
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  noise.connect(filter).connect(swell(at, length, loud, attack));
  noise.start(at, Math.random() * 0.4, length + 0.05);
}

/** A tone that may fall. */
function tone(at: number, length: number, loud: number, from: number, to = from, shape: OscillatorType = 'sine'): void {
  const voice = studio!.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  voice.connect(swell(at, length, loud));
  voice.start(at);
  voice.stop(at + length + 0.05);
}

/** A small bell: a tone and its two overtones, each dying sooner than the last. */
function bell(at: number, pitch: number, loud = 0.12): void {
  tone(at, 1.1, loud, pitch);
  tone(at, 0.6, loud / 2.5, pitch * 2.76);
  tone(at, 0.25, loud / 5, pitch * 5.4);
}

const SCORES: Record<Name, (at: number) => void> = {
  card(at) {
    air(at, 0.09, 0.28, 2200, 5200, 0.8, 0.03);
    air(at + 0.07, 0.03, 0.35, 1500, 900, 2);
  },
  tile(at) {
    air(at, 0.04, 0.5, 900, 500, 3);
    tone(at, 0.09, 0.16, 320, 210);
  },
  broom(at) {
    air(at, 0.42, 0.34, 420, 1900, 1.4, 0.16);
    air(at + 0.16, 0.34, 0.2, 1500, 380, 1.6, 0.05);
  },
  dice(at) {
    [0, 0.055, 0.1, 0.17, 0.28].forEach((later, n) => air(at + later, 0.03, 0.55 - n * 0.07, 2600 - n * 240, 1300, 5));
  },
  landing(at) {
    tone(at, 0.2, 0.4, 150, 58);
    air(at + 0.01, 0.14, 0.14, 700, 240, 1);
  },
  crash(at) {
    air(at, 0.5, 0.5, 1900, 160, 0.7);
    tone(at, 0.4, 0.3, 190, 46, 'triangle');
    [0.12, 0.2, 0.31].forEach((later) => air(at + later, 0.05, 0.3, 3200, 1500, 6));
  },
  magic(at) {
    [784, 988, 1319, 1760].forEach((pitch, n) => bell(at + n * 0.06, pitch, 0.045));
  },
  turn(at) {
    bell(at, 659, 0.09);
    bell(at + 0.13, 880, 0.08);
  },
  end(at) {
    [392, 523, 659, 784, 1047].forEach((pitch, n) => bell(at + n * 0.14, pitch, 0.1));
  },
};

/** Let something sound, if it is wanted and somebody is there. */
export function play(name: Name): void {
  if (!prefs.sound || document.hidden) return;
  const { currentTime, state } = open();
  if (state === 'suspended') void studio!.resume();
  room.gain.value = prefs.volume;
  SCORES[name](currentTime + 0.01);
}

/** A small tick in the hand that holds a phone. */
export function tick(): void {
  if (prefs.touch && !document.hidden && matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(12);
}
