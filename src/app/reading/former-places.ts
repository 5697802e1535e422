/** Open pages that earlier versions of the app stored for a reload of the tab, in session storage. */
const PREFIX = 'playroom-place:';

/** The page, from 1, that a child had open in a book; read until a new one is stored. */
export function formerPlace(story: string, hero: string | null): { page: number; path: string } | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(PREFIX + story) ?? 'null');
    if (!Number.isInteger(stored?.page) || (hero !== null && stored.hero !== hero)) return undefined;
    return { page: stored.page, path: String(stored.path ?? '') };
  } catch {
    return undefined;
  }
}

/** Removes the page of a story, or of all. */
export function removeFormerPlaces(story = ''): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (story ? key === PREFIX + story : key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}
