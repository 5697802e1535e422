import { authFailure } from '../auth-failure.ts';
import { connectAuth } from '../connection.ts';

/** Signs in with email and password. Throws AuthFailure with the service's sentence. */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  const client = await connectAuth().catch((error: unknown) => {
    throw authFailure(error);
  });
  const { error } = await client.auth.signInWithPassword(credentials);
  if (error) throw authFailure(error);
}
