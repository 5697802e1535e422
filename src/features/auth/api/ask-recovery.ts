import { problemOfAuth } from '../../../platform/api-problem.ts';
import { connectAuth } from '../connection.ts';

/** Has a recovery mail sent, if the address has an account: the answer is the same either way. Throws `ApiProblem`, or
 * what the network threw. */
export async function askRecovery(email: string): Promise<void> {
  const client = await connectAuth();
  const { error } = await client.auth.resetPasswordForEmail(email);
  if (error) throw problemOfAuth(error);
}
