/** Decisions about dragging a page, as pure functions. Distances in CSS pixels, times in ms. */

/** Movement before a touch is classified; less may still be a tap. */
const MIN_DISTANCE = 8;
/** A flick at least this fast (px/ms) turns the page however short it was. */
const FLICK_SPEED = 0.45;

/**
 * What a touch that moved by `dx`, `dy` means: turn, scroll, or unclear. Scrolling wins unless the movement is
 * clearly sideways, so that a page never turns under a scrolling thumb.
 */
export function dragIntent(dx: number, dy: number): 'turn' | 'scroll' | 'unsure' {
  if (Math.hypot(dx, dy) < MIN_DISTANCE) return 'unsure';
  return Math.abs(dx) > 1.5 * Math.abs(dy) ? 'turn' : 'scroll';
}

/**
 * How far the sheet is turned (0 lying, 1 turned) when its free edge was dragged `distance` towards the spine.
 * The edge of a sheet `width` wide at the angle a is at width · cos a; this inverts it, so the paper stays
 * under the finger. `reach` is the angle of a full turn, in radians.
 */
export function turnProgress(distance: number, width: number, reach = Math.PI): number {
  const cosine = 1 - Math.max(0, distance) / width;
  return Math.min(1, Math.acos(Math.max(-1, cosine)) / reach);
}

/** Whether a sheet released at `progress` completes its turn, given its `speed` towards the other side in px/ms. */
export function completesTurn(progress: number, speed: number): boolean {
  if (Math.abs(speed) >= FLICK_SPEED) return speed > 0;
  return progress > 0.5;
}
