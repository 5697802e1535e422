/**
 * Prints as JSON what only drawing or the whole shelf shows of one story, for the studio: `tsx scripts/content/print-drawn-findings.ts
 * <slug>`. A process of its own reads the files as they are saved now.
 */
import type { BookProblem } from '../../content/book-problem.ts';
import { readBook } from '../../content/read-books.ts';
import { drawingProblems } from './check-drawings.ts';
import { compositionFindings, sharedFindings } from './check-shelf.ts';

const [slug = ''] = process.argv.slice(2);
const told = await readBook(slug);
if (!told) throw new Error(`There is no story ${slug}.`);
const shelf = [...(await sharedFindings()), ...(await compositionFindings())];
const problems: BookProblem[] = [
  ...(await drawingProblems(told.book)),
  ...shelf.filter((problem) => problem.slug === slug).map(({ slug: _, ...problem }) => problem),
];
process.stdout.write(JSON.stringify(problems));
