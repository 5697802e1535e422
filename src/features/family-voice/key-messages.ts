import { messageFor } from '../../platform/api-problem.ts';

export const NEEDS_HTTPS = 'This needs a page with https: its address begins with a lock.';
export const OTHER_FAMILY = 'This code belongs to another family.';

/** What a parent reads when the key can't be found or brought here. Storage that is forbidden throws errors of its own. */
export function keyFailure(error: unknown): string {
  const isStorage = error instanceof DOMException && error.name !== 'AbortError';
  return isStorage
    ? 'This browser keeps nothing for this page, so it can’t keep the key that opens the recordings. A private window may be the reason.'
    : messageFor(error);
}
