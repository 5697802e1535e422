import { authFailure } from '../auth-failure.ts';
import { connectAuth } from '../connection.ts';

/** Has a recovery mail sent, if the address has an account: the answer is the same either way. Throws AuthFailure. */
export async function askRecovery(email: string): Promise<void> {
  const client = await connectAuth().catch((error: unknown) => {
    throw authFailure(error);
  });
  const { error } = await client.auth.resetPasswordForEmail(email);
  if (error) throw authFailure(error);
}
