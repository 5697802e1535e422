import { SAMPLE_SLUG } from '../../../content/sample-story/facts.ts';
import { byRole } from '../../../illustration/scene/format/child-roles.ts';
import type { BookKey, ReadingPlace } from '../../features/library/reading/reading-record.ts';
import { paths, storyPath } from '../paths.ts';

/**
 * The URL that opens a book with a hero at the shelf's place, by the path that led there; a finished book
 * starts again. `aloud` starts reading to the child, in a relative's voice where one is given. The Moon Balloon has its own screen, and without a story
 * the reader opens the sample.
 */
export function readingAddress(
  { story, hero, ...saved }: BookKey & Partial<ReadingPlace>,
  aloud: false | true | { readonly voice: string } = false,
): string {
  if (storyPath(story) === paths.moonBalloon()) return paths.moonBalloon();
  const { page = 0, pages = 0, path } = saved;
  return paths.storyReader({
    ...(story !== SAMPLE_SLUG && { story }),
    ...(hero && { hero }),
    ...byRole((role) => saved[role]),
    ...(page > 1 && page < pages && { page: String(page), ...(path && { way: path }) }),
    ...(aloud && { aloud: 'yes' }),
    ...(typeof aloud === 'object' && { voice: aloud.voice }),
  });
}
