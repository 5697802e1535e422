/**
 * Which e-mail addresses the product takes, and the one form each is kept and counted in. Forms, server and functions ask
 * here, so that an address that a form takes is never refused by the server, and no two accounts write to one mailbox.
 */
import { regexes } from 'zod/mini';

/** What a form says of anything else (SPEC §5). */
export const INVALID_EMAIL = 'Invalid email address';

/** RFC 5321: letters before the @, and of the whole address. */
const LONGEST_LOCAL_PART = 64;
const LONGEST_ADDRESS = 254;

/**
 * The address as it is kept: full-width letters made plain (NFKC), a domain in another script in its ASCII form, lower
 * case, without blanks around it. Null for what is no address. The rule is that of the browsers' own email fields, which
 * takes dots in a row (`a..b@docomo.ne.jp`) and no quotes, comments or lists.
 */
export function canonicalEmailAddress(written: string): string | null {
  const plain = written.normalize('NFKC').trim();
  const at = plain.lastIndexOf('@');
  const domain = asciiDomain(plain.slice(at + 1));
  if (at < 1 || domain === null) return null;
  const address = `${plain.slice(0, at)}@${domain}`.toLowerCase();
  return at <= LONGEST_LOCAL_PART && address.length <= LONGEST_ADDRESS && regexes.html5Email.test(address)
    ? address
    : null;
}

export function isEmailAddress(written: string): boolean {
  return canonicalEmailAddress(written) !== null;
}

/** A domain name as DNS knows it, or null for what is none: a path, a port, a number, a name without a dot. */
function asciiDomain(written: string): string | null {
  const address = `http://${written}/`;
  if (/[\s%]/.test(written) || !URL.canParse(address)) return null;
  const { hostname, href } = new URL(address);
  return href === `http://${hostname}/` && /\.[a-z][a-z0-9-]*$/.test(hostname) ? hostname : null;
}
