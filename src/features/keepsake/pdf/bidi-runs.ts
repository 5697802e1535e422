/**
 * Splits a paragraph's words into runs of one direction, and orders them for display: a name in Arabic or
 * Hebrew runs right to left within a left-to-right sentence (Unicode Bidirectional Algorithm, UAX #9).
 */
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

export interface BidiRun {
  /** In logical order. */
  readonly text: string;
  /** Embedding level: odd levels run right to left. */
  readonly level: number;
  readonly emoji: boolean;
}

export interface BidiWord {
  readonly text: string;
  readonly bidiRuns: readonly BidiRun[];
  /** The level of the space after it. */
  readonly spaceLevel: number;
}

/** Emoji; symbols that count as emoji but exist in every font, such as ©, are text. */
const EMOJI = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\u{FE0F}|\u{20E3}/u;
/** Scripts without joining letters or spaces between words. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** A longer word may have to be broken, which a run that is rasterized whole can't be. */
const MAX_UNBROKEN = 12;

const graphemes = (text: string): string[] =>
  'Segmenter' in Intl ? [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment) : [...text];

/** The words of a left-to-right paragraph. */
export function splitBidiWords(paragraph: string): BidiWord[] {
  const text = paragraph.normalize('NFC');
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  return [...text.matchAll(/[^ \n\t]+/g)].map(({ 0: word, index }) => ({
    text: word,
    bidiRuns: splitBidiRuns(word, (at) => levels[index + at] ?? 0),
    spaceLevel: levels[index + word.length] ?? 0,
  }));
}

function splitBidiRuns(word: string, levelAt: (at: number) => number): BidiRun[] {
  const runs: BidiRun[] = [];
  const all = graphemes(word);
  let at = 0;
  for (const sign of all) {
    const [level, emoji] = [levelAt(at), EMOJI.test(sign)];
    at += sign.length;
    const last = runs.at(-1);
    const alone = all.length > MAX_UNBROKEN && (CJK.test(sign) || CJK.test(last?.text ?? ''));
    if (last && !alone && last.level === level && last.emoji === emoji)
      runs[runs.length - 1] = { ...last, text: last.text + sign };
    else runs.push({ text: sign, level, emoji });
  }
  return runs;
}

/** The visual position of each part of a line, from the left, by the parts' levels (UAX #9, L2). */
export function visualOrder(levels: readonly number[]): number[] {
  const order = levels.map((_, part) => part);
  for (let level = Math.max(0, ...levels); level > 0; level--)
    for (let from = 0; from < order.length; from++) {
      let to = from;
      while (to < order.length && levels[order[to]!]! >= level) to++;
      order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  return order;
}

/** A run's characters from left to right, with brackets mirrored. */
export function leftToRight({ text, level }: Pick<BidiRun, 'text' | 'level'>): string {
  if (level % 2 === 0) return text;
  return graphemes(text)
    .reverse()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join('');
}
