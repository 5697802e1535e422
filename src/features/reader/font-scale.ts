import { plainText, type Spread } from './book.ts';

type SpreadText = Pick<Spread, 'text' | 'aside'>;

/** What a paragraph costs beside its letters: half a line that stays empty, and the gap after it. */
const PARAGRAPH_COST = 30;
/** The grown-up's line is set smaller, after a rule. */
const ASIDE_SCALE = 0.62;
const ASIDE_COST = 40;
/** Few sizes, so that pages of a book look set by one hand: each some 8 % smaller than the one before. */
const LENGTH_STEPS = [170, 250, 300, 350, 410, 480, 560, 650, 750, 870, 1000] as const;

/** More than this has no room on a page of the least size. */
const MAX_LENGTH = 735;
/** The line that says there is more to open. */
const SUMMARY_COST = 50;

function mainTextLength({ text }: SpreadText): number {
  return text.reduce((sum, paragraph) => sum + plainText(paragraph).length + PARAGRAPH_COST, 0);
}

const asideLength = ({ aside }: SpreadText) => (aside ? aside.length * ASIDE_SCALE + ASIDE_COST : 0);

/** Whether the grown-up's line can stand open under the words; else it is there to be opened. */
export function isAsideOpen(spread: SpreadText): boolean {
  return mainTextLength(spread) + asideLength(spread) <= MAX_LENGTH;
}

/** A spread's words as if they were one run of letters, rounded up to a step. */
export function textLength(spread: SpreadText): number {
  const letters = mainTextLength(spread) + (isAsideOpen(spread) ? asideLength(spread) : SUMMARY_COST);
  return LENGTH_STEPS.find((step) => letters <= step) ?? letters;
}

/**
 * How large a spread's words may be set, in parts of the page's size: n letters fill a page when each is as wide and
 * high as the page's side ÷ √n. CSS does the rest, with the size of the page it has (page.css), so prerendered HTML is
 * right before any code runs, and nothing is measured in a turn.
 */
export function fontScale(spread: SpreadText): number {
  return Math.round(10_000 / Math.sqrt(textLength(spread))) / 10_000;
}
