import { useEffect, useState } from 'react';
import type { Story } from '../../../content/story-facts.ts';

export interface ShelfInSight {
  readonly stories: readonly Story[];
  /** `part` and `loading`: the stories are only those that were here at once. */
  readonly state: 'part' | 'loading' | 'whole' | 'failed';
  readonly retry: () => void;
}

let fetched: readonly Story[] | undefined;

async function fetchWholeShelf(): Promise<readonly Story[]> {
  fetched ??= (await import('../../../content/shelf.ts')).SHELF;
  return fetched;
}

/**
 * A part of the shelf at once, and the whole once it is wanted. The whole is a file of its own, so that a screen
 * weighs the same however many stories there are. Without a network the part stays, and `retry` asks again.
 */
export function useShelf(part: readonly Story[], wanted: boolean): ShelfInSight {
  const [whole, setWhole] = useState<readonly Story[]>();
  const [failed, setFailed] = useState(false);
  const asking = wanted && !whole && !failed;
  useEffect(() => {
    if (!asking) return;
    let gone = false;
    fetchWholeShelf().then(
      (stories) => gone || setWhole(stories),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [asking]);
  return {
    stories: wanted && whole ? whole : part,
    state: !wanted ? 'part' : whole ? 'whole' : failed ? 'failed' : 'loading',
    retry: () => setFailed(false),
  };
}
