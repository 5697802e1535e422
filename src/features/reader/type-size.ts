import { plainText, type Spread } from './book.ts';

type Words = Pick<Spread, 'text' | 'aside'>;

/** What a paragraph costs beside its letters: half a line that stays empty, and the gap after it. */
const A_PARAGRAPH = 30;
/** The grown-up's line is set smaller, after a rule. */
const ASIDE = 0.62;
const A_RULE = 40;
/** Few sizes, so that pages of a book look set by one hand: each some 8 % smaller than the one before. */
const STEPS = [170, 250, 300, 350, 410, 480, 560, 650, 750, 870, 1000] as const;

/** More than this has no room on a page of the least size. */
const FULL = 735;
/** The line that says there is more to open. */
const A_SUMMARY = 50;

function words({ text }: Words): number {
  return text.reduce((sum, paragraph) => sum + plainText(paragraph).length + A_PARAGRAPH, 0);
}

const asideOf = ({ aside }: Words) => (aside ? aside.length * ASIDE + A_RULE : 0);

/** Whether the grown-up's line can stand open under the words; else it is there to be opened. */
export function showsAside(spread: Words): boolean {
  return words(spread) + asideOf(spread) <= FULL;
}

/** A spread's words as if they were one run of letters, rounded up to a step. */
export function lettersOf(spread: Words): number {
  const letters = words(spread) + (showsAside(spread) ? asideOf(spread) : A_SUMMARY);
  return STEPS.find((step) => letters <= step) ?? letters;
}

/**
 * How large a spread's words may be set, in parts of the page's size: n letters fill a page when each is as wide and
 * high as the page's side ÷ √n. CSS does the rest, with the size of the page it has (page.css), so prerendered HTML is
 * right before any code runs, and nothing is measured in a turn.
 */
export function fitOf(spread: Words): number {
  return Math.round(10_000 / Math.sqrt(lettersOf(spread))) / 10_000;
}
