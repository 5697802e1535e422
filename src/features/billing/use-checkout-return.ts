import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../design/toast.ts';
import { broadcastPlanChange } from './plan-channel.ts';

/** Delay before the status is checked again after a checkout (SPEC §9). */
const CHECK_AGAIN_MS = 2000;

/**
 * Handles the return from the hosted checkout by `success=true` or `cancelled=true` in the URL: a toast each,
 * and after a success another status check. `clearQuery` removes the parameters, so that a reload does not repeat
 * them.
 */
export function useCheckoutReturn(
  query: URLSearchParams,
  clearQuery: () => void,
  check: () => Promise<void>,
): void {
  const returned =
    query.get('success') === 'true' ? 'success' : query.get('cancelled') === 'true' ? 'cancelled' : null;
  const [isDue, setDue] = useState(false);
  const handled = useRef(false);

  useEffect(() => {
    if (!returned || handled.current) return;
    handled.current = true;
    clearQuery();
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
  }, [returned, clearQuery]);

  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      void latest.current();
      broadcastPlanChange();
    }, CHECK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
}
