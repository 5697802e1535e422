import { useState } from 'react';
import type { Plan } from '../../../supabase/functions/_shared/plans.ts';
import { showToast } from '../../design/toast.ts';
import { ApiProblem, problemFrom, UNREADABLE } from '../../platform/api-problem.ts';
import { getSupabase } from '../../platform/supabase.ts';
import { createCheckout } from './api/create-checkout.ts';
import { openPortal } from './api/open-portal.ts';
import { openBlankTab } from './blank-tab.ts';

export type HostedPage = Plan | 'portal';

const MESSAGES = {
  checkout: {
    loggedOut: 'Please log in to subscribe',
    failed: 'Error creating checkout',
    empty: 'Failed to create checkout session',
  },
  portal: {
    loggedOut: 'Please log in to manage subscription',
    failed: 'Error opening customer portal',
    empty: 'Failed to open customer portal',
  },
} as const;

/**
 * Opens the hosted checkout of a plan or the customer portal in a new tab. `busy` is the page being opened;
 * `link` is set when the browser blocked the tab.
 */
export function useHostedPage() {
  const [busy, setBusy] = useState<HostedPage | null>(null);
  const [link, setLink] = useState<{ page: HostedPage; url: string } | null>(null);

  const open = async (page: HostedPage) => {
    if (busy) return;
    const messages = page === 'portal' ? MESSAGES.portal : MESSAGES.checkout;
    const fail = (title: string, description: string) =>
      showToast({ title, description, tone: 'destructive' });
    setBusy(page);
    setLink(null);
    // Opened synchronously in the click: after an await the browser would block it as a pop-up.
    const tab = openBlankTab();
    try {
      const supabase = await getSupabase();
      const { data } = await supabase.auth.getSession();
      if (!data.session) throw new ApiProblem('signed-out');
      const url = await (page === 'portal' ? openPortal(supabase) : createCheckout(supabase, page));
      if (!tab?.navigate(url)) setLink({ page, url });
    } catch (error) {
      tab?.close();
      if (problemFrom(error) === 'signed-out') await fail('Authentication required', messages.loggedOut);
      else if (error instanceof ApiProblem && error.code === UNREADABLE) await fail('Error', messages.empty);
      else await fail(messages.failed, 'Please try again');
    } finally {
      setBusy(null);
    }
  };
  return { open, busy, link };
}
