import type { FunctionsCaller } from './billing-error.ts';
import { hostedPage } from './hosted-page.ts';

/**
 * Opens the hosted customer portal and returns its address. A member who never subscribed gets a
 * `BillingCallError` with the code `no_subscription`.
 * @throws {BillingCallError | BillingAnswerError}
 */
export function openPortal(supabase: FunctionsCaller): Promise<string> {
  return hostedPage(supabase, 'customer-portal');
}
