/**
 * The code that brings a family's key to a further device: 128 random bits in Crockford's base32 (no I, L, O or U) and
 * two letters that detect a slip of the pen, in seven groups of four.
 */
import { randomBytes } from './bytes.ts';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SECRET_BYTES = 16;
const SECRET_LETTERS = 26;
const CHECK_LETTERS = 2;
/** A prime below the 1024 values of two letters: any single slip and any two swapped letters change the remainder. */
const CHECK_MODULUS = 1021n;

/** A new code, such as `7K3M-…-9QPA`. */
export const newFamilyCode = (): string => encode(randomBytes(SECRET_BYTES));

/** A typed code in its one form; null when a letter is wrong or missing. Forgives case, spaces, O for 0, I and L for 1. */
export function parseFamilyCode(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replace(/[\s\-–—.]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (letters.length !== SECRET_LETTERS + CHECK_LETTERS) return null;
  if ([...letters].some((letter) => !LETTERS.includes(letter))) return null;
  const secret = numberOf(letters.slice(0, SECRET_LETTERS));
  if (secret >> 128n !== 0n || letters !== withCheck(secret)) return null;
  return grouped(letters);
}

/** The 16 bytes of a code as `newFamilyCode` or `parseFamilyCode` gives it. */
export function familyCodeBytes(code: string): Uint8Array<ArrayBuffer> {
  let rest = numberOf(code.replaceAll('-', '').slice(0, SECRET_LETTERS));
  const bytes = new Uint8Array(SECRET_BYTES);
  for (let index = SECRET_BYTES - 1; index >= 0; index--) {
    bytes[index] = Number(rest & 0xffn);
    rest >>= 8n;
  }
  return bytes;
}

const encode = (bytes: Uint8Array) =>
  grouped(withCheck(bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)));

const withCheck = (secret: bigint) =>
  lettersOf(secret, SECRET_LETTERS) + lettersOf(secret % CHECK_MODULUS, CHECK_LETTERS);

const grouped = (letters: string) => letters.match(/.{4}/g)?.join('-') ?? '';

const numberOf = (letters: string) =>
  [...letters].reduce((sum, letter) => (sum << 5n) | BigInt(LETTERS.indexOf(letter)), 0n);

const lettersOf = (value: bigint, count: number) =>
  Array.from(
    { length: count },
    (_, index) => LETTERS[Number((value >> BigInt(5 * (count - 1 - index))) & 31n)],
  ).join('');
