/** Step 3, layout: the depths of the named planes. 0 is the far sky, 1 the frame nearest to the viewer. */
import type { PlaneId } from '../format/placing.ts';

/** Default depth of figures, and of props, a little behind them. */
export const FIGURE_DEPTH = 0.72;
export const PROP_DEPTH = 0.66;

export const PLANE_DEPTHS: Readonly<Record<PlaneId, number>> = {
  far: 0.36,
  back: 0.6,
  stage: FIGURE_DEPTH,
  front: 0.86,
  silhouette: 0.965,
};

/** The depths that belong to each plane. A silhouette may have any depth. */
export const PLANE_RANGES: Readonly<Record<PlaneId, readonly [from: number, to: number]>> = {
  far: [0, 0.5],
  back: [0.5, 0.7],
  stage: [0.7, 0.8],
  front: [0.8, 0.955],
  silhouette: [0, 1],
};

/** The least difference of depth: enough to draw one part over another that it touches. */
export const DEPTH_STEP = 0.0015;
/** How much nearer the near side of a boat is than the boat: it covers passengers and what they hold. */
export const NEAR_SIDE_STEP = DEPTH_STEP * 4;
