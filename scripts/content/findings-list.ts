/** Findings as a list to work through: by book, then by picture. */
import type { ContentProblem } from './content-problem.ts';

/** Markdown: a heading a book with the number of findings, an item each, with a link to the line. */
export function findingsList(problems: readonly ContentProblem[]): string {
  const books = new Map<string, ContentProblem[]>();
  for (const problem of problems) {
    const book = /content\/stories\/([^/]+)\//u.exec(problem.where)?.[1] ?? 'the shelf';
    books.set(book, [...(books.get(book) ?? []), problem]);
  }
  return [...books]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([book, findings]) =>
        `## ${book}: ${findings.length}\n\n${findings.map(({ where, words, advice }) => `- ${advice ? '' : '**to mend** '}\`${where}\` ${words}`).join('\n')}\n`,
    )
    .join('\n');
}
