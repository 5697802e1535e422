/** How soon something is needed: higher is later; null when nothing needs it any more. */
export type Urgency = () => number | null;

/** Up to here drawing starts at once; later than this, in an idle moment. */
export const URGENT = 0.5;

interface DrawTask {
  readonly urgency: Urgency;
  run(): Promise<void>;
  cancel(): void;
}

/**
 * Draws one thing at a time, the most urgent first: two at once would both be late. Drawing that is not urgent
 * waits for an idle moment, and for a book that is about to open. Cancels what nothing needs.
 */
export class DrawQueue {
  #tasks: readonly DrawTask[] = [];
  #running: Promise<void> | undefined;

  add<Drawn>(urgency: Urgency, work: () => Promise<Drawn>): Promise<Drawn> {
    return new Promise((resolve, reject) => {
      const run = () => timed(work).then(resolve, reject);
      this.#tasks = [...this.#tasks, { urgency, run, cancel: () => reject(abortError()) }];
      this.#running ??= this.#run();
    });
  }

  /** Resolves in an idle moment with nothing left to draw. */
  async whenEmpty(): Promise<void> {
    do {
      await this.#running;
      await whenIdle();
    } while (this.#running);
  }

  async #run(): Promise<void> {
    while (this.#tasks.length > 0) {
      await waitForTurn(() => this.#urgency());
      await this.#takeMostUrgent()?.run();
    }
    this.#running = undefined;
  }

  /** Of the most urgent task. */
  #urgency(): number {
    return Math.min(...this.#tasks.flatMap(({ urgency }) => urgency() ?? []));
  }

  #takeMostUrgent(): DrawTask | undefined {
    for (const passed of this.#tasks.filter(({ urgency }) => urgency() === null)) passed.cancel();
    const wanted = this.#tasks.filter(({ urgency }) => urgency() !== null);
    const next = wanted.find(({ urgency }) => urgency() === this.#urgency());
    this.#tasks = wanted.filter((one) => one !== next);
    return next;
  }
}

/** Everything that is drawn for books. */
export const drawQueue = new DrawQueue();

const abortError = () => new DOMException('Nobody looks at this page any more.', 'AbortError');
export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** A book that will open at a known moment (as `performance.now()` counts). */
let pendingOpening: { readonly at: number; readonly open: Promise<void> } | undefined;
/** How long the last drawing took, in milliseconds. */
let lastDrawMs = 0;

/** How long past its moment to wait for a book to open; the user may have left. */
const OPENING_TIMEOUT_MS = 5000;

/**
 * Announces when a book will open: drawing that does not serve it waits until it is open. @returns call it once
 * the book is open
 */
export function announceOpening(at: number): () => void {
  let opened = () => {};
  const open = new Promise<void>((resolve) => {
    opened = () => {
      if (pendingOpening === opening) pendingOpening = undefined;
      resolve();
    };
  });
  const opening = { at, open };
  pendingOpening = opening;
  setTimeout(opened, at - performance.now() + OPENING_TIMEOUT_MS);
  return opened;
}

/** A turn may make a task urgent while another one waits for an idle moment. */
const IDLE_TIMEOUT_MS = 100;

/** Waits for the moment to draw what is this urgent. */
async function waitForTurn(urgency: () => number): Promise<void> {
  if (urgency() > URGENT) await whenIdle(IDLE_TIMEOUT_MS);
  while (urgency() > URGENT && pendingOpening && performance.now() + 1.5 * lastDrawMs > pendingOpening.at) {
    await pendingOpening.open;
    await whenIdle();
  }
}

/** Runs a drawing step and records its duration. */
async function timed<Made>(work: () => Promise<Made>): Promise<Made> {
  const from = performance.now();
  const made = await work();
  lastDrawMs = performance.now() - from;
  return made;
}

/** Resolves when the browser is idle, at the latest after `timeout` ms. Safari has no idle callback. */
export function whenIdle(timeout = 400): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 16);
  });
}
