/**
 * One head's square as numbers: the colour of each pixel, how surely it is a person, and where the face's parts are.
 * What reads colours and hair asks this map and never the photo.
 */
import { type Lab, labOf, linearOf, type Rgb } from '../oklab.ts';
import type { FaceInSquare } from './head-square.ts';
import { SQUARE_FACE_WIDTHS } from './head-square.ts';
import type { Raster } from './raster.ts';

/** Face widths in squares: how wide the face's box is. */
export const FACE_WIDTH = 1 / SQUARE_FACE_WIDTHS;

export type HeadMap = {
  readonly side: number;
  /** OKLab, one number a pixel. */
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
  readonly raster: Raster;
  /** How surely a pixel belongs to a person, 0–1. */
  readonly person: Float32Array;
  readonly face: FaceInSquare;
  /** The face's measures in pixels of the square. */
  readonly eyes: { readonly x: number; readonly y: number };
  readonly mouth: { readonly x: number; readonly y: number };
  /** Distance from the eyes to the mouth, the unit of heights. */
  readonly drop: number;
  /** Width of the face's box, the unit of widths. */
  readonly width: number;
  readonly chin: { readonly x: number; readonly y: number };
};

/** Makes the map. `person` is the mask of the same square; `zoom` the square's size against the usual one. */
export function headMap(raster: Raster, person: Float32Array, face: FaceInSquare, zoom = 1): HeadMap {
  const side = raster.width;
  const pixels = side * side;
  const [lightness, a, b] = [new Float32Array(pixels), new Float32Array(pixels), new Float32Array(pixels)];
  for (let at = 0; at < pixels; at++) {
    const lab = labOf([
      linearOf(raster.data[at * 4] ?? 0),
      linearOf(raster.data[at * 4 + 1] ?? 0),
      linearOf(raster.data[at * 4 + 2] ?? 0),
    ]);
    lightness[at] = lab[0];
    a[at] = lab[1];
    b[at] = lab[2];
  }
  const eyes = {
    x: ((face.leftEye.x + face.rightEye.x) / 2) * side,
    y: ((face.leftEye.y + face.rightEye.y) / 2) * side,
  };
  const mouth = { x: face.mouth.x * side, y: face.mouth.y * side };
  const width = (FACE_WIDTH * side) / zoom;
  // A head thrown back or bent down shortens the way from eyes to mouth; never below what a face can have.
  const drop = Math.min(width * 0.6, Math.max(width * 0.34, Math.hypot(mouth.x - eyes.x, mouth.y - eyes.y)));
  const chin = { x: mouth.x + (mouth.x - eyes.x) * 0.5, y: mouth.y + drop * 0.72 };
  return { side, lightness, a, b, raster, person, face, eyes, mouth, drop, width, chin };
}

/** Whether a pixel lies in the photo and, with `least`, on a person. */
export function isPerson(map: HeadMap, at: number, least = 0.6): boolean {
  return (map.raster.data[at * 4 + 3] ?? 0) > 0 && (map.person[at] ?? 0) >= least;
}

export const isInPhoto = (map: HeadMap, at: number): boolean => (map.raster.data[at * 4 + 3] ?? 0) > 0;

export function labAt(map: HeadMap, at: number): Lab {
  return [map.lightness[at] ?? 0, map.a[at] ?? 0, map.b[at] ?? 0];
}

/** Linear light at a pixel. */
export function rgbAt(map: HeadMap, at: number): Rgb {
  const { data } = map.raster;
  return [linearOf(data[at * 4] ?? 0), linearOf(data[at * 4 + 1] ?? 0), linearOf(data[at * 4 + 2] ?? 0)];
}

/** The pixels of an ellipse (middle and half axes in pixels). */
export function ellipse(map: HeadMap, x: number, y: number, rx: number, ry: number): number[] {
  const { side } = map;
  const pixels: number[] = [];
  for (let row = Math.max(0, Math.ceil(y - ry)); row <= Math.min(side - 1, y + ry); row++) {
    const half = rx * Math.sqrt(Math.max(0, 1 - ((row - y) / ry) ** 2));
    for (let column = Math.max(0, Math.ceil(x - half)); column <= Math.min(side - 1, x + half); column++) {
      pixels.push(row * side + column);
    }
  }
  return pixels;
}

/** The pixels of a box (edges in pixels). */
export function box(map: HeadMap, left: number, top: number, right: number, bottom: number): number[] {
  const { side } = map;
  const pixels: number[] = [];
  for (let row = Math.max(0, Math.ceil(top)); row <= Math.min(side - 1, bottom); row++) {
    for (let column = Math.max(0, Math.ceil(left)); column <= Math.min(side - 1, right); column++) {
      pixels.push(row * side + column);
    }
  }
  return pixels;
}

/** The pixels below the chin: `wide` face widths to either side, from `top` to `bottom` drops under it. */
export function belowChin(map: HeadMap, wide: number, top: number, bottom: number): number[] {
  const { chin, drop, width } = map;
  const half = width * wide;
  return box(map, chin.x - half, chin.y + drop * top, chin.x + half, chin.y + drop * bottom);
}

/** A colour and the share of the pixels that have it. */
export type ColourShare = { readonly rgb: Rgb; readonly lab: Lab; readonly share: number };

/**
 * The commonest colour of some pixels: the fullest cell of a coarse OKLab grid, then a few steps of mean shift. Unlike a
 * mean it does not mix a red scarf and a blue coat into purple. Null of nothing.
 */
export function dominantColourOf(map: HeadMap, pixels: readonly number[]): ColourShare | null {
  const cells = new Map<number, { count: number; lab: Lab }>();
  for (const at of pixels) {
    const lab = labAt(map, at);
    const key =
      Math.round(lab[0] / 0.08) * 10_000 +
      (Math.round(lab[1] / 0.03) + 50) * 100 +
      Math.round(lab[2] / 0.03) +
      50;
    const cell = cells.get(key);
    if (cell) cell.count += 1;
    else cells.set(key, { count: 1, lab });
  }
  // A cluster on the border of two cells counts for both.
  const heapAt = (key: number) =>
    [0, 10_000, -10_000, 100, -100, 1, -1].reduce(
      (sum, step) => sum + (cells.get(key + step)?.count ?? 0) * (step === 0 ? 1 : 0.5),
      0,
    );
  let fullest: Lab | null = null;
  let most = 0;
  for (const [key, { lab }] of cells) {
    const heap = heapAt(key);
    if (heap > most) [fullest, most] = [lab, heap];
  }
  if (!fullest) return null;
  let centre: Lab = fullest;
  let found: ColourShare | null = null;
  for (let round = 0; round < 10; round++) {
    let [count, red, green, blue, l, a, b] = [0, 0, 0, 0, 0, 0, 0];
    for (const at of pixels) {
      const lab = labAt(map, at);
      const off =
        ((lab[0] - centre[0]) / 0.12) ** 2 +
        ((lab[1] - centre[1]) / 0.04) ** 2 +
        ((lab[2] - centre[2]) / 0.04) ** 2;
      if (off > 1) continue;
      const rgb = rgbAt(map, at);
      count += 1;
      red += rgb[0];
      green += rgb[1];
      blue += rgb[2];
      l += lab[0];
      a += lab[1];
      b += lab[2];
    }
    if (count === 0) break;
    centre = [l / count, a / count, b / count];
    found = { rgb: [red / count, green / count, blue / count], lab: centre, share: count / pixels.length };
  }
  return found;
}
