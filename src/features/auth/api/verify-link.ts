import type { EmailOtpType, Session } from '@supabase/supabase-js';
import { problemFromAuth } from '../../../platform/api-problem.ts';
import { SESSION_KEY } from '../../../platform/session-key.ts';
import { getSettings } from '../../../platform/settings.ts';
import { getAuthClient } from '../auth-client.ts';

/** Kinds of mails we send; a link of any other kind is nobody's. */
export type LinkType = Extract<EmailOtpType, 'signup' | 'recovery' | 'email_change'>;
const TYPES: readonly LinkType[] = ['signup', 'recovery', 'email_change'];

/** Whether a word from an address names a kind of mail we send. */
export function isLinkType(type: string | null): type is LinkType {
  return TYPES.some((known) => known === type);
}

/** What a link has done. */
export type LinkOutcome =
  /** It opens an account, which nobody is signed in to yet: whoever follows a link may not know whose it is. */
  | {
      readonly kind: 'account';
      readonly email: string;
      readonly enter: () => Promise<void>;
      readonly leave: () => Promise<void>;
    }
  | { readonly kind: 'accepted' }
  /** Another mailbox has to confirm too. */
  | { readonly kind: 'half' };

/**
 * Uses the link of a mail, beside whoever is signed in here. Throws `ApiProblem` when it is spent, expired or
 * unknown, or what the network threw.
 */
export async function verifyLink(link: { tokenHash: string; type: LinkType }): Promise<LinkOutcome> {
  const [client, detached] = await Promise.all([getAuthClient(), createDetachedClient()]);
  const { data, error } = await detached.auth.verifyOtp({ token_hash: link.tokenHash, type: link.type });
  if (error) throw problemFromAuth(error);
  const { session } = data;
  if (link.type === 'email_change') {
    // A change of address signs nobody in; who is signed in already learns the new one.
    if (session) await detached.auth.signOut({ scope: 'local' });
    if (!session && !data.user?.id) return { kind: 'half' };
    const here = await client.auth.getSession();
    if (here.data.session) await client.auth.refreshSession();
    return { kind: 'accepted' };
  }
  if (!session) return { kind: 'accepted' };
  return {
    kind: 'account',
    email: session.user.email ?? '',
    enter: () => enter(session),
    leave: async () => {
      await detached.auth.signOut({ scope: 'local' });
    },
  };

  async function enter({ access_token, refresh_token }: Session): Promise<void> {
    const entered = await client.auth.setSession({ access_token, refresh_token });
    if (entered.error) throw problemFromAuth(entered.error);
  }
}

/** A client that remembers nothing and tells no other tab. */
async function createDetachedClient() {
  const [{ createClient }, settings] = await Promise.all([import('@supabase/supabase-js'), getSettings()]);
  return createClient(settings.supabaseUrl ?? window.location.origin, settings.supabaseKey, {
    auth: {
      storageKey: `${SESSION_KEY}-aside`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
}
