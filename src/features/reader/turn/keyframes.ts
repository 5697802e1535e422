/**
 * The keyframes of one turning sheet: the position of its faces, and the light on them and on the pages below.
 *
 * Only `transform` and `opacity` change, so that the compositor can play them without the main thread. `over`
 * is the sheet's position: 0 on the side of the pages to come, 1 on the side of the pages read. Every part is
 * linear in `over` between the stops; the animation's easing sets the pace.
 */

import type { EasingSegment } from './easing.ts';

/**
 * The two faces of a sheet, the light on each, the shade on the pages below; the far and near layers of the
 * picture that turns away and of the one below; and a plain fade.
 */
export type TurnPart =
  | 'front'
  | 'frontLight'
  | 'back'
  | 'backLight'
  | 'shade'
  | 'awayFar'
  | 'awayNear'
  | 'beneathFar'
  | 'beneathNear'
  | 'fadeIn';

/** The angle of a turn, in radians: a leaf turns right over; a single page on a phone leaves the view. */
export const LEAF_ANGLE = Math.PI;
export const PAGE_ANGLE = (105 / 180) * Math.PI;

/** The viewer's distance from the book, in pixels. */
const PERSPECTIVE_PX = 2400;
/** How far the free corner leads at mid-turn, in degrees: the paper is lifted by its lower corner. */
const CORNER_LEAD_DEG = 2.4;

/**
 * How far the layers of a picture shift while it is seen at an angle, as fractions of their width: by their
 * depth, (depth − 0.72) × 36 px on a page of 900, as measured for our scenes. The middle layer stands still.
 */
const FAR_SHIFT = -0.019;
const NEAR_SHIFT = 0.009;

/** Positions in a movement between which every part moves linearly. */
export const STOPS = [0, 0.25, 0.5, 0.75, 1] as const;

export interface TurnShape {
  /** 'leaf': two facing pages turn one sheet. 'page': a single page turns away. */
  readonly kind: 'leaf' | 'page';
  /** 1 where pages turn from right to left, -1 for right-to-left books. */
  readonly side: 1 | -1;
}

/** A part's keyframe with the sheet at `over`. */
export function keyframeAt(part: TurnPart, over: number, { kind, side }: TurnShape): Keyframe {
  const reach = kind === 'leaf' ? 180 : (PAGE_ANGLE * 180) / Math.PI;
  const rise = Math.sin(over * Math.PI);
  switch (part) {
    case 'front':
      return { transform: rotate(-side * reach * over, side * CORNER_LEAD_DEG * rise) };
    case 'back':
      return { transform: rotate(side * reach * (1 - over), -side * CORNER_LEAD_DEG * rise) };
    case 'frontLight':
      // A highlight runs from the free edge to the spine as the sheet bends upwards.
      return { opacity: ramp(over, 0, 0.3), transform: slide(side * (28 - 60 * over)) };
    case 'backLight':
      return { opacity: ramp(1 - over, 0, 0.35), transform: slide(side * (32 - 60 * over)) };
    case 'shade':
      // Darkest while the sheet is upright and shades both pages; none once it lies.
      return { opacity: round(Math.max(0, rise) ** 0.7) };
    case 'awayFar':
      return { transform: slide(side * FAR_SHIFT * 100 * over) };
    case 'awayNear':
      return { transform: slide(side * NEAR_SHIFT * 100 * over) };
    case 'beneathFar':
      return { transform: slide(-side * FAR_SHIFT * 100 * (1 - over)) };
    case 'beneathNear':
      return { transform: slide(-side * NEAR_SHIFT * 100 * (1 - over)) };
    case 'fadeIn':
      return { opacity: over };
  }
}

/**
 * The keyframes of a part while the sheet moves from one position to another: at constant speed over the whole
 * animation, or with eased `segments` (one per stop) in its first `share`, then held.
 */
export function keyframes(
  part: TurnPart,
  from: number,
  to: number,
  shape: TurnShape,
  segments?: readonly EasingSegment[],
  share = 1,
): Keyframe[] {
  const moving = STOPS.map((stop, n): Keyframe => {
    const beat = segments?.[n];
    const when = beat ? { offset: beat.at * share, easing: beat.easing } : { offset: stop };
    return { ...when, ...keyframeAt(part, from + (to - from) * stop, shape) };
  });
  return share < 1 ? [...moving, { offset: 1, ...keyframeAt(part, to, shape) }] : moving;
}

function rotate(angle: number, lead: number): string {
  return `perspective(${PERSPECTIVE_PX}px) rotateY(${round(angle)}deg) skewY(${round(lead)}deg)`;
}

function slide(percent: number): string {
  return `translateX(${round(percent)}%)`;
}

/** 0 up to `start`, 1 from `end` on, linear between. */
function ramp(value: number, start: number, end: number): number {
  return round(Math.max(0, Math.min(1, (value - start) / (end - start))));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
