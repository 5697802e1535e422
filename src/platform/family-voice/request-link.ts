/**
 * The link by which a family asks a relative to read a book aloud: `/read-for/<token>#read=<data>`. The server sees the
 * token alone. What stands after `#` is the child, the book and two keys; it is untrusted input: bounded and checked.
 */
import { isRecordingToken } from '../../../supabase/functions/_shared/recording-link.ts';
import { decodeBase64url, decodeLinkData, encodeLinkData } from '../link-data.ts';
import { REQUEST_MARK } from './request-mark.ts';

/** A child as links carry it; `src/app/reading/shared-link.ts` makes a hero of it (`decodeChild`). */
export type LinkChild = readonly [name: string, pronouns: string, look: Readonly<Record<string, unknown>>];

export interface RecordingRequest {
  /** 192 random bits, base64url. The server keeps its hash. */
  readonly token: string;
  /** The family's public key for parcels: a raw P-256 point, base64url. */
  readonly familyKey: string;
  /** The key of the child's thank-you: 32 bytes, base64url. */
  readonly thanksKey: string;
  /** The story's slug. */
  readonly story: string;
  readonly hero: LinkChild;
  /** Who is asked, such as "Grandma Ruth". */
  readonly relative: string;
  /** The language to read in, as BCP 47 has it, when it is not the book's. */
  readonly language?: string;
}

/** Where such links lead. */
const PREFIX = '/read-for/';
const VERSION = 1;
/** A child with every feature set takes some 600 characters. */
const MAX_LENGTH = 4000;
/** Longest name of a relative, in characters. */
export const LONGEST_RELATIVE = 40;
/** A new language keeps its region: `pt-BR`. */
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isLanguageTag = (tag: string): boolean => LANGUAGE.test(tag);
export const isStorySlug = (slug: string): boolean => slug.length <= 80 && SLUG.test(slug);

/** The path and hash of a request. */
export function requestPath(request: RecordingRequest): string {
  const { token, familyKey, thanksKey, story, hero, relative, language } = request;
  const sent = [VERSION, familyKey, thanksKey, story, hero, relative, ...(language ? [language] : [])];
  return `${PREFIX}${token}${REQUEST_MARK}${encodeLinkData(sent)}`;
}

/** The token in such a link's path, or null. Enough to ask whether the link still stands. */
export function requestToken(pathname: string): string | null {
  if (!pathname.startsWith(PREFIX)) return null;
  // Mail programs put a full stop or a slash behind a path.
  const token = pathname.slice(PREFIX.length).replace(/[^\w-]+$/, '');
  return isRecordingToken(token) ? token : null;
}

/**
 * The request in an address; null when there is none or a character of it has changed. Ignores what messengers
 * append, and reads what they encoded.
 */
export function readRequestLink(pathname: string, hash: string): RecordingRequest | null {
  const token = requestToken(pathname);
  const text = decodedHash(hash);
  if (token === null || !text.startsWith(REQUEST_MARK)) return null;
  const data = decodeLinkData(text.slice(REQUEST_MARK.length), MAX_LENGTH);
  if (data === 'damaged' || !Array.isArray(data.value)) return null;
  const [version, familyKey, thanksKey, story, hero, relative, language, ...rest] =
    data.value as readonly unknown[];
  if (version !== VERSION || rest.length > 0) return null;
  if (!isKey(familyKey, 65) || !isKey(thanksKey, 32)) return null;
  if (typeof story !== 'string' || !isStorySlug(story) || !isLinkChild(hero) || !isName(relative))
    return null;
  if (language === undefined) return { token, familyKey, thanksKey, story, hero, relative };
  if (typeof language !== 'string' || !isLanguageTag(language)) return null;
  return { token, familyKey, thanksKey, story, hero, relative, language };
}

/** Some programs encode a link once or twice: `#` stays, and `=` or `.` after it are encoded. */
function decodedHash(hash: string): string {
  let text = hash;
  for (let time = 0; time < 2 && !text.startsWith(REQUEST_MARK); time++) {
    try {
      text = decodeURIComponent(text);
    } catch {
      return text;
    }
  }
  return text;
}

function isKey(text: unknown, bytes: number): text is string {
  if (typeof text !== 'string' || !/^[\w-]+$/.test(text)) return false;
  try {
    return decodeBase64url(text).length === bytes;
  } catch {
    return false;
  }
}

const isName = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && Array.from(text).length <= LONGEST_RELATIVE;

function isLinkChild(child: unknown): child is LinkChild {
  if (!Array.isArray(child) || child.length !== 3) return false;
  const [name, pronouns, look] = child as readonly unknown[];
  return isName(name) && typeof pronouns === 'string' && typeof look === 'object' && look !== null;
}
