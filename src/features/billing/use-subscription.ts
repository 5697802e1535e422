import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { showToast } from '../../design/toast.ts';
import { getQueryClient } from '../../platform/query.ts';
import { getSupabase } from '../../platform/supabase.ts';
import { checkSubscription, NOT_SUBSCRIBED, type SubscriptionStatus } from './api/check-subscription.ts';
import { type PlanCancellation, readCancellation } from './api/read-cancellation.ts';
import { onPlanChange } from './plan-channel.ts';

export type Subscription = SubscriptionStatus & PlanCancellation;

const NOT_CANCELLED: PlanCancellation = { cancelled: false, withdrawUntil: null };
const none: Subscription = { ...NOT_SUBSCRIBED, ...NOT_CANCELLED };

/**
 * The subscription of the signed-in member: fetched at sign-in, at each token refresh and when the tab
 * regains focus; not subscribed without a session. A failed check shows a toast and keeps the last status.
 */
export function useSubscription(session: { access_token: string; user: { id: string } } | null): {
  subscription: Subscription;
  /** True until the first check has settled. */
  checking: boolean;
  check: () => Promise<void>;
} {
  const memberId = session?.user.id ?? '';
  const query = useQuery(
    {
      queryKey: ['subscription', memberId],
      queryFn: () => readSubscription(memberId),
      enabled: session !== null,
      retry: false,
      // The plan may have changed in another tab.
      refetchOnWindowFocus: 'always',
    },
    getQueryClient(),
  );
  const { refetch, errorUpdatedAt } = query;

  const token = session?.access_token;
  const checkedToken = useRef(token);
  useEffect(() => {
    if (token && checkedToken.current && checkedToken.current !== token) void refetch();
    checkedToken.current = token;
  }, [token, refetch]);

  useEffect(() => {
    if (memberId === '') return;
    return onPlanChange(() => void refetch());
  }, [memberId, refetch]);

  const reportedError = useRef(errorUpdatedAt);
  useEffect(() => {
    if (errorUpdatedAt === 0 || errorUpdatedAt === reportedError.current) return;
    reportedError.current = errorUpdatedAt;
    void showToast({
      title: 'Error checking subscription',
      description: 'Please try refreshing the page',
      tone: 'destructive',
    });
  }, [errorUpdatedAt]);

  return {
    subscription: (session && query.data) || none,
    checking: session !== null && query.isPending,
    check: async () => {
      await refetch();
    },
  };
}

async function readSubscription(memberId: string): Promise<Subscription> {
  const status = await checkSubscription(await getSupabase());
  // Optional: it only adds words beside the date.
  const cancelled = status.subscribed
    ? await readCancellation(memberId).catch(() => NOT_CANCELLED)
    : NOT_CANCELLED;
  return { ...status, ...cancelled };
}
