import { ApiProblem, messageFor, problemFromAuth } from '../../../platform/api-problem.ts';
import { getAuthClient } from '../auth-client.ts';
import type { SignUpValues } from '../sign-up-schema.ts';
import { insertProfile } from './insert-profile.ts';
import { whileSigningUp } from './load-profile.ts';

/** The outcomes of a sign-up by the specification; the unexpected one throws. */
export type SignUpOutcome =
  | { kind: 'created' }
  /** The account exists without a profile row; the next sign-in repairs it. */
  | { kind: 'created-without-profile' }
  | { kind: 'already-registered' }
  | { kind: 'refused'; message: string };

/** Creates the account and then its profile row. Throws only on unexpected failures, such as no network. */
export async function signUp(form: SignUpValues): Promise<SignUpOutcome> {
  const client = await getAuthClient();
  const names = {
    first_name: form.firstName,
    last_name: form.lastName,
    adventurer_name: form.adventurerName,
  };
  return whileSigningUp(async () => {
    const { data, error } = await client.auth.signUp({
      email: form.email,
      password: form.password,
      options: { emailRedirectTo: `${window.location.origin}/`, data: names },
    });
    if (error?.message.toLowerCase().includes('already registered')) return { kind: 'already-registered' };
    if (error) return { kind: 'refused', message: messageFor(problemFromAuth(error)) };
    // With email confirmation on, Supabase answers a known address with a user that has no identities.
    if (data.user?.identities?.length === 0) return { kind: 'already-registered' };
    if (!data.user) throw new Error('The account service answered without a user');
    try {
      await insertProfile(client, { user_id: data.user.id, ...names });
      return { kind: 'created' };
    } catch (failure) {
      // Logs the code alone: the message may quote the row.
      console.error('The profile could not be saved:', codeOf(failure));
      return { kind: 'created-without-profile' };
    }
  });
}

const codeOf = (failure: unknown): string => (failure instanceof ApiProblem && failure.code) || 'no code';
