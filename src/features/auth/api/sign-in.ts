import { problemFromAuth } from '../../../platform/api-problem.ts';
import { getAuthClient } from '../auth-client.ts';

/** Signs in with email and password. Throws `ApiProblem` with the service's message, or a network error. */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  const client = await getAuthClient();
  const { error } = await client.auth.signInWithPassword(credentials);
  if (error) throw problemFromAuth(error);
}
