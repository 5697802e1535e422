import { useEffect, useState } from 'react';
import type { Book } from '../../../../content/book.ts';
import type { BookProblem } from '../../../../content/book-problem.ts';
import { bookProblems } from '../../../../content/check-book.ts';
import { pictureProblems } from '../../../../content/check-pictures.ts';
import { repeatProblems } from '../../../../content/check-repeats.ts';
import { formatProblems } from '../../../../content/check-scene-format.ts';
import { storyBySlug } from '../../../../content/shelf.ts';
import { SAMPLE_LOOKS } from '../../../../illustration/sample-looks.ts';

export interface Finding extends BookProblem {
  /** About the picture, not the words. */
  readonly picture: boolean;
}

/** The file of a spread's picture, from the root of the repository. */
export function pictureFile(slug: string, book: Book, id: string): string {
  const spreadNumber = book.spreads.findIndex((spread) => spread.id === id) + 1;
  return `content/stories/${slug}/pictures/${String(spreadNumber).padStart(2, '0')}-${id}.ts`;
}

/** What `check:content` and `check:scenes` say of a book, but for what needs drawing or the other books: `useDrawnFindings`. */
export function findingsOf(slug: string, book: Book): Finding[] {
  const facts = storyBySlug(slug);
  const words = [...(facts ? bookProblems(facts, book) : []), ...repeatProblems(book)];
  const filmed = book.spreads.every(({ film }) => film !== undefined);
  const pictures = [...formatProblems(book), ...(filmed ? [] : pictureProblems(book, SAMPLE_LOOKS))];
  return [
    ...words.map((problem) => ({ ...problem, picture: false })),
    ...pictures.map((problem) => ({ ...problem, picture: true })),
  ];
}

/** What only drawing and the whole shelf show of a book, asked for by `draw`: about a minute. */
export function useDrawnFindings(slug: string): {
  drawn: readonly Finding[] | 'drawing' | { problem: string } | null;
  draw: () => void;
} {
  type Drawn = readonly Finding[] | 'drawing' | { problem: string };
  const [answer, setAnswer] = useState<{ slug: string; drawn: Drawn } | null>(null);
  const draw = () => {
    const set = (drawn: Drawn) => setAnswer((now) => (now?.slug === slug ? { slug, drawn } : now));
    setAnswer({ slug, drawn: 'drawing' });
    void fetchDrawnFindings(slug).then(set, (error: unknown) =>
      set({ problem: error instanceof Error ? error.message : String(error) }),
    );
  };
  return { drawn: answer?.slug === slug ? answer.drawn : null, draw };
}

async function fetchDrawnFindings(slug: string): Promise<Finding[]> {
  const answer = await fetch(`/__drawn-findings?book=${slug}`);
  if (!answer.ok) throw new Error(await answer.text());
  const problems: BookProblem[] = await answer.json();
  return problems.map((problem) => ({ ...problem, picture: true }));
}

/** Milliseconds after a change until the checks run: the new picture is on the screen first. */
const AFTER_PICTURE = 400;

/** The findings of a book, null until they are known; while a change is checked, those of before it. */
export function useFindings(slug: string, book: Book | undefined): readonly Finding[] | null {
  const [result, setFound] = useState<{ slug: string; findings: readonly Finding[] } | null>(null);
  useEffect(() => {
    if (!book) return;
    const timer = setTimeout(() => setFound({ slug, findings: findingsOf(slug, book) }), AFTER_PICTURE);
    return () => clearTimeout(timer);
  }, [slug, book]);
  return result?.slug === slug ? result.findings : null;
}
