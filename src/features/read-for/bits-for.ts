import { BITS_PER_SECOND } from '../../platform/recorder/recorder.ts';
import type { PageToRecord } from './RecordBook.tsx';
import { MAX_CLIP_BYTES } from './send-recordings.ts';

/** Fewer bits than this make a voice hard to listen to. */
const LEAST_BITS_PER_SECOND = 10_000;
/** How an old person reads to a child: words a minute, and seconds a page beside the words. */
const WORDS_A_MINUTE = 100;
const SECONDS_A_PAGE = 8;

/** The bits of one second with which the whole book goes into one parcel: those of a clear voice unless it is long. */
export function bitsFor(pages: readonly PageToRecord[]): number {
  const words = pages.flatMap(({ words }) => words.flatMap((text) => text.split(/\s+/))).length;
  const seconds = (words / WORDS_A_MINUTE) * 60 + pages.length * SECONDS_A_PAGE + 60;
  const bits = Math.floor((MAX_CLIP_BYTES * 8) / seconds);
  return Math.max(LEAST_BITS_PER_SECOND, Math.min(BITS_PER_SECOND, bits));
}
