import { type PageMove, targetPage } from '../pages.ts';
import { completesTurn, turnProgress } from './drag.ts';

/** A sheet of the book on its way over. Made by the engine, which is loaded later than the book. */
export interface TurningSheet {
  /** The angle of a full turn, in radians, and the width of the sheet, in pixels: what a finger needs to know. */
  readonly reach: number;
  readonly width: number;
  /** Holds the sheet at `progress` (0 where it lay, 1 turned) while a finger moves it. */
  scrub(progress: number): void;
  /** Lets it fall to one side. Resolves once it lies there, or at once when it is taken away meanwhile. */
  settle(to: 0 | 1): Promise<void>;
  /** More inputs are waiting: be quick. */
  hurry(): void;
  /** Takes every animation and mark away. Safe to call twice. */
  clear(): void;
}

/** The event on the stage when the turn away from the page that lies open is certain. */
export const TURN_STARTED = 'rd-turning';

/** Lifts the sheet between two spreads of the stage, `from` being the one seen. */
export type StartTurn = (
  stage: HTMLElement,
  from: HTMLElement,
  to: HTMLElement,
  forward: boolean,
) => TurningSheet;

/** The book as the turner sees it. */
export interface TurnerHost {
  at(): number;
  pages(): number;
  /** Makes sure both spreads are in the document; null when they can't be (the book is gone). */
  prepare(from: number, to: number): { stage: HTMLElement; from: HTMLElement; to: HTMLElement } | null;
  /** The turn to this page is certain and under way. */
  goal(page: number): void;
  /** The page lies open: show it alone. */
  land(page: number): void;
  pastEnd(): void;
}

/** A sheet held by a finger or the mouse. `distance` is in pixels towards the spine, `speed` in px/ms. */
export interface PageDrag {
  drag(distance: number): void;
  /** Resolves when the sheet lies on one side or the other. */
  release(speed: number): Promise<void>;
}

/**
 * Turns one sheet at a time and remembers what was asked meanwhile, so that quick inputs are all honoured, in order.
 * Knows neither React nor how a sheet is animated; without an engine pages change at once.
 */
export class Turner {
  startTurn: StartTurn | null = null;
  #queue: PageMove[] = [];
  #sheet: TurningSheet | null = null;
  #busy = false;
  #gone = false;
  readonly #host: TurnerHost;

  constructor(host: TurnerHost) {
    this.#host = host;
  }

  move(move: PageMove): void {
    this.#queue.push(move);
    this.#sheet?.hurry();
    void this.#run();
  }

  /**
   * Takes hold of the next or previous sheet; null before the first page. While another sheet is moving, and past
   * the end, nothing follows the finger, but letting go still counts as an input.
   */
  grip(by: 1 | -1): PageDrag | null {
    const at = this.#host.at();
    const to = targetPage({ by }, at, this.#host.pages());
    if (this.#gone) return null;
    if (this.#busy || to === 'past-end') return this.#looseGrip(by);
    if (to === at) return null;
    this.#busy = true;
    const sheet = this.#raise(at, to);
    let progress = 0;
    return {
      drag(distance) {
        progress = turnProgress(distance, sheet.width, sheet.reach);
        sheet.scrub(progress);
      },
      release: async (speed) => {
        try {
          if (completesTurn(progress, speed)) await this.#finish(sheet, to);
          else await this.#fall(sheet, 0);
        } finally {
          this.#lower(sheet);
          this.#busy = false;
        }
        await this.#run();
      },
    };
  }

  /** The book is shown (again, where a framework mounts twice). */
  open(): void {
    this.#gone = false;
  }

  /** The book is being closed: nothing may go on moving. */
  dispose(): void {
    this.#gone = true;
    this.#queue = [];
    this.#sheet?.clear();
    this.#sheet = null;
  }

  async #run(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let move = this.#queue.shift(); move && !this.#gone; move = this.#queue.shift()) {
        const at = this.#host.at();
        const to = targetPage(move, at, this.#host.pages());
        if (to === at) continue;
        const sheet = to === 'past-end' ? NO_SHEET : this.#raise(at, to);
        await this.#finish(sheet, to);
        this.#lower(sheet);
      }
    } finally {
      this.#busy = false;
    }
  }

  #looseGrip(by: 1 | -1): PageDrag {
    let progress = 0;
    return {
      drag(distance) {
        progress = turnProgress(distance, NO_SHEET.width, NO_SHEET.reach);
      },
      release: async (speed) => {
        if (completesTurn(progress, speed)) this.move({ by });
      },
    };
  }

  async #finish(sheet: TurningSheet, to: number | 'past-end'): Promise<void> {
    if (to === 'past-end') {
      this.#queue = [];
      this.#host.pastEnd();
      return;
    }
    const lies = this.#fall(sheet, 1);
    // After the sheet has started, so that what the page does with the news never delays the first frame.
    this.#host.goal(to);
    await lies;
    if (!this.#gone) this.#host.land(to);
  }

  async #fall(sheet: TurningSheet, to: 0 | 1): Promise<void> {
    const lies = sheet.settle(to);
    if (this.#queue.length > 0) sheet.hurry();
    await lies;
  }

  #raise(at: number, to: number): TurningSheet {
    const spreads = this.startTurn && this.#host.prepare(at, to);
    if (!this.startTurn || !spreads) return NO_SHEET;
    this.#sheet = this.startTurn(spreads.stage, spreads.from, spreads.to, to > at);
    return this.#sheet;
  }

  #lower(sheet: TurningSheet): void {
    sheet.clear();
    this.#sheet = null;
  }
}

/** What is turned where nothing moves: past the end, before the engine has come, or behind a sheet still falling. A pull of 120 pixels counts. */
const NO_SHEET: TurningSheet = {
  reach: Math.PI,
  width: 120,
  scrub() {},
  settle: () => Promise.resolve(),
  hurry() {},
  clear() {},
};
