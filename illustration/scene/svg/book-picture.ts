/**
 * The one way from a page of a book to its drawing. The app, its PDF and EPUB, a link, the studio and the contact sheets
 * all draw through it, so what one of them shows the others show too.
 */

import { SHEET_BLEED } from '../../paper/page.ts';
import { type Aspect, STAGES } from '../camera/aspects.ts';
import type { Cast, Child } from '../cast/cast.ts';
import { type BookCast, castBook } from '../cast/cast-book.ts';
import type { Scene } from '../format/scene.ts';
import type { SceneOptions } from '../layers/scene-layers.ts';
import { drawScene } from './draw-scene.ts';
import { fetchParts } from './fetch-parts.ts';
import { drawParallaxSheets, type ParallaxSheets } from './parallax-sheets.ts';

/** The children of a family who play in a book; without a friend of theirs the book's own plays. */
export interface BookChildren {
  readonly hero: Child;
  readonly friend?: Child | null;
}

export interface BookPicture {
  readonly cast: Cast;
  /** Resolves when the picture can be drawn; rejects when a part of it can't be fetched. */
  fetch(): Promise<void>;
  whole(options?: Pick<SceneOptions, 'prefix' | 'textures'>): string;
  sheets(): ParallaxSheets;
  /** Height in parts of the width. */
  readonly ratio: number;
  /** How much wider the sheets are than the picture at each side, in parts of its width. */
  readonly bleed: number;
}

/** A picture of a book with these children in it. Nothing is drawn before it is asked for. */
export function bookPicture(
  book: BookCast,
  scene: Scene,
  children: BookChildren,
  aspect: Aspect,
): BookPicture {
  const cast = castBook(book, children.hero, children.friend);
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
