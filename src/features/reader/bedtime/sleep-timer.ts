/** When a reading at bedtime ends by itself: after the book, or after so many minutes. */
export type BedtimeOption = 'book' | 10 | 20 | 30;
export const BEDTIME_OPTIONS: readonly BedtimeOption[] = ['book', 10, 20, 30];

export interface SleepTimerState {
  /** What was chosen for tonight; null is a reading like any other. */
  readonly bedtime: BedtimeOption | null;
  /** Night has fallen: the lullaby page lies over the book. */
  readonly night: boolean;
}

const OFF: SleepTimerState = { bedtime: null, night: false };

/** Once the minutes are over, or the last page lies open, and no voice reads, nobody turns the page for this long: whoever read has fallen asleep. */
const IDLE_MS = 3 * 60_000;

/**
 * Counts the minutes of an evening, on the device and nowhere else, and says when night falls. Never within a sentence: a
 * voice is let finish the one it is at, a page that a parent reads is let be turned. It outlives a book, so that the
 * minutes hold for the next one too.
 */
export class SleepTimer {
  #evening = OFF;
  #over = false;
  #voice: 'reading' | 'paused' | 'silent' = 'silent';
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #hearers = new Set<() => void>();

  /** What is chosen, and whether it is night. The same object until it changes. */
  readonly getState = (): SleepTimerState => this.#evening;

  /** Calls back on every change. Returns the way to stop. */
  readonly subscribe = (hear: () => void): (() => void) => {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  };

  /** Chooses how tonight ends, counting from now; null takes it back. */
  readonly choose = (bedtime: BedtimeOption | null): void => {
    clearTimeout(this.#timer);
    this.#over = false;
    if (typeof bedtime === 'number') this.#timer = setTimeout(() => this.#ended(), bedtime * 60_000);
    this.#show({ bedtime, night: false });
  };

  /** Someone is awake again: the evening is over, and the book lies as it lay. */
  readonly cancel = (): void => this.choose(null);

  /** What the voice does: it reads, was told to pause, or none is heard. */
  setVoiceState(voice: 'reading' | 'paused' | 'silent'): void {
    this.#voice = voice;
  }

  /** A voice has come to the end of a sentence. True: it is to rest, night has fallen. */
  sentenceEnded(): boolean {
    return this.#over && this.#fall();
  }

  /** A voice has come to the end of a page. @param last whether the book goes on no further */
  pageEnded(last: boolean): boolean {
    return (this.#over || (last && this.#evening.bedtime === 'book')) && this.#fall();
  }

  /** Another page lies open. Once the minutes are over night falls on it. @param last whether the book goes on no further */
  pageTurned(last: boolean): void {
    if (this.#over) this.#fall();
    if (this.#evening.bedtime !== 'book') return;
    clearTimeout(this.#timer);
    if (last) this.#timer = setTimeout(() => this.#still(), IDLE_MS);
  }

  /** Someone went on from the last page. True: nothing is asked any more, night has fallen. */
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

/** The evening of this device: one, like the kitchen's clock. */
export const sleepTimer = new SleepTimer();
