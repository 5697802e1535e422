/**
 * A picture book as the reader knows it: spreads of text beside a picture, and nothing else.
 *
 * The caller decides where the text comes from, who the hero is and how pictures are drawn; the reader loads
 * pictures by URL and turns pages. Keep this file free of any other part of the product but how pages are laid out.
 */
import type { PageColours } from '../../../content/book-design.ts';
import type { LoudWord } from '../../../content/loud-word.ts';
import type { BleedLayout } from '../../../content/spread-layout.ts';

/** Plain text, or a link. Text is never read as HTML. */
export type TextRun = string | { readonly text: string; readonly href: string };

/** One paragraph: a plain string, or several runs with links among them. */
export type Paragraph = string | readonly TextRun[];

/**
 * A picture cut into three layers that shift against each other while a page turns. Stacked they show the
 * picture; they have its height, and are wider by `bleed` on each side, as a fraction of its width.
 */
export interface DepthLayers {
  /** Opaque wherever the others are not. */
  readonly far: string;
  /** Holds what the eye stays on, and never moves. */
  readonly middle: string;
  readonly near: string;
  /** At least `MIN_BLEED`, so that no gap opens at the picture's side. */
  readonly bleed: number;
}

/** The farthest a layer moves, as a fraction of the picture's width. */
export const MIN_BLEED = 0.02;

/** URLs of a picture, often blob URLs, and of its layers if it has any. */
export interface LoadedPicture {
  readonly src: string;
  /** Loaded or loading: the whole picture shows meanwhile. */
  readonly sheets?: DepthLayers | Promise<DepthLayers>;
  /** An element that keeps the picture decoded while it is preloaded. */
  decodedImage?: HTMLImageElement;
}

/** A page's request for its picture. */
export interface LoadRequest {
  /** Aborted when the page is far away again: the picture then need not be drawn. */
  readonly signal: AbortSignal;
  /** How soon the page may show: 0 is open or being turned to, then the next ones, then those already passed. */
  readonly distance: () => number;
}

/** A picture's colours in a few cells, shown stretched over its place before anything of it is drawn. */
export interface ColourGrid {
  readonly columns: number;
  readonly rows: number;
  /** RGB bytes, row by row, in base64. */
  readonly rgb: string;
}

/** A small version of a picture, shown until the picture itself is there. */
export interface Preview {
  /** Returns it if it is ready: the page then shows it in its first frame. */
  readonly peek: () => ImageBitmap | undefined;
  /** Loads it. It is kept until the requests for it are aborted. The reader asks for those of the nearest spreads. */
  readonly load: (wish: LoadRequest) => Promise<ImageBitmap>;
}

/** A still picture. It has either a URL (`src`) or a function that loads one (`load`). */
export interface ImagePicture {
  readonly kind: 'image';
  /** The description for people who can't see it. Empty only for pure decoration. */
  readonly alt: string;
  /** Natural size in pixels; only the ratio is used, so that the page never jumps. */
  readonly width: number;
  readonly height: number;
  /** A URL known from the start: what a prerendered page shows without JavaScript. */
  readonly src?: string;
  /** The layers of the picture at `src`: loaded after it when the browser is idle. */
  readonly sheets?: DepthLayers;
  /** Returns what `load` would resolve to if it is ready: the picture then shows in the first frame. */
  readonly peek?: () => LoadedPicture | undefined;
  /**
   * Loads the URLs before the page's turn comes. Called each time the page comes near, so a caller that draws
   * should cache the result. A rejection shows the description instead.
   */
  readonly load?: (wish?: LoadRequest) => Promise<LoadedPicture>;
  /** Called when the page is far away again, so that blob URLs can be revoked. Only for results of `load`. */
  readonly release?: (loaded: LoadedPicture) => void;
  /** Only for a picture that `load` loads. */
  readonly preview?: Preview;
  /** Known with the text: no page is empty in its first frame. */
  readonly colours?: ColourGrid;
  /** The point that stays visible when the picture is cropped, as fractions of its size. Default [0.5, 0.6]. */
  readonly focus?: readonly [x: number, y: number];
}

