import { showToast } from '../../design/toast.ts';
import { AuthFailure, authFailure } from './auth-failure.ts';
import { connectAuth } from './connection.ts';

/** Signs out everywhere, forgets what was read for this member, and says how it went. Never throws. */
export async function signOut(): Promise<void> {
  try {
    const client = await connectAuth();
    const { error } = await client.auth.signOut();
    if (error) throw authFailure(error);
    const { getQueryClient } = await import('../../platform/query.ts');
    getQueryClient().clear();
    await showToast({ title: 'Goodbye!', description: 'You have successfully signed out.' });
  } catch (error) {
    const description = error instanceof AuthFailure ? error.message : 'An unexpected error occurred.';
    await showToast({ title: 'Sign out failed', description, tone: 'destructive' });
  }
}
