import { ENTITLEMENTS } from '../../../supabase/functions/_shared/entitlements.ts';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { useSubscription } from '../../features/billing/use-subscription.ts';

/** How much of a locked book a member may read before opening it. Lazy, because it loads the subscription. */
export default function BookAccessNote() {
  const { subscription, checking } = useSubscription(useAuth().session);
  const { storiesPerMonth } = ENTITLEMENTS[subscription.subscription_tier ?? 'free'];
  if (checking) return 'three pages to look into';
  if (storiesPerMonth === null) return 'the whole book';
  return storiesPerMonth === 1
    ? 'three pages, or all of it as this month’s book'
    : `three pages, or all of it as one of your ${storiesPerMonth} a month`;
}
