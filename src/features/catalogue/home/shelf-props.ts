import type { OwnProgress } from '../reading-progress.ts';

/** The addresses Home leads to. */
export interface StoryLinks {
  readonly story: (slug: string) => string;
  readonly explore: string;
  readonly library: string;
}

export interface ShelfProps {
  links: StoryLinks;
  ownProgress: OwnProgress;
}
