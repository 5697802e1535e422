// @vitest-environment happy-dom
import { act, configure, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from '../../design/toast.ts';
import { getQueryClient } from '../../platform/query.ts';
import { checkSubscription, NOT_SUBSCRIBED, type SubscriptionStatus } from './api/check-subscription.ts';
import { broadcastPlanChange, PLAN_CHANNEL } from './plan-channel.ts';
import { useCheckoutReturn } from './use-checkout-return.ts';
import { useSubscription } from './use-subscription.ts';

// Generous timeout for a busy machine.
configure({ asyncUtilTimeout: 30_000 });

vi.mock('../../design/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('../../platform/supabase.ts', () => ({ getSupabase: async () => ({}) }));
vi.mock('./api/read-cancellation.ts', () => ({
  readCancellation: async () => ({ cancelled: false, withdrawUntil: null }),
}));
vi.mock('./api/check-subscription.ts', async (real) => ({
  ...(await real<object>()),
  checkSubscription: vi.fn(),
}));

const basic: SubscriptionStatus = {
  subscribed: true,
  subscription_tier: 'basic',
  subscription_end: '2026-12-21T10:00:00Z',
};
const session = (access_token: string) => ({ access_token, user: { id: 'zoe' } });

beforeEach(() => {
  getQueryClient().clear();
  vi.mocked(checkSubscription).mockReset().mockResolvedValue(basic);
  vi.mocked(showToast).mockReset();
});
afterEach(() => vi.useRealTimers());

describe('the subscription', () => {
  it('is fetched at sign-in and at each new token, and not without a session', async () => {
    const { result, rerender } = renderHook(({ memberId }) => useSubscription(memberId), {
      initialProps: { memberId: null as ReturnType<typeof session> | null },
    });
    expect(result.current).toMatchObject({ subscription: NOT_SUBSCRIBED, checking: false });
    expect(checkSubscription).not.toHaveBeenCalled();
    rerender({ memberId: session('first') });
    expect(result.current.checking).toBe(true);
    await waitFor(() => expect(result.current.subscription).toMatchObject(basic));
    rerender({ memberId: session('first') });
    expect(checkSubscription).toHaveBeenCalledTimes(1);
    rerender({ memberId: session('second') });
    await waitFor(() => expect(checkSubscription).toHaveBeenCalledTimes(2));
    rerender({ memberId: null });
    expect(result.current.subscription).toEqual({ ...NOT_SUBSCRIBED, cancelled: false, withdrawUntil: null });
  });

  it('is refetched when another tab has paid', async () => {
    const { result, unmount } = renderHook(() => useSubscription(session('first')));
    await waitFor(() => expect(result.current.subscription).toMatchObject(basic));
    vi.mocked(checkSubscription).mockResolvedValue({ ...basic, subscription_tier: 'premium' });
    // A channel does not receive its own messages.
    vi.mocked(checkSubscription).mockClear();
    broadcastPlanChange();
    const otherTab = new BroadcastChannel(PLAN_CHANNEL);
    otherTab.postMessage('changed');
    await waitFor(() => expect(result.current.subscription.subscription_tier).toBe('premium'));
    expect(checkSubscription).toHaveBeenCalledTimes(1);
    otherTab.close();
    unmount();
  });

  it('shows a toast when the check fails, and keeps the last status', async () => {
    const { result, rerender } = renderHook(({ memberId }) => useSubscription(memberId), {
      initialProps: { memberId: session('first') },
    });
    await waitFor(() => expect(result.current.subscription).toMatchObject(basic));
    vi.mocked(checkSubscription).mockRejectedValue(new Error('away'));
    rerender({ memberId: session('second') });
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledExactlyOnceWith({
        title: 'Error checking subscription',
        description: 'Please try refreshing the page',
        tone: 'destructive',
      }),
    );
    expect(result.current.subscription).toMatchObject(basic);
  });
});

describe('the return from a checkout', () => {
  it('checks the status again 2 seconds after a success, and shows one toast', async () => {
    vi.useFakeTimers();
    const check = vi.fn(async () => undefined);
    const clearQuery = vi.fn();
    const { rerender } = renderHook(({ query }) => useCheckoutReturn(query, clearQuery, check), {
      initialProps: { query: new URLSearchParams('success=true') },
    });
    expect(clearQuery).toHaveBeenCalledOnce();
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      title: 'Subscription successful!',
      description: 'Welcome to your new plan. Refreshing subscription status...',
    });
    rerender({ query: new URLSearchParams() });
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(check).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(check).toHaveBeenCalledOnce();
  });

  it('shows a toast for a cancelled checkout, and checks nothing', async () => {
    vi.useFakeTimers();
    const check = vi.fn(async () => undefined);
    renderHook(() => useCheckoutReturn(new URLSearchParams('cancelled=true'), () => undefined, check));
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      title: 'Subscription cancelled',
      description: 'You can subscribe again anytime.',
      tone: 'destructive',
    });
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(check).not.toHaveBeenCalled();
  });
});
