import type { FunctionsCaller } from './functions-caller.ts';
import { hostedPage } from './hosted-page.ts';

/**
 * Opens the hosted customer portal and returns its address. A member who never subscribed gets an
 * `ApiProblem` with the code `no_subscription`.
 * @throws {ApiProblem}
 */
export function openPortal(supabase: FunctionsCaller): Promise<string> {
  return hostedPage(supabase, 'customer-portal');
}
