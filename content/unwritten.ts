/** Slugs of stories whose book is not written yet: set by the build (vite.config.ts), empty everywhere else. */
declare const __UNWRITTEN__: readonly string[] | undefined;

const unwritten: readonly string[] = typeof __UNWRITTEN__ === 'undefined' ? [] : __UNWRITTEN__;

/** Whether a story has a book to open, or only a cover yet. */
export function isWritten(slug: string): boolean {
  return !unwritten.includes(slug);
}
