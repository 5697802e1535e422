import { problemFromAuth } from '../../../platform/api-problem.ts';
import { getAuthClient } from '../auth-client.ts';

/**
 * Sets a new password and signs every other device out; our own server has done so by itself, a hosted project has
 * not. Throws `ApiProblem`, or what the network threw.
 */
export async function changePassword(password: string): Promise<void> {
  const client = await getAuthClient();
  const { error } = await client.auth.updateUser({ password });
  if (error) throw problemFromAuth(error);
  const others = await client.auth.signOut({ scope: 'others' });
  if (others.error) throw problemFromAuth(others.error);
}

/** Asks for another address; it changes once both mailboxes have confirmed. Throws `ApiProblem`, or what the network threw. */
export async function changeEmail(email: string): Promise<void> {
  const client = await getAuthClient();
  const { error } = await client.auth.updateUser({ email });
  if (error) throw problemFromAuth(error);
}
