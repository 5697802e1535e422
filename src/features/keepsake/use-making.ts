import { useCallback, useEffect, useRef, useState } from 'react';
import type { OnPage } from './keepsake.ts';

/** How the making of a file stands. */
export type Making =
  | { readonly state: 'idle' }
  | { readonly state: 'making'; readonly done: number; readonly of: number }
  | { readonly state: 'made'; readonly file: File; readonly address: string }
  | { readonly state: 'failed' };

const IDLE: Making = { state: 'idle' };
/** A file that was opened elsewhere, to be printed, is read there for a while yet. */
const READ_ELSEWHERE = 60_000;

/** Makes one file at a time. What was made is let go when the next begins, or when nobody looks any more. */
export function useMaking(): {
  making: Making;
  make: (work: (signal: AbortSignal, onPage: OnPage) => Promise<File>) => Promise<void>;
  /** Stops the work, and forgets what was made. */
  stop: () => void;
} {
  const [making, setMaking] = useState<Making>(IDLE);
  const running = useRef<AbortController>(null);
  const made = useRef<string>(null);

  const letGo = useCallback(() => {
    running.current?.abort();
    running.current = null;
    const address = made.current;
    made.current = null;
    if (address) setTimeout(() => URL.revokeObjectURL(address), READ_ELSEWHERE);
  }, []);
  useEffect(() => letGo, [letGo]);

  const stop = useCallback(() => {
    letGo();
    setMaking(IDLE);
  }, [letGo]);

  const make = useCallback(
    async (work: (signal: AbortSignal, onPage: OnPage) => Promise<File>) => {
      letGo();
      const mine = new AbortController();
      running.current = mine;
      const say = (now: Making) => running.current === mine && setMaking(now);
      say({ state: 'making', done: 0, of: 0 });
      try {
        const file = await work(mine.signal, (done, of) => say({ state: 'making', done, of }));
        if (running.current !== mine) return;
        made.current = URL.createObjectURL(file);
        say({ state: 'made', file, address: made.current });
      } catch (error) {
        if (running.current !== mine) return;
        console.warn('A book could not be kept:', error instanceof Error ? error.message : 'no reason given');
        say({ state: 'failed' });
      }
    },
    [letGo],
  );
  return { making, make, stop };
}
