import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../design/toast.ts';
import { broadcastPlanChange } from './plan-channel.ts';

/** How long after coming back from a checkout the status is asked again (SPEC §9). */
const CHECK_AGAIN_MS = 2000;

/**
 * What the hosted checkout says on the way back, by `success=true` or `cancelled=true` in the address: a toast
 * each, and after a success the status again. `forget` takes the words out of the address, so that a reload does
 * not repeat them.
 */
export function useCheckoutReturn(
  query: URLSearchParams,
  forget: () => void,
  check: () => Promise<void>,
): void {
  const returned =
    query.get('success') === 'true' ? 'success' : query.get('cancelled') === 'true' ? 'cancelled' : null;
  const [due, setDue] = useState(false);
  const told = useRef(false);

  useEffect(() => {
    if (!returned || told.current) return;
    told.current = true;
    forget();
    if (returned === 'success') {
      setDue(true);
      void showToast({
        title: 'Subscription successful!',
        description: 'Welcome to your new plan. Refreshing subscription status...',
      });
    } else {
      void showToast({
        title: 'Subscription cancelled',
        description: 'You can subscribe again anytime.',
        tone: 'destructive',
      });
    }
  }, [returned, forget]);

  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => {
      void latest.current();
      broadcastPlanChange();
    }, CHECK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [due]);
}