/** A short film of our own files. It starts muted, and stops when its page turns. */
export interface VideoPicture {
  readonly kind: 'video';
  readonly alt: string;
  /** VP9 in WebM. */
  readonly webm: string;
  /** H.264 in MP4, for browsers without VP9. */
  readonly mp4: string;
  /** A still of the film: shown until it plays, and with reduced motion. */
  readonly poster: string;
  /** What is heard and seen, as text below the film. */
  readonly captions?: string;
  /** Natural size in pixels; without it the film fills the picture's place and may be cropped. */
  readonly width?: number;
  readonly height?: number;
}

export type ReaderPicture = ImagePicture | VideoPicture;

/** One way a story can continue. */
export interface ChoiceOption {
  readonly id: string;
  readonly label: string;
  /** A wide picture (3:2) of what lies that way. */
  readonly picture?: ImagePicture;
}

/** A question in the story whose answer decides later pages. The caller changes the book when an option is chosen. */
export interface SpreadChoice {
  readonly ask?: string;
  readonly options: readonly ChoiceOption[];
  /** The id of the chosen option, if any. */
  readonly chosen?: string;
}

/** A small picture without a frame, beside a paragraph (from 0). Several of one paragraph stand in a row under it. */
export interface VignettePicture {
  readonly beside: number;
  readonly picture: ImagePicture;
}

/** Two facing pages: text and a picture. On a phone, one page. */
export interface Spread {
  /** Unique in its book and stable over time: recordings of the page are stored under it. */
  readonly id: string;
  readonly text: readonly Paragraph[];
  readonly picture: ReaderPicture;
  /** A plate unless told: the text, and beside it a framed picture. */
  readonly layout?: BleedLayout;
  /** Small pictures among the words: with one page at a time they take the picture's place. */
  readonly vignettes?: readonly VignettePicture[];
  readonly loud?: LoudWord;
  readonly choice?: SpreadChoice;
  /** A line for the grown-up who reads along, set apart and not read aloud. */
  readonly aside?: string;
  /** What the grown-up may ask about it: at the first reading, at the second, and at every later one. */
  readonly questions?: readonly [string, string, string];
}

/** A book's own paper and ink, by day and in the evening, and its first letters or its ornament. */
export interface ReaderDesign {
  readonly day: PageColours;
  readonly evening: PageColours;
  /** A large letter that lines stand beside, one that rises above its line, or the ornament over the text. */
  readonly initial: 'drop' | 'raised' | 'ornament';
  /** The URL of a square picture. */
  readonly ornament: string;
  /** How much larger than usual its letters may be: 1 is usual. */
  readonly letters: number;
}

/** What a book opens with: patterned paper inside the cover, and the title page. It has no page number. */
export interface TitlePage {
  readonly secondTitle?: string;
  /** The child's name. */
  readonly reader?: string;
  /** A line at the foot. */
  readonly note?: string;
  /** The URL of a tile that repeats. */
  readonly endpaper: string;
}

export interface ReaderBook {
  /** Unique and stable (a slug, perhaps with the hero): recordings are stored under it. */
  readonly id: string;
  readonly title: string;
  /** BCP 47, e.g. "en-US": chooses the voice and the hyphenation. */
  readonly lang: string;
  /** The direction in which pages follow; 'rtl' mirrors the whole reader. */
  readonly direction: 'ltr' | 'rtl';
  /** At least one: all that can be turned to. A book with an open choice ends with the spread that asks. */
  readonly spreads: readonly Spread[];
  /** The final number of spreads, where more are to come than `spreads` holds. */
  readonly pages?: number;
  /** Without one, pages are cream. */
  readonly design?: ReaderDesign;
  readonly titlePage?: TitlePage;
}

/** A paragraph's text without its links, as it is shown and read aloud. */
export function plainText(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph;
  return paragraph.map((run) => (typeof run === 'string' ? run : run.text)).join('');
}
