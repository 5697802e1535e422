/**
 * Reports problems of the stories with file, line and a sentence for their writer: `npm run check:content [-- slug …]`;
 * draws the pictures of the stories named, or of all with `--drawn`; of all stories it compares small thumbnails, which takes about a
 * minute. Words that lie straight on a picture are measured always. `--findings` prints a Markdown list by book. Exits with 1 on any problem.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BookProblem } from '../../content/book-problem.ts';
import { sampleLibraryProblems, shelfProblems } from '../../content/check.ts';
import { bookProblems } from '../../content/check-book.ts';
import { pictureProblems } from '../../content/check-pictures.ts';
import { repeatProblems } from '../../content/check-repeats.ts';
import { formatProblems } from '../../content/check-scene-format.ts';
import type { ShelfPictureProblem } from '../../content/check-shelf-pictures.ts';
import { talkProblems } from '../../content/check-talk.ts';
import { readBook, STORIES } from '../../content/read-books.ts';
import { SHELF } from '../../content/shelf.ts';
import { SAMPLE_LOOKS } from '../../illustration/sample-looks.ts';
import { drawingProblems } from './check-drawings.ts';
import { inkProblems } from './check-ink.ts';
import { compositionFindings, sharedFindings } from './check-shelf.ts';
import type { ContentProblem } from './content-problem.ts';
import { findingsList } from './findings-list.ts';
import { writeIndexFiles } from './generate-index.ts';
import { pictureLine, pictureStart, spreadLine } from './source-lines.ts';

/** The problems of one book; the sample has no facts to check. */
async function problemsOfBook(slug: string, stories = STORIES): Promise<ContentProblem[]> {
  const told = await readBook(slug, stories);
  if (!told) return [];
  const scenes = formatProblems(told.book).map(({ spread, words, ...clue }) => ({
    where: pictureLine(slug, spread, clue, stories),
    words,
  }));
  const wording = bookProblems(told.facts, told.book);
  // A book of films has finished pictures, and a sentence a page.
  const filmed = told.book.spreads.every(({ film }) => film !== undefined);
  const sound = wording.every(({ advice }) => advice);
  const talk = filmed || !sound ? [] : talkProblems(told.book);
  const words = [...wording, ...talk, ...repeatProblems(told.book)];
  const pictures = filmed ? [] : pictureProblems(told.book, SAMPLE_LOOKS);
  return [
    ...scenes,
    ...words.map((problem) => inWords(slug, problem, stories)),
    ...pictures.map((problem) => inPicture(slug, problem, stories)),
  ];
}

/** A problem of the words, with the line of the spread. */
const inWords = (
  slug: string,
  { spread, words, advice }: BookProblem,
  stories = STORIES,
): ContentProblem => ({
  where: spreadLine(slug, spread, stories),
  words,
  ...(advice && { advice }),
});

/** A problem of a picture, with its file. */
const inPicture = (slug: string, problem: BookProblem, stories = STORIES): ContentProblem =>
  problem.spread === undefined
    ? inWords(slug, problem, stories)
    : { ...inWords(slug, problem, stories), where: pictureStart(slug, problem.spread, stories) };

/** The problems of all content, or of the stories named. @param stories their folder */
export async function contentProblems(
  slugs?: readonly string[],
  stories?: string,
): Promise<ContentProblem[]> {
  const wanted = slugs ?? SHELF.map(({ slug }) => slug);
  const shelf = slugs ? [] : [...shelfProblems(SHELF), ...sampleLibraryProblems(SHELF)];
  return [
    ...shelf.map((words) => ({ where: 'content/stories', words })),
    ...(await Promise.all(wanted.map((slug) => problemsOfBook(slug, stories)))).flat(),
    ...(slugs ? [] : ofShelf(await sharedFindings())),
  ];
}

const ofShelf = (problems: readonly ShelfPictureProblem[]): ContentProblem[] =>
  problems.map(({ slug, ...problem }) => inPicture(slug, problem));

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const words = process.argv.slice(2);
  const slugs = words.filter((word) => !word.startsWith('--'));
  for (const slug of slugs)
    if (!existsSync(path.join(STORIES, slug))) throw new Error(`There is no folder content/stories/${slug}.`);
  // Facts that a card shows are in the index too.
  await writeIndexFiles().catch(({ message }: Error) => {
    console.error(message);
    process.exit(1);
  });
  const problems = await contentProblems(slugs.length > 0 ? slugs : undefined);
  if (slugs.length === 0) problems.push(...ofShelf(await compositionFindings()));
  for (const slug of slugs.length > 0 ? slugs : SHELF.map((story) => story.slug)) {
    const told = await readBook(slug);
    if (told) problems.push(...(await inkProblems(told.book)).map((problem) => inPicture(slug, problem)));
  }
  // Drawing takes a quarter of a minute per book.
  for (const slug of words.includes('--drawn') ? SHELF.map((story) => story.slug) : slugs) {
    const told = await readBook(slug);
    if (!told) continue;
    const drawn = (await drawingProblems(told.book)).map((problem) => inPicture(slug, problem));
    // A picture that cannot be laid out cannot be drawn either; reported once.
    const said = new Set(problems.map(({ where, words }) => `${where} ${words}`));
    problems.push(...drawn.filter(({ where, words }) => !said.has(`${where} ${words}`)));
  }
  if (words.includes('--findings')) console.log(findingsList(problems));
  else
    for (const { where, words, advice } of problems)
      console.log(`${where}  ${advice ? 'look again: ' : ''}${words}`);
  const broken = problems.filter(({ advice }) => !advice);
  const unwritten = SHELF.filter(({ slug }) => !existsSync(path.join(STORIES, slug, 'book.ts')));
  if (slugs.length === 0 && unwritten.length > 0)
    console.log(`Not written yet: ${unwritten.map(({ slug }) => slug).join(', ')}.`);
  console.log(
    problems.length === 0
      ? 'Nothing to mend.'
      : `${broken.length} to mend, ${problems.length - broken.length} to look at again.`,
  );
  process.exitCode = broken.length === 0 ? 0 : 1;
}
