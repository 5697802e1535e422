import { problemFromAuth } from '../../../platform/api-problem.ts';
import { getAuthClient } from '../auth-client.ts';

/**
 * Requests a password reset mail. The answer is the same whether or not the address has an account. Throws
 * `ApiProblem` or a network error.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  const client = await getAuthClient();
  const { error } = await client.auth.resetPasswordForEmail(email);
  if (error) throw problemFromAuth(error);
}
