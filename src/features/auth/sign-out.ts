import { showToast } from '../../design/toast.ts';
import { AuthFailure, authFailure } from './auth-failure.ts';
import { connectAuth } from './connection.ts';

/** Signs out everywhere, forgets what was read for this member, and says how it went. Never throws. */
export async function signOut(): Promise<void> {
  try {
    const [client, { getQueryClient }] = await Promise.all([
      connectAuth(),
      import('../../platform/query.ts'),
    ]);
    // What is being read now would be answered to nobody.
    await getQueryClient().cancelQueries();
    const { error } = await client.auth.signOut();
    if (error) throw authFailure(error);
    getQueryClient().clear();
    await showToast({ title: 'Goodbye!', description: 'You have successfully signed out.' });
  } catch (error) {
    const description = error instanceof AuthFailure ? error.message : 'An unexpected error occurred.';
    await showToast({ title: 'Sign out failed', description, tone: 'destructive' });
  }
}
