/**
 * The facts of a prop's or animal's record. They are in page units at scale 1 (a standing child is 390 high), y down,
 * from the origin of the drawing.
 */

/** A point of a part, from its origin. */
export type RecordPoint = readonly [x: number, y: number];

/** Bounds of the paper without shadows and glows, measured by `npx tsx scripts/kit/measure-bounds.ts`. */
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

export interface PartRecord {
  /** The name of its file. Scenes use it. */
  readonly id: string;
  readonly label: string;
  /** Default main colour, `#rrggbb`. */
  readonly colour: string;
  readonly bounds: Bounds;
}

/** Page units of one drawing unit: props and animals are drawn in units of which a child is 300 high. */
export const PAGE_UNITS = 1.3;
