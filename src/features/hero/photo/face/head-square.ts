/**
 * The upright square round one head that everything is read from: eyes level, the face at the same place and size in
 * each, so that "above the brows" or "beside the chin" is the same rows and columns for every child.
 */
import { type DetectedFace, faceWidth, type ImagePoint } from './detector.ts';
import { type Square, toSquare } from './raster.ts';

/** Side of the square in face widths: room for an afro above and for shoulders below. */
export const SQUARE_FACE_WIDTHS = 3.2;

/** How far down the square the eyes stand, 0–1. */
export const EYE_LINE = 0.42;

const between = (one: ImagePoint, other: ImagePoint): ImagePoint => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** The head's square in the photo; `nudge` moves it by shares of a face width, to read a slightly different frame. */
export function headSquare(face: DetectedFace, nudge: ImagePoint = { x: 0, y: 0 }, zoom = 1): Square {
  const eyes = between(face.leftEye, face.rightEye);
  const angle = Math.atan2(face.rightEye.y - face.leftEye.y, face.rightEye.x - face.leftEye.x);
  // The face's box gives size and middle: on a turned head the eyes are close together and off the middle.
  const width = faceWidth(face);
  const side = width * SQUARE_FACE_WIDTHS * zoom;
  const middle = { x: (eyes.x + (face.box.left + face.box.right) / 2) / 2, y: eyes.y };
  const [dx, dy] = [nudge.x * width, nudge.y * width + (0.5 - EYE_LINE) * side];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: middle.x + dx * cos - dy * sin, y: middle.y + dx * sin + dy * cos, side, angle };
}

/** The detector's points as places in the square, 0–1 both ways. */
export type FaceInSquare = Omit<DetectedFace, 'score' | 'box'>;

/** Where a face's points are in a square. */
export function faceInSquare(face: DetectedFace, square: Square): FaceInSquare {
  const place = ({ x, y }: ImagePoint): ImagePoint => {
    const { u, v } = toSquare(square, x, y);
    return { x: u, y: v };
  };
  return {
    leftEye: place(face.leftEye),
    rightEye: place(face.rightEye),
    nose: place(face.nose),
    mouth: place(face.mouth),
    leftEar: place(face.leftEar),
    rightEar: place(face.rightEar),
  };
}
