/**
 * The one way from a page of a book to its drawing. The app, its PDF and EPUB, a link, the studio and the contact sheets
 * all draw through it, so what one of them shows the others show too.
 */
import { type Aspect, drawScene, type SceneOptions, STAGES } from './draw.ts';
import { fetchParts } from './needs.ts';
import type { Child, Players } from './players.ts';
import { type Scene, SHEET_BLEED } from './scene.ts';
import { drawSceneSheets, type SceneSheets } from './sheets.ts';
import { type CastedBook, castBook } from './staging.ts';

/** The children of a family who play in a book; without a friend of theirs the book's own plays. */
export interface Children {
  readonly hero: Child;
  readonly friend?: Child | null;
}

export interface BookPicture {
  readonly players: Players;
  /** Resolves when the picture can be drawn; rejects when a part of it can't be fetched. */
  fetch(): Promise<void>;
  whole(options?: Pick<SceneOptions, 'prefix' | 'textures'>): string;
  sheets(): SceneSheets;
  /** Height in parts of the width. */
  readonly ratio: number;
  /** How much wider the sheets are than the picture at each side, in parts of its width. */
  readonly bleed: number;
}

/** A picture of a book with these children in it. Nothing is drawn before it is asked for. */
export function bookPicture(book: CastedBook, scene: Scene, children: Children, aspect: Aspect): BookPicture {
  const players = castBook(book, children.hero, children.friend);
  const { left, right, top, bottom } = STAGES[aspect];
  return {
    players,
    fetch: () => fetchParts(scene, players),
    whole: (options) => drawScene(scene, players, { ...options, aspect }),
    sheets: () => drawSceneSheets(scene, players, { aspect }),
    ratio: (bottom - top) / (right - left),
    bleed: SHEET_BLEED / (right - left),
  };
}
