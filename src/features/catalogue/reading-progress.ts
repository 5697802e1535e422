import type { StoryCard } from '../../../content/story-facts.ts';

/** A member's own reading, percent by slug; null while there is none, and the sample stands in for it. */
export type OwnProgress = ReadonlyMap<string, number> | null;

export interface ReadingProgress {
  /** 0–100. */
  readonly percent: number;
  /** Whether it is the sample that shows, and must say so. */
  readonly sample: boolean;
}

/** How far a story is read: by the member once she has read anything at all, else by the sample reader. */
export function progressOf(story: StoryCard, own: OwnProgress): ReadingProgress {
  return own
    ? { percent: own.get(story.slug) ?? 0, sample: false }
    : { percent: story.progress, sample: story.progress > 0 };
}
