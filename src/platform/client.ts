/**
 * How the Supabase client of the page asks. It learns here that a session is over, whichever call was told so: by a 401 (the
 * device was signed out from elsewhere, the password changed), or when the session can't be renewed.
 */
import {
  createClient,
  isAuthRetryableFetchError,
  type Session,
  type SupabaseClient,
} from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import { SESSION_ENDED_EVENT, SESSION_KEY } from './session-key.ts';
import type { PublicSettings } from './settings.ts';

/**
 * Local storage for the session. Left to itself the client tries whether it may write, and on a device without any room it takes
 * everybody for a visitor. A token that finds no room lives as long as the page.
 */
function sessionStorageWithFallback() {
  const here = new Map<string, string>();
  const stored = <T>(act: (storage: Storage) => T): T | null => {
    try {
      return act(window.localStorage);
    } catch {
      return null;
    }
  };
  return {
    getItem: (key: string) => here.get(key) ?? stored((storage) => storage.getItem(key)),
    setItem(key: string, value: string) {
      here.delete(key);
      const kept = stored((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (!kept) here.set(key, value);
    },
    removeItem(key: string) {
      here.delete(key);
      // A session that can't be taken away would be back after a reload: whoever signs out is told.
      if (stored((storage) => storage.getItem(key)) !== null) window.localStorage.removeItem(key);
    },
  };
}

export function makeClient(settings: PublicSettings): SupabaseClient<Database> {
  const url = settings.supabaseUrl ?? window.location.origin;
  const storage = sessionStorageWithFallback();
  const client: SupabaseClient<Database> = createClient<Database>(url, settings.supabaseKey, {
    // Our mails carry a token of their own to /auth/confirm; nothing is read from an address by itself.
    auth: { storageKey: SESSION_KEY, detectSessionInUrl: false, storage },
    global: { fetch: fetchWithRenewal },
  });
  let renewalRefused = false;
  /** Whose account was deleted, where that is why their session could not be renewed. */
  let deletedMember: string | null = null;
  client.auth.onAuthStateChange((event, session) => {
    if (event === 'SIGNED_OUT' && renewalRefused)
      window.dispatchEvent(new CustomEvent(SESSION_ENDED_EVENT, { detail: deletedMember }));
    if (event === 'SIGNED_OUT' || session) {
      renewalRefused = false;
      deletedMember = null;
    }
  });
  return client;

  async function fetchWithRenewal(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const answer = await fetch(input, init);
    if (answer.ok) return answer;
    const { pathname, search } = new URL(String(input), window.location.origin);
    if (pathname.endsWith('/auth/v1/token') && search.includes('refresh_token'))
      return handleRenewalFailure(answer);
    if (pathname.endsWith('/auth/v1/user') && [401, 403].includes(answer.status)) {
      // Not waited for: the client holds its lock while it asks this.
      void renewToken();
      return answer;
    }
    if (answer.status !== 401 || pathname.includes('/auth/v1/')) return answer;
    const token = await renewToken();
    if (token === 'later') return new Response(null, { status: 503 });
    if (token === null) return answer;
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  }

  /**
   * What the service says to renewing a session. The client takes only 502, 503 and 504 for an hour that passes; any trouble of
   * a server is one, and logs no family out.
   */
  async function handleRenewalFailure(answer: Response): Promise<Response> {
    if (answer.status === 429 || answer.status >= 500) return new Response(answer.body, { status: 503 });
    deletedMember = await findDeletedMember();
    renewalRefused = true;
    return answer;
  }

  /**
   * A refused refresh token does not say whether the device was signed out or the account deleted; asking for the user does, as
   * long as the access token has not expired. Past the client, which would take the answer for one more session that is over.
   */
  async function findDeletedMember(): Promise<string | null> {
    try {
      const kept = JSON.parse(storage.getItem(SESSION_KEY) ?? 'null') as Session | null;
      if (!kept) return null;
      const answer = await fetch(`${url}/auth/v1/user`, {
        headers: { apikey: settings.supabaseKey, authorization: `Bearer ${kept.access_token}` },
      });
      const { code, error_code } = (await answer.json()) as { code?: unknown; error_code?: unknown };
      return answer.status === 403 && [code, error_code].includes('user_not_found') ? kept.user.id : null;
    } catch {
      return null;
    }
  }

  /**
   * A new token after one was refused: by a clock that is wrong it was thought good, or it could not be renewed and the call was
   * nobody's. Null for a visitor, and where the session is over: then the client has forgotten it. `later`: nobody can say now.
   */
  async function renewToken(): Promise<string | 'later' | null> {
    const { data: now, error: unknown } = await client.auth.getSession();
    if (unknown && isAuthRetryableFetchError(unknown)) return 'later';
    if (!now.session) return null;
    const { data, error } = await client.auth.refreshSession();
    if (data.session) return data.session.access_token;
    if (isAuthRetryableFetchError(error)) return 'later';
    // Not by itself as long as the token looks good.
    await client.auth.signOut({ scope: 'local' });
    return null;
  }
}
