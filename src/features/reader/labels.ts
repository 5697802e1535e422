/** Every text of the reader itself. A route passes its own where its screen has fixed texts. */
export interface ReaderLabels {
  /** Labels under the arrows. */
  readonly previous: string;
  readonly next: string;
  /** Accessible names of the arrows; the labels by default. */
  readonly previousName?: string;
  readonly nextName?: string;
  /** The reading position; `page` counts from 1. */
  readonly position: (page: number, pages: number) => string;
  /** The same on a phone. */
  readonly positionOnPhone: (page: number, pages: number) => string;
  /** Announced at the title page. */
  readonly titlePage: string;
  readonly endpaper: string;
  /** Shown on phones only. */
  readonly hint: string;
  /** Names of the corner buttons, for people who can't swipe. */
  readonly cornerBack: string;
  readonly cornerOn: string;
  /** The fullscreen button. */
  readonly fullscreen: string;
}

export const defaultLabels: ReaderLabels = {
  previous: 'Back',
  next: 'Next',
  previousName: 'Back to the previous page',
  nextName: 'Next page',
  position: (page, pages) => `Page ${page} of ${pages}`,
  positionOnPhone: (page, pages) => `Page ${page} of ${pages}`,
  titlePage: 'Title page',
  endpaper: 'Inside of the back cover',
  hint: 'Swipe to turn',
  cornerBack: 'Turn the page back',
  cornerOn: 'Turn the page',
  fullscreen: 'Full screen',
};
