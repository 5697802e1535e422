import type { Pronouns } from '../../../content/slots.ts';
import { type Look, parseLook } from '../../../illustration/figures/hero/look/look.ts';
import { hasVisibleText, replaceFillers } from '../../platform/typed-text.ts';

export const PRONOUNS: readonly { id: Pronouns; label: string }[] = [
  { id: 'she', label: 'She' },
  { id: 'he', label: 'He' },
  { id: 'they', label: 'They' },
];

/** A hero as stored: some 400 bytes, nothing of the photo. `id` is a UUID made on the device. */
export type Hero = { id: string; name: string; pronouns: Pronouns; look: Look };

/** Longest name in characters, not bytes. The database takes 60. */
export const LONGEST_NAME = 40;

/**
 * Normalises a name: trims it, collapses whitespace, removes line breaks and invisible characters. Empty when
 * nothing visible is left.
 */
export function tidyName(typed: string): string {
  if (!hasVisibleText(typed)) return '';
  return replaceFillers(typed)
    .normalize('NFC')
    .replace(/[\p{Cc}\u200B\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Returns the error for a name that is too long, or null. An empty one only disables Start Adventure. */
export function nameProblem(typed: string): string | null {
  const letters = Array.from(tidyName(typed)).length;
  return letters > LONGEST_NAME
    ? `That name has ${letters} letters. Please choose one of up to ${LONGEST_NAME}, so it fits in the book.`
    : null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Parses a hero from stored or received data; null without a valid id or name. `parseLook` repairs the look.
 */
export function parseHero(value: unknown): Hero | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, pronouns, look } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !UUID.test(id) || typeof name !== 'string' || tidyName(name) === '')
    return null;
  const knownPronouns = PRONOUNS.find((option) => option.id === pronouns);
  return { id, name, pronouns: knownPronouns?.id ?? 'they', look: parseLook(look) };
}

/** Creates a UUID. `crypto.randomUUID` is missing on plain HTTP in a local network. */
export function newHeroId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
