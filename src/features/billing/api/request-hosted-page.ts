import { problemFromFunction, unreadableResponse } from '../../../platform/api-problem.ts';
import type { FunctionsClient } from './functions-client.ts';

/**
 * Asks a function for the address of a hosted page.
 * @throws {ApiProblem} `unreadable` when the answer holds no address that a browser should open
 */
export async function requestHostedPage(
  supabase: FunctionsClient,
  name: 'create-checkout' | 'customer-portal',
  body?: Record<string, string>,
): Promise<string> {
  const { data, error } = await supabase.functions.invoke<{ url?: unknown }>(name, body ? { body } : {});
  if (error) throw await problemFromFunction(error);
  const url = data?.url;
  // Never `javascript:` or the like, whatever a broken answer may hold.
  if (typeof url !== 'string' || !/^https?:\/\//i.test(url)) throw unreadableResponse();
  return url;
}
