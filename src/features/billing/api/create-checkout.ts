import type { Plan } from '../../../../supabase/functions/_shared/plans.ts';
import type { FunctionsClient } from './functions-client.ts';
import { requestHostedPage } from './request-hosted-page.ts';

/**
 * Creates a hosted checkout for a plan and returns its URL. A member with a running plan gets the customer
 * portal's URL instead, where plans change without paying twice.
 * @throws {ApiProblem}
 */
export function createCheckout(supabase: FunctionsClient, plan: Plan): Promise<string> {
  return requestHostedPage(supabase, 'create-checkout', { plan });
}
