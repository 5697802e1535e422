/**
 * Turns a page into sentences with the position of every word. Pure, so that highlighting can be tested without
 * a voice.
 *
 * Offsets count UTF-16 units, as DOM ranges and speech events do.
 */
import { type Paragraph, plainText } from '../book.ts';

export interface WordRange {
  /** From the start of the sentence. */
  readonly start: number;
  readonly end: number;
}

export interface Sentence {
  /** Its paragraph's index, and its offset there. */
  readonly paragraph: number;
  readonly start: number;
  readonly text: string;
  readonly words: readonly WordRange[];
}

/** The sentences of a page in order, in the language `lang` (BCP 47). Empty paragraphs give none. */
export function parseSentences(paragraphs: readonly Paragraph[], lang: string): Sentence[] {
  const sentences = new Intl.Segmenter(lang, { granularity: 'sentence' });
  const words = new Intl.Segmenter(lang, { granularity: 'word' });
  return paragraphs.flatMap((paragraph, index) =>
    [...sentences.segment(plainText(paragraph))]
      .map(({ segment, index: start }) => ({
        paragraph: index,
        start,
        text: segment.trimEnd(),
        words: [...words.segment(segment)]
          .filter((piece) => piece.isWordLike)
          .map((piece) => ({ start: piece.index, end: piece.index + piece.segment.length })),
      }))
      .filter((sentence) => sentence.words.length > 0),
  );
}

/**
 * The word that a speech event at `charIndex` means: the one it falls in or, as some voices report the space or
 * quotation mark before a word, the next one. The last word when it points past the end.
 */
export function wordAt(sentence: Sentence, charIndex: number): WordRange | undefined {
  return sentence.words.find((word) => word.end > charIndex) ?? sentence.words.at(-1);
}

/** How long a word takes to say, in units of about one letter, with the pause after a comma or full stop. */
function wordWeight(sentence: Sentence, n: number): number {
  const word = sentence.words[n]!;
  const after = sentence.text.slice(word.end, sentence.words[n + 1]?.start);
  const rest = /[.!?…]/.test(after) ? 5 : /[,;:–—]/.test(after) ? 3 : 0;
  return Math.max(2, word.end - word.start) + 1 + rest;
}

/** The weight of a sentence, in the same units. */
export function sentenceWeight(sentence: Sentence): number {
  return sentence.words.reduce((sum, _, n) => sum + wordWeight(sentence, n), 0);
}

export interface Cue {
  readonly sentence: Sentence;
  readonly word: WordRange;
  /** When the word starts, in ms from the beginning. */
  readonly at: number;
}

/** Schedules the words of some sentences over `totalMs`. */
export function scheduleWords(sentences: readonly Sentence[], totalMs: number): Cue[] {
  const whole = sentences.reduce((sum, sentence) => sum + sentenceWeight(sentence), 0);
  let passed = 0;
  return sentences.flatMap((sentence) =>
    sentence.words.map((word, n) => {
      const at = (passed / whole) * totalMs;
      passed += wordWeight(sentence, n);
      return { sentence, word, at };
    }),
  );
}

/** A voice's time for one unit at speed 1, in ms, before it was measured. */
export const INITIAL_PACE = 68;

/** The pace of silent highlighting, for a person who reads aloud or follows: some 100 words a minute. */
export const FOLLOWING_PACE = 95;

/** Updates the pace after a sentence took `ms` at speed `rate`: half old, half measured, within limits. */
export function updatePace(pace: number, sentence: Sentence, ms: number, rate: number): number {
  const heard = (ms * rate) / sentenceWeight(sentence);
  return Math.max(30, Math.min(180, (pace + heard) / 2));
}
