/** How much of a book anybody may read without an account: the whole of it, or its first pages. */
import type { Story } from '../../../content/story-facts.ts';

export const WHOLE = 'Whole book';
export const FIRST_PAGES = 'First pages';
export const howOpenOptions = [WHOLE, FIRST_PAGES] as const;
export type HowOpen = (typeof howOpenOptions)[number];

export const howOpen = ({ open }: Pick<Story, 'open'>): HowOpen => (open ? WHOLE : FIRST_PAGES);
