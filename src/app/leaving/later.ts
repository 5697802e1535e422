/**
 * What comes only when somebody comes or goes, behind one door: the first page's code would else list every part of it.
 */
export const leave = async (memberId: string): Promise<void> => (await import('./leave.tsx')).leave(memberId);

/** Says that the session has ended by itself, and opens the way back, if there is one. */
export const sayLoggedOut = async (
  openLogIn: (then?: string) => void,
  from: string,
  deleted: string | null,
): Promise<void> =>
  deleted === null
    ? (await import('./say-logged-out.ts')).sayLoggedOut(openLogIn, from)
    : (await import('./account-deleted.ts')).forgetDeletedAccount(deleted);

export const changedHands = async (
  noted: string,
  last: string | null,
  memberId: string | null,
): Promise<void> => (await import('./changed-hands.ts')).changedHands(noted, last, memberId);
