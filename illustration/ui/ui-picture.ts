import { Cutter } from '../paper/cutter.ts';
import { type Light, TABLE_LIGHT } from '../paper/light.ts';
import { Paper } from '../paper/paper.ts';

export interface UiArtOptions {
  /** Starts every id in the SVG; give each picture in one page its own. */
  readonly prefix?: string;
  readonly textures?: 'standalone' | 'shared' | 'none';
}

/** Table light for the evening theme: warmer and darker. */
export const EVENING_LIGHT: Light = {
  ...TABLE_LIGHT,
  tint: '#d9c6c4',
  tintStrength: 0.5,
  shadow: '#0b0608',
  shadowStrength: 1.7,
};

/** Draws a picture of the interface in `width` × `height` units, without a background. */
export function uiArt(
  width: number,
  height: number,
  draw: (c: Cutter) => void,
  { prefix = 'u', textures = 'standalone' }: UiArtOptions = {},
  light: Light = TABLE_LIGHT,
): string {
  const paper = new Paper({ width, height, prefix, textures, light, seed: 5 });
  draw(new Cutter(paper));
  return paper.toSvg({ size: true });
}

/** Returns a function that draws a fixed picture in `width` × `height` units. */
export const illustration =
  (width: number, height: number, draw: (c: Cutter) => void) =>
  (options: UiArtOptions = {}): string =>
    uiArt(width, height, draw, options);
