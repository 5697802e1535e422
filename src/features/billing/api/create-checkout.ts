import type { Plan } from '../../../../supabase/functions/_shared/plans.ts';
import type { FunctionsClient } from './functions-client.ts';
import { requestHostedPage } from './request-hosted-page.ts';

/**
 * Opens a hosted checkout for a plan and returns its address. A member whose plan is running gets the customer
 * portal's address instead, where plans are changed without paying twice.
 * @throws {ApiProblem}
 */
export function createCheckout(supabase: FunctionsClient, plan: Plan): Promise<string> {
  return requestHostedPage(supabase, 'create-checkout', { plan });
}
