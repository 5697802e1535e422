/** How much of a book is open without an account: all of it, or its first pages. */
import type { Story } from '../../../content/story-facts.ts';

export const WHOLE_BOOK = 'Whole book';
export const FIRST_PAGES = 'First pages';
export const publicAccessOptions = [WHOLE_BOOK, FIRST_PAGES] as const;
export type PublicAccess = (typeof publicAccessOptions)[number];

export const publicAccessOf = ({ open }: Pick<Story, 'open'>): PublicAccess =>
  open ? WHOLE_BOOK : FIRST_PAGES;
