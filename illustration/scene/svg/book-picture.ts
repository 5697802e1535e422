/**
 * Step 8, SVG: the one entry from a spread of a book to its drawing. The reader, PDF, EPUB, shared links, the studio and contact
 * sheets all use it, so they show the same picture.
 */

import { SHEET_BLEED } from '../../paper/page.ts';
import { type Aspect, STAGES } from '../camera/aspects.ts';
import type { Cast, Child } from '../cast/cast.ts';
import { type BookCast, castBook } from '../cast/cast-book.ts';
import type { ByRole } from '../format/child-roles.ts';
import type { Scene } from '../format/scene.ts';
import type { SceneOptions } from '../layers/scene-layers.ts';
import { drawScene } from './draw-scene.ts';
import { fetchParts } from './fetch-parts.ts';
import { drawParallaxSheets, type ParallaxSheets } from './parallax-sheets.ts';

/** The family's children in a book. A role that none of them plays is drawn as the book's own child. */
export type BookChildren = { readonly hero: Child } & ByRole<Child | null>;

export interface BookPicture {
  readonly cast: Cast;
  /** Resolves when the picture can be drawn; rejects when a part of it can't be fetched. */
  fetch(): Promise<void>;
  whole(options?: Pick<SceneOptions, 'prefix' | 'textures' | 'alone'>): string;
  sheets(): ParallaxSheets;
  /** Height divided by width. */
  readonly ratio: number;
  /** How much wider the sheets are than the picture on each side, as a part of its width. */
  readonly bleed: number;
}

/** Prepares a picture of a book with these children. Drawing starts when `whole` or `sheets` is called. */
export function bookPicture(
  book: BookCast,
  scene: Scene,
  children: BookChildren,
  aspect: Aspect,
): BookPicture {
  const cast = castBook(book, children.hero, children);
  const { left, right, top, bottom } = STAGES[aspect];
  return {
    cast,
    fetch: () => fetchParts(scene, cast),
    whole: (options) => drawScene(scene, cast, { ...options, aspect }),
    sheets: () => drawParallaxSheets(scene, cast, { aspect }),
    ratio: (bottom - top) / (right - left),
    bleed: SHEET_BLEED / (right - left),
  };
}
