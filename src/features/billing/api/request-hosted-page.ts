import { problemFromFunction, unreadableResponse } from '../../../platform/api-problem.ts';
import type { FunctionsClient } from './functions-client.ts';

/**
 * Requests the URL of a hosted page from a function.
 * @throws {ApiProblem} `unreadable` when the answer has no http(s) URL
 */
export async function requestHostedPage(
  supabase: FunctionsClient,
  name: 'create-checkout' | 'customer-portal',
  body?: Record<string, string>,
): Promise<string> {
  const { data, error } = await supabase.functions.invoke<{ url?: unknown }>(name, body ? { body } : {});
  if (error) throw await problemFromFunction(error);
  const url = data?.url;
  // Rejects `javascript:` and other schemes.
  if (typeof url !== 'string' || !/^https?:\/\//i.test(url)) throw unreadableResponse();
  return url;
}
