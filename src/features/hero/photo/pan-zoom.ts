/**
 * Which part of a photo the hoop shows. The hoop is a circle in a square of side 1; the photo is laid behind it.
 * Pure, so that drag, wheel, pinch and keys are the same small sums, and so that the worker cuts out exactly what is seen.
 */

/** Size of the photo in pixels. */
export type Size = { width: number; height: number };

/** The middle of the hoop as a place in the photo (0–1 both ways), and how far it is zoomed in (1 = just filled). */
export type Frame = { x: number; y: number; zoom: number };

export const MAX_ZOOM = 12;

/** As the photo first lies: filled, middle; a portrait a little higher, because that is where faces are. */
export function firstFrame({ width, height }: Size): Frame {
  return inBounds({ x: 0.5, y: height > width ? 0.42 : 0.5, zoom: 1 }, { width, height });
}

/** Share of the hoop's width that a face fills when it sets itself: hair above and shoulders below still show. */
const FACE_IN_HOOP = 0.46;

/** The hoop round a face, given as a box in shares of the photo. */
export function frameOfFace(
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
  size: Size,
): Frame {
  const side = ((right - left) * size.width) / FACE_IN_HOOP;
  // Hair needs more room above a face than a chin below it.
  return inBounds(
    {
      x: (left + right) / 2,
      y: (top + bottom) / 2 - (bottom - top) * 0.06,
      zoom: Math.min(size.width, size.height) / side,
    },
    size,
  );
}

/** Side of the square that the hoop shows, in photo pixels. */
export function shownSide(frame: Frame, { width, height }: Size): number {
  return Math.min(width, height) / frame.zoom;
}

/** The same frame with the zoom in its limits and the photo still filling the hoop. */
export function inBounds(frame: Frame, size: Size): Frame {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, frame.zoom));
  const side = shownSide({ ...frame, zoom }, size);
  const [rimX, rimY] = [side / 2 / size.width, side / 2 / size.height];
  return {
    x: Math.min(1 - rimX, Math.max(rimX, frame.x)),
    y: Math.min(1 - rimY, Math.max(rimY, frame.y)),
    zoom,
  };
}

/** Moves the photo by a share of the hoop's side, the way a finger drags it (right is positive, down is positive). */
export function pan(frame: Frame, size: Size, byX: number, byY: number): Frame {
  const side = shownSide(frame, size);
  return inBounds(
    { ...frame, x: frame.x - (byX * side) / size.width, y: frame.y - (byY * side) / size.height },
    size,
  );
}

/** Zooms by a factor, keeping what lies under a point of the hoop (−0.5 to 0.5 from its middle) where it is. */
export function zoomAt(frame: Frame, size: Size, factor: number, atX = 0, atY = 0): Frame {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, frame.zoom * factor));
  const before = shownSide(frame, size);
  const after = shownSide({ ...frame, zoom }, size);
  return inBounds(
    {
      x: frame.x + (atX * (before - after)) / size.width,
      y: frame.y + (atY * (before - after)) / size.height,
      zoom,
    },
    size,
  );
}

/** The square to cut out, in photo pixels. */
export function cutOut(frame: Frame, size: Size): { left: number; top: number; side: number } {
  const side = shownSide(frame, size);
  return { left: frame.x * size.width - side / 2, top: frame.y * size.height - side / 2, side };
}

/** What a key does to the frame: arrows move the photo, + and − zoom, 0 and Home start over; null for other keys. */
export function frameForKey(key: string, frame: Frame, size: Size): Frame | null {
  const step = 0.06;
  switch (key) {
    case 'ArrowLeft':
      return pan(frame, size, -step, 0);
    case 'ArrowRight':
      return pan(frame, size, step, 0);
    case 'ArrowUp':
      return pan(frame, size, 0, -step);
    case 'ArrowDown':
      return pan(frame, size, 0, step);
    case '+':
    case '=':
      return zoomAt(frame, size, 1.2);
    case '-':
    case '_':
      return zoomAt(frame, size, 1 / 1.2);
    case '0':
    case 'Home':
      return firstFrame(size);
    default:
      return null;
  }
}
