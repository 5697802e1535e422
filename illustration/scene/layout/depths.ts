/** How near the planes of a stage lie, and what touches within one. */
import type { PlaneId } from '../format/placing.ts';

/** The plane of the figures and, a little behind it, of the things among them. */
export const FIGURE_DEPTH = 0.72;
export const PROP_DEPTH = 0.66;

export const PLANE_DEPTHS: Readonly<Record<PlaneId, number>> = {
  far: 0.36,
  back: 0.6,
  stage: FIGURE_DEPTH,
  front: 0.86,
  silhouette: 0.965,
};

/** What belongs to a plane; a silhouette is cut dark at any depth. */
export const PLANE_RANGES: Readonly<Record<PlaneId, readonly [from: number, to: number]>> = {
  far: [0, 0.5],
  back: [0.5, 0.7],
  stage: [0.7, 0.8],
  front: [0.8, 0.955],
  silhouette: [0, 1],
};

/** Between what touches: in front of the one, behind the next. */
export const DEPTH_STEP = 0.0015;
/** The near side of a boat lies before whoever sits in it, and what they hold. */
export const NEAR_SIDE_STEP = DEPTH_STEP * 4;
