/**
 * A picture book as the reader knows it: spreads of text beside a picture, and nothing else.
 *
 * Where the words come from, who the hero is and how a picture is drawn is the caller's business: the reader
 * asks for a picture by its address and turns pages. Keep this file free of any other part of the product.
 */

/** A stretch of plain text, or a link to follow. Text is never read as HTML. */
export type TextRun = string | { readonly text: string; readonly href: string };

/** One paragraph: a plain sentence or several runs, some of them links. */
export type Paragraph = string | readonly TextRun[];

/**
 * A picture once more, cut into three sheets that shift against each other a little while a page turns. Laid over each
 * other they show the picture; they are as high as it is, and wider by `bleed` parts of its width at each side.
 */
export interface DepthLayers {
  /** Opaque wherever the others are not. */
  readonly far: string;
  /** Holds what the eye stays on, and never moves. */
  readonly middle: string;
  readonly near: string;
  /** At least `LEAST_BLEED`, so that no gap opens at the side of the picture. */
  readonly bleed: number;
}

/** The farthest a sheet is moved, in parts of the picture's width. */
export const MIN_BLEED = 0.02;

/** Addresses of a picture, often blob URLs, and of its sheets where it has any. */
export interface LoadedPicture {
  readonly src: string;
  /** Here already, or on their way: the picture in one piece is shown meanwhile. */
  readonly sheets?: DepthLayers | Promise<DepthLayers>;
  /** The picture decoded, while somebody holds it so. */
  decodedImage?: HTMLImageElement;
}

/** How much a picture is wanted by a page that shows it. */
export interface LoadRequest {
  /** Aborted when the page is far away again: a picture that nobody else wants need not be drawn. */
  readonly signal: AbortSignal;
  /** How soon the page may be seen: 0 lies open or is being turned to, then the next ones, then those already passed. */
  readonly distance: () => number;
}

/** A still picture. It has either an address (`src`) or a way to obtain one (`load`). */
export interface ImagePicture {
  readonly kind: 'image';
  /** What a person who can't see the picture is told. Empty only for pure decoration. */
  readonly alt: string;
  /** Natural size in pixels; only the proportion is used, so that the page never jumps. */
  readonly width: number;
  readonly height: number;
  /** Address known from the start: what a prerendered page shows without JavaScript. */
  readonly src?: string;
  /** The sheets of the picture at `src`: asked for once it is there and the browser has a moment. */
  readonly sheets?: DepthLayers;
  /** What `load` would give where it is here already: then the picture stands in the very first frame. */
  readonly peek?: () => LoadedPicture | undefined;
  /**
   * Obtains the addresses before the page's turn comes. Called each time the page comes near,
   * so a caller that draws should remember its answer. A rejection shows the description instead of the picture.
   */
  readonly load?: (wish?: LoadRequest) => Promise<LoadedPicture>;
  /** Told when the page is far away again, so blob URLs can be revoked. Only for what `load` gave. */
  readonly release?: (loaded: LoadedPicture) => void;
  /** The point that must stay in sight where the picture is cropped, in parts of its size. Default [0.5, 0.6]. */
  readonly focus?: readonly [x: number, y: number];
}

/** A short film of the product's own files. It starts silent, and stops when its page is turned away. */
export interface VideoPicture {
  readonly kind: 'video';
  readonly alt: string;
  /** VP9 in WebM. */
  readonly webm: string;
  /** H.264 in MP4, for browsers without VP9. */
  readonly mp4: string;
  /** A still of the film; all that shows until it plays, and under reduced motion. */
  readonly poster: string;
  /** What is heard and seen, as text beneath the film. */
  readonly captions?: string;
  /** Natural size in pixels; without it the film fills the place of a picture and may be cropped. */
  readonly width?: number;
  readonly height?: number;
}

export type Picture = ImagePicture | VideoPicture;

/** One of the ways a story may go on. */
export interface ChoiceOption {
  readonly id: string;
  readonly label: string;
  /** What lies that way, wide (3:2). */
  readonly picture?: ImagePicture;
}

/** A question the story asks; the answer decides later pages. The caller changes the book when one is chosen. */
export interface SpreadChoice {
  readonly ask?: string;
  readonly options: readonly ChoiceOption[];
  /** The id of the option taken, if one was. */
  readonly chosen?: string;
}

/** Two facing pages: text and a picture. On a phone, one page. */
export interface Spread {
  /** Unique in its book and steady over time: a parent's recording of the page is kept under it. */
  readonly id: string;
  readonly text: readonly Paragraph[];
  readonly picture: Picture;
  readonly choice?: SpreadChoice;
  /** A line for the grown-up who reads along, set apart from the story and not read aloud. */
  readonly aside?: string;
}

export interface Book {
  /** Unique and steady (a slug, perhaps with the hero): a parent's recordings are kept under it. */
  readonly id: string;
  readonly title: string;
  /** BCP 47, e.g. "en-US": chooses the reading voice and the hyphenation. */
  readonly lang: string;
  /** The way pages follow each other; the whole reader mirrors itself for 'rtl'. */
  readonly direction: 'ltr' | 'rtl';
  /** At least one: all that can be turned to. A book that waits for a choice ends with the spread that asks. */
  readonly spreads: readonly Spread[];
  /** How many spreads there will be, where more are to come than `spreads` holds yet. */
  readonly pages?: number;
}

/** The words of a paragraph without its links, as they are shown and read aloud. */
export function plainText(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph;
  return paragraph.map((run) => (typeof run === 'string' ? run : run.text)).join('');
}
