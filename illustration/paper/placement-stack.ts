/** The stack of placements and bends between local points and the picture. */
import {
  applyMatrix,
  IDENTITY,
  invert,
  type Matrix,
  mirrors,
  type Placement,
  placeOn,
  scaleOf,
  turnOf,
} from './matrix.ts';
import type { Outline } from './outline.ts';

/** Moves a point. */
export type Bend = (x: number, y: number) => readonly [x: number, y: number];

export class PlacementStack {
  #matrix: Matrix = IDENTITY;
  /** From a placed point to its bent place in the picture. */
  #bend: Bend | null = null;

  /** Mean scale: picture units of one local unit. */
  get scale(): number {
    return scaleOf(this.#matrix);
  }

  /** The turn in the picture of something turned by `degrees` locally. */
  turned(degrees: number): number {
    return turnOf(this.#matrix) + (mirrors(this.#matrix) ? 180 - degrees : degrees);
  }

  /** Where a local point is in the picture. */
  placed(x: number, y: number): readonly [x: number, y: number] {
    const at = applyMatrix(this.#matrix, x, y);
    return this.#bend ? this.#bend(at[0], at[1]) : at;
  }

  /** The outline to draw under the matrix `under`. A bent outline is already placed. */
  laid(outline: Outline): Outline {
    if (!this.#bend) return outline;
    return outline.map((point) => {
      const at = this.placed(point[0], point[1]);
      return [at[0], at[1], point[2] ?? 0] as const;
    });
  }

  /** The matrix for what `laid` returns. */
  get under(): Matrix {
    return this.#bend ? IDENTITY : this.#matrix;
  }

  at(placement: Placement, draw: () => void): void {
    const outer = this.#matrix;
    this.#matrix = placeOn(outer, placement);
    draw();
    this.#matrix = outer;
  }

  bent(bend: Bend, draw: () => void): void {
    const outer = this.#bend;
    const frame = this.#matrix;
    const back = invert(frame);
    this.#bend = (x, y) => {
      const flat = applyMatrix(back, x, y);
      const bowed = bend(flat[0], flat[1]);
      const at = applyMatrix(frame, bowed[0], bowed[1]);
      return outer ? outer(at[0], at[1]) : at;
    };
    draw();
    this.#bend = outer;
  }
}
