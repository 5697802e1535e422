import type { EmailOtpType, Session } from '@supabase/supabase-js';
import { problemFromAuth } from '../../../platform/api-problem.ts';
import { SESSION_KEY } from '../../../platform/session-key.ts';
import { getSettings } from '../../../platform/settings.ts';
import { getAuthClient } from '../auth-client.ts';

/** The kinds of links in our mails. */
export type LinkType = Extract<EmailOtpType, 'signup' | 'recovery' | 'email_change'>;
const TYPES: readonly LinkType[] = ['signup', 'recovery', 'email_change'];

/** Tells whether a URL parameter names a kind of mail that we send. */
export function isLinkType(type: string | null): type is LinkType {
  return TYPES.some((knownType) => knownType === type);
}

/** The result of redeeming a link. */
export type LinkOutcome =
  /** The link opens an account but signs nobody in yet: the reader may not know whose account it is. */
  | {
      readonly kind: 'account';
      readonly email: string;
      readonly enter: () => Promise<void>;
      readonly leave: () => Promise<void>;
    }
  | { readonly kind: 'accepted' }
  /** The other mailbox has to confirm too. */
  | { readonly kind: 'half' };

/**
 * Redeems the link of a mail without touching the current session. Throws `ApiProblem` when the link is
 * spent, expired or unknown, or a network error.
 */
export async function verifyLink(link: { tokenHash: string; type: LinkType }): Promise<LinkOutcome> {
  const [client, detached] = await Promise.all([getAuthClient(), createDetachedClient()]);
  const { data, error } = await detached.auth.verifyOtp({ token_hash: link.tokenHash, type: link.type });
  if (error) throw problemFromAuth(error);
  const { session } = data;
  if (link.type === 'email_change') {
    // A change of address does not sign anyone in; a current session is refreshed to carry the new address.
    if (session) await detached.auth.signOut({ scope: 'local' });
    if (!session && !data.user?.id) return { kind: 'half' };
    const current = await client.auth.getSession();
    if (current.data.session) await client.auth.refreshSession();
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

/** Creates a client that stores nothing and notifies no other tab. */
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
