/**
 * What the main journey needs of a browser, whichever engine. Playwright drives Chromium, Puppeteer drives Firefox by
 * WebDriver BiDi, Selenium drives WebKit by WebDriver (docs/decisions/165-three-engines-by-the-standard.md).
 */
export interface BrowserEngine {
  /** Opens an address and waits until the page and its resources have loaded. */
  open(address: string): Promise<void>;
  /** Runs a self-contained function in the page; its arguments and result are JSON. Throws what it throws. */
  run<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Clicks at a point of the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  /** Presses keys one after the other; longer strings are key names: 'ArrowRight'. */
  keys(...keys: readonly string[]): Promise<void>;
  /** Puts a file into the file input of a selector. */
  setFile(selector: string, file: string): Promise<void>;
  /** A screenshot of the window, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors of the page so far: exceptions, console errors, failed requests. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** The viewport of every engine, in CSS pixels. */
export const DESKTOP_VIEWPORT = { width: 1280, height: 800 } as const;
