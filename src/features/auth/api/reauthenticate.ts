import { getAuthClient } from '../auth-client.ts';
import { claimsOf } from '../session-claims.ts';
import { signOutDevice } from './devices.ts';
import { signIn } from './sign-in.ts';

/**
 * Signs in the member who is here already, by her password typed once more. Her session before ends: it was this same device,
 * and the list of devices would show it as another one. Throws like `signIn`.
 */
export async function reauthenticate(credentials: { email: string; password: string }): Promise<void> {
  const client = await getAuthClient();
  const before = (await client.auth.getSession()).data.session;
  await signIn(credentials);
  const id = before && claimsOf(before).session_id;
  // If it can't be ended now, it is one line more in the list, which can be signed out there.
  if (typeof id === 'string') await signOutDevice(id).catch(() => undefined);
}
