/** Code loaded only at sign-in and sign-out. One module, so that the first chunk lists one file instead of five. */
export const signOutMember = async (memberId: string): Promise<void> =>
  (await import('./sign-out.tsx')).signOutMember(memberId);

/** Reports a session that ended by itself, and offers to log in again; or clears a deleted account. */
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
