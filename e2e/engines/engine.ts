/**
 * What the main job asks of a browser, whichever engine draws it. Chromium answers through Playwright, Firefox through
 * WebDriver BiDi, WebKit through WebDriver (docs/decisions/165-three-engines-by-the-standard.md).
 */
export interface Engine {
  /** Opens an address and waits until the page and what it names are here. */
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
  give(selector: string, file: string): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Buffer>;
  /** Errors that the page has told of until now: exceptions, console errors, requests that failed. */
  readonly surprises: readonly string[];
  close(): Promise<void>;
}

/** The window of every engine, in CSS pixels. */
export const WINDOW = { width: 1280, height: 800 } as const;

/** Keys as WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = { ArrowLeft: '\uE012', ArrowRight: '\uE014', Enter: '\uE007' };

/** Both protocols take a press of the mouse in the same words. */
export function mousePress(x: number, y: number) {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}

export function keyPresses(keys: readonly string[]) {
  const actions = keys.flatMap((key) => {
    const value = key.length === 1 ? key : KEYS[key];
    if (!value) throw new Error(`No WebDriver code is known for the key ${key}.`);
    return [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
  });
  return [{ type: 'key', id: 'keyboard', actions }];
}
