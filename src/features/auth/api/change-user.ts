import { authFailure } from '../auth-failure.ts';
import { connectAuth } from '../connection.ts';

/**
 * Sets a new password and signs every other device out; our own server has done so by itself, a hosted project has
 * not. Throws AuthFailure.
 */
export async function changePassword(password: string): Promise<void> {
  const client = await connectAuth();
  const { error } = await client.auth.updateUser({ password });
  if (error) throw authFailure(error);
  const others = await client.auth.signOut({ scope: 'others' });
  if (others.error) throw authFailure(others.error);
}

/** Asks for another address; it changes once both mailboxes have confirmed. Throws AuthFailure. */
export async function changeEmail(email: string): Promise<void> {
  const client = await connectAuth();
  const { error } = await client.auth.updateUser({ email });
  if (error) throw authFailure(error);
}
