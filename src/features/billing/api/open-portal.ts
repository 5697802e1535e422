import type { FunctionsClient } from './functions-client.ts';
import { requestHostedPage } from './request-hosted-page.ts';

/**
 * Opens the hosted customer portal and returns its address. A member who never subscribed gets an
 * `ApiProblem` with the code `no_subscription`.
 * @throws {ApiProblem}
 */
export function openPortal(supabase: FunctionsClient): Promise<string> {
  return requestHostedPage(supabase, 'customer-portal');
}
