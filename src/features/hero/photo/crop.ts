/**
 * Which part of a photo the hoop shows. The hoop is a circle in a square of side 1; the photo is laid behind it.
 * Pure, so that drag, wheel, pinch and keys are the same small sums, and so that the worker cuts out exactly what is seen.
 */

/** Size of the photo in pixels. */
export type PhotoSize = { width: number; height: number };

/** The middle of the hoop as a place in the photo (0–1 both ways), and how far it is zoomed in (1 = just filled). */
export type Crop = { x: number; y: number; zoom: number };

export const MAX_ZOOM = 12;

/** As the photo first lies: filled, middle; a portrait a little higher, because that is where faces are. */
export function initialCrop({ width, height }: PhotoSize): Crop {
  return clampCrop({ x: 0.5, y: height > width ? 0.42 : 0.5, zoom: 1 }, { width, height });
}

/** Share of the hoop's width that a face fills when it sets itself: hair above and shoulders below still show. */
const FACE_IN_HOOP = 0.46;

/** The hoop round a face, given as a box in shares of the photo. */
export function cropAroundFace(
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
  size: PhotoSize,
): Crop {
  const side = ((right - left) * size.width) / FACE_IN_HOOP;
  // Hair needs more room above a face than a chin below it.
  return clampCrop(
    {
      x: (left + right) / 2,
      y: (top + bottom) / 2 - (bottom - top) * 0.06,
      zoom: Math.min(size.width, size.height) / side,
    },
    size,
  );
}

/** Side of the square that the hoop shows, in photo pixels. */
export function cropSide(frame: Crop, { width, height }: PhotoSize): number {
  return Math.min(width, height) / frame.zoom;
}

/** The same frame with the zoom in its limits and the photo still filling the hoop. */
export function clampCrop(frame: Crop, size: PhotoSize): Crop {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, frame.zoom));
  const side = cropSide({ ...frame, zoom }, size);
  const [rimX, rimY] = [side / 2 / size.width, side / 2 / size.height];
  return {
    x: Math.min(1 - rimX, Math.max(rimX, frame.x)),
    y: Math.min(1 - rimY, Math.max(rimY, frame.y)),
    zoom,
  };
}

/** Moves the photo by a share of the hoop's side, the way a finger drags it (right is positive, down is positive). */
export function pan(frame: Crop, size: PhotoSize, byX: number, byY: number): Crop {
  const side = cropSide(frame, size);
  return clampCrop(
    { ...frame, x: frame.x - (byX * side) / size.width, y: frame.y - (byY * side) / size.height },
    size,
  );
}

/** Zooms by a factor, keeping what lies under a point of the hoop (−0.5 to 0.5 from its middle) where it is. */
export function zoomAt(frame: Crop, size: PhotoSize, factor: number, atX = 0, atY = 0): Crop {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, frame.zoom * factor));
  const before = cropSide(frame, size);
  const after = cropSide({ ...frame, zoom }, size);
  return clampCrop(
    {
      x: frame.x + (atX * (before - after)) / size.width,
      y: frame.y + (atY * (before - after)) / size.height,
      zoom,
    },
    size,
  );
}

/** The square to cut out, in photo pixels. */
export function cropSquare(frame: Crop, size: PhotoSize): { left: number; top: number; side: number } {
  const side = cropSide(frame, size);
  return { left: frame.x * size.width - side / 2, top: frame.y * size.height - side / 2, side };
}

/** What a key does to the frame: arrows move the photo, + and − zoom, 0 and Home start over; null for other keys. */
export function cropForKey(key: string, frame: Crop, size: PhotoSize): Crop | null {
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
      return initialCrop(size);
    default:
      return null;
  }
}
