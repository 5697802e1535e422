/** Helpers for text that families type, in any script. */

/**
 * Characters that show nothing but count as letters or symbols: the Hangul fillers and the Braille blank. A
 * name made of them looks empty.
 */
const FILLERS = /[\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Whether a text shows anything: not only blanks, fillers, joiners, or marks without a base. */
export function hasVisibleText(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(FILLERS, ''));
}

/** Replaces invisible letters with blanks. */
export const replaceFillers = (text: string): string => text.replace(FILLERS, ' ');

/** Parses a whole number in the digits of any script: ASCII, full-width, Arabic, Devanagari. NaN otherwise. */
export function parseTypedNumber(text: string): number {
  const plain = text.trim().replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  return /^[0-9]+$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Unicode places the digits of a script side by side, from 0 to 9. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
