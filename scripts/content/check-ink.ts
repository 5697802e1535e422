/**
 * Whether words that lie straight on a picture can be read: the contrast of their ink with the drawn picture beneath them, as an
 * open book shows both (`bleed.css`). At night, in strong contrast and where one page is shown, words lie on paper instead.
 */
import sharp from 'sharp';
import type { Book, BookSpread } from '../../content/book.ts';
import { type BookProblem, drawnFor, type PictureBox } from '../../content/book-problem.ts';
import { stagedFor, wideStaged } from '../../content/check-placing.ts';
import { bleedOf, type WordsAt } from '../../content/spread-layout.ts';
import { isSpeech } from '../../content/typeset.ts';
import { contrast, hexOf } from '../../illustration/paper/colour.ts';
import type { Stage } from '../../illustration/parts/backdrop-stage.ts';
import { SAMPLE_LOOKS, type SampleLook } from '../../illustration/sample-looks.ts';
import { STAGES } from '../../illustration/scene/camera/aspects.ts';
import { drawScene } from '../../illustration/scene/svg/draw-scene.ts';
import { fontScale } from '../../src/features/reader/font-scale.ts';
import '../../illustration/load-all-parts.ts';

/** WCAG 2.2, AA. */
const LEAST_INK_CONTRAST = 4.5;
/** Part of the words' box that may fall below: a star, the edge of a leaf. */
const MOST_BELOW = 0.03;

/** Pixels of the drawn picture. */
const PIXELS = { width: 450, height: 300 } as const;

/**
 * Measures of `bleed.css` in parts of the book's width, which is 10 : 7: from the page's side and its head or
 * foot to the words, the widest line, the smallest and the largest letters.
 */
const OPEN_BOOK = { height: 0.7, side: 0.07, foot: 0.062, widest: 0.328, least: 0.022, most: 0.03 } as const;
/** The page's side that letters follow from, `--page-side`. */
const PAGE_SIDE = (0.83 * (0.5 + OPEN_BOOK.height)) / 2;
/** Andika, in letters' sizes: the mean width of a letter, a line with its gap, and the gap after a paragraph. */
const LETTER = { width: 0.53, line: 1.52, gap: 0.7 } as const;
/** How much longer the longest of balanced lines is than the mean. */
const UNEVEN = 1.12;
const NAME = 'Florian';

/** Words in an ink that is lost on the picture; empty where they lie on paper. Half a second for each such spread. */
export async function inkProblems(book: Book): Promise<BookProblem[]> {
  const problems = await Promise.all(book.spreads.map((spread) => lostInk(book, spread)));
  return problems.filter((problem) => problem !== null);
}

async function lostInk(book: Book, spread: BookSpread): Promise<BookProblem | null> {
  const layout = bleedOf(spread.layout);
  if (layout?.kind !== 'bleed' || layout.ink === undefined) return null;
  const shares = [];
  for (const hero of SAMPLE_LOOKS)
    shares.push({ hero, ...(await shareBelow(book, spread, layout.ink, layout.wordsAt, hero)) });
  const worst = shares.reduce((a, b) => (b.share > a.share ? b : a));
  if (worst.share <= MOST_BELOW) return null;
  const part = Math.round(worst.share * 100);
  return {
    spread: spread.id,
    words: `the ink ${layout.ink} has a contrast below ${LEAST_INK_CONTRAST} : 1 on ${part} % of the picture under the words: give it a calmer ground there, or leave ink out, and the words lie on paper${drawnFor(worst.hero)}`,
    hero: worst.hero.name,
    box: worst.box,
    advice: true,
  };
}

/** The part of the picture under the words, 0 to 1, that is too like the ink. */
async function shareBelow(
  book: Book,
  spread: BookSpread,
  ink: string,
  wordsAt: WordsAt,
  { look }: SampleLook,
): Promise<{ share: number; box: PictureBox }> {
  const { scene, cast, frame } = wideStaged(stagedFor(book, spread, look))!;
  const box = boxOfWords(spread, wordsAt, frame);
  const svg = drawScene(scene, cast, { aspect: 'wide', textures: 'none' });
  const { left, right, top } = STAGES.wide;
  const scale = PIXELS.width / (right - left);
  const area = {
    left: Math.round((box[0] - left) * scale),
    top: Math.round((box[1] - top) * scale),
    width: Math.round(box[2] * scale),
    height: Math.round(box[3] * scale),
  };
  const pixels = await sharp(Buffer.from(svg))
    .resize(PIXELS.width, PIXELS.height)
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer();
  let below = 0;
  for (let i = 0; i < pixels.length; i += 3) {
    const colour = hexOf(pixels[i]! / 255, pixels[i + 1]! / 255, pixels[i + 2]! / 255);
    if (contrast(ink, colour) < LEAST_INK_CONTRAST) below++;
  }
  return { share: (below * 3) / pixels.length, box };
}

/** Where the words lie in the wide picture, as large as the widest window shows them. */
function boxOfWords({ text }: BookSpread, wordsAt: WordsAt, frame: Stage): PictureBox {
  const words = text.map((paragraph) => paragraph.replace(/\{[^{}]*\}/gu, NAME));
  const { side, foot, widest, least, most } = OPEN_BOOK;
  const letter = Math.min(most, Math.max(least, fontScale({ text: words }) * PAGE_SIDE));
  const widths = words.map((paragraph) => paragraph.length * LETTER.width * letter);
  const lines = widths.map((width) => Math.ceil(width / widest));
  const width = Math.min(widest, Math.max(...widths.map((all, i) => all / lines[i]!)) * UNEVEN);
  const gaps = words.filter((paragraph, i) => i > 0 && !isSpeech(paragraph)).length;
  const height = (lines.reduce((sum, n) => sum + n, 0) * LETTER.line + gaps * LETTER.gap) * letter;
  const unit = frame.right - frame.left;
  // Lines that are balanced begin at the left of a block as wide as it may be.
  const block = lines.some((n) => n > 1) ? widest : width;
  return [
    wordsAt.startsWith('left') ? frame.left + side * unit : frame.right - (side + block) * unit,
    wordsAt.endsWith('top') ? frame.top + foot * unit : frame.bottom - (foot + height) * unit,
    width * unit,
    height * unit,
  ];
}
