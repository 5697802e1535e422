import type { FunctionsClient } from './functions-client.ts';
import { requestHostedPage } from './request-hosted-page.ts';

/**
 * Creates a customer portal session and returns its URL. A member who never subscribed gets an `ApiProblem`
 * with the code `no_subscription`.
 * @throws {ApiProblem}
 */
export function openPortal(supabase: FunctionsClient): Promise<string> {
  return requestHostedPage(supabase, 'customer-portal');
}
