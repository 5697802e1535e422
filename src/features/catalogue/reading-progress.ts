import type { StoryCard } from '../../../content/story-facts.ts';

/** A member's progress in percent by slug; null before any, while the sample shows. */
export type OwnProgress = ReadonlyMap<string, number> | null;

export interface ReadingProgress {
  /** 0–100. */
  readonly percent: number;
  /** True for sample progress, which must be marked. */
  readonly sample: boolean;
}

/** Returns the member's progress once there is any, else the sample's. */
export function progressOf(story: StoryCard, ownProgress: OwnProgress): ReadingProgress {
  return ownProgress
    ? { percent: ownProgress.get(story.slug) ?? 0, sample: false }
    : { percent: story.progress, sample: story.progress > 0 };
}
