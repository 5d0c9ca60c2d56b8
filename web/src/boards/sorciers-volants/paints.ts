/** Each colour with its shades and its own sign, so that nobody needs to see colour to play. */
import type { Colour } from './sites';

export interface Paint {
  main: string;
  deep: string;
  pale: string;
}

export const PAINTS: Record<Colour, Paint> = {
  red: { main: '#d9484f', deep: '#6f1a26', pale: '#ffc2ba' },
  green: { main: '#46a869', deep: '#17492c', pale: '#c3f2cf' },
  violet: { main: '#9a74e8', deep: '#3d2678', pale: '#e0d2ff' },
  yellow: { main: '#edbc33', deep: '#6e4c05', pale: '#fff0b8' },
  fool: { main: '#dfe3ef', deep: '#3b4256', pale: '#ffffff' },
};

/** Signs in a box from -10 to 10: flame, leaf, moon, sun, and the fool's lozenges. */
export const SIGNS: Record<Colour, string> = {
  red: 'M1-10C2-5 8-3 8 3.5A8 7 0 0 1-8 3.5C-8 0-6-2-5-5C-3.5-3.5-2.5-3-2-2.5C-2-5-1-8 1-10Z',
  green: 'M-9 9.5C-8 8-7 6-6.5 5C-11-5-2-9.5 9-9.5C9.5 2 4 9-4.5 6.5L-7.5 10Z',
  violet: 'M2.5-10A10 10 0 1 0 10 3.5A8.2 8.2 0 0 1 2.5-10Z',
  yellow: 'M0-10L2.3-5.6L7.1-7.1L5.6-2.3L10 0L5.6 2.3L7.1 7.1L2.3 5.6L0 10L-2.3 5.6L-7.1 7.1L-5.6 2.3L-10 0L-5.6-2.3L-7.1-7.1L-2.3-5.6Z',
  fool: 'M-5-9L0-1L-5 7L-10-1ZM5-7L10 1L5 9L0 1Z',
};

/** A five-pointed star of radius 1. */
export const STAR = 'M0-1L.26-.36L.95-.31L.42.14L.59.81L0 .45L-.59.81L-.42.14L-.95-.31L-.26-.36Z';
