/** What is wrong with a book's questions for the grown-up: how many, where, and how they are said. */
import type { Book } from './book.ts';
import { pathsOf } from './book-paths.ts';
import type { BookProblem } from './book-problem.ts';
import { wordingProblems } from './check-spread.ts';
import { QUESTIONS_A_READING, type Question } from './talk.ts';

const LONGEST_QUESTION = 90;

/** Everything wrong with them; empty when all is well. Only for a book without fault in its ways: all must end. */
export function talkProblems(book: Book): BookProblem[] {
  const { talk } = book;
  if (!talk) return [{ words: 'nothing to talk about: its four questions belong into talk.ts' }];
  const known = new Set(book.spreads.map(({ id }) => id));
  const problems = Object.entries(talk).flatMap(([spread, question]): BookProblem[] =>
    known.has(spread)
      ? questionProblems(book, question).map((words) => ({ spread, words }))
      : [{ words: `talk.ts asks about “${spread}”, and there is no spread of that name` }],
  );
  for (const path of pathsOf(book)) {
    const asked = path.filter(({ id }) => talk[id]).length;
    if (asked !== QUESTIONS_A_READING)
      problems.push({
        words: `the way that ends with “${path.at(-1)!.id}” has ${asked} questions; ${QUESTIONS_A_READING} is right`,
      });
  }
  return problems;
}

function questionProblems(book: Book, { see, why, own }: Question): string[] {
  const problems = [see, why, own].flatMap((words) => [
    ...wordingProblems(book, words).map((problem) => `the question “${words}”: ${problem}`),
    ...(words.endsWith('?') ? [] : [`“${words}” is no question`]),
    ...(words.length > LONGEST_QUESTION
      ? [`“${words}” has ${words.length} letters; ${LONGEST_QUESTION} are easily said`]
      : []),
  ]);
  if (/\{/u.test(own) || /^I\b/u.test(own))
    problems.push(`“${own}”: the child’s name comes before it, and it has no slots`);
  return problems;
}
