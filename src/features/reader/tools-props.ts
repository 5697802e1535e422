import type { ReactNode } from 'react';
import type { ReaderBook } from './book.ts';
import type { ChosenReader, RelativeVoice } from './narration/relative-voice.ts';
import type { TextSettings } from './settings/text-settings.ts';

/** For the page that ends a bedtime reading. */
export interface GoodNightOptions {
  /** The child in the book. */
  readonly name?: string | undefined;
  /** Closes the book. */
  readonly close: () => void;
}

/** What the reader's tools, which load after the book, need of it. */
export interface ToolsProps {
  /** Whose recordings play. */
  owner: string | null;
  book: ReaderBook;
  /** The open spread, or `TITLE_PAGE`. */
  page: number;
  /** The element that holds the spreads. */
  stage: React.RefObject<HTMLDivElement | null>;
  next: () => void;
  /** Start reading aloud as soon as the book is open. */
  aloud?: boolean | undefined;
  /** Relatives who have read this book for the child; undefined while they are looked for. Stable between renders. */
  relatives?: readonly RelativeVoice[] | undefined;
  /** Who was chosen to read before the book was opened. */
  readBy?: ChosenReader | undefined;
  goodNight?: GoodNightOptions | undefined;
  /** Which reading of the book this is, from 1. */
  reading: number;
  text: TextSettings;
  onText: (settings: TextSettings) => void;
  fullscreen: { readonly open: boolean; readonly toggle: () => void };
  /** The name of the fullscreen button. */
  fullscreenName: string;
  /** A way out of the book, for the grown-ups' panel. Should be stable between renders. */
  exit?: ReactNode;
}
