/**
 * Story text with room for a child. A template is plain prose with slots in braces:
 *
 *   {name}  {name's}                       Zoë, Zoë’s
 *   {they} {them} {their} {theirs} {themself}, with a capital to begin a sentence
 *   {was|were}                             the form for one (she, he), then the form for they
 *   {friend} {friend's} {friend:they} {friend:Their} {friend:was|were}   the same for the child who plays the friend
 *
 * A slot is filled once and never read again, so a name in braces or in angle brackets stays what it is: text.
 * Whoever shows the result must show it as text too.
 */

export const pronounSets = {
  she: { they: 'she', them: 'her', their: 'her', theirs: 'hers', themself: 'herself' },
  he: { they: 'he', them: 'him', their: 'his', theirs: 'his', themself: 'himself' },
  they: { they: 'they', them: 'them', their: 'their', theirs: 'theirs', themself: 'themself' },
} as const;

export type Pronouns = keyof typeof pronounSets;
export const everyPronouns: readonly Pronouns[] = ['she', 'he', 'they'];

/** As much of a hero as a sentence needs. */
export interface NamedHero {
  readonly name: string;
  readonly pronouns: Pronouns;
}

type PronounSlot = keyof (typeof pronounSets)['they'];
type Speaking = PronounSlot | Capitalize<PronounSlot> | `${string}|${string}`;
type Slot = 'name' | "name's" | 'friend' | "friend's" | Speaking | `friend:${Speaking}`;

/** The first slot of a text that means nothing, as a type; `never` when all are known. */
type UnknownSlot<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? Inside extends Slot
    ? UnknownSlot<Rest>
    : Inside
  : never;

declare const checked: unique symbol;
/** Prose whose slots are all known. Made by `template`. */
export type Template = string & { readonly [checked]: true };

/** Marks prose as a template. A slot that `fill` doesn't know is a type error that names it. */
export function template<const Text extends string>(
  text: Text & ([UnknownSlot<Text>] extends [never] ? Text : { unknownSlot: UnknownSlot<Text> }),
): Template;
export function template(text: string): string {
  return text;
}

/**
 * The name as owner: always ’s, as it is said aloud (Chicago Manual of Style 7.17: James’s, Zoë’s, Alexis’s),
 * because these sentences are read to a child.
 */
export function possessive(name: string): string {
  return `${name}’s`;
}

/** A name as it goes into a sentence: no blanks around it, one at a time within. */
function tidyName(name: string): string {
  return name.trim().replace(/\s+/gu, ' ');
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Whether a slot speaks of the friend, not of the hero. */
export function isFriendSlot(slot: string): boolean {
  return slot === 'friend' || slot === "friend's" || slot.startsWith('friend:');
}

function wordFor(slot: string, hero: NamedHero, friend: NamedHero | undefined): string {
  const asked = isFriendSlot(slot) ? friend : hero;
  if (!asked) throw new Error(`Nobody plays the friend of {${slot}}`);
  if (slot === 'name' || slot === 'friend') return tidyName(asked.name);
  if (slot === "name's" || slot === "friend's") return possessive(tidyName(asked.name));
  const speaking = slot.replace(/^friend:/u, '');
  const [one, several] = speaking.split('|');
  if (one !== undefined && several !== undefined) return asked.pronouns === 'they' ? several : one;
  const set: Readonly<Record<string, string>> = pronounSets[asked.pronouns];
  const plain = speaking.charAt(0).toLowerCase() + speaking.slice(1);
  const word = Object.hasOwn(set, plain) ? set[plain] : undefined;
  if (word === undefined) throw new Error(`Unknown slot {${slot}}`);
  return speaking === plain ? word : capitalized(word);
}

/**
 * The template's text with the hero in it, and with the friend where it has one. Throws on a slot that no template may
 * contain, and on a friend's slot where nobody plays the friend.
 */
export function fill(text: Template, hero: NamedHero, friend?: NamedHero): string {
  return filled(text, hero, friend);
}

const filled = (text: string, hero: NamedHero, friend?: NamedHero): string =>
  text.replace(/\{([^{}]*)\}/gu, (_, slot: string) => wordFor(slot, hero, friend));

/** Why a text that no compiler has seen cannot be filled; null where it can. */
export function slotProblem(text: string, hero: NamedHero, friend?: NamedHero): string | null {
  try {
    filled(text, hero, friend);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
