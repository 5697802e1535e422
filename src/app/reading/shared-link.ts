/**
 * A book shared with another device: its children are in the URL itself, after `#`, which browsers never send.
 * A shared URL is untrusted input: bounded, checked, and parsed into heroes by the usual rules. They live as
 * long as the page.
 */

import { defaultLook, type Look, parseLook } from '../../../illustration/figures/hero/look/look.ts';
import { type Hero, LONGEST_NAME, PRONOUNS, parseHero, tidyName } from '../../features/hero/hero.ts';
import type { LinkChild } from '../../platform/family-voice/request-link.ts';
import { decodeLinkData, encodeLinkData, normalizeLinkData } from '../../platform/link-data.ts';
import { MARK, mendedAddress } from '../head-script/shared-address.ts';
import { paths, storyPath } from '../paths.ts';
import type { Readers } from './readers.ts';

/** Two children with every feature set take some 900 characters. */
const MAX_LENGTH = 4000;
const VERSION = 1;
/** Ids of the shared children, which are on no shelf. */
const GUEST_IDS = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;

/** The children in a link, and its sender; blank when not given. */
export type SharedBook = Readers & { readonly from: string };

/** Whether this page's URL brings its own children: the family's shelf and places then stay untouched. */
export const hasSharedBook = (hash: string): boolean => mendedAddress(hash).startsWith(MARK);

/**
 * The path and hash that open a story with these children; null without a hero, or for a story without one.
 * @param from the sender, as typed; may be blank
 */
export function sharedBookPath(story: string | null, { hero, friend }: Readers, from = ''): string | null {
  if (!hero || (story !== null && storyPath(story) === paths.moonBalloon())) return null;
  const sender = Array.from(tidyName(from)).slice(0, LONGEST_NAME).join('');
  const second = friend ? encodeChild(friend) : null;
  const sent = [VERSION, encodeChild(hero), ...(sender ? [second, sender] : second ? [second] : [])];
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
  if (!Array.isArray(sent) || sent[0] !== VERSION || sent.length < 2 || sent.length > 4) return 'damaged';
  const [, first, second, from = ''] = sent as readonly unknown[];
  const hero = decodeChild(first, GUEST_IDS[0]);
  const friend = decodeChild(second, GUEST_IDS[1]);
  // The friend may be empty only when a sender follows.
  const alone = sent.length === 2 || (sent.length === 4 && second === null);
  if (!hero || (!friend && !alone)) return 'damaged';
  if (typeof from !== 'string' || Array.from(from).length > LONGEST_NAME) return 'damaged';
  return { hero, friend, from: tidyName(from) };
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
export function decodeChild(child: unknown, id: string = GUEST_IDS[0]): Hero | null {
  if (!Array.isArray(child) || child.length !== 3) return null;
  const [name, pronouns, look] = child as readonly unknown[];
  const known = PRONOUNS.some((option) => option.id === pronouns);
  if (typeof name !== 'string' || !known || Array.from(name).length > LONGEST_NAME) return null;
  return parseHero({ id, name: tidyName(name), pronouns, look: look as Look });
}
