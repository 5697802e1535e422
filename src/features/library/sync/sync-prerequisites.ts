/**
 * Runs before library changes are sent: uploads the children who read the books, since the database refuses
 * progress of an unknown hero.
 */
let prerequisite: (memberId: string) => Promise<ReadonlySet<string>> = async () => new Set();

/** Sets the prerequisite, which resolves to the ids of heroes that the account still lacks. */
export function setSyncPrerequisite(first: typeof prerequisite): void {
  prerequisite = first;
}

/** Returns ids of heroes whose changes must wait. Never rejects. */
export const heroesMissingFromAccount = (memberId: string): Promise<ReadonlySet<string>> =>
  prerequisite(memberId).catch(() => new Set<string>());
