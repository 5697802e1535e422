/**
 * A book shared with another device: its children are in the URL itself, after `#`, which browsers never send.
 * A shared URL is untrusted input: bounded, checked, and parsed into heroes by the usual rules. They live as
 * long as the page.
 */

import { defaultLook, type Look, parseLook } from '../../../illustration/figures/hero/look/look.ts';
import { byRole, CHILD_ROLES } from '../../../illustration/scene/format/child-roles.ts';
import { type Hero, LONGEST_NAME, PRONOUNS, parseHero, tidyName } from '../../features/hero/hero.ts';
import type { LinkChild } from '../../platform/family-voice/request-link.ts';
import { decodeLinkData, encodeLinkData, normalizeLinkData } from '../../platform/link-data.ts';
import { MARK, mendedAddress } from '../head-script/shared-address.ts';
import { paths, storyPath } from '../paths.ts';
import type { Readers } from './readers.ts';

/** Two children with every feature set take some 900 characters, four some 1,800. */
const MAX_LENGTH = 4000;
const VERSION = 1;
/** Ids of the shared children, which are on no shelf. */
const guestId = (nth: 1 | 2 | 3 | 4): string => `00000000-0000-4000-8000-00000000000${nth}`;

const GUEST_OF_ROLE = { friend: 2, third: 3, fourth: 4 } as const;

/** The children in a link, and its sender; blank when not given. */
export type SharedBook = Readers & { readonly from: string };

/** Whether this page's URL brings its own children: the family's shelf and places then stay untouched. */
export const hasSharedBook = (hash: string): boolean => mendedAddress(hash).startsWith(MARK);

/**
 * The path and hash that open a story with these children; null without a hero, or for a story without one.
 * @param from the sender, as typed; may be blank
 */
export function sharedBookPath(story: string | null, readers: Readers, from = ''): string | null {
  const { hero } = readers;
  if (!hero || (story !== null && storyPath(story) === paths.moonBalloon())) return null;
  const sender = Array.from(tidyName(from)).slice(0, LONGEST_NAME).join('');
  const [friend, third, fourth] = CHILD_ROLES.map((role) => readers[role] && encodeChild(readers[role]));
  // What is not there ends the list; a gap within it is null.
  const sent = [VERSION, encodeChild(hero), friend, sender, third, fourth].map((part) => part || null);
  while (sent.at(-1) === null) sent.pop();
  return `${paths.storyReader(story === null ? {} : { story })}${MARK}${encodeLinkData(sent)}`;
}

/**
 * Parses the children in a URL; null when there are none, 'damaged' when a character has changed. Ignores what
 * messengers append: a full stop, a bracket, a tracking parameter.
 */
export function parseSharedLink(hash: string): SharedBook | 'damaged' | null {
  const mended = mendedAddress(hash);
  if (!mended.startsWith(MARK)) return null;
  const data = decodeLinkData(mended.slice(MARK.length), MAX_LENGTH);
  if (data === 'damaged') return data;
  const sent = data.value;
  if (!Array.isArray(sent) || sent[0] !== VERSION || sent.length < 2 || sent.length > 6) return 'damaged';
  // Only a gap is null: the list ends with somebody.
  if (sent.at(-1) === null) return 'damaged';
  const [, first, second = null, from, third = null, fourth = null] = sent as readonly unknown[];
  const hero = decodeChild(first, guestId(1));
  const others = { friend: second, third, fourth };
  const children = byRole((role) => decodeChild(others[role], guestId(GUEST_OF_ROLE[role])));
  if (!hero || CHILD_ROLES.some((role) => others[role] !== null && !children[role])) return 'damaged';
  if (from === undefined || (from === null && sent.length > 4)) return { hero, ...children, from: '' };
  if (typeof from !== 'string' || Array.from(from).length > LONGEST_NAME) return 'damaged';
  return { hero, ...children, from: tidyName(from) };
}

/** The shared part of a hash as it was created; null when there is none. */
export function normalizeSharedHash(hash: string): string | 'damaged' | null {
  const mended = mendedAddress(hash);
  if (!mended.startsWith(MARK)) return null;
  const data = normalizeLinkData(mended.slice(MARK.length), MAX_LENGTH);
  return data === 'damaged' ? data : `${MARK}${data}`;
}

/** A child for a link: only the features that differ from the default look. */
export function encodeChild({ name, pronouns, look }: Hero): LinkChild {
  const plain = defaultLook as unknown as Record<string, unknown>;
  const own = Object.entries(parseLook(look)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(plain[key]),
  );
  return [name, pronouns, Object.fromEntries(own)];
}

/** The child in a link; null for what is none. By default with the id of a first child, which is on no shelf. */
export function decodeChild(child: unknown, id: string = guestId(1)): Hero | null {
  if (!Array.isArray(child) || child.length !== 3) return null;
  const [name, pronouns, look] = child as readonly unknown[];
  const known = PRONOUNS.some((option) => option.id === pronouns);
  if (typeof name !== 'string' || !known || Array.from(name).length > LONGEST_NAME) return null;
  return parseHero({ id, name: tidyName(name), pronouns, look: look as Look });
}
