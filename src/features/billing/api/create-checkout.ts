import type { Plan } from '../../../../supabase/functions/_shared/plans.ts';
import type { FunctionsCaller } from './functions-caller.ts';
import { hostedPage } from './hosted-page.ts';

/**
 * Opens a hosted checkout for a plan and returns its address. A member whose plan is running gets the customer
 * portal's address instead, where plans are changed without paying twice.
 * @throws {ApiProblem}
 */
export function createCheckout(supabase: FunctionsCaller, plan: Plan): Promise<string> {
  return hostedPage(supabase, 'create-checkout', { plan });
}
