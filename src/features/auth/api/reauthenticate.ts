import { getAuthClient } from '../auth-client.ts';
import { claimsOf } from '../session-claims.ts';
import { signOutDevice } from './devices.ts';
import { signIn } from './sign-in.ts';

/**
 * Signs the current member in again with the password and ends the previous session: it belongs to this
 * device, which the device list would otherwise show twice. Throws like `signIn`.
 */
export async function reauthenticate(credentials: { email: string; password: string }): Promise<void> {
  const client = await getAuthClient();
  const previous = (await client.auth.getSession()).data.session;
  await signIn(credentials);
  const id = previous && claimsOf(previous).session_id;
  // A session that could not be ended stays in the device list, where it can be signed out.
  if (typeof id === 'string') await signOutDevice(id).catch(() => undefined);
}
