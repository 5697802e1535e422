import type { LoadRequest } from '../../../features/reader/book.ts';
import type { Urgency } from './draw-queue.ts';

/** The requests for a picture or its preview. One without a signal never expires. */
export class PictureRequests {
  #open: readonly (LoadRequest | undefined)[] = [];

  add(request: LoadRequest | undefined): void {
    this.#open = [...this.#open.filter((other) => !other?.signal.aborted), request];
  }

  clear(): void {
    this.#open = [];
  }

  /** The distance of the nearest page that needs it; null when none does. */
  distance(): number | null {
    const wanted = this.#open.filter((request) => !request?.signal.aborted);
    return wanted.length === 0 ? null : Math.min(...wanted.map((request) => request?.distance() ?? 1));
  }

  /** Its urgency by distance. */
  urgency(by: (distance: number) => number): Urgency {
    return () => {
      const distance = this.distance();
      return distance === null ? null : by(distance);
    };
  }
}
