/** What a member agrees to beside the button that opens a checkout, and the note that is kept of it. */
import type { AuthenticatedMember } from './authentication.ts';
import type { FunctionDeps } from './deps.ts';
import { PLAN_CARDS, type Plan } from './plans.ts';
import { TERMS_VERSION } from './terms.ts';

/** Notes plan, price, period and terms; the first press of a day stands for all. Throws when it could not be noted. */
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
