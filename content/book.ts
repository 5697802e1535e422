/**
 * The format a book is written in: one file `book.ts` in the story's folder. `content/check-book.ts` says what a book
 * must be beyond its types; `docs/writing.md` shows how one is made.
 */
import type { BookScene, CastMember, SceneSet } from '../illustration/scene/format/book.ts';
import type { Costume, PartialLook } from '../illustration/scene/format/look.ts';
import type { Camera } from '../illustration/scene/format/scene.ts';
import type { DesignChoice } from './book-design.ts';
import type { Pronouns, Template } from './slots.ts';
import type { SpreadLayout } from './spread-layout.ts';
import type { Questions } from './talk.ts';

/** The child who plays `friend` where the family casts nobody. */
export interface Friend {
  readonly name: string;
  readonly pronouns: Pronouns;
  readonly look: PartialLook;
}

/**
 * A person of the book's cast whom a third or a fourth child of the family can play: in pictures under the cast's name, in
 * words as {third} or {fourth}.
 */
export interface CastChild {
  readonly name: string;
  readonly pronouns: Pronouns;
  /** The name in the cast; its look is the book's own child. */
  readonly plays: string;
}

/** One of the two ways a choice leads. `picture`: a camera on this spread's own scene, or a scene by itself. */
export interface Way {
  readonly label: string;
  /** The id of the spread it leads to. */
  readonly to: string;
  readonly picture: Camera | BookScene;
}

export interface Choice {
  readonly ask: Template;
  readonly ways: readonly [Way, Way];
}

/** What the words name and a reader will look for: `{ what: 'goose', count: 9 }`, `{ what: 'scarf', on: 'hero' }`. */
export interface Shown {
  /** The id or name of a thing or an animal, a name of the cast, what a piece is (`what`), or something worn. */
  readonly what: string;
  /** How many there are; one or more unless told. */
  readonly count?: number;
  /** Who wears or holds it. */
  readonly on?: string;
}

/** The most words that a bleed carries. */
export const MAX_BLEED_WORDS = 12;

/** Two facing pages. */
export interface BookSpread {
  /** Unique in its book and steady for ever: a parent's recordings are kept under it. */
  readonly id: string;
  /** Paragraphs. */
  readonly text: readonly Template[];
  /** Its `describe` is the one description of the picture; slots allowed. */
  readonly scene: BookScene;
  readonly layout?: SpreadLayout;
  /** A word of the text that is cut from paper, large: `WHUMP!`, as it stands there. It is read like the rest. */
  readonly loud?: string;
  /** The picture is a film of this number among the story's own (`public/stories/<slug>/<n>.webm`). */
  readonly film?: number;
  /** The spread that follows: the next in the list unless told; null where the story ends. */
  readonly next?: string | null;
  readonly choice?: Choice;
  /** What the picture must show, for the check: each is found, counted and measured as a phone shows it. */
  readonly shows?: readonly Shown[];
  /** A line for the one who reads along. */
  readonly forGrownUp?: Template;
}

export interface Book {
  /** Scenes call them by these names. */
  readonly cast?: Readonly<Record<string, CastMember>>;
  readonly friend?: Friend;
  readonly third?: CastChild;
  readonly fourth?: CastChild;
  readonly wears?: Costume;
  readonly sets?: Readonly<Record<string, SceneSet>>;
  /** Its own paper, ink or initial, where they are not to follow from its cover. */
  readonly design?: DesignChoice;
  /** Words that come again on purpose, and are not to be found fault with: `bread and butter`. */
  readonly refrains?: readonly string[];
  /** What a grown-up may ask while reading; a book without any offers none. */
  readonly talk?: Questions;
  /** At least one; the last of the list ends the story. */
  readonly spreads: readonly BookSpread[];
}

/** Whether a way's picture is a scene by itself. */
export function isScene(picture: Camera | BookScene): picture is BookScene {
  return 'describe' in picture;
}

/** The id of the spread after this one; null at an end, undefined where the reader chooses. */
export function nextSpread(book: Pick<Book, 'spreads'>, spread: BookSpread): string | null | undefined {
  if (spread.choice) return undefined;
  if (spread.next !== undefined) return spread.next;
  return book.spreads[book.spreads.indexOf(spread) + 1]?.id ?? null;
}
