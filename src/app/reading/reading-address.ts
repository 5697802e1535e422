import { SAMPLE_SLUG } from '../../../content/sample-story/facts.ts';
import type { BookKey, LibraryEntry } from '../../features/library/reading/library-entry.ts';
import { paths, storyPath } from '../paths.ts';

/**
 * Where a book is read with a hero: at the very spread where the shelf has it, by the way that led there; a finished book
 * begins again. `aloud`: it is to be read to the child. The Moon Balloon is read on a screen of its own, and the reader opens the sample when no story is named.
 */
export function readingAddress(
  { story, hero, ...saved }: BookKey & Partial<LibraryEntry>,
  aloud = false,
): string {
  if (storyPath(story) === paths.moonBalloon()) return paths.moonBalloon();
  const { page = 0, pages = 0, path, friend } = saved;
  return paths.storyReader({
    ...(story !== SAMPLE_SLUG && { story }),
    ...(hero && { hero }),
    ...(friend && { friend }),
    ...(page > 1 && page < pages && { page: String(page), ...(path && { way: path }) }),
    ...(aloud && { aloud: 'yes' }),
  });
}
