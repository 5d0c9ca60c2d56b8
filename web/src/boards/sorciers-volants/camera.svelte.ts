/** Where one looks at the table from: the part of it that is seen, moved by wheel, fingers, buttons and keys. */
import type { Point } from './arcs';

const CLOSEST = 6;
const MARGIN = 170;

export class Camera {
  /** How many times closer than the whole table. */
  near = $state(1);
  /** What is in the middle; set anew for each table. */
  middle = $state<Point>([5000, 3750]);
  /** Whether the next change glides. */
  glides = $state(false);
  table = $state<Point>([10000, 7500]);
  /** Width through height of the window that it is seen through. */
  shape = $state(4 / 3);

  readonly width = $derived(Math.max(this.table[0] + 2 * MARGIN, (this.table[1] + 2 * MARGIN) * this.shape));
  readonly height = $derived(this.width / this.shape);
  readonly whole = $derived(this.near < 1.01);
  /** Moves the whole drawing, so that CSS can glide it. */
  readonly x = $derived(this.width / 2 - this.middle[0] * this.near);
  readonly y = $derived(this.height / 2 - this.middle[1] * this.near);

  all(): void {
    this.glides = true;
    this.near = 1;
    this.middle = [this.table[0] / 2, this.table[1] / 2];
  }

  /** Come closer by a factor; the point under the pointer (in units of the window) stays where it is. */
  zoom(by: number, under: Point = [this.width / 2, this.height / 2], glide = true): void {
    const near = Math.min(CLOSEST, Math.max(1, this.near * by));
    const [px, py] = this.at(under);
    this.glides = glide;
    this.near = near;
    this.middle = this.#kept([px - (under[0] - this.width / 2) / near, py - (under[1] - this.height / 2) / near]);
  }

  /** Shift the window by so many of its own units. */
  pan(dx: number, dy: number, glide = false): void {
    this.glides = glide;
    this.middle = this.#kept([this.middle[0] - dx / this.near, this.middle[1] - dy / this.near]);
  }

  lookAt(point: Point, near: number): void {
    this.glides = true;
    this.near = near;
    this.middle = this.#kept(point);
  }

  /** The place on the table that is seen at a point of the window. */
  at(point: Point): Point {
    return [(point[0] - this.x) / this.near, (point[1] - this.y) / this.near];
  }

  sees([x, y]: Point): boolean {
    const reachX = this.width / 2 / this.near;
    const reachY = this.height / 2 / this.near;
    return Math.abs(x - this.middle[0]) < reachX && Math.abs(y - this.middle[1]) < reachY;
  }

  /** Never away from the table; with the whole table in view it stays in the middle. */
  #kept([x, y]: Point): Point {
    const hold = (value: number, size: number, window: number): number => {
      const half = window / 2 / this.near;
      const low = half - MARGIN;
      const high = size + MARGIN - half;
      return low > high ? size / 2 : Math.min(high, Math.max(low, value));
    };
    return [hold(x, this.table[0], this.width), hold(y, this.table[1], this.height)];
  }
}
