import { problemFromAuth } from '../../../platform/api-problem.ts';
import { getAuthClient } from '../auth-client.ts';

/**
 * Sets a new password and signs out every other device: our own server does so by itself, a hosted project
 * does not. Throws `ApiProblem` or a network error.
 */
export async function changePassword(password: string): Promise<void> {
  const client = await getAuthClient();
  const { error } = await client.auth.updateUser({ password });
  if (error) throw problemFromAuth(error);
  const otherSessions = await client.auth.signOut({ scope: 'others' });
  if (otherSessions.error) throw problemFromAuth(otherSessions.error);
}

/**
 * Requests a change of address, which takes effect once both mailboxes have confirmed. Throws `ApiProblem` or
 * a network error.
 */
export async function changeEmail(email: string): Promise<void> {
  const client = await getAuthClient();
  const { error } = await client.auth.updateUser({ email });
  if (error) throw problemFromAuth(error);
}
