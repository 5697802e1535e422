import { useCallback, useEffect, useRef, useState } from 'react';
import type { OnProgress } from './keepsake.ts';

/** The state of an export. */
export type FileExport =
  | { readonly state: 'idle' }
  | { readonly state: 'making'; readonly done: number; readonly of: number }
  | { readonly state: 'made'; readonly file: File; readonly address: string }
  | { readonly state: 'failed' };

const IDLE: FileExport = { state: 'idle' };
/** How long a file opened in another tab, to print, stays readable. */
const REVOKE_DELAY_MS = 60_000;

/** Exports one file at a time. Revokes the last file when the next export starts or the component unmounts. */
export function useFileExport(): {
  making: FileExport;
  make: (work: (signal: AbortSignal, onPage: OnProgress) => Promise<File>) => Promise<void>;
  /** Stops the export, and discards its file. */
  stop: () => void;
} {
  const [making, setMaking] = useState<FileExport>(IDLE);
  const running = useRef<AbortController>(null);
  const made = useRef<string>(null);

  const release = useCallback(() => {
    running.current?.abort();
    running.current = null;
    const address = made.current;
    made.current = null;
    if (address) setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
  }, []);
  useEffect(() => release, [release]);

  const stop = useCallback(() => {
    release();
    setMaking(IDLE);
  }, [release]);

  const make = useCallback(
    async (work: (signal: AbortSignal, onPage: OnProgress) => Promise<File>) => {
      release();
      const mine = new AbortController();
      running.current = mine;
      const update = (now: FileExport) => running.current === mine && setMaking(now);
      update({ state: 'making', done: 0, of: 0 });
      try {
        const file = await work(mine.signal, (done, of) => update({ state: 'making', done, of }));
        if (running.current !== mine) return;
        made.current = URL.createObjectURL(file);
        update({ state: 'made', file, address: made.current });
      } catch (error) {
        if (running.current !== mine) return;
        console.warn('A book could not be kept:', error instanceof Error ? error.message : 'no reason given');
        update({ state: 'failed' });
      }
    },
    [release],
  );
  return { making, make, stop };
}
