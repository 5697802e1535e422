/**
 * Says what no picture can say, with file, spread and line: `npm run check:scenes [-- slug …]`, a part of `npm run check`. Takes a
 * few seconds, draws nothing. Ends with 1 when there is anything to mend.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { formatProblems, type SceneProblem } from '../../content/check-scene-format.ts';
import { COVERS } from '../../content/generated/covers.ts';
import { readBook, STORIES } from '../../content/read-books.ts';
import { book as sample } from '../../content/sample-story/book.ts';
import { issuesOf } from '../../illustration/scene/format/issues.ts';
import { look } from '../../illustration/scene/format/look.ts';
import { scene } from '../../illustration/scene/format/scene.ts';
import type { ContentProblem } from './content-problem.ts';
import { pictureLine } from './source-lines.ts';

/** What no picture of a book can say, each with the line to mend. */
export async function sceneProblemsOf(slug: string, stories = STORIES): Promise<ContentProblem[]> {
  const told = await readBook(slug, stories);
  return told ? formatProblems(told.book).map((problem) => located(slug, problem, stories)) : [];
}

export function located(
  slug: string,
  { spread, words, ...clue }: SceneProblem,
  stories = STORIES,
): ContentProblem {
  const where = pictureLine(slug, spread, clue, stories);
  return { where, words: spread === undefined ? words : `${spread}: ${words}` };
}

/** Covers and the three pictures of the sample are scenes, too. */
function others(): ContentProblem[] {
  const covers = Object.entries(COVERS).flatMap(([slug, cover]) =>
    [...issuesOf(scene, cover.scene), ...issuesOf(look, cover.child)].map(({ words, ...clue }) => ({
      where: pictureLine(slug, 'cover', clue),
      words: `cover: ${words}`,
    })),
  );
  const stories = path.dirname(STORIES);
  return [...covers, ...formatProblems(sample).map((problem) => located('sample-story', problem, stories))];
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const asked = process.argv.slice(2);
  // From the folders: a new story is not in the generated index yet.
  const written = readdirSync(STORIES).filter((slug) => existsSync(path.join(STORIES, slug, 'book.ts')));
  for (const slug of asked)
    if (!written.includes(slug)) throw new Error(`There is no book content/stories/${slug}/book.ts.`);
  const slugs = asked.length > 0 ? asked : written;
  const books = await Promise.all(slugs.map((slug) => sceneProblemsOf(slug)));
  const problems = [...books.flat(), ...(asked.length > 0 ? [] : others())];
  for (const { where, words } of problems) console.log(`${where}  ${words}`);
  console.log(
    problems.length > 0
      ? `${problems.length} to mend.`
      : `Nothing to mend in ${slugs.length} ${slugs.length === 1 ? 'book' : 'books'}.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
