/** Options of `Paper` and of each kind of mark. */
import type { Light } from './light.ts';
import type { Outline } from './outline.ts';
import type { Texture } from './texture.ts';
import type { CutStyle } from './trace.ts';

/** How textures reach the drawing: inside it, from the page (`sharedTextures()`), or not at all (tiny icons). */
export type Textures = 'standalone' | 'shared' | 'none';

export interface PaperOptions {
  readonly width: number;
  readonly height: number;
  /** Top left of the view (0, 0 unless told). */
  readonly x?: number;
  readonly y?: number;
  readonly light?: Light;
  readonly seed?: number;
  /** How many times the camera enlarges what is drawn (1): edges, wobble and shadows keep their size in the picture. */
  readonly zoom?: number;
  /** Starts every id; give each drawing in a page its own. Letters, digits, `-` and `_`. */
  readonly prefix?: string;
  readonly textures?: Textures;
}

export interface InkOptions {
  /** 0–1. */
  readonly opacity?: number;
  /** False: the colour is light itself (a window, the sun) and is used as it is. */
  readonly lit?: boolean;
}

export interface FlatOptions extends InkOptions, Partial<CutStyle> {}

export interface SheetOptions extends Partial<CutStyle> {
  /** Height over what lies below, see `shadowCopies`; 0 casts no shadow. Default 0.8, a piece of a figure. */
  readonly lift?: number;
  /**
   * core: pale rim of cut paper (default below lift 1); lit: edge towards the light (default from 1); clear: broad rim
   * that stands out from any background, see `clearEdgeOf`; none.
   */
  readonly edge?: 'core' | 'lit' | 'clear' | 'none';
  readonly edgeColour?: string;
  readonly texture?: Texture;
  readonly textureOpacity?: number;
  readonly holes?: readonly Outline[];
  readonly lit?: boolean;
  /** The shadow falls on this piece only: a fringe on a face, a pocket on a coat. */
  readonly shadowOn?: Piece;
}

export interface LineOptions extends InkOptions {
  readonly dash?: readonly number[];
  readonly jitter?: number;
  readonly step?: number;
}

export interface EllipseOptions extends InkOptions {
  readonly rot?: number;
  /** An outline colour and its width; the fill may then be 'none'. */
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly fillOpacity?: number;
}

/** A drawn piece that other pieces can be clipped to. */
export interface Piece {
  /** null: the piece is outside the picture and was not drawn. */
  readonly id: string | null;
}
