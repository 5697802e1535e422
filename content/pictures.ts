/**
 * The pictures' half of a book: `pictures/NN-id.ts` in a story's folder is the picture of one spread, `parts.ts` what several of them
 * share, `book.ts` the words. The compiler knows every word a picture may use; `npm run check:scenes` finds what it cannot see.
 */

import type { BookScene, CastMember, Picture, SceneSet } from '../illustration/scene/format/book.ts';
import type { Costume } from '../illustration/scene/format/look.ts';
import type { Camera, Scene } from '../illustration/scene/format/scene.ts';
import type { CastChild, Friend } from './book.ts';

export type { CastChild, Friend, Picture };

/** The book's own people and animals, by the names that pictures call them. */
export type StoryCast = Readonly<Record<string, CastMember>>;
export type Sets = Readonly<Record<string, SceneSet>>;
/** A picture that is whole as it is written. */
export type WholePicture = Omit<Scene, 'describe'>;
/** What the two ways of a choice show. */
export type WayPictures = readonly [Camera | BookScene, Camera | BookScene];

interface Pictures {
  readonly cast?: StoryCast;
  readonly friend?: Friend;
  readonly third?: CastChild;
  readonly fourth?: CastChild;
  readonly wears?: Costume;
  readonly sets?: Sets;
  /** By the id of the spread. */
  readonly scenes: Readonly<Record<string, Picture>>;
  /** The two pictures of a choice, by the id of the spread that asks. */
  readonly ways?: Readonly<Record<string, WayPictures>>;
}

/** The pictures of a book, under the names its spreads have. */
export function picturesOf<const Given extends Pictures>(given: Given): Given {
  return given;
}
