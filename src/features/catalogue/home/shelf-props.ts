import type { OwnProgress } from '../reading-progress.ts';

/** Paths that Home links to. */
export interface StoryLinks {
  readonly story: (slug: string) => string;
  readonly explore: string;
  readonly library: string;
}

export interface ShelfProps {
  links: StoryLinks;
  ownProgress: OwnProgress;
}
