import type { VoiceRecording } from '../../../platform/recorder/recorder.ts';

/** A relative who has read pages of this book for the child. */
export interface RelativeVoice {
  /** Unique and stable. */
  readonly id: string;
  readonly name: string;
  /** Whether she reads in the book's language: then its words are marked as she reads. */
  readonly readsWords: boolean;
  /** The ids of the spreads that she has read. */
  readonly spreads: ReadonlySet<string>;
  /** A page's recording. Rejects where the browser forbids storage. */
  readonly findPage: (spread: string) => Promise<VoiceRecording | null>;
  /** A greeting before the book or after it. */
  readonly findGreeting: (place: 'before' | 'after') => Promise<VoiceRecording | null>;
}

/** Who reads: a relative by her id, the device ('device'), or nobody has chosen. */
export type ChosenReader = string | 'device' | null;
