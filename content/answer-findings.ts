/** Sets the findings of a book against the reasons its pictures give: `why: { covered: 'they hide' }`. */
import { spreadScene } from '../illustration/scene/format/spread-scene.ts';
import type { WhyRule } from '../illustration/scene/format/why.ts';
import type { Book } from './book.ts';
import type { BookProblem } from './book-problem.ts';

/**
 * Drops what a picture answers, and reports each reason that answers nothing any more.
 * @param rules those that were looked for: reasons for others are left alone
 */
export function answerFindings<Problem extends BookProblem>(
  book: Book,
  problems: readonly Problem[],
  rules: readonly WhyRule[],
): (Problem | BookProblem)[] {
  const reasons = book.spreads.flatMap(({ id }) => {
    const why = reasonsOf(book, id);
    return rules.flatMap((rule) => (why[rule] === undefined ? [] : [{ spread: id, rule }]));
  });
  const answers = (reason: (typeof reasons)[number], { spread, rule }: BookProblem) =>
    reason.spread === spread && reason.rule === rule;
  return [
    ...problems.filter((problem) => !reasons.some((reason) => answers(reason, problem))),
    ...reasons
      .filter((reason) => !problems.some((problem) => answers(reason, problem)))
      .map(({ spread, rule }) => ({
        spread,
        words: `why.${rule} answers nothing any more: take it out`,
        advice: true as const,
      })),
  ];
}

function reasonsOf(book: Book, id: string) {
  try {
    return spreadScene(book, id).why ?? {};
  } catch {
    // A set or an earlier picture is missing; another rule says so.
    return {};
  }
}
