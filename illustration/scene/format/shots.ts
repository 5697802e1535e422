/** Step 1, format: named shots, starting points for the camera, which `camera/camera.ts` places. */

export interface Shot {
  /** Where what it looks at lies in the picture, in parts of its width and height. */
  readonly at?: readonly [x: number, y: number];
  /** Degrees, clockwise, that the camera leans. */
  readonly roll?: number;
  /** How far down the picture the horizon lies, 0–1. */
  readonly horizon?: number;
  /** Half the width of the first figure's head in the picture, page units. */
  readonly head?: number;
  /** What it looks at: the head of the first figure, the middle between the first two, or what the first one holds. */
  readonly of?: 'one' | 'two' | 'thing';
}

/** The twelve shots of a picture book. Heads in page units; places in parts of the picture. */
export const SHOTS = {
  /** Where are we? A small child in a wide land, little sky. */
  establish: { head: 30, at: [0.36, 0.66], horizon: 0.36 },
  /** Someone small before something big. */
  'small-before-big': { head: 25, at: [0.3, 0.86], horizon: 0.86 },
  /** Hurrying, the picture leans, room ahead. */
  'diagonal-run': { head: 64, at: [0.36, 0.4], roll: 9 },
  /** Two who touch, on one ground. */
  'two-touching': { head: 105, of: 'two', at: [0.5, 0.42] },
  /** Past the dark shoulder of one to the lit face of the other. */
  'over-the-shoulder': { head: 86, at: [0.62, 0.4] },
  /** A face, cropped by the edge of the page. */
  close: { head: 240, at: [0.5, 0.48] },
  /** A thing in a hand, no face. */
  'thing-in-hand': { head: 200, of: 'thing', at: [0.5, 0.5] },
  /** The page is the floor, or a map. */
  plan: { head: 44, at: [0.5, 0.5] },
  /** From low down, the sky behind. */
  'low-angle': { head: 76, at: [0.5, 0.34], horizon: 0.94 },
  /** Through a wall cut open: rooms beside and above each other. */
  'cut-away': { head: 32 },
  /** Dark against one light. */
  silhouette: { head: 56, at: [0.5, 0.56] },
  /** Seen through a hole in a dark sheet. */
  'frame-in-frame': { head: 62, at: [0.5, 0.5] },
} as const satisfies Record<string, Shot>;

export type ShotId = keyof typeof SHOTS;
