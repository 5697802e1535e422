/**
 * What has to be in the account before its shelf: the children who read its books. The database refuses progress of a hero
 * it does not know.
 */
let before: (memberId: string) => Promise<ReadonlySet<string>> = async () => new Set();

/** Says what is done first; the answer is the ids of heroes that the account does not have all the same. */
export function setBeforeSending(first: typeof before): void {
  before = first;
}

/** Ids of heroes whose news has to wait. Never rejects. */
export const heroesNotThere = (memberId: string): Promise<ReadonlySet<string>> =>
  before(memberId).catch(() => new Set<string>());
