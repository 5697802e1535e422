/** Checks for mistakes in settings that a server would otherwise start with. */
import { distance } from 'fastest-levenshtein';
import addressparser from 'nodemailer/lib/addressparser';

export function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}

/** Whether a host is this machine. */
export function isLoopback(host: string): boolean {
  const hostname = host.replace(/^\[|\]$/g, '').toLowerCase();
  return hostname === 'localhost' || hostname === '::1' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** Whether a Supabase key is public: the current kind, or the older JWT of `anon`. */
export function isPublicKey(key: string): boolean {
  if (key.startsWith('sb_publishable_')) return true;
  const [, claims = ''] = key.split('.');
  try {
    const { role } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { role?: unknown };
    return role === 'anon';
  } catch {
    return false;
  }
}

/** Whether a sender is unambiguous: one address, and none in the display name. */
export function isSingleSender(value: string): boolean {
  if (/[\r\n]/.test(value)) return false;
  const [sender, ...otherSenders] = addressparser(value, { flatten: true });
  if (!sender?.address || otherSenders.length > 0 || sender.name.includes('@')) return false;
  return /^[^\s@]+@[^\s@]+$/.test(sender.address);
}

/** Edit distance, as between `SECERT` and `SECRET`. */
const MAX_EDIT_DISTANCE = 2;
/** Shorter names resemble unrelated ones: `HOSTS`, `SORT`. */
const SHORTEST = 7;

/**
 * Sentences about variables that resemble a setting. @param givenNames names in the environment @param knownNames all settings
 */
export function misspelledNames(givenNames: readonly string[], knownNames: readonly string[]): string[] {
  return givenNames.flatMap((name) => {
    if (knownNames.includes(name)) return [];
    const intendedName = knownNames.find((right) => {
      if (right.length < SHORTEST) return false;
      return (
        name.toUpperCase().replaceAll('_', '') === right.replaceAll('_', '') ||
        distance(name, right) <= MAX_EDIT_DISTANCE
      );
    });
    return intendedName
      ? [`${name} is no setting; if you mean ${intendedName}, write it so, else take it away.`]
      : [];
  });
}
