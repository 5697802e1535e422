/**
 * The pictures' half of a book: `pictures/NN-id.ts` in a story's folder is the picture of one spread, `parts.ts` what several of them
 * share, `book.ts` the words. An illustrator makes pieces with small helpers of her own (a wave, a shelf, a lantern), so her data is
 * checked where it is used, by `check:content` and the tests that draw it, and not by its types.
 */
import type { Look } from '../illustration/figures/hero/look/look.ts';
import type { BookScene, CastMember, SceneSet } from '../illustration/scene/format/book.ts';
import type { Costume } from '../illustration/scene/format/look.ts';
import type { Camera } from '../illustration/scene/format/scene.ts';
import type { Pronouns } from './slots.ts';

/** The picture of a spread; its description stands with the words. */
export type Picture = Omit<BookScene, 'describe'>;

interface Given<Id extends string, Asked extends string> {
  readonly cast?: object;
  readonly friend?: object;
  readonly wears?: object;
  readonly sets?: object;
  /** By the id of the spread. */
  readonly scenes: Readonly<Record<Id, object>>;
  /** The two pictures of a choice, by the id of the spread that asks. */
  readonly ways?: Readonly<Record<Asked, readonly object[]>>;
}

export interface Pictures<Id extends string, Asked extends string> {
  readonly cast: Readonly<Record<string, CastMember>>;
  readonly friend: { readonly name: string; readonly pronouns: Pronouns; readonly look: Partial<Look> };
  readonly wears: Costume;
  readonly sets: Readonly<Record<string, SceneSet>>;
  readonly scenes: Readonly<Record<Id, Picture>>;
  readonly ways: Readonly<Record<Asked, readonly [Camera | BookScene, Camera | BookScene]>>;
}

/** Takes the pictures of a book as its illustrator made them. */
export function picturesOf<Id extends string, Asked extends string = never>(
  given: Given<Id, Asked>,
): Pictures<Id, Asked> {
  return given as unknown as Pictures<Id, Asked>;
}
