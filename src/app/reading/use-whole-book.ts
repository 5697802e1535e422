import { useCallback, useEffect, useState } from 'react';
import { type BookFile, joinBook, type RestOfBook } from '../../../content/book-file.ts';
import { requestBook } from '../../features/library/api/open-book.ts';
import { deletePlanBook, readPlanBook, storePlanBook } from '../../features/library/offline/plan-books.ts';
import { isBookData } from './is-book-data.ts';

/** How many of the month's books are used, out of how many; null means no limit. */
export interface MonthlyAllowance {
  readonly used: number;
  readonly allowance: number | null;
}

/** What stands between a reader and the rest of a book. */
export type Opening =
  /** Nothing: the whole book is loaded. */
  | { readonly state: 'open' }
  /** Checking whether the plan covers it. */
  | { readonly state: 'asking' }
  /** Not signed in. */
  | { readonly state: 'visitor' }
  /** Opening it uses one of the month's books, or none are left. */
  | ({ readonly state: 'offer' | 'used-up' } & MonthlyAllowance)
  /** The account can't be reached, and the book is not on this device. */
  | { readonly state: 'unreachable' };

interface Answer {
  readonly of: string;
  readonly rest?: RestOfBook;
  readonly opening: Opening;
}

/**
 * Loads the whole book where the member's plan opens it: at once when that is free, and through `open` for one
 * of the month's books. Opened books are stored on the device for this account. Nothing carries over to another
 * member.
 */
export function useWholeBook(
  file: BookFile | null,
  memberId: string | null,
): { file: BookFile | null; opening: Opening; open: () => Promise<boolean> } {
  const [answer, setAnswer] = useState<Answer>();
  const slug = file?.closed ? file.slug : null;
  const of = `${memberId} ${slug}`;

  const ask = useCallback(
    async (spend: boolean): Promise<Answer> => {
      if (slug === null || memberId === null) return { of, opening: { state: 'visitor' } };
      try {
        const { rest, used, allowance } = await requestBook(slug, spend);
        if (isBookData<RestOfBook>(rest)) {
          void storePlanBook(memberId, slug, rest);
          return { of, rest, opening: { state: 'open' } };
        }
        void deletePlanBook(memberId, slug);
        const left = allowance === null || used < allowance;
        return { of, opening: { state: left ? 'offer' : 'used-up', used, allowance } };
      } catch {
        const kept = await readPlanBook(memberId, slug);
        return isBookData<RestOfBook>(kept)
          ? { of, rest: kept, opening: { state: 'open' } }
          : { of, opening: { state: 'unreachable' } };
      }
    },
    [slug, memberId, of],
  );

  useEffect(() => {
    if (slug === null || memberId === null) return;
    let cancelled = false;
    void ask(false).then((answer) => cancelled || setAnswer(answer));
    return () => {
      cancelled = true;
    };
  }, [slug, memberId, ask]);

  const open = useCallback(async () => {
    const answer = await ask(true);
    setAnswer(answer);
    return answer.opening.state === 'open';
  }, [ask]);

  if (!file?.closed) return { file, opening: { state: 'open' }, open };
  if (memberId === null) return { file, opening: { state: 'visitor' }, open };
  const current = answer?.of === of ? answer : undefined;
  return {
    file: current?.rest ? joinOnce(file, current.rest) : file,
    opening: current?.opening ?? { state: 'asking' },
    open,
  };
}

const joinedBooks = new WeakMap<RestOfBook, BookFile>();

/** Joins the same two parts into the same object, so that nothing is rebuilt on each render. */
function joinOnce(file: BookFile, rest: RestOfBook): BookFile {
  const known = joinedBooks.get(rest);
  if (known) return known;
  const whole = joinBook(file, rest);
  joinedBooks.set(rest, whole);
  return whole;
}
