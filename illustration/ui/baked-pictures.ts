/** Addresses and sizes of the pictures that the build draws. This file has no drawing code, so screens can import it. */

import { byCategoryArt } from './categories.ts';

export const COVER_WIDTHS = [180, 360, 540] as const;

/** Pictures of the interface with their size in CSS pixels; the files are twice as large. */
export const ART = {
  'peeking-fox': [104, 78],
  'empty-shelf': [360, 240],
  'empty-characters': [360, 240],
  'nothing-found': [360, 240],
  'lost-fox': [360, 240],
  'offline-snail': [360, 240],
  'great-work': [360, 240],
  lullaby: [480, 400],
  'plan-basic': [480, 147],
  'plan-premium': [480, 147],
  ...byCategoryArt(() => [120, 120] as const),
} as const satisfies Record<string, readonly [width: number, height: number]>;
export type ArtName = keyof typeof ART;

export type ArtFormat = 'avif' | 'webp';

/** Address of a baked picture of the interface. */
export function artSource(name: ArtName, format: ArtFormat): string {
  return `/art/${name}.${format}`;
}

/** The layers of the diorama from far to near, with depth (0–1; 0.72 stands still). */
export const DIORAMA_LAYERS = [
  ['sky', 0.1],
  ['land', 0.4],
  ['sea', 0.6],
  ['boat', 0.72],
  ['frame', 0.85],
  ['friends', 1],
] as const satisfies readonly (readonly [name: string, depth: number])[];
export type DioramaLayerName = (typeof DIORAMA_LAYERS)[number][0];

/** Sizes of the stage in its own units; files are 1.25 × (wide) and 1.1 × (portrait) that. */
export const DIORAMA_SIZE = { wide: [800, 560], portrait: [700, 640] } as const;
export type DioramaShape = keyof typeof DIORAMA_SIZE;

/** Address of one layer of the diorama. */
export function dioramaSource(
  shape: DioramaShape,
  layer: DioramaLayerName,
  evening: boolean,
  format: ArtFormat,
): string {
  return `/art/diorama-${shape}${evening ? '-evening' : ''}-${layer}.${format}`;
}

/** Address of the whole diorama in one file, without parallax. */
export function dioramaStill(shape: DioramaShape, evening: boolean, format: ArtFormat): string {
  return `/art/diorama-${shape}${evening ? '-evening' : ''}.${format}`;
}
