import { type PageMove, targetPage } from '../pages.ts';
import { completesTurn, turnProgress } from './drag.ts';

/** A sheet that is turning. Created by the engine, which loads later than the book. */
export interface TurningSheet {
  /** The angle of a full turn, in radians, and the sheet's width, in pixels. */
  readonly reach: number;
  readonly width: number;
  /** Holds the sheet at `progress` (0 at rest, 1 turned) while a finger moves it. */
  scrub(progress: number): void;
  /** Lets it fall to one side. Resolves once it lies there, or at once when it is removed meanwhile. */
  settle(to: 0 | 1): Promise<void>;
  /** More inputs are queued: speed up. */
  hurry(): void;
  /** Removes every animation and mark. Safe to call twice. */
  clear(): void;
}

/** The event on the stage when a turn away from the open page is certain. */
export const TURN_STARTED = 'rd-turning';

/** Starts turning the sheet between two spreads of the stage; `from` is the open one. */
export type StartTurn = (
  stage: HTMLElement,
  from: HTMLElement,
  to: HTMLElement,
  forward: boolean,
) => TurningSheet;

/** The book as the turner sees it. */
export interface TurnerHost {
  at(): number;
  /** The page that nothing comes before. */
  first(): number;
  pages(): number;
  /** Ensures that both spreads are in the document; null when they can't be (the book is closed). */
  prepare(from: number, to: number): { stage: HTMLElement; from: HTMLElement; to: HTMLElement } | null;
  /** The turn to this page is certain and under way. */
  goal(page: number): void;
  /** The page is open: show it alone. */
  land(page: number): void;
  pastEnd(): void;
}

/** A sheet dragged by a finger or the mouse. `distance` is in pixels towards the spine, `speed` in px/ms. */
export interface PageDrag {
  drag(distance: number): void;
  /** Resolves when the sheet lies on one side or the other. */
  release(speed: number): Promise<void>;
}

/**
 * Turns one sheet at a time and queues inputs made meanwhile, so that quick inputs are all handled in order.
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
   * Starts dragging the next or previous sheet; null before the first page. While another sheet turns, and past
   * the end, nothing follows the finger, but releasing still counts as an input.
   */
  grip(by: 1 | -1): PageDrag | null {
    const at = this.#host.at();
    const to = targetPage({ by }, at, this.#host.pages(), this.#host.first());
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

  /** Called when the book is mounted (again, in React's strict mode). */
  open(): void {
    this.#gone = false;
  }

  /** Called when the book is closed: stops every movement. */
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
        const to = targetPage(move, at, this.#host.pages(), this.#host.first());
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
    // After the sheet has started, so that the page's reaction never delays the first frame.
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

/**
 * Stands in where nothing moves: past the end, before the engine has loaded, or behind a sheet that still
 * falls. A drag of 120 pixels counts.
 */
const NO_SHEET: TurningSheet = {
  reach: Math.PI,
  width: 120,
  scrub() {},
  settle: () => Promise.resolve(),
  hurry() {},
  clear() {},
};
