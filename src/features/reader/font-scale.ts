import { isSpeech } from '../../../content/typeset.ts';
import { plainText, type Spread } from './book.ts';

type SpreadText = Pick<Spread, 'text' | 'aside' | 'loud' | 'vignettes'>;

/** Space that a paragraph takes beside its characters: half an empty line, and the gap after it. */
const PARAGRAPH_COST = 30;
/** A line of speech has no gap before it. */
const SPEECH_COST = 20;
/** A loud word takes three lines. */
const LOUD_COST = 100;
/** A row of vignettes takes three lines; one beside its words, as many letters as it pushes aside. */
const VIGNETTE_ROW_COST = 100;
const VIGNETTE_COST = 60;
/** The grown-up's line is set smaller, after a rule. */
const ASIDE_SCALE = 0.62;
const ASIDE_COST = 40;
/** Few sizes, so that a book's pages look alike: each some 8 % smaller than the last. */
const LENGTH_STEPS = [170, 250, 300, 350, 410, 480, 560, 650, 750, 870, 1000] as const;

/** Longer text does not fit a page at the smallest size. */
const MAX_LENGTH = 735;
/** The summary line of a closed aside. */
const SUMMARY_COST = 50;

function vignetteCost({ vignettes = [] }: SpreadText): number {
  const counts = new Map<number, number>();
  for (const { beside } of vignettes) counts.set(beside, (counts.get(beside) ?? 0) + 1);
  return [...counts.values()].reduce(
    (sum, count) => sum + (count > 1 ? VIGNETTE_ROW_COST : VIGNETTE_COST),
    0,
  );
}

function mainTextLength(spread: SpreadText): number {
  const { text, loud } = spread;
  const cost = (paragraph: string) => (isSpeech(paragraph) ? SPEECH_COST : PARAGRAPH_COST);
  return text
    .map(plainText)
    .reduce(
      (sum, paragraph) => sum + paragraph.length + cost(paragraph),
      (loud ? LOUD_COST : 0) + vignetteCost(spread),
    );
}

const asideLength = ({ aside }: SpreadText) => (aside ? aside.length * ASIDE_SCALE + ASIDE_COST : 0);

/** Whether the grown-up's line fits open under the text; else it is collapsed. */
export function isAsideOpen(spread: SpreadText): boolean {
  return mainTextLength(spread) + asideLength(spread) <= MAX_LENGTH;
}

/** A spread's text length in characters, rounded up to a step. */
export function textLength(spread: SpreadText): number {
  const letters = mainTextLength(spread) + (isAsideOpen(spread) ? asideLength(spread) : SUMMARY_COST);
  return LENGTH_STEPS.find((step) => letters <= step) ?? letters;
}

/**
 * The font size of a spread's text, as a fraction of the page's size: n characters fill a page when each is as
 * wide and high as the page's side ÷ √n. CSS multiplies it by the page's size (page.css), so prerendered HTML
 * is right before any code runs, and a turn measures nothing.
 */
export function fontScale(spread: SpreadText): number {
  return Math.round(10_000 / Math.sqrt(textLength(spread))) / 10_000;
}
