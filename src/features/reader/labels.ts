/** Every word the reader itself says. A route passes its own where its screen has fixed texts. */
export interface ReaderLabels {
  /** Written under the arrows. */
  readonly previous: string;
  readonly next: string;
  /** Spoken names of the arrows; without them the written words are the names. */
  readonly previousName?: string;
  readonly nextName?: string;
  /** Where the reader is; `page` counts from 1. */
  readonly position: (page: number, pages: number) => string;
  /** The same on a phone. */
  readonly positionOnPhone: (page: number, pages: number) => string;
  /** Shown on phones only. */
  readonly hint: string;
  /** Names of the corners that turn the page, for people who can't swipe. */
  readonly cornerBack: string;
  readonly cornerOn: string;
  /** The button that shows the book alone in the window. */
  readonly fullscreen: string;
}

export const defaultLabels: ReaderLabels = {
  previous: 'Back',
  next: 'Next',
  previousName: 'Back to the previous page',
  nextName: 'Next page',
  position: (page, pages) => `Page ${page} of ${pages}`,
  positionOnPhone: (page, pages) => `Page ${page} of ${pages}`,
  hint: 'Swipe to turn',
  cornerBack: 'Turn the page back',
  cornerOn: 'Turn the page',
  fullscreen: 'Full screen',
};
