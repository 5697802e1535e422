/** Type as a book sets it: what follows from the words alone. Pure. */

/** The longest last word that does not stand alone on a paragraph's last line. */
const SHORT_WORD = 9;
const FEWEST_WORDS = 4;

/** Ties a paragraph's short last word to the one before it, with a no-break space. The length stays the same. */
export function tieLastWord(paragraph: string): string {
  const [last = ''] = /\S+$/u.exec(paragraph) ?? [];
  if (last.length > SHORT_WORD || paragraph.split(' ').length < FEWEST_WORDS) return paragraph;
  return `${paragraph.slice(0, -last.length - 1)}\u00a0${last}`;
}

/** Whether somebody speaks at the beginning of a paragraph: it is set as a line of speech, indented and without a gap. */
export const isSpeech = (paragraph: string): boolean => /^[“‘]/u.test(paragraph);

/** Cuts a paragraph at its loud word; null where that is not in it. */
export function aroundWord(paragraph: string, word: string): readonly [before: string, after: string] | null {
  const at = paragraph.indexOf(word);
  return at < 0 ? null : [paragraph.slice(0, at), paragraph.slice(at + word.length)];
}
