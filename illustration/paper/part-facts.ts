/**
 * What the record of a thing or an animal says about itself beside its drawing. Facts are in page units (a child of
 * scale 1 stands 390 high), as they are at scale 1, turned and mirrored as the drawing is: y down, from its 0, 0.
 */

/** A place on it. */
export type RecordPoint = readonly [x: number, y: number];

/** What its paper fills, without shadows and glows; `npx tsx scripts/kit/measure-bounds.ts` measures it. */
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

export interface PartRecord {
  /** The name of its file, and what scenes call it. */
  readonly id: string;
  readonly label: string;
  /** Its main paper, `#rrggbb`, where a scene gives none. */
  readonly colour: string;
  readonly bounds: Bounds;
}

/** Things and animals are drawn in units of which a child is 300 high; one such unit in page units. */
export const PAGE_UNITS = 1.3;
