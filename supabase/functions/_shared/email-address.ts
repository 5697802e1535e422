/**
 * Valid emails, and the canonical form in which each is stored and counted. Forms, server and functions use it, so that
 * the server never rejects what a form accepts, and no two accounts mail to one mailbox.
 */
import { regexes } from 'zod/mini';

/** The form's message for anything else (SPEC §5). */
export const INVALID_EMAIL = 'Invalid email address';

/** RFC 5321: lengths of the local part and of the whole address. */
const LONGEST_LOCAL_PART = 64;
const LONGEST_ADDRESS = 254;

/**
 * The canonical email: full-width letters normalised (NFKC), the domain in ASCII, lower case, trimmed. Null when
 * invalid. The rule is that of the browsers' own email fields, which accepts dots in a row (`a..b@docomo.ne.jp`) and no
 * quotes, comments or lists.
 */
export function canonicalEmailAddress(input: string): string | null {
  const plain = input.normalize('NFKC').trim();
  const atSign = plain.lastIndexOf('@');
  const domain = asciiDomain(plain.slice(atSign + 1));
  if (atSign < 1 || domain === null) return null;
  const address = `${plain.slice(0, atSign)}@${domain}`.toLowerCase();
  return atSign <= LONGEST_LOCAL_PART && address.length <= LONGEST_ADDRESS && regexes.html5Email.test(address)
    ? address
    : null;
}

export function isEmailAddress(input: string): boolean {
  return canonicalEmailAddress(input) !== null;
}

/** A domain name as in DNS, or null for a path, a port, a number or a name without a dot. */
function asciiDomain(input: string): string | null {
  const address = `http://${input}/`;
  if (/[\s%]/.test(input) || !URL.canParse(address)) return null;
  const { hostname, href } = new URL(address);
  return href === `http://${hostname}/` && /\.[a-z][a-z0-9-]*$/.test(hostname) ? hostname : null;
}
