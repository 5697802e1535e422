import { showToast } from '../../design/toast.ts';
import { ApiProblem, messageFor, problemFromAuth } from '../../platform/api-problem.ts';
import { getAuthClient } from './auth-client.ts';

/** Signs out everywhere, forgets what was read for this member, and says how it went. True when it is done. Never throws. */
export async function signOut(): Promise<boolean> {
  try {
    const [client, { getQueryClient }] = await Promise.all([
      getAuthClient(),
      import('../../platform/query.ts'),
    ]);
    // What is being read now would be answered to nobody.
    await getQueryClient().cancelQueries();
    const { error } = await client.auth.signOut();
    if (error) throw problemFromAuth(error);
    getQueryClient().clear();
    await showToast({ title: 'Goodbye!', description: 'You have successfully signed out.' });
    return true;
  } catch (error) {
    const known = error instanceof ApiProblem || !navigator.onLine;
    const description = known ? messageFor(error) : 'An unexpected error occurred.';
    await showToast({ title: 'Sign out failed', description, tone: 'destructive' });
    return false;
  }
}
