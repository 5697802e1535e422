import { showToast } from '../../design/toast.ts';
import { ApiProblem, messageFor, problemFromAuth } from '../../platform/api-problem.ts';
import { getAuthClient } from './auth-client.ts';

/**
 * Signs out everywhere, clears the query cache and shows the outcome as a toast. Returns whether it
 * succeeded; never throws.
 */
export async function signOut(): Promise<boolean> {
  try {
    const [client, { getQueryClient }] = await Promise.all([
      getAuthClient(),
      import('../../platform/query.ts'),
    ]);
    // Cancels requests in flight, whose results would belong to no session.
    await getQueryClient().cancelQueries();
    const { error } = await client.auth.signOut();
    if (error) throw problemFromAuth(error);
    getQueryClient().clear();
    await showToast({ title: 'Goodbye!', description: 'You have successfully signed out.' });
    return true;
  } catch (error) {
    const isExpected = error instanceof ApiProblem || !navigator.onLine;
    const description = isExpected ? messageFor(error) : 'An unexpected error occurred.';
    await showToast({ title: 'Sign out failed', description, tone: 'destructive' });
    return false;
  }
}
