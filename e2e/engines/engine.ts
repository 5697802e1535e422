/**
 * What the main job asks of a browser, whichever engine draws it. Playwright drives Chromium, Puppeteer drives Firefox by
 * WebDriver BiDi, Selenium drives WebKit by WebDriver (docs/decisions/165-three-engines-by-the-standard.md).
 */
export interface Engine {
  /** Opens an address and waits until the page and its resources are loaded. */
  open(address: string): Promise<void>;
  /**
   * Runs a function in the page, at once: it must stand by itself, and what it takes and gives back is JSON. Throws
   * what it throws.
   */
  run<Taken extends readonly unknown[], Given>(
    work: (...taken: Taken) => Given,
    ...taken: Taken
  ): Promise<Given>;
  /** Presses the mouse at a point of the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  /** Presses keys one after the other. What is no single character is a name: 'ArrowRight'. */
  keys(...keys: readonly string[]): Promise<void>;
  /** Puts a file into the file input that a selector names. */
  setFile(selector: string, file: string): Promise<void>;
  /** What the window shows, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors that the page has told of until now: exceptions, console errors, requests that failed. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** The window of every engine, in CSS pixels. */
export const DESKTOP_VIEWPORT = { width: 1280, height: 800 } as const;
