/** What families type, whatever the script and the keyboard. */

/**
 * Letters that show nothing and count as letters or symbols all the same: the Hangul fillers and the blank of Braille.
 * A name of them alone looks like none.
 */
const FILLERS = /[\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Whether a text has anything to be seen: not only blanks, fillers, joiners, and marks on nothing. */
export function hasVisibleText(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(FILLERS, ''));
}

/** A text with blanks in place of letters that show nothing. */
export const replaceFillers = (text: string): string => text.replace(FILLERS, ' ');

/** A whole number as it was typed in the digits of any script: ASCII, full-width, Arabic, Devanagari. NaN where it is none. */
export function parseTypedNumber(text: string): number {
  const plain = text.trim().replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  return /^[0-9]+$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Unicode puts the digits of a script side by side, from 0 to 9. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
