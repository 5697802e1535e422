/**
 * What comes only when somebody comes or goes, behind one door: the first page's code would else list every part of it.
 */
export const signOutMember = async (memberId: string): Promise<void> =>
  (await import('./sign-out.tsx')).signOutMember(memberId);

/** Says that the session has ended by itself, and opens the way back, if there is one. */
export const handleSessionEnded = async (
  openLogIn: (then?: string) => void,
  from: string,
  deleted: string | null,
): Promise<void> =>
  deleted === null
    ? (await import('./session-ended-toast.ts')).showSessionEndedToast(openLogIn, from)
    : (await import('./clear-deleted-account.ts')).clearDeletedAccount(deleted);

export const switchAccount = async (
  ownerKey: string,
  previousOwner: string | null,
  memberId: string | null,
): Promise<void> => (await import('./switch-account.ts')).switchAccount(ownerKey, previousOwner, memberId);
