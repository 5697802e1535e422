/**
 * What comes only when somebody comes or goes, behind one door: the first page's code would else list every part of it.
 */
export const leave = async (memberId: string): Promise<void> => (await import('./leave.tsx')).leave(memberId);

export const changedHands = async (
  noted: string,
  last: string | null,
  memberId: string | null,
): Promise<void> => (await import('./changed-hands.ts')).changedHands(noted, last, memberId);
