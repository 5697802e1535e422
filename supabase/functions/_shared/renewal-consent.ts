/** The renewal consent beside the checkout button, and its record. */
import type { AuthenticatedMember } from './authentication.ts';
import type { FunctionDeps } from './deps.ts';
import { PLAN_CARDS, type Plan } from './plans.ts';
import { TERMS_VERSION } from './terms.ts';

/** Records plan, price, period and terms, once a day. Throws when that failed. */
export async function recordRenewalConsent(
  { admin, now }: FunctionDeps,
  { userId }: AuthenticatedMember,
  plan: Plan,
): Promise<void> {
  const agreedAt = now().toISOString();
  const { error } = await admin.from('renewal_consents').upsert(
    {
      user_id: userId,
      plan,
      cents: PLAN_CARDS[plan].cents,
      currency: 'usd',
      renews: 'monthly',
      terms_version: TERMS_VERSION,
      agreed_at: agreedAt,
      agreed_on: agreedAt.slice(0, 10),
    },
    { onConflict: 'user_id,plan,cents,terms_version,agreed_on', ignoreDuplicates: true },
  );
  if (error !== null) throw new Error(`The database refused noting a consent (${error.code}).`);
}
