/**
 * Story text with room for a child. A template is plain prose with slots in braces:
 *
 *   {name}  {name's}                       Zoë, Zoë’s
 *   {they} {them} {their} {theirs} {themself}, with a capital to begin a sentence
 *   {was|were}                             the form for one (she, he), then the form for they
 *   {friend} {friend's} {friend:they} {friend:Their} {friend:was|were}   the same for the child who plays the friend,
 *   {third} {fourth's} {third:they}        and for a third and a fourth child, where the book has parts for them
 *
 * A slot is filled once and never read again, so a name in braces or in angle brackets stays what it is: text.
 * Whoever shows the result must show it as text too.
 */

import { type ByRole, CHILD_ROLES, type ChildRole } from '../illustration/scene/format/child-roles.ts';

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
type Slot = 'name' | "name's" | ChildRole | `${ChildRole}'s` | Speaking | `${ChildRole}:${Speaking}`;

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

/** The role a slot speaks of; undefined where it speaks of the hero. */
export function roleOfSlot(slot: string): ChildRole | undefined {
  return CHILD_ROLES.find((role) => slot === role || slot === `${role}'s` || slot.startsWith(`${role}:`));
}

function wordFor(slot: string, hero: NamedHero, others: ByRole<NamedHero>): string {
  const role = roleOfSlot(slot);
  const asked = role ? others[role] : hero;
  if (!asked) throw new Error(`Nobody plays the ${role} of {${slot}}`);
  if (slot === (role ?? 'name')) return tidyName(asked.name);
  if (slot === `${role ?? 'name'}'s`) return possessive(tidyName(asked.name));
  const speaking = role ? slot.slice(role.length + 1) : slot;
  const [one, several] = speaking.split('|');
  if (one !== undefined && several !== undefined) return asked.pronouns === 'they' ? several : one;
  const set: Readonly<Record<string, string>> = pronounSets[asked.pronouns];
  const plain = speaking.charAt(0).toLowerCase() + speaking.slice(1);
  const word = Object.hasOwn(set, plain) ? set[plain] : undefined;
  if (word === undefined) throw new Error(`Unknown slot {${slot}}`);
  return speaking === plain ? word : capitalized(word);
}

/**
 * The template's text with the hero in it, and with the other children where it has roles for them. Throws on a slot that
 * no template may contain, and on the slot of a role that nobody plays.
 */
export function fill(text: Template, hero: NamedHero, others: ByRole<NamedHero> = {}): string {
  return filled(text, hero, others);
}

const filled = (text: string, hero: NamedHero, others: ByRole<NamedHero>): string =>
  text.replace(/\{([^{}]*)\}/gu, (_, slot: string) => wordFor(slot, hero, others));

/** Why a text that no compiler has seen cannot be filled; null where it can. */
export function slotProblem(text: string, hero: NamedHero, others: ByRole<NamedHero>): string | null {
  try {
    filled(text, hero, others);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
