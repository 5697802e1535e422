/**
 * What has to be in the account before its shelf: the children who read its books. The database refuses progress of a hero
 * it does not know.
 */
let prerequisite: (memberId: string) => Promise<ReadonlySet<string>> = async () => new Set();

/** Says what is done first; the answer is the ids of heroes that the account does not have all the same. */
export function setSyncPrerequisite(first: typeof prerequisite): void {
  prerequisite = first;
}

/** Ids of heroes whose news has to wait. Never rejects. */
export const heroesMissingFromAccount = (memberId: string): Promise<ReadonlySet<string>> =>
  prerequisite(memberId).catch(() => new Set<string>());
