import { useEffect, useState } from 'react';
import { joinFamily } from './api/family-key.ts';
import { receiveRecordings } from './api/received-recordings.ts';
import { keyFailure, OTHER_FAMILY } from './key-messages.ts';

export type Joining =
  | { readonly state: 'joining' | 'joined' }
  | { readonly state: 'failed'; readonly message: string };

/** Brings the family's key to this device by the code of another one, and then what waits for it in the account. */
export function useJoinFamily(memberId: string, code: string): Joining {
  const [joining, setJoining] = useState<Joining>({ state: 'joining' });
  useEffect(() => {
    let cancelled = false;
    const show = (next: Joining) => cancelled || setJoining(next);
    show({ state: 'joining' });
    joinFamily(memberId, code).then(
      (key) => {
        if (!key) return show({ state: 'failed', message: OTHER_FAMILY });
        show({ state: 'joined' });
        // The next visit goes on with what can't be fetched now.
        receiveRecordings(memberId).catch(() => undefined);
      },
      (error: unknown) => show({ state: 'failed', message: keyFailure(error) }),
    );
    return () => {
      cancelled = true;
    };
  }, [memberId, code]);
  return joining;
}
