import { problemFromAuth } from '../../../platform/api-problem.ts';
import { getAuthClient } from '../auth-client.ts';

/** Has a recovery mail sent, if the address has an account: the answer is the same either way. Throws `ApiProblem`, or
 * what the network threw. */
export async function requestPasswordReset(email: string): Promise<void> {
  const client = await getAuthClient();
  const { error } = await client.auth.resetPasswordForEmail(email);
  if (error) throw problemFromAuth(error);
}
