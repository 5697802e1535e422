/** When a bedtime reading ends by itself: after the book, or after so many minutes. */
export type BedtimeOption = 'book' | 10 | 20 | 30;
export const BEDTIME_OPTIONS: readonly BedtimeOption[] = ['book', 10, 20, 30];

export interface SleepTimerState {
  /** The chosen bedtime; null when none is set. */
  readonly bedtime: BedtimeOption | null;
  /** The time is up: the good-night screen covers the book. */
  readonly night: boolean;
}

const OFF: SleepTimerState = { bedtime: null, night: false };

/**
 * After the minutes are over, or on the last page, when no voice reads and nobody turns the page for this long:
 * the reader has fallen asleep.
 */
const IDLE_MS = 3 * 60_000;

/**
 * The sleep timer of a device. It counts the minutes and decides when night falls, never within a sentence: a
 * voice finishes its sentence, a reading parent the page. It outlives a book, so that the minutes carry over to
 * the next one.
 */
export class SleepTimer {
  #evening = OFF;
  #over = false;
  #voice: 'reading' | 'paused' | 'silent' = 'silent';
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #hearers = new Set<() => void>();

  /** The current state; the same object until it changes. */
  readonly getState = (): SleepTimerState => this.#evening;

  /** Calls back on every change. @returns unsubscribes */
  readonly subscribe = (hear: () => void): (() => void) => {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  };

  /** Sets how tonight ends, counting from now; null cancels it. */
  readonly choose = (bedtime: BedtimeOption | null): void => {
    clearTimeout(this.#timer);
    this.#over = false;
    if (typeof bedtime === 'number') this.#timer = setTimeout(() => this.#ended(), bedtime * 60_000);
    this.#show({ bedtime, night: false });
  };

  /** Cancels the timer after waking up; the book stays as it was. */
  readonly cancel = (): void => this.choose(null);

  /** Reports the narration's state: reading, paused, or no voice. */
  setVoiceState(voice: 'reading' | 'paused' | 'silent'): void {
    this.#voice = voice;
  }

  /** Reports the end of a sentence. True when night has fallen: the voice must pause. */
  sentenceEnded(): boolean {
    return this.#over && this.#fall();
  }

  /** Reports the end of a page. @param last whether the book ends here @returns whether night has fallen */
  pageEnded(last: boolean): boolean {
    return (this.#over || (last && this.#evening.bedtime === 'book')) && this.#fall();
  }

  /**
   * Reports another open page. Once the minutes are over night falls on it. @param last whether the book ends
   * here
   */
  pageTurned(last: boolean): void {
    if (this.#over) this.#fall();
    if (this.#evening.bedtime !== 'book') return;
    clearTimeout(this.#timer);
    if (last) this.#timer = setTimeout(() => this.#still(), IDLE_MS);
  }

  /** Reports going on from the last page. True when night has fallen: the end dialog must not open. */
  bookEnded(): boolean {
    return this.pageEnded(true);
  }

  #ended(): void {
    this.#over = true;
    if (this.#voice === 'paused') this.#fall();
    else this.#timer = setTimeout(() => this.#still(), IDLE_MS);
  }

  #still(): void {
    if (this.#voice !== 'reading') this.#fall();
  }

  #fall(): true {
    clearTimeout(this.#timer);
    this.#show({ bedtime: this.#evening.bedtime, night: true });
    return true;
  }

  #show(evening: SleepTimerState): void {
    this.#evening = evening;
    for (const hear of this.#hearers) hear();
  }
}

/** The device's one sleep timer. */
export const sleepTimer = new SleepTimer();
