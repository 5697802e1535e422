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
 * What the member of a session is subscribed to: asked at sign-in, at each token refresh, and when the tab comes
 * back; not subscribed without a session. A failed check is a toast, and what was known stays.
 */
export function useSubscription(session: { access_token: string; user: { id: string } } | null): {
  subscription: Subscription;
  /** True until the first answer, good or bad. */
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
      // A plan may have been chosen or left in another tab.
      refetchOnWindowFocus: 'always',
    },
    getQueryClient(),
  );
  const { refetch, errorUpdatedAt } = query;

  const token = session?.access_token;
  const asked = useRef(token);
  useEffect(() => {
    if (token && asked.current && asked.current !== token) void refetch();
    asked.current = token;
  }, [token, refetch]);

  useEffect(() => {
    if (memberId === '') return;
    return onPlanChange(() => void refetch());
  }, [memberId, refetch]);

  const told = useRef(errorUpdatedAt);
  useEffect(() => {
    if (errorUpdatedAt === 0 || errorUpdatedAt === told.current) return;
    told.current = errorUpdatedAt;
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
  // Only words beside the date hang on this; without them the date still stands.
  const ending = status.subscribed
    ? await readCancellation(memberId).catch(() => NOT_CANCELLED)
    : NOT_CANCELLED;
  return { ...status, ...ending };
}
